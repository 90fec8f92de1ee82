#!/usr/bin/python3
"""The real program in a real window, with real keys, mouse and fingers.

    python3 test_window.py --program build/release/twofold [--only PART_OF_A_NAME]... [--jobs N] [--keep FOLDER]

Each test starts its own X server, and each step is checked by what the program prints with --trace, shows in its
window or writes to its record. --keep leaves all files of a run, pictures too, in that folder. The tests mostly wait,
so that some run side by side; --jobs 1 runs them one after the other.

A new scenario is a method of a class below: `self.play(...)` starts the program, `game.press/drag/swipe/...` is the
input, `game.moves()` or `game.trace.expect(...)` says what came of it.
"""
import argparse
import fcntl
import itertools
import multiprocessing
import os
import re
import signal
import sys
import tempfile
import time
import unittest
from pathlib import Path

import record
import walk
from harness import Desktop, Game, Pad, differing_pixels, missing_tools, moves_in

PROGRAM = None
FOLDER = None  # the files of all tests

THEMES = Path(__file__).resolve().parents[2] / "assets" / "themes"
RECORDS = Path(__file__).resolve().parents[1] / "records"
SEED = ("--seed", 7)
SMALL = ("--size", "2x2", "--target", "8")  # won or lost after a few moves
SMALL_LOST = ("--size", "2x2", "--target", "32")
EFFECTIVE_MOVE = r"move \w+ effective .*"


class Scenario(unittest.TestCase):
    touch = False

    def setUp(self):
        self.desktop = Desktop(FOLDER, self.touch)
        self.addCleanup(self.desktop.close)

    def play(self, *options, **more):
        game = Game(self.desktop, PROGRAM, *options, **more)
        self.addCleanup(game.kill)
        return game

    def play_moves(self, count, *rules):
        """A game with this many effective moves made by keys, at rest."""
        game = self.play(*rules, *SEED)
        game.press(*keys(record.effective_moves(PROGRAM, [*rules, *SEED], count)))
        game.trace.expect(rf"move \w+ effective ply {count} .*")
        game.rest()
        game.still()
        return game

    def play_to(self, state, rules, make_move=lambda game, move: game.press(record.KEY_OF[move]), **more):
        """A game that has just come to its overlay `won` or `over`, and the move that led there."""
        seed, moves = record.moves_to(PROGRAM, rules, state)
        game = self.play(*rules, "--seed", seed, **more)
        for move in moves:
            make_move(game, move)
            game.trace.expect(f"move {move} effective .*")
        game.trace.expect(f"overlay {state}")
        game.rest()
        return game, moves[-1]

    def assert_same_picture(self, one, other):
        self.assertEqual(0, differing_pixels(self.desktop, one, other), f"pixels of {one.name} and {other.name} differ")

    def assert_shows_the_record(self, game, name="rest", but_for=()):
        window, shot = game.picture(f"{name}-window"), game.shot(f"{name}-shot")
        for control in but_for:
            game.paint_over(window, control)
            game.paint_over(shot, control)
        self.assert_same_picture(window, shot)

    def assert_record_is_good(self, game):
        line, status = record.verify(PROGRAM, game.journal)
        self.assertEqual(0, status, line)


def keys(moves):
    return [record.KEY_OF[move] for move in moves]


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
        self.assertLessEqual(game.processor_ticks() - before, 1)


