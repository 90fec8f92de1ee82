"""Games from beginning to end: screens, overlays, replays, and the whole walk by each pair of hands."""
from pathlib import Path

import record
import walk
from harness import moves_in
from scenario import directions, drag_move, keys, RECORDS, Scenario, SEED, SMALL, SMALL_LOST


class Overlay(Scenario):
    def test_a_won_game_shows_its_overlay_as_the_record_does(self):
        game, _ = self.play_to("won", SMALL)
        self.assertLessEqual({"keep-going", "overlay-new", "overlay-undo", "overlay-watch"}, set(game.places))
        self.assert_shows_the_record(game)

    def test_a_lost_game_shows_its_overlay_as_the_record_does(self):
        game, _ = self.play_to("over", SMALL_LOST)
        self.assertLessEqual({"overlay-new", "overlay-undo", "overlay-watch"}, set(game.places))
        self.assertNotIn("keep-going", game.places)
        self.assert_shows_the_record(game)

    def test_keep_going_is_what_enter_does_and_the_next_arrow_moves(self):
        game, _ = self.play_to("won", SMALL)
        game.press("Return")
        game.trace.expect("keep-going")
        game.trace.expect("overlay none")
        game.press("Left", "Right")
        self.assertEqual(["left", "right"], directions(game.moves()))
        self.assertEqual(1, game.events().count("k"))

    def test_all_of_a_won_overlay_is_reached_by_keys(self):
        answers = [self.answer_by_keys("won", SMALL, tabs, accept) for tabs, accept in
                   ((0, "Return"), (1, "space"), (2, "Return"), (3, "Return"))]
        self.assertEqual(["keep-going", "new", "replay", "undo"], sorted(answers))

    def test_all_of_a_lost_overlay_is_reached_by_keys(self):
        answers = [self.answer_by_keys("over", SMALL_LOST, tabs, "Return") for tabs in (0, 1, 2)]
        self.assertEqual(["new", "replay", "undo"], sorted(answers))

    def answer_by_keys(self, state, rules, tabs, accept):
        """What the overlay's control does that is this many tabs from the first one."""
        game, _ = self.play_to(state, rules, data=self.desktop.folder / f"data-{tabs}")
        game.press(*["Tab"] * tabs, accept)
        answer = game.trace.expect("(keep-going|new|undo|replay).*")[1]
        if answer == "replay":
            game.press("Escape")
        game.trace.expect(f"overlay {state if answer == 'replay' else 'none'}")
        game.quit()
        return answer

    def test_under_an_overlay_the_board_does_not_move(self):
        game, _ = self.play_to("won", SMALL)
        game.press("Left", "Right", "Up", "Down", "d", "a")
        game.drag((40, 0), (90, 0))
        self.assertEqual([], moves_in(game.quit()))

    def test_a_won_game_is_answered_by_mouse_alone(self):
        for name, answer in (("keep-going", "keep-going"), ("overlay-new", "new seed .*"),
                             ("overlay-undo", "undo ply .*")):
            game, _ = self.play_to("won", SMALL, drag_move, data=self.desktop.folder / name)
            game.click(name)
            game.trace.expect(answer)
            game.trace.expect("overlay none")
            game.quit()

    def test_a_lost_game_is_undone_by_mouse_and_lost_again_by_the_same_move(self):
        game, last = self.play_to("over", SMALL_LOST, drag_move)
        game.click("overlay-undo")
        game.trace.expect("undo ply .*")
        game.trace.expect("overlay none")
        drag_move(game, last)
        game.trace.expect("overlay over")
        game.trace.expect("button overlay-new .*")
        game.rest()
        game.click("overlay-new")
        game.trace.expect("new seed .*")
        game.trace.expect("overlay none")

    def test_a_lost_game_is_undone_by_the_undo_key(self):
        game, _ = self.play_to("over", SMALL_LOST)
        game.press("u")
        game.trace.expect("undo ply .*")
        game.trace.expect("overlay none")

    def test_a_win_is_said_once_also_after_a_new_start(self):
        game, _ = self.play_to("won", SMALL)
        game.press("Return")
        game.trace.expect("overlay none")
        game.quit()
        again = self.play()
        self.assertNotIn("overlay won", again.quit() + again.trace.seen)


    def test_a_lost_game_is_still_lost_after_a_new_start(self):
        game, _ = self.play_to("over", SMALL_LOST)
        picture = game.picture("before")
        game.quit()
        again = self.play()
        self.assertIn("overlay over", again.trace.seen)
        self.assert_same_picture(picture, again.picture("after"))
        again.press("u")
        again.trace.expect("undo ply .*")
        again.trace.expect("overlay none")


