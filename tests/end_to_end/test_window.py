"""The window: starting, sizes, sounds, settings and texts."""
import fcntl
import itertools
import os
import re

import record
from harness import differing_pixels
from scenario import directions, EFFECTIVE_MOVE, keys, Scenario, SEED, THEMES


class Start(Scenario):
    def test_a_start_shows_a_window_with_the_picture_of_the_record(self):
        game = self.play(*SEED)
        self.assertEqual("software", game.renderer)
        self.assertIn("Map State: IsViewable", self.desktop.run("xwininfo", "-id", game.window))
        self.assertLessEqual({"undo", "redo", "new", "menu", "board"}, set(game.places))
        self.assert_shows_the_record(game)

    def test_the_window_has_the_size_and_theme_that_were_asked_for(self):
        game = self.play("--window", "480x854", "--theme", "dark", *SEED)
        self.assertEqual((480, 854), game.size)
        self.assert_same_picture(game.picture("window"), game.shot("shot", theme="dark"))

    def test_a_finished_slide_leaves_the_picture_of_the_record(self):
        self.assert_shows_the_record(self.play_moves(6))

    def test_the_theme_changes_by_its_key(self):
        game = self.play(*SEED)
        game.press("t")
        game.trace.expect("theme dark")
        game.trace.expect(r"frame \d+")
        self.assert_same_picture(game.picture("window"), game.shot("shot", theme="dark"))

    def test_the_theme_is_the_same_after_a_new_start(self):
        game = self.play(*SEED)
        game.press("t")
        game.trace.expect("theme dark")
        game.quit()
        again = self.play()
        self.assert_same_picture(again.picture("window"), again.shot("shot", theme="dark"))

    def test_a_theme_of_the_players_own_is_there_at_the_start_and_a_bad_one_is_refused(self):
        themes = self.desktop.folder / "data" / "themes"
        themes.mkdir(parents=True)
        dark = (THEMES / "dark.toml").read_text()
        (themes / "moor.toml").write_text(dark.replace('"#14161c"', '"#0a2018"'))
        game = self.play("--theme", "moor", *SEED)
        self.assert_same_picture(game.picture("window"), game.shot("shot", theme="moor"))
        from_dark = differing_pixels(self.desktop, game.shot("moor", theme="moor"), game.shot("dark", theme="dark"))
        self.assertLess(0, from_dark)
        game.quit()
        (themes / "bad.toml").write_text('name = "Bad')
        again = self.play("--theme", "moor")
        refusals = [line for line in again.trace.seen if line.startswith("twofold: ")]
        self.assertEqual(1, len(refusals), refusals)
        self.assertRegex(refusals[0], "^twofold: themes/bad.toml:1: .")

    def test_at_rest_nothing_is_drawn_and_no_processor_time_used(self):
        game = self.play_moves(1)
        before = game.processor_ticks()
        self.assertEqual([], [line for line in game.trace.during(10) if line != "rest"])
        # Of a thousand; on a busy machine the writing to disk after the move may fall into some.
        self.assertLessEqual(game.processor_ticks() - before, 3)


class FirstRun(Scenario):
    def test_a_hint_is_there_for_three_moves_and_never_again(self):
        game = self.play()
        hidden, shown = game.shot("shot"), game.picture("window")
        self.assertLess(0, differing_pixels(self.desktop, shown, hidden))
        effective = 0
        for key in itertools.cycle(("Left", "Down", "Right", "Up")):
            game.press(key)
            effective += game.trace.expect(r"move \w+ (\w+) .*")[1] == "effective"
            game.rest()
            if effective == 3:
                break
        game.still()
        self.assert_shows_the_record(game)
        game.quit()
        again = self.play()
        again.still()
        self.assert_shows_the_record(again)