class Keys(Scenario):
    def test_forty_keys_25_ms_apart_make_the_game_of_the_same_commands_as_text(self):
        commands = (["left", "down", "right", "up", "left", "left", "down", "right"] * 5)[:40]
        answers = record.text(PROGRAM, SEED, commands)
        game = self.play(*SEED)
        game.press(*keys(commands), delay_ms=25)
        words = ["effective" if answer["last"]["effective"] else "nothing" for answer in answers]
        self.assertEqual([f"{command} {word}" for command, word in zip(commands, words)], game.moves())
        self.assertEqual(record.expected_events(answers), game.events())
        line, status = record.verify(PROGRAM, game.journal)
        self.assertEqual(0, status, line)
        self.assertRegex(line, rf": ok, score {answers[-1]['score']}, .*moves {answers[-1]['moves']}, time ")

    def test_all_four_families_of_keys_move(self):
        game = self.play(*SEED)
        for family in ("Left Down Up Right", "a s w d", "h j k l", "KP_Left KP_Down KP_Up KP_Right"):
            game.press(*family.split())
            self.assertEqual(["left", "down", "up", "right"], directions(game.moves()), family)

    def test_letters_count_by_their_place_on_the_keyboard(self):
        self.desktop.run("setxkbmap", "fr")
        game = self.play(*SEED)
        game.press("q", "s", "z", "d")  # where A S W D are on an English keyboard
        self.desktop.run("setxkbmap", "us")
        self.assertEqual(["left", "down", "up", "right"], directions(game.moves()))

    def test_shift_and_caps_lock_change_nothing(self):
        game = self.play(*SEED)
        game.press("Caps_Lock", "a", "Caps_Lock", "shift+d")
        self.assertEqual(["left", "right"], directions(game.moves()))

    def test_with_ctrl_alt_or_super_held_a_key_is_no_move(self):
        game = self.play(*SEED)
        game.press("ctrl+Right", "alt+Right", "super+Right", "ctrl+d", "alt+h", "super+l", "ctrl+s", "alt+Down")
        self.assertEqual([], game.moves())

    def test_two_keys_at_once_are_two_moves_in_order(self):
        game = self.play(*SEED)
        self.desktop.xdotool("keydown", "Right", "keydown", "Down", "keyup", "Right", "keyup", "Down")
        self.assertEqual(["right", "down"], directions(game.moves()))

    def test_a_held_key_is_one_move(self):
        game = self.play(*SEED)
        self.desktop.xdotool("keydown", "Right")
        game.trace.expect("move right .*")
        self.assertEqual([], moves_in(game.trace.during(0.8)))
        window, events = self.desktop.other_window()
        self.desktop.activate(window)
        # Another window sees the key repeat, so the game saw it too.
        events.until("KeyPress event.*")
        events.until("KeyPress event.*")
        self.desktop.xdotool("keyup", "Right")
        game.activate()
        self.assertEqual([], game.moves())

    def test_undo_and_redo_by_all_their_keys(self):
        game = self.play_moves(3)
        for undo, redo in (("u", "y"), ("BackSpace", "ctrl+y"), ("ctrl+z", "ctrl+shift+z")):
            game.press(undo)
            game.trace.expect(r"undo ply 2 score \d+")
            game.press(redo)
            game.trace.expect(r"redo ply 3 score \d+")
        game.rest()
        self.assertEqual(["z", "y"] * 3, game.events()[3:])
        self.assert_shows_the_record(game)

    def test_an_undo_in_the_middle_of_a_slide_comes_to_the_picture_before(self):
        game = self.play_moves(3)
        game.press(*keys(record.effective_moves(PROGRAM, SEED, 4))[3:], "u")
        game.trace.expect("move .* effective ply 4 .*")
        self.assertNotIn("rest", game.trace.until("undo ply 3 .*"))
        game.rest()
        self.assertEqual(4 + 1, len(game.events()))
        self.assert_shows_the_record(game)

    def test_new_and_restart_by_key_can_be_undone(self):
        game = self.play_moves(3)
        game.press("n")
        game.trace.expect(r"new seed \d+ .*")
        game.press("u")
        game.trace.expect(r"undo ply 3 score \d+")
        game.press("r")
        game.trace.expect("restart seed 7( .*)?")
        game.press("u")
        game.trace.expect(r"undo ply 3 score \d+")
        game.quit()
        self.assert_record_is_good(game)


