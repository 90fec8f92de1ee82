"""What is on disk when the program ends, in any way, and what the next start does with it."""
import time

import record
from scenario import change_event, contents, effective_in, EFFECTIVE_MOVE, files, keys, Scenario, SEED


class Saved(Scenario):
    def test_closed_by_its_key_it_goes_on_where_it_was(self):
        self.check_goes_on(lambda game: game.press("ctrl+q"))

    def test_closed_by_the_window_manager_it_goes_on_where_it_was(self):
        self.check_goes_on(lambda game: self.desktop.run("wmctrl", "-i", "-c", game.window))

    def check_goes_on(self, close):
        game = self.play_moves(9)
        picture, saved = game.picture("before"), record.without_pause(game.journal.read_bytes())
        close(game)
        game.ended()
        again = self.play()
        self.assertEqual(saved, record.without_pause(again.journal.read_bytes()))
        self.assert_same_picture(picture, again.picture("after"))
        again.press("u")
        again.trace.expect(r"undo ply 8 score \d+")
        self.assertEqual(10, len(again.events()))
        self.assert_record_is_good(again)

    def test_undo_and_redo_reach_over_a_new_start(self):
        game = self.play_moves(3)
        game.press("u", "u")
        game.trace.expect("undo ply 1 .*")
        game.quit()
        again = self.play()
        again.press("y", "y", "u", "u", "u")
        for answer in ("redo ply 2", "redo ply 3", "undo ply 2", "undo ply 1", "undo ply 0"):
            again.trace.expect(f"{answer} .*")

    def test_killed_in_the_middle_of_a_burst_it_has_lost_no_move(self):
        game = self.play(*SEED)
        burst = self.desktop.start("xdotool", "key", "--delay", "4", *["Left", "Down", "Right", "Up"] * 50)
        for _ in range(30):
            game.trace.expect(EFFECTIVE_MOVE)
        game.kill()
        self.assertEqual(0, burst.wait(20))
        printed = [move.split()[0][0] for move in effective_in(game)]
        self.assertEqual(printed, [event[0] for event in game.events()][:len(printed)])
        self.assert_record_is_good(game)
        saved = len(game.events())
        again = self.play()
        again.press("u")
        again.trace.expect(f"undo ply {saved - 1} .*")

    def test_the_time_played_leaves_out_what_the_menu_and_another_window_took(self):
        begun = time.monotonic()
        game = self.play(*SEED)
        moves = keys(record.effective_moves(self.program, SEED, 4))
        game.press(*moves[:2], delay_ms=200)
        game.press("Escape")
        game.trace.expect("screen menu")
        paused = time.monotonic()
        first, lines = record.time_played(game.journal)
        self.assertGreaterEqual(first, 200)
        self.assertGreaterEqual(lines, 2)  # the start of the clock and the pause
        game.trace.during(1.5)
        game.press("Escape")
        game.trace.expect("overlay none")
        pause = (time.monotonic() - paused) * 1000
        game.press(*moves[2:], delay_ms=200)
        window, _ = self.desktop.other_window()
        self.desktop.activate(window)
        game.trace.expect("focus lost")
        second, _ = record.time_played(game.journal)
        self.assertGreaterEqual(second, first + 200)
        game.trace.during(1.5)
        game.activate()
        game.quit()
        whole, _ = record.time_played(game.journal)
        self.assertLess(whole, (time.monotonic() - begun) * 1000 - pause - 1500)
        line, status = record.verify(self.program, game.journal)
        self.assertEqual(0, status, line)
        self.assertTrue(line.endswith(f", time {whole // 60000}:{whole // 1000 % 60:02}.{whole % 1000:03}"), line)

    def test_a_torn_tail_is_dropped(self):
        game = self.play_moves(5)
        events = game.events()
        game.quit()
        game.journal.write_bytes(record.without_pause(game.journal.read_bytes())[:-3])
        again = self.play()
        self.assert_shows_the_record(again)
        again.press("u")
        again.trace.expect("undo ply 3 .*")
        self.assertEqual([*events[:4], "z"], again.events())
        again.quit()
        self.assert_record_is_good(again)

    def test_a_damaged_record_is_set_aside_and_its_good_part_goes_on(self):
        game = self.play_moves(6)
        events = game.events()
        game.quit()
        damaged = change_event(game.journal, at=3)
        again = self.play()
        self.assertIn(damaged, contents(again.data))
        self.assertEqual(events[:3], again.events())
        self.assert_record_is_good(again)
        again.press("Left", "Down", "Right", "Up")
        self.assertEqual(4, len(again.moves()))
        again.quit()
        self.assertIn(damaged, contents(again.data))

    def test_a_file_that_is_not_a_record_is_kept_and_the_game_starts(self):
        data = self.desktop.folder / "data"
        data.mkdir()
        foreign = b"\x89not a game\n\x00\xff" * 50
        (data / "game.twofold").write_bytes(foreign)
        game = self.play()
        game.press("Left", "Down", "Right", "Up")
        self.assertEqual(4, len(game.moves()))
        game.quit()
        self.assertIn(foreign, contents(data))

    def test_a_second_window_does_not_write_to_the_files_of_the_first(self):
        first = self.play_moves(4)
        window, _ = self.desktop.other_window()
        self.desktop.activate(window)
        first.trace.expect("focus lost")  # and with it the time played until now is written
        before = files(first.data)
        second = self.play()
        second.press("Left", "Down", "Right", "Up", "n", "Left", "Down", "u")
        self.assertEqual(6, len(second.moves()))
        second.quit()
        self.assertEqual(before, {path: data for path, data in files(first.data).items() if path in before})
        first.activate()
        first.press("u")
        first.trace.expect("undo ply 3 .*")
        self.assertEqual(5, len(first.events()))
        self.assert_record_is_good(first)