class WalkByKeys(walk.ByKeys, Scenario):
    def test_a_game_from_its_seed_to_another_window_by_keys_alone(self):
        self.walk()

    def test_the_daily_game_of_two_dates_by_keys_alone(self):
        self.play_the_daily_game_of_two_dates()


class WalkInChinese(walk.ByKeys, Scenario):
    options = ("--lang", "zh-CN", "--theme", "colorblind", "--motion", "reduced")

    def begin(self, **more):
        game = super().begin(**more)
        for setting in ("language zh-CN", "theme colorblind", "motion reduced"):
            self.assertIn(f"setting {setting}", game.trace.seen)
        return game

    def test_a_game_from_its_seed_to_another_window_in_chinese_colour_blind_safe_with_reduced_motion(self):
        self.walk()

    def test_the_daily_game_of_two_dates_in_chinese_colour_blind_safe_with_reduced_motion(self):
        self.play_the_daily_game_of_two_dates()


class WalkByPad(walk.ByPad, Scenario):
    def test_a_game_from_its_seed_to_another_window_by_a_pad_alone(self):
        self.walk()

    def test_the_daily_game_of_two_dates_by_a_pad_alone(self):
        self.play_the_daily_game_of_two_dates()


class WalkByMouse(walk.ByPointer, Scenario):
    def test_a_game_from_its_seed_to_another_window_by_mouse_alone(self):
        self.walk()

    def test_the_daily_game_of_two_dates_by_mouse_alone(self):
        self.play_the_daily_game_of_two_dates()


class WalkByTouch(walk.ByTouch, Scenario):
    def test_a_game_from_its_seed_to_another_window_by_touch_alone(self):
        self.walk()

    def test_the_daily_game_of_two_dates_by_touch_alone(self):
        self.play_the_daily_game_of_two_dates()


class Screens(Scenario):
    LOOK_AROUND = ("Down", "Down", "Tab", "Next", "End", "Up", "Prior", "Home", "Tab", "shift+Tab")
    OF_MENU = {"new-game": "row-2", "history": "row-3", "records": "row-4", "daily": "row-5", "settings": "row-6",
               "help": "row-8", "about": "row-9", "statistics": "row-11"}

    def open(self, game, row, screen):
        game.press(*["Tab"] * game.rows.index(row), "Return")
        game.trace.until(f"screen {screen}")
        game.press(*self.LOOK_AROUND)

    def back_to(self, game, answer):
        game.press("Escape")
        game.trace.until(answer)

    def test_looking_at_all_screens_of_the_menu_by_keys_leaves_the_record_alone(self):
        game = self.play_moves(6)
        picture, before = game.picture("before"), record.without_pause(game.journal.read_bytes())
        for screen, row in self.OF_MENU.items():
            game.press("Escape")
            game.trace.until("screen menu")
            self.open(game, row, screen)
            if screen == "new-game":
                game.press("Home")
                self.open(game, "row-6", "seed")
                self.back_to(game, "screen new-game")
            self.back_to(game, "screen menu")
            self.back_to(game, "overlay none")
        game.still()
        self.assertEqual(before, record.without_pause(game.journal.read_bytes()))
        self.assert_same_picture(picture, game.picture("after"))
        game.press(*keys(record.effective_moves(self.program, SEED, 7)[6:]))
        game.trace.expect(r"move \w+ effective ply 7 .*")

    def test_a_seed_is_typed_digit_by_digit(self):
        game = self.play(*SEED)
        game.press("Escape", "Down", "Return")
        game.trace.until("screen new-game")
        game.press(*["Tab"] * game.rows.index("row-6"), "2", "KP_0", "6", "BackSpace", "5", "Return")
        game.trace.until("screen seed")
        game.trace.until("screen new-game")
        game.press("Down", "Return")
        game.trace.expect("new seed 205 ply 0 score 0")
        self.assertIn("seed 205\n", game.journal.read_text())

    def test_a_game_is_saved_as_a_file_of_its_own(self):
        game = self.play_moves(5)
        downloads = self.desktop.folder / "Downloads"
        downloads.mkdir()
        paths = []
        game.press("Escape")
        game.trace.until("screen menu")
        game.press(*["Tab"] * game.rows.index("row-4"), "Return")
        game.trace.until("screen records")
        game.press(*["Tab"] * game.rows.index("row--2"))
        for _ in range(2):
            game.press("Return")
            paths.append(Path(game.trace.expect("saved-as (.*)")[1]))
        self.assertEqual(2, len(set(paths)))
        for path in paths:
            self.assertEqual(downloads, path.parent)
            self.assertEqual(game.journal.read_bytes(), path.read_bytes())
            self.assertRegex(path.name, r"^Twofold \d{4}-\d\d-\d\d 4x4 \d+( \(2\))?\.twofold$")
        game.quit()
        again = self.play(paths[0], data=self.desktop.folder / "other")
        self.assertTrue(any(line.startswith("replay ply 0 of 5 ") for line in again.trace.seen), again.trace.seen)