class ChangedKeys(Scenario):
    WINDOW = ("--window", "540x1150")  # so that all of the help is seen

    def open_keys(self, game):
        game.press("F1")
        game.trace.expect("screen help")
        game.press("Return")
        game.trace.expect("screen keys")

    def close_keys(self, game):
        game.press("Escape")
        game.trace.expect("screen help")
        game.press("Escape")
        game.trace.expect("overlay none")

    def test_a_key_that_was_given_to_an_action_plays_also_after_a_new_start_and_no_more_after_a_reset(self):
        game = self.play(*self.WINDOW, *SEED)
        game.press("x")
        self.assertEqual([], game.moves())
        self.open_keys(game)
        game.press("Return", "x")  # the first row is the move to the left
        game.trace.expect("keys changed")
        self.close_keys(game)
        game.press("x", "Left")
        self.assertEqual(["left", "left"], directions(game.moves()))
        game.quit()
        self.assertIn("move_left = [ 'Left', 'A', 'H', 'Keypad 4', 'X' ]", (game.data / "settings.toml").read_text())
        again = self.play(*self.WINDOW)
        again.press("x")
        self.assertEqual(["left"], directions(again.moves()))
        self.open_keys(again)
        again.press("End", "Return")
        again.trace.expect("keys changed")
        self.close_keys(again)
        again.press("x", "Left")
        self.assertEqual(["left"], directions(again.moves()))

    def test_a_key_of_another_action_is_taken_over_only_when_the_player_says_so(self):
        game = self.play(*self.WINDOW, *SEED)
        self.open_keys(game)
        game.press("Return", "u", "Escape", "Return", "u", "Return")
        game.trace.expect("keys changed")
        self.close_keys(game)
        game.press("u")
        self.assertEqual(["left"], directions(game.moves()))

    def test_bad_keys_in_the_settings_are_said_a_line_each_and_the_others_hold(self):
        data = self.desktop.folder / "data"
        data.mkdir()
        (data / "settings.toml").write_text('[keys]\nmove_left = ["X", "Nonsense"]\nundo = 3\n')
        game = self.play(*SEED, data=data)
        said = [line for line in game.trace.seen if line.startswith("twofold: ")]
        self.assertEqual(["twofold: settings.toml:3: keys.undo must be a list of names of keys",
                          'twofold: settings.toml: keys.move_left: there is no key "Nonsense" to be had'], said)
        game.press("x")
        self.assertEqual(["left"], directions(game.moves()))

    def test_the_names_of_keys_are_those_of_the_layout_also_when_it_changes(self):
        game = self.play(*self.WINDOW, *SEED)
        self.open_keys(game)
        game.trace.until(r"frame \d+")
        english = game.picture("english")
        self.desktop.run("setxkbmap", "fr")
        game.trace.expect(r"frame \d+")
        self.assertLess(0, differing_pixels(self.desktop, english, game.picture("french")))
        self.desktop.run("setxkbmap", "us")
        game.trace.expect(r"frame \d+")
        self.assert_same_picture(english, game.picture("english-again"))


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


class Mouse(Scenario):
    def test_a_drag_moves_when_it_goes_beyond_50_units(self):
        game = self.play(*SEED)
        for offset, moves in (((49, 0), []), ((50, 0), []), ((51, 0), ["right"]), ((-51, 0), ["left"]),
                              ((0, 51), ["down"]), ((0, -51), ["up"]), ((80, 0), ["right"]), ((80, 60), ["right"]),
                              ((60, 80), ["down"]), ((60, 60), ["right"]), ((-60, 60), ["left"])):
            game.drag(halved(offset), offset)
            self.assertEqual(moves, directions(game.moves()), offset)

    def test_a_drag_that_comes_back_is_no_move(self):
        game = self.play(*SEED)
        game.drag((60, 0), (120, 0), (40, 0))
        self.assertEqual([], game.moves())
        game.drag((-20, 0), (90, 0))  # a wobble at the start does no harm
        self.assertEqual(["right"], directions(game.moves()))

    def test_a_drag_may_begin_beside_the_board(self):
        game = self.play(*SEED)
        game.drag((40, 0), (80, 0), start=(3, game.size[1] - 3))
        self.assertEqual(["right"], directions(game.moves()))

    def test_clicks_on_the_controls_do_what_they_say(self):
        game = self.play_moves(2)
        for name, answer in (("undo", r"undo ply 1 score \d+"), ("redo", r"redo ply 2 score \d+"),
                             ("new", r"new seed \d+ .*")):
            game.click(name)
            game.trace.expect(answer)
            game.rest()
        game.click("menu")
        game.trace.expect("screen menu")

    def test_a_drag_that_begins_on_a_button_does_not_fire_it(self):
        game = self.play_moves(2)
        for name in ("undo", "redo", "new", "menu"):
            game.drag((0, 40), (0, 100), start=game.middle(name))
            self.assertEqual([], [line for line in game.settle() if fired(line)], name)

    def test_a_finished_drag_leaves_the_picture_of_the_record(self):
        game = self.play(*SEED)
        game.drag((40, 0), (80, 0))
        game.trace.expect("move right .*")
        game.rest()
        game.still()
        self.assert_shows_the_record(game)

    def test_a_drag_taken_back_leaves_the_picture_of_the_record(self):
        game = self.play(*SEED)
        game.hold_mouse((90, 0))
        game.trace.until(r"frame \d+")  # the board leans
        game.trace.until("rest")
        leaning = game.picture("leaning")
        game.let_go_of_mouse((10, 0))
        game.trace.until("rest")
        self.assertEqual([], game.moves())
        game.still()
        self.assertNotEqual(0, differing_pixels(self.desktop, leaning, game.shot("shot")))
        self.assert_shows_the_record(game)