class Window(Scenario):
    def test_f11_fills_the_screen_and_brings_the_size_back(self):
        self.check_full_screen("F11")

    def test_alt_enter_fills_the_screen_and_brings_the_size_back(self):
        self.check_full_screen("alt+Return")

    def check_full_screen(self, key):
        game = self.play_moves(4)
        before, (width, height) = game.picture("before"), game.size
        game.press(key)
        game.trace.expect("window 1600x1200 density 1 fullscreen")
        game.still()
        self.assert_shows_the_record(game, "full")
        game.press(key)
        game.trace.expect(f"window {width}x{height} density 1 windowed")
        game.still()
        self.assert_same_picture(before, game.picture("after"))
        self.assertEqual(4, len(game.events()))

    def test_a_maximised_window_is_maximised_again_after_full_screen(self):
        game = self.play_moves(2)
        width, height = game.maximize()
        game.press("F11")
        game.trace.expect("window 1600x1200 .* fullscreen")
        game.settle()
        game.press("F11")
        game.trace.until(f"window {width}x{height} density 1 windowed")
        game.still()
        self.assertTrue(game.maximized())
        self.assert_shows_the_record(game)

    def test_it_starts_in_full_screen_when_asked_to(self):
        game = self.play("--fullscreen", *SEED)
        game.still()
        self.assertEqual((1600, 1200), game.size)
        self.assert_shows_the_record(game, "full")
        game.press("F11")
        game.trace.expect("window .* windowed")
        game.still()
        self.assert_shows_the_record(game)
        self.assertEqual([], [line for line in game.trace.seen if line.startswith("twofold: ")])

    def test_full_screen_in_the_middle_of_a_slide_keeps_the_game(self):
        game = self.play_moves(2)
        move, = record.effective_moves(self.program, SEED, 3)[2:]
        game.press(record.KEY_OF[move], "F11")
        game.trace.expect(EFFECTIVE_MOVE)
        self.assertNotIn("rest", game.trace.until("window 1600x1200 .* fullscreen"))
        game.rest()
        self.assertEqual(3, len(game.events()))
        self.assert_shows_the_record(game)

    def test_a_resize_in_the_middle_of_a_slide_ends_in_the_picture_of_that_size(self):
        sizes = [(320, 480), (480, 854), (854, 480), (1280, 800), (700, 700), (540, 600)]
        moves = record.effective_moves(self.program, SEED, len(sizes))
        game = self.play(*SEED)
        self.desktop.xdotool("windowmove", "--sync", game.window, 10, 30)  # room to grow
        for move, (width, height) in zip(moves, sizes):
            game.press(record.KEY_OF[move])
            game.trace.expect(f"move {move} effective .*")
            self.desktop.xdotool("windowsize", game.window, width, height)
            self.assertNotIn("rest", game.trace.until(f"window {width}x{height} density 1 windowed"))
            game.rest()
            self.assert_shows_the_record(game, f"{width}x{height}")
        self.assertEqual(len(sizes), len(game.events()))

    def test_losing_the_focus_drops_a_held_drag(self):
        game = self.play(*SEED)
        game.hold_mouse((90, 0))
        window, _ = self.desktop.other_window()
        self.desktop.activate(window)
        game.trace.expect("focus lost")
        self.desktop.xdotool("mouseup", "1")
        game.activate()
        self.assertEqual([], game.moves())
        game.press("Right")
        self.assertEqual(["right"], directions(game.moves()))

    def test_minimised_it_is_quiet_and_comes_back_as_it_was(self):
        game = self.play_moves(3)
        before = game.picture("before")
        game.hold_mouse((90, 0))
        self.desktop.xdotool("windowminimize", game.window)
        game.trace.expect("focus lost")
        self.desktop.wait_until_active("0x0")  # none is
        self.desktop.xdotool("mouseup", "1")
        ticks = game.processor_ticks()
        self.assertLess(len([line for line in game.trace.during(1.5) if line.startswith("frame")]), 3)
        self.assertLessEqual(game.processor_ticks() - ticks, 3)
        game.activate()
        self.assertEqual([], game.moves())
        game.still()
        self.assert_same_picture(before, game.picture("after"))

    def test_a_key_released_elsewhere_is_not_stuck(self):
        game = self.play(*SEED)
        self.desktop.xdotool("keydown", "Right")
        game.trace.expect("move right .*")
        window, _ = self.desktop.other_window()
        self.desktop.activate(window)
        game.trace.expect("focus lost")
        self.desktop.xdotool("keyup", "Right")
        game.activate()
        game.press("Right", "Left")
        self.assertEqual(["right", "left"], directions(game.moves()))