class OpenGames(Scenario):
    """A game in progress for each rule set, and what all of them come to."""
    WIDE = ("--size", "3x5", "--seed", "7")

    def plies_at_start(self, *options):
        game = self.play(*options)
        game.press("Left", "Up", "Right", "Down")
        lines = game.quit()
        return max(int(line.split(" ply ")[1].split()[0]) for line in lines if line.startswith("move "))

    def test_each_size_goes_on_where_it_was_by_option_and_by_menu(self):
        wide = self.plies_at_start(*self.WIDE)
        square = self.plies_at_start(*SEED)
        self.assertGreater(self.plies_at_start("--size", "3x5"), wide)
        game = self.play()
        game.press("Escape", "Down", "Return")
        game.trace.until("screen new-game")
        game.press("Down", "Left", "Return")  # from 3x5 to 4x4
        game.trace.until("button row-8 .*")
        game.press(*["Tab"] * game.rows.index("row-8"), "Return")
        game.trace.expect(rf"resume ply {square} score \d+")
        game.press("Left", "Up", "Right", "Down")
        self.assertTrue(game.moves())

    def test_the_statistics_are_saved_as_a_table(self):
        self.plies_at_start(*self.WIDE)
        game = self.play(*SEED)
        (self.desktop.folder / "Downloads").mkdir()
        game.press("Escape")
        game.trace.until("screen menu")
        game.press(*["Tab"] * game.rows.index("row-11"), "Return")
        game.trace.until("screen statistics")
        game.press("End", "Return")
        table = Path(game.trace.expect("saved-as (.*)")[1])
        self.assertEqual(self.desktop.folder / "Downloads", table.parent)
        header, *rows = table.read_text().splitlines()
        self.assertEqual(1, len(rows))
        row = dict(zip(header.split(","), rows[0].split(",")))
        self.assertEqual(("3x5-2048-10", "open"), (row["rules"], row["end"]))


class Replay(Scenario):
    SPEEDS_TO_16 = 4

    def watch(self, file):
        game = self.play(file, data=self.desktop.folder / "other")
        for _ in range(self.SPEEDS_TO_16):
            game.click("speed")
        return game

    def play_to_the_end(self, game, plies):
        """What the replay says of the board that it ends on: score, largest tile, moves, and the board itself."""
        game.click("play")
        return game.trace.expect(rf"replay ply {plies} of {plies} score (\d+) largest (\S+) moves (\d+) board (.*)",
                                 deadline_s=60).groups()

    def assert_verified(self, file, score, largest, moves):
        line, status = record.verify(self.program, file)
        self.assertEqual((f"{file}: ok, score {score}, largest {largest}, moves {moves}", 0),
                         (line.split(", time ")[0], status))

    def test_a_whole_record_at_speed_16_ends_on_the_board_of_the_game(self):
        moves = 100
        game = self.play_moves(moves)
        file = self.desktop.folder / "whole.twofold"
        file.write_bytes(game.journal.read_bytes())
        game.quit()
        *verdict, board = self.play_to_the_end(self.watch(file), moves)
        self.assert_verified(file, *verdict)
        played = record.text(self.program, SEED, record.effective_moves(self.program, SEED, moves))[-1]["board"]
        self.assertEqual("/".join(" ".join(str(2 ** tile if tile else 0) for tile in row) for row in played), board)

    def test_the_last_moves_of_a_long_record_at_speed_16_end_on_its_board(self):
        file = RECORDS / "made_2048.twofold"
        game = self.watch(file)
        game.press("End")
        plies = int(game.trace.expect(r"replay ply ([1-9]\d*) of \1 .*")[1])
        game.press(*["Left"] * 40)
        game.trace.until(f"replay ply {plies - 40} of {plies} .*")
        *verdict, _ = self.play_to_the_end(game, plies)
        self.assert_verified(file, *verdict)