class Touch(Scenario):
    touch = True

    def test_a_swipe_moves_when_it_goes_beyond_50_units(self):
        game = self.play(*SEED)
        for offset, moves in (((49, 0), []), ((51, 0), ["right"]), ((0, -49), []), ((0, -51), ["up"]),
                              ((80, 60), ["right"]), ((60, 80), ["down"]), ((60, 60), ["right"]),
                              ((-60, 60), ["left"])):
            game.swipe(offset)
            self.assertEqual(moves, directions(game.moves()), offset)

    def test_a_gesture_is_one_move_also_when_sdl_makes_the_other_kind_of_event_of_it(self):
        # These variables win over what the program itself asks of SDL.
        game = self.play(*SEED, environment={"SDL_TOUCH_MOUSE_EVENTS": "1", "SDL_MOUSE_TOUCH_EVENTS": "1"})
        game.swipe((90, 0))
        self.assertEqual(["right"], directions(game.moves()))
        game.swipe((0, 90))
        self.assertEqual(["down"], directions(game.moves()))
        game.drag((-40, 0), (-90, 0))
        self.assertEqual(["left"], directions(game.moves()))
        game.tap("undo")
        self.assertEqual(1, len([line for line in game.settle() if fired(line)]))
        game.click("redo")
        self.assertEqual(1, len([line for line in game.settle() if fired(line)]))

    def test_a_swipe_that_comes_back_is_no_move(self):
        game = self.play(*SEED)
        game.swipe((120, 0), (30, 0))
        self.assertEqual([], game.moves())

    def test_twenty_quick_swipes_are_twenty_moves(self):
        game = self.play(*SEED)
        offsets = {"right": (90, 10), "down": (-5, 90), "left": (-90, 0), "up": (8, -90)}
        order = ["right", "down", "left", "up"] * 5
        for direction in order:
            game.swipe(offsets[direction], ms=60)
        self.assertEqual(order, directions(game.moves()))

    def test_two_fingers_are_no_move_and_nothing_stays_stuck(self):
        game = self.play(*SEED)
        game.fingers([(90, 0)], [(90, 0)])
        game.fingers([(0, 90)], [(0, -90)])
        self.assertEqual([], game.moves())
        game.swipe((90, 0))
        self.assertEqual(["right"], directions(game.moves()))

    def test_a_second_finger_cancels_the_gesture_of_the_first(self):
        game = self.play(*SEED)
        game.finger_down(0, (0, 0))
        game.finger_move(0, (90, 0))
        game.finger_down(1, (0, 60))
        game.finger_up(1, (0, 60))
        game.finger_up(0, (90, 0))
        self.assertEqual([], game.moves())

    def test_a_tap_on_a_button_fires_it_once(self):
        game = self.play_moves(3)
        for name, answer in (("undo", "undo ply 2"), ("undo", "undo ply 1"), ("redo", "redo ply 2")):
            game.tap(name)
            fires = [line for line in game.settle() if fired(line)]
            self.assertEqual([answer], [line.partition(" score")[0] for line in fires])

    def test_a_swipe_that_begins_on_a_button_does_not_fire_it(self):
        game = self.play_moves(3)
        game.swipe((0, 100), start=game.middle("undo"))
        self.assertEqual([], [line for line in game.settle() if fired(line)])

    def test_focus_lost_under_a_finger_is_no_move(self):
        game = self.play(*SEED)
        game.finger_down(0, (0, 0))
        game.finger_move(0, (90, 0))
        window, _ = self.desktop.other_window()
        self.desktop.activate(window)
        game.trace.expect("focus lost")
        game.finger_up(0, (90, 0))
        game.activate()
        self.assertEqual([], game.moves())
        game.swipe((90, 0))
        self.assertEqual(["right"], directions(game.moves()))

    def test_a_game_is_won_and_kept_going_by_fingers_alone(self):
        game, _ = self.play_to("won", SMALL, swipe_move)
        game.tap("keep-going")
        game.trace.expect("keep-going")
        game.trace.expect("overlay none")
        game.swipe((90, 0))
        game.trace.expect("move right .*")

    def test_a_lost_game_is_undone_by_fingers_alone(self):
        game, last = self.play_to("over", SMALL_LOST, swipe_move)
        game.tap("overlay-undo")
        game.trace.expect("undo ply .*")
        game.trace.expect("overlay none")
        swipe_move(game, last)
        game.trace.expect("overlay over")
        game.trace.until("button overlay-new .*")
        game.rest()
        game.tap("overlay-new")
        game.trace.expect("new seed .*")
        game.trace.expect("overlay none")