class Sound(Scenario):
    OPENED = "CRITICAL:  Writing to file .*"  # what SDL says of its device that is a file

    def play_into_file(self, *options):
        """A game of one move whose device is a file, and that file."""
        file = self.desktop.folder / "heard"
        game = self.play(*SEED, *options, environment={"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(file)})
        self.assertFalse(file.exists(), "the device is opened before there is a sound")
        game.press(*keys(record.effective_moves(self.program, SEED, 1)))
        return game, file

    def test_a_move_is_heard(self):
        game, file = self.play_into_file()
        game.trace.until(self.OPENED)
        game.press("u", "y")
        game.trace.until("redo .*")
        game.rest()
        game.quit()
        self.assertTrue(any(file.read_bytes()), "all that is heard is silence")

    def test_with_the_volume_at_0_no_device_is_opened(self):
        game, file = self.play_into_file("--volume", 0)
        lines = game.trace.until(EFFECTIVE_MOVE) + game.trace.until("rest") + game.quit()
        self.assertEqual([], [line for line in lines if "CRITICAL" in line])
        self.assertFalse(file.exists())

    def test_without_a_device_it_says_so_once_and_plays_on(self):
        game = self.play(*SEED, environment={"SDL_AUDIODRIVER": "none-such"})
        moves = keys(record.effective_moves(self.program, SEED, 6))
        game.press(*moves[:1])
        game.trace.until("twofold: no sound: .*")
        game.press(*moves[1:])
        lines = game.trace.until(r"move \w+ effective ply 6 .*") + game.trace.until("rest") + game.quit()
        self.assertEqual([], [line for line in lines if line.startswith("twofold:")])


class Settings(Scenario):
    # What is pressed on each row after the first, in order, and the setting that it makes. The window is started with
    # the software renderer.
    CHANGES = (("Left", "language zh-CN"), ("Right", "large_text true"), ("Left", "motion reduced"),
               ("Right", "speed 2"), ("Right", "swipe eager"), ("Right", "key_repeat true"), ("Right", "volume 40"),
               ("Right", "rumble false"), ("Right", "fullscreen true"), ("Left", "renderer auto"),
               ("Right", "captions true"), ("Right", "show_clock true"))

    VALUES = {"theme": ("dark", "high-contrast", "colorblind", "lagoon"), "language": ("zh-CN",), "large_text": (True,),
              "motion": ("full", "reduced"), "speed": ("0.5", "2", "off"), "swipe": ("eager",), "key_repeat": (True,),
              "volume": (0, 100), "rumble": (False,), "fullscreen": (True,), "captions": (True,)}

    def test_with_each_setting_at_each_value_the_game_starts_plays_and_rests_without_drawing(self):
        settings = self.desktop.folder / "data" / "settings.toml"
        settings.parent.mkdir()
        moves = keys(record.effective_moves(self.program, SEED, 2))
        for key, values in self.VALUES.items():
            for value in values:
                with self.subTest(key=key, value=value):
                    text = f'"{value}"' if isinstance(value, str) else str(value).lower()
                    settings.write_text(f"{key} = {text}\n")
                    game = self.play(*SEED)
                    game.press(*moves)
                    game.trace.expect(r"move \w+ effective ply 2 .*")
                    if value != "off":
                        game.rest()
                    game.still()
                    before = game.processor_ticks()
                    self.assertEqual([], [line for line in game.trace.during(0.7) if line != "rest"])
                    self.assertLessEqual(game.processor_ticks() - before, 2)
                    self.assertIn(f"setting {key} " + text.replace('"', ""), game.trace.seen)
                    game.quit()
                    for left in settings.parent.glob("*.twofold"):
                        left.unlink()

    def open_settings(self, game):
        game.press("Escape")
        game.trace.expect("screen menu")
        game.press(*["Tab"] * game.rows.index("row-6"), "Return")
        game.trace.expect("screen settings")

    def settings_of(self, game):
        """What has been said of the settings that are not as usual."""
        return {line.removeprefix("setting ") for line in game.trace.seen if line.startswith("setting ")}

    def test_each_setting_is_changed_by_keys_at_once_and_holds_after_a_new_start(self):
        game = self.play(*SEED)
        self.assertEqual({"renderer software"}, self.settings_of(game))
        self.open_settings(game)
        game.press("Return")
        game.trace.expect("screen themes")
        game.press("Down", "Return", "Escape")
        game.trace.expect("setting theme dark")
        game.trace.expect("screen settings")
        for key, setting in self.CHANGES:
            if setting.startswith("volume"):  # before it is the row that leads to the keys
                game.press("Down", "Return")
                game.trace.expect("screen keys")
                game.press("Escape")
                game.trace.expect("screen settings")
            game.press("Down", key)
            game.trace.expect(f"setting {setting}")
            if setting.startswith("renderer"):
                game.trace.expect("renderer .*")
        game.press("Escape", "Escape")
        game.trace.expect("overlay none")
        self.assertEqual((1600, 1200), game.size)
        game.quit()
        wanted = {"theme dark", "renderer software", *(setting for _, setting in self.CHANGES)} - {"renderer auto"}
        again = self.play()
        self.assertEqual(wanted, self.settings_of(again))
        self.assertEqual((1600, 1200), again.size)
        again.press("t")
        again.trace.expect("theme .*")
        again.quit()

    def test_a_bad_value_is_one_line_and_the_others_hold(self):
        data = self.desktop.folder / "data"
        data.mkdir()
        (data / "settings.toml").write_text('theme = "dark"\nvolume = 400\nswipe = "eager"\nwings = 2\n')
        game = self.play(*SEED)
        said = [line for line in game.trace.seen if line.startswith("twofold: ")]
        self.assertEqual(["twofold: settings.toml:2: volume must be a whole number from 0 to 100"], said)
        self.assertEqual({"theme dark", "swipe eager", "renderer software"}, self.settings_of(game))
        self.assert_same_picture(game.picture("window"), game.shot("shot", theme="dark"))
        game.press("shift+t")
        game.trace.expect("theme classic")
        game.quit()
        kept = (data / "settings.toml").read_text()
        for line in ("theme = 'classic'", "volume = 400", "swipe = 'eager'", "wings = 2"):
            self.assertIn(line, kept)

    def test_a_theme_and_a_language_that_are_not_there_are_said_with_the_file_that_names_them(self):
        data = self.desktop.folder / "data"
        data.mkdir()
        (data / "settings.toml").write_text('theme = "moor"\nlanguage = "tlh"\nvolume = 10\n')
        game = self.play(*SEED)
        said = [line for line in game.trace.seen if line.startswith("twofold: ")]
        self.assertEqual(['twofold: settings.toml: there is no theme "moor"',
                          'twofold: settings.toml: there is no language "tlh"'], said)
        self.assertIn("volume 10", self.settings_of(game))

    def test_a_renderer_chosen_in_the_settings_draws_the_same_picture_at_once(self):
        game = self.play_moves(3)
        before = game.picture("before")
        self.open_settings(game)
        game.press(*["Down"] * 11, "Left")
        game.trace.expect("setting renderer auto")
        game.trace.expect("renderer .*")
        game.press("Escape", "Escape")
        game.trace.expect("overlay none")
        game.still()
        self.assert_same_picture(before, game.picture("after"))

    def change_renderer(self, game):
        """One row is chosen already; whether the next one can be had does not matter."""
        game.press("Right")
        game.trace.expect("setting renderer .*")
        game.trace.until("renderer .*")
        game.trace.until(r"frame \d+")
        game.find_window()

    def test_the_window_stays_in_its_place_when_the_renderer_changes(self):
        game = self.play(*SEED)
        self.desktop.xdotool("windowmove", "--sync", game.window, 200, 150)
        place = game.corner()
        self.open_settings(game)
        game.press(*["Down"] * 11)
        for _ in range(2):
            self.change_renderer(game)
            self.assertEqual(place, game.corner())

    def test_after_a_change_of_the_renderer_in_full_screen_the_window_comes_back_as_it_was(self):
        for maximized in (False, True):
            with self.subTest(maximized=maximized):
                game = self.play(*SEED)
                self.desktop.xdotool("windowmove", "--sync", game.window, 200, 150)
                width, height = game.maximize() if maximized else game.size
                place = game.corner()
                game.press("F11")
                game.trace.expect("window .* fullscreen")
                game.settle()
                self.open_settings(game)
                game.press(*["Down"] * 11)
                self.change_renderer(game)
                game.press("Escape", "Escape")
                game.trace.until("overlay none")
                game.press("F11")
                game.trace.until(f"window {width}x{height} density 1 windowed")
                game.still()
                self.assertEqual((place, maximized), (game.corner(), game.maximized()))
                game.kill()

    def test_a_renderer_that_cannot_be_had_is_given_up_and_the_game_goes_on(self):
        game = self.play(*SEED, environment={"SDL_OPENGL_LIBRARY": "/nowhere", "SDL_VIDEO_GL_DRIVER": "/nowhere"})
        self.open_settings(game)
        game.press(*["Down"] * 11, "Right")
        for answer in ("setting renderer opengl", "renderer software", "setting renderer auto", r"frame \d+"):
            game.trace.expect(answer)
        game.find_window()
        game.press("Escape", "Escape")
        game.trace.expect("overlay none")
        game.press("Left", "Down")
        self.assertEqual(["left", "down"], directions(game.moves()))
        game.quit()


class Announcement(Scenario):
    def test_each_move_is_said_as_the_same_commands_tell_it_as_text(self):
        rules, count = ("--size", "3x4", *SEED), 24
        ways = [*itertools.islice(itertools.cycle(record.ROUND), count)]
        answers = record.text(self.program, rules, ways)
        game = self.play(*rules, "--announce")
        game.press(*keys(ways))
        for answer in answers:
            line = record.spoken(answer["last"])
            game.trace.expect(re.escape(line) + r"( Possible: .*)?")
        self.assertEqual(sum(answer["last"]["effective"] for answer in answers), len(game.events()))
        game.press("b")
        game.trace.expect(rf"Board 3 × 4, {answers[-1]['score']:,} points\..*")
        for number, row in enumerate(answers[-1]["board"], 1):
            tiles = ", ".join(str(2 ** exponent) if exponent else "empty" for exponent in row)
            game.trace.expect(re.escape(f"Row {number}: {tiles}."))

    def test_without_the_trace_every_line_is_for_people_and_comes_at_once(self):
        _, lines = self.desktop.start_and_read(self.program, "--data-dir", self.desktop.folder / "data", "--renderer",
                                               "software", "--announce", "--size", "2x2", "--seed", "7")
        first = [lines.expect(r"Board 2 × 2, 0 points\..*")[0], *(lines.expect(r"Row \d: .*\.")[0] for _ in range(2))]
        window = self.desktop.xdotool("search", "--sync", "--onlyvisible", "--name", "Twofold").split()[-1]
        self.desktop.wait_until_active(window)
        self.desktop.xdotool("key", "Escape")
        lines.expect("Menu: Continue, 2 × 2, 0 points")
        self.desktop.xdotool("key", "Down")
        lines.expect("Menu: New game")
        self.desktop.xdotool("key", "ctrl+q")
        rest = lines.until_end()
        self.assertEqual([*first, "Menu: Continue, 2 × 2, 0 points", "Menu: New game"], lines.seen, rest)

    def listen(self, stdout):
        """The program with its lines for people going there, its window in front; and its journal."""
        data = self.desktop.folder / "data"
        process = self.desktop.start(self.program, "--data-dir", data, "--renderer", "software", "--announce", "--size",
                                     "3x4", *map(str, SEED), stdout=stdout)
        window = self.desktop.xdotool("search", "--sync", "--onlyvisible", "--name", "Twofold").split()[-1]
        self.desktop.wait_until_active(window)
        return process, data / "game.twofold"

    def play_on(self, process, journal, *before):
        """Presses these keys, then four that move, then the one to leave: the moves are in the journal."""
        moves = keys(record.effective_moves(self.program, ("--size", "3x4", *SEED), 4))
        self.desktop.xdotool("key", "--delay", 12, *before, *moves, "ctrl+q")
        self.assertEqual(0, process.wait(20))
        self.assertEqual(4, len(record.events(journal)))

    def test_a_reader_that_goes_away_does_not_end_the_game(self):
        reader, writer = os.pipe()
        with os.fdopen(writer, "wb") as pipe:
            process, journal = self.listen(pipe)
        self.assertIn(b"Board 3", os.read(reader, 4096))
        os.close(reader)
        self.play_on(process, journal)

    def test_a_reader_that_stops_reading_does_not_hold_the_game_up(self):
        reader, writer = os.pipe()
        with os.fdopen(reader, "rb"), os.fdopen(writer, "wb") as pipe:
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, 4096)
            process, journal = self.listen(pipe)
            self.play_on(process, journal, *["b"] * 100)

    def test_with_its_outputs_closed_it_writes_nothing_of_them_into_its_files(self):
        data = self.desktop.folder / "data"
        process = self.desktop.start("sh", "-c", f"exec '{self.program}' --data-dir '{data}' --renderer software --announce "
                                     f"--size 3x4 --seed {SEED[1]} <&- >&- 2>&-")
        window = self.desktop.xdotool("search", "--sync", "--onlyvisible", "--name", "Twofold").split()[-1]
        self.desktop.wait_until_active(window)
        self.play_on(process, data / "game.twofold")
        self.assertEqual(b"", (data / "lock").read_bytes())
