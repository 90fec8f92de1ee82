"""The hands of a player: keys, mouse, touch screen and gamepad."""
import record
from harness import Pad, differing_pixels, moves_in
from scenario import directions, fired, halved, keys, Scenario, SEED, SMALL, SMALL_LOST, swipe_move


class Keys(Scenario):
    def test_forty_keys_25_ms_apart_make_the_game_of_the_same_commands_as_text(self):
        commands = (["left", "down", "right", "up", "left", "left", "down", "right"] * 5)[:40]
        answers = record.text(self.program, SEED, commands)
        game = self.play(*SEED)
        game.press(*keys(commands), delay_ms=25)
        words = ["effective" if answer["last"]["effective"] else "nothing" for answer in answers]
        self.assertEqual([f"{command} {word}" for command, word in zip(commands, words)], game.moves())
        self.assertEqual(record.expected_events(answers), game.events())
        line, status = record.verify(self.program, game.journal)
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
        game.press(*keys(record.effective_moves(self.program, SEED, 4))[3:], "u")
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
        self.assertEqual(["twofold: settings.toml:3: keys.undo must be a list of key names",
                          'twofold: settings.toml: keys.move_left: there is no key "Nonsense" that can be bound'], said)
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
        game.trace.until(r"frame \d+")  # the tiles follow
        game.settle()
        pulled = game.picture("pulled")
        game.let_go_of_mouse((10, 0))
        game.trace.until("rest")
        self.assertEqual([], game.moves())
        game.still()
        self.assertNotEqual(0, differing_pixels(self.desktop, pulled, game.shot("shot")))
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