class Gamepad(Scenario):
    def play_with_pad(self, *options):
        self.pad = Pad(self.desktop.folder)
        return self.play(*options, "--virtual-pad", self.pad.path)

    def test_each_push_of_stick_or_d_pad_is_a_move(self):
        game = self.play_with_pad(*SEED)
        for direction in ("left", "down", "right", "up"):
            self.pad.push(direction)
            game.trace.expect(f"move {direction} .*")
            self.pad.press(f"dp{direction}")
            game.trace.expect(f"move {direction} .*")
        self.pad.do("stick 0.2 0.2", "stick -0.2 0.1", "hold dpleft")
        self.assertEqual(["left"], directions(moves_in(game.trace.during(0.8))))  # held, and no more than that
        self.pad.press("x")
        game.trace.expect("undo ply .*")
        self.pad.press("y")
        game.trace.expect("redo ply .*")

    def test_a_pad_comes_and_goes_at_any_time(self):
        game = self.play_with_pad(*SEED)
        self.pad.do("stick 1 0")
        game.trace.expect("move right .*")
        self.pad.do("hold dpdown", "unplug")
        game.trace.expect("move down .*")
        game.press("Up")
        game.trace.expect("move up .*")
        self.pad.do("plug")
        self.pad.push("left")
        game.trace.expect("move left .*")
        self.assertEqual([], game.moves())

    def test_without_the_focus_a_pad_does_nothing_and_what_it_holds_is_let_go(self):
        game = self.play_with_pad(*SEED)
        self.pad.do("stick 1 0")
        game.trace.expect("move right .*")
        window, _ = self.desktop.other_window()
        self.desktop.activate(window)
        game.trace.expect("focus lost")
        self.pad.do("stick 0 0", "stick 0 1", "hold dpup")
        self.assertEqual([], moves_in(game.trace.during(0.3)))
        game.activate()
        self.assertEqual([], game.moves())
        self.pad.do("stick 0 0", "release dpup")
        self.pad.push("down")
        game.trace.expect("move down .*")
        self.assertEqual([], game.moves())


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

    def test_it_starts_in_full_screen_when_asked_to(self):
        game = self.play("--fullscreen", *SEED)
        game.settle()
        self.assertEqual((1600, 1200), game.size)
        game.press("F11")
        game.trace.expect("window .* windowed")

    def test_full_screen_in_the_middle_of_a_slide_keeps_the_game(self):
        game = self.play_moves(2)
        move, = record.effective_moves(PROGRAM, SEED, 3)[2:]
        game.press(record.KEY_OF[move], "F11")
        game.trace.expect(EFFECTIVE_MOVE)
        self.assertNotIn("rest", game.trace.until("window 1600x1200 .* fullscreen"))
        game.rest()
        self.assertEqual(3, len(game.events()))
        self.assert_shows_the_record(game)

    def test_a_resize_in_the_middle_of_a_slide_ends_in_the_picture_of_that_size(self):
        sizes = [(320, 480), (480, 854), (854, 480), (1280, 800), (700, 700), (540, 600)]
        moves = record.effective_moves(PROGRAM, SEED, len(sizes))
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
        self.assertLessEqual(game.processor_ticks() - ticks, 1)
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
        game.press(*["Down"] * game.rows.index(row), "Return")
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
                self.open(game, "row-5", "seed")
                self.back_to(game, "screen new-game")
            self.back_to(game, "screen menu")
            self.back_to(game, "overlay none")
        game.still()
        self.assertEqual(before, record.without_pause(game.journal.read_bytes()))
        self.assert_same_picture(picture, game.picture("after"))
        game.press(*keys(record.effective_moves(PROGRAM, SEED, 7)[6:]))
        game.trace.expect(r"move \w+ effective ply 7 .*")

    def test_a_seed_is_typed_digit_by_digit(self):
        game = self.play(*SEED)
        game.press("Escape", "Down", "Return")
        game.trace.until("screen new-game")
        game.press(*["Down"] * game.rows.index("row-5"), "2", "KP_0", "6", "BackSpace", "5", "Return")
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
        game.press(*["Down"] * game.rows.index("row-4"), "Return")
        game.trace.until("screen records")
        game.press(*["Down"] * game.rows.index("row--2"))
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
        game.press(*["Left"] * 4)  # 4x4
        game.trace.until("button row-7 .*")
        game.press(*["Down"] * game.rows.index("row-7"), "Return")
        game.trace.expect(rf"resume ply {square} score \d+")
        game.press("Left", "Up", "Right", "Down")
        self.assertTrue(game.moves())

    def test_the_statistics_are_saved_as_a_table(self):
        self.plies_at_start(*self.WIDE)
        game = self.play(*SEED)
        (self.desktop.folder / "Downloads").mkdir()
        game.press("Escape")
        game.trace.until("screen menu")
        game.press(*["Down"] * game.rows.index("row-11"), "Return")
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
        line, status = record.verify(PROGRAM, file)
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
        played = record.text(PROGRAM, SEED, record.effective_moves(PROGRAM, SEED, moves))[-1]["board"]
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


class Sound(Scenario):
    OPENED = "CRITICAL:  Writing to file .*"  # what SDL says of its device that is a file

    def play_into_file(self, *options):
        """A game of one move whose device is a file, and that file."""
        file = self.desktop.folder / "heard"
        game = self.play(*SEED, *options, environment={"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(file)})
        self.assertFalse(file.exists(), "the device is opened before there is a sound")
        game.press(*keys(record.effective_moves(PROGRAM, SEED, 1)))
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
        moves = keys(record.effective_moves(PROGRAM, SEED, 6))
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

    def open_settings(self, game):
        game.press("Escape")
        game.trace.expect("screen menu")
        game.press(*["Down"] * game.rows.index("row-6"), "Return")
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

    def test_a_renderer_that_cannot_be_had_is_given_up_and_the_game_goes_on(self):
        game = self.play(*SEED, environment={"SDL_OPENGL_LIBRARY": "/nowhere", "SDL_VIDEO_GL_DRIVER": "/nowhere"})
        self.open_settings(game)
        game.press(*["Down"] * 11, "Right")
        for answer in ("setting renderer opengl", "renderer software", "setting renderer auto", r"frame \d+"):
            game.trace.expect(answer)
        # SDL has made another window for it.
        game.window = self.desktop.xdotool("search", "--onlyvisible", "--pid", game.process.pid).split()[-1]
        game.activate()
        game.press("Escape", "Escape")
        game.trace.expect("overlay none")
        game.press("Left", "Down")
        self.assertEqual(["left", "down"], directions(game.moves()))
        game.quit()


class Announcement(Scenario):
    def test_each_move_is_said_as_the_same_commands_tell_it_as_text(self):
        rules, count = ("--size", "3x4", *SEED), 24
        ways = [*itertools.islice(itertools.cycle(record.ROUND), count)]
        answers = record.text(PROGRAM, rules, ways)
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
        _, lines = self.desktop.start_and_read(PROGRAM, "--data-dir", self.desktop.folder / "data", "--renderer",
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
        process = self.desktop.start(PROGRAM, "--data-dir", data, "--renderer", "software", "--announce", "--size",
                                     "3x4", *map(str, SEED), stdout=stdout)
        window = self.desktop.xdotool("search", "--sync", "--onlyvisible", "--name", "Twofold").split()[-1]
        self.desktop.wait_until_active(window)
        return process, data / "game.twofold"

    def play_on(self, process, journal, *before):
        """Presses these keys, then four that move, then the one to leave: the moves are in the journal."""
        moves = keys(record.effective_moves(PROGRAM, ("--size", "3x4", *SEED), 4))
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
        process = self.desktop.start("sh", "-c", f"exec '{PROGRAM}' --data-dir '{data}' --renderer software --announce "
                                     f"--size 3x4 --seed {SEED[1]} <&- >&- 2>&-")
        window = self.desktop.xdotool("search", "--sync", "--onlyvisible", "--name", "Twofold").split()[-1]
        self.desktop.wait_until_active(window)
        self.play_on(process, data / "game.twofold")
        self.assertEqual(b"", (data / "lock").read_bytes())


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
        moves = keys(record.effective_moves(PROGRAM, SEED, 4))
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
        line, status = record.verify(PROGRAM, game.journal)
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


def halved(offset):
    return (offset[0] // 2, offset[1] // 2)


def directions(moves):
    return [move.split()[0] for move in moves]


def effective_in(game):
    """The effective moves among all that the game ever printed."""
    return [move for move in moves_in(game.trace.seen) if move.endswith("effective")]


def fired(line):
    return line.split()[:1] in (["undo"], ["redo"], ["new"], ["restart"], ["window"], ["keep-going"])


def swipe_move(game, move):
    game.swipe(OFFSET[move])


def drag_move(game, move):
    game.drag(halved(OFFSET[move]), OFFSET[move])


OFFSET = {"left": (-80, 0), "right": (80, 0), "up": (0, -80), "down": (0, 80)}


def change_event(path, at):
    """Changes one letter in the middle of the record; the new contents."""
    lines = path.read_bytes().split(b"\n")
    numbers = [number for number, line in enumerate(lines) if record.EVENT_LINE.fullmatch(line.decode())]
    line = bytearray(lines[numbers[at]])
    line[1] ^= 1
    lines[numbers[at]] = bytes(line)
    path.write_bytes(b"\n".join(lines))
    return path.read_bytes()


def files(folder):
    return {path: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def contents(folder):
    return list(files(folder).values())


def main():
    global PROGRAM, FOLDER
    chosen = read_options()
    PROGRAM = chosen.program
    if missing := missing_tools():
        sys.exit("missing tools: " + ", ".join(missing))
    names = chosen_tests(chosen.only)
    if not names:
        sys.exit("no test has such a name")
    end_in_order_when_stopped()
    with tempfile.TemporaryDirectory(prefix="twofold-", ignore_cleanup_errors=True) as folder:
        FOLDER = chosen.keep or folder
        passed = run_all(names, chosen.jobs)
    sys.exit(0 if passed else 1)


def read_options():
    def path(text):
        return str(Path(text).resolve(strict=True))

    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--program", required=True, type=path)
    options.add_argument("--only", metavar="PART_OF_A_NAME", action="append")
    options.add_argument("--jobs", metavar="N", type=int, default=3)
    options.add_argument("--keep", metavar="FOLDER", type=path)
    return options.parse_args()


def chosen_tests(parts):
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{part}*" for part in parts] if parts else None
    classes = loader.loadTestsFromModule(sys.modules[__name__])
    names = [test.id().partition(".")[2] for tests in classes for test in tests]
    return sorted(names, key=lambda name: "nothing_is_drawn" not in name)  # the longest one first


def run_all(names, jobs):
    """Runs each test in a process of its own, prints what came of it; whether all passed."""
    start = time.monotonic()
    failed = 0
    with multiprocessing.get_context("fork").Pool(jobs, end_in_order_when_stopped, maxtasksperchild=1) as pool:
        for name, seconds, problems in pool.imap_unordered(run_one, names):
            failed += bool(problems)
            print(f"{'FAIL' if problems else 'ok  '} {seconds:5.1f} s  {name}", *problems, sep="\n", flush=True)
    print("-" * 70, f"Ran {len(names)} tests in {time.monotonic() - start:.1f} s", "", sep="\n")
    print(f"FAILED (failures={failed})" if failed else "OK")
    return not failed


def end_in_order_when_stopped():
    """Ctrl+C and a polite kill become an exit that still cleans up, undisturbed by more of them."""
    def leave(*_):
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        sys.exit(1)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, leave)


def run_one(name):
    start = time.monotonic()
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromName(name, sys.modules[__name__]).run(result)
    problems = [trace for _, trace in result.errors + result.failures]
    return name, time.monotonic() - start, problems


if __name__ == "__main__":
    main()
