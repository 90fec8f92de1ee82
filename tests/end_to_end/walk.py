"""A new user's walk through a game and its history, in two windows of the program, by one way of input alone.

Owns the steps of the walk, their expected results, and the hands that make them: keys, a pad, one pointer or a finger.
Leaves out the tests, which are in test_play.py: each is one pair of hands on a Scenario.

The game is 3x5 with the target 64 and a seed with which cycling through the four directions wins, and loses soon after.
`twofold text` supplies the expected results of the same moves.
"""
import itertools
import re

import record
from harness import Pad, of_overlay

RULES = ("--size", "3x5", "--target", "64")
SEED = 30
UNDONE_FROM, UNDONE_TO = 12, 6  # plies: the slider goes back to the middle
MOST_MOVES = 120
SPEEDS_TO_16 = 4
FASTEST_DEADLINE_S = 30
LARGEST_SIDE = 8


class Walk:
    """The steps; with hands before and a Scenario behind it in the order of bases it is a test."""
    options = ()  # of every start of the program

    # The hands

    def press(self, game, name):
        """Presses a control by its name in the trace."""
        raise NotImplementedError

    def change(self, game, row, steps):
        """Takes the value of a row that many steps on, or back where it is negative."""
        raise NotImplementedError

    def choose_size(self, game, before, after):
        """Picks a size, as (rows, columns), in the grid of sizes, where another one is chosen before."""
        raise NotImplementedError

    def move(self, game, direction):
        raise NotImplementedError

    def enter_seed(self, game, digits):
        """Chooses a seed by its digits on the keypad behind the row of the seed."""
        raise NotImplementedError

    def slide_to_the_middle(self, game, ply):
        """In the history: from the last move to the middle of the slider, which is that ply."""
        raise NotImplementedError

    # The steps

    def begin(self, **more):
        return self.play(*self.options, **more)

    def go(self, game, name, answer):
        self.press(game, name)
        return game.trace.expect(answer)

    def walk(self):
        game = self.begin()
        moves = self.moves_of_the_game(game)
        self.choose_the_game(game)
        self.make_moves(game, moves[:UNDONE_FROM])
        self.go_on_from_the_middle(game)
        self.win_keep_going_and_lose(game, moves)
        place = self.watch_the_lost_game(game, moves[-1])
        self.copy_the_game(game, place)
        self.paste_into_another_window(game, place)

    def moves_of_the_game(self, game):
        """The answers of text mode to the game's effective moves, to its end."""
        rounds = itertools.islice(itertools.cycle(record.ROUND), MOST_MOVES)
        answers = record.text(game.program, [*RULES, "--seed", SEED], rounds)
        states = [answer["state"] for answer in answers]
        self.assertLess(states.index("won"), states.index("over"))
        return [answer for answer in answers[:states.index("over") + 1] if answer["last"]["effective"]]

    def choose_the_game(self, game):
        self.go(game, "menu", "screen menu")
        self.go(game, "row-2", "screen new-game")
        self.choose_size(game, (4, 4), (3, 5))
        self.change(game, "row-2", -5)  # 64
        self.enter_seed(game, str(SEED))
        self.go(game, "row-7", f"new seed {SEED} .*")
        self.assertIn("size 3x5\ntarget 64\n", game.journal.read_text())

    def make_moves(self, game, answers, before=0):
        """Makes these moves, the first of which follows `before` plies; the score of each is that of text mode."""
        for ply, answer in enumerate(answers, before + 1):
            move = answer["last"]["command"]
            self.move(game, move)
            game.trace.expect(f"move {move} effective ply {ply} score {answer['score']}")

    def go_on_from_the_middle(self, game):
        """A new record begins there; the one before is kept as it was."""
        before = record.without_pause(game.journal.read_bytes())
        self.go(game, "menu", "screen menu")
        self.go(game, "row-3", "screen history")
        self.slide_to_the_middle(game, UNDONE_TO)
        game.trace.expect(f"replay ply {UNDONE_TO} of {UNDONE_FROM} .*")
        self.go(game, "play-on", r"new seed \d+ .*")
        kept, = (game.data / "records").iterdir()
        self.assertEqual(before, record.without_pause(kept.read_bytes()))
        self.assertIn("\nboard ", game.journal.read_text())
        self.assert_record_is_good(game)

    def win_keep_going_and_lose(self, game, moves):
        """Chance goes on from the middle as it did before, so that the same moves come to the same end."""
        won = next(at for at, answer in enumerate(moves, 1) if answer["state"] == "won")
        self.make_moves(game, moves[UNDONE_TO:won])
        game.trace.expect("overlay won")
        game.rest()
        self.go(game, "keep-going", "overlay none")
        self.make_moves(game, moves[won:], before=won - UNDONE_TO)
        game.trace.expect("overlay over")
        game.rest()

    def watch_the_lost_game(self, game, last):
        """By what the end of the game offers; where the replay ends."""
        before = record.without_pause(game.journal.read_bytes())
        self.go(game, "overlay-watch", "screen replay")
        place = self.watch_to_the_end(game)
        board = "/".join(" ".join(str(2 ** tile if tile else 0) for tile in row) for row in last["board"])
        self.assertIn(f" score {last['score']} ", place)
        self.assertTrue(place.endswith(f" board {board}"), (place, board))
        self.go(game, "back", "overlay over")
        self.assertEqual(before, record.without_pause(game.journal.read_bytes()))
        return place

    def watch_to_the_end(self, game):
        for _ in range(SPEEDS_TO_16):
            self.press(game, "speed")
        self.press(game, "play")
        return game.trace.expect(r"replay (ply ([1-9]\d*) of \2 .*)", FASTEST_DEADLINE_S)[1]

    def copy_the_game(self, game, place):
        self.go(game, "menu", "screen menu")
        self.go(game, "row-4", "screen records")
        self.press(game, "row--1")
        for screen in ("screen menu", "overlay over"):
            self.go(game, "back", screen)
        line, status = record.verify(game.program, game.journal)
        self.assertEqual(0, status, line)
        score, largest, moves = re.search(r"score (\d+) largest (\S+) moves (\d+) ", place).groups()
        self.assertIn(f": ok, score {score}, largest {largest}, moves {moves}, ", line)

    def paste_into_another_window(self, game, place):
        """Of another process with games of its own, beside the first, in which the record is the same."""
        other = self.begin(data=self.desktop.folder / "other")
        self.assertNotEqual(game.window, other.window)
        self.go(other, "menu", "screen menu")
        self.go(other, "row-4", "screen records")
        self.go(other, "row--4", "screen replay")
        self.assertEqual(place, self.watch_to_the_end(other))
        self.assertIsNone(game.process.poll())

    def play_the_daily_game_of_two_dates(self):
        data = None
        for date, seed in (("2026-11-30", 20261130), ("2026-12-01", 20261201)):
            game = self.play("--utc-day", date, *self.options, data=data)
            self.go(game, "menu", "screen menu")
            self.go(game, "row-5", "screen daily")
            self.go(game, "row-1", f"new seed {seed} .*")
            for move in record.effective_moves(game.program, ["--seed", seed], 12):
                self.move(game, move)
                game.trace.expect(f"move {move} effective .*")
            game.rest()
            game.quit()
            data = game.data
        scores = (data / "daily.toml").read_text()
        self.assertRegex(scores, '"2026-11-30" = "\\d+"\n"2026-12-01" = "\\d+"')


class ByFocus(Walk):
    """What is wanted is reached by arrows from what has the focus, which is the first at first."""
    KEYPAD = ("123", "456", "789", " 0 ", " D ")  # D: done, which is as wide as all of them
    row = None

    def key(self, game, name):
        """Presses an arrow, or Return."""
        raise NotImplementedError

    def press(self, game, name):
        if of_overlay(name):
            self.press_choice(game, name)
        else:
            self.focus(game, name)
            self.key(game, "Return")
        self.row = None  # another page is in front, or none

    def press_choice(self, game, name):
        """Presses one of an overlay's choices."""
        choices = [place for place in game.places if of_overlay(place)]
        for _ in range(choices.index(name)):
            self.key(game, "Right")
        self.key(game, "Return")

    def focus(self, game, name):
        """By line, and then along the line, from whose first place a page is begun."""
        at = game.places[self.row if self.row in game.rows else game.rows[0]]
        to = game.places[name]
        lines = sorted({game.places[row][1] for row in game.rows if row != "sizes"})
        self.steps(game, lines.index(to[1]) - lines.index(at[1]), "Down", "Up")
        line = sorted(game.places[row][0] for row in game.rows if row != "sizes" and game.places[row][1] == to[1])
        column = max([place for place in line if place <= at[0]], default=line[0])
        self.steps(game, line.index(to[0]) - line.index(column), "Right", "Left")
        self.row = name

    def step(self, game, key):
        self.key(game, key)
        game.trace.expect("screen .*")

    def steps(self, game, count, forwards, backwards):
        for _ in range(abs(count)):
            self.step(game, forwards if count > 0 else backwards)

    def choose_size(self, game, before, after):
        """The chosen size has the focus at first; the row below the grid has it in the end."""
        self.steps(game, after[0] - before[0], "Down", "Up")
        self.steps(game, after[1] - before[1], "Right", "Left")
        self.step(game, "Return")
        self.steps(game, LARGEST_SIDE + 1 - after[0], "Down", "Up")
        self.row = "row-2"

    def change(self, game, row, steps):
        self.focus(game, row)
        self.steps(game, steps, "Right", "Left")

    def move(self, game, direction):
        self.key(game, record.KEY_OF[direction])

    def enter_seed(self, game, digits):
        self.focus(game, "row-6")
        self.key(game, "Return")
        game.trace.expect("screen seed")
        at = (0, 0)
        for digit in digits:
            at = self.to_key(game, at, digit)
            self.step(game, "Return")
        self.to_key(game, at, "D")
        self.key(game, "Return")
        game.trace.expect("screen new-game")

    def to_key(self, game, at, name):
        """From one place of the keypad, as (row, column), to a key of it; the place of that."""
        row, keys = next((row, keys) for row, keys in enumerate(self.KEYPAD) if name in keys)
        self.steps(game, row - at[0], "Down", "Up")
        if name == "D":
            return (row, at[1])
        self.steps(game, keys.index(name) - at[1], "Right", "Left")
        return (row, keys.index(name))

    def slide_to_the_middle(self, game, ply):
        self.steps(game, ply - UNDONE_FROM, "Right", "Left")


class ByKeys(ByFocus):
    KEY_OF = {"menu": "Escape", "back": "Escape", "play": "space"}
    REPLAY_BUTTONS = ["previous-mark", "step-back", "play", "step-forward", "next-mark", "speed", "back", "play-on"]
    button = None  # of a replay: the one in focus; None: the one that plays, as at first

    def press(self, game, name):
        if name in self.KEY_OF:
            game.press(self.KEY_OF[name])
            self.row = self.button = None
        elif name in self.REPLAY_BUTTONS:
            at = self.REPLAY_BUTTONS.index(self.button or "play")
            tabs = (self.REPLAY_BUTTONS.index(name) - at) % len(self.REPLAY_BUTTONS)
            game.press(*["Tab"] * tabs, "Return")
            self.button = name if name != "play-on" else None
        else:
            super().press(game, name)

    def key(self, game, name):
        game.press(name)


class ByPad(ByFocus):
    BUTTON_OF = {"menu": "start", "back": "b", "play": "a", "speed": "x", "play-on": "y", "Return": "a",
                 "Up": "dpup", "Down": "dpdown", "Left": "dpleft", "Right": "dpright"}

    def play(self, *options, **more):
        """Each window has a pad of its own."""
        pad = Pad(self.desktop.folder)
        game = super().play(*options, "--virtual-pad", pad.path, **more)
        game.pad = pad
        return game

    def press(self, game, name):
        if name in self.BUTTON_OF:
            self.key(game, name)
            self.row = None
        else:
            super().press(game, name)

    def key(self, game, name):
        game.pad.press(self.BUTTON_OF[name])


class ByPointer(Walk):
    """A press, or a pull of 80 units, by a mouse."""
    OFFSETS = {"left": (-80, 0), "right": (80, 0), "up": (0, -80), "down": (0, 80)}
    DONE = "row-12"  # of the keypad; digits have the names of rows too

    def press(self, game, name):
        self.press_at(game, game.middle(name))

    def press_at(self, game, point):
        game.drag(start=point)

    def change(self, game, row, steps):
        x, y, width, height = game.places[row]
        end = x + width - 20 if steps > 0 else x + width // 2 + 20
        for _ in range(abs(steps)):
            self.press_at(game, (end, y + height // 2))
            game.trace.expect("screen .*")

    def choose_size(self, game, before, after):
        self.go(game, f"size-{after[0]}{after[1]}", "screen .*")

    def move(self, game, direction):
        game.drag(self.OFFSETS[direction])

    def enter_seed(self, game, digits):
        x, y, width, height = game.places["row-6"]
        self.press_at(game, (x + width // 4, y + height // 2))
        game.trace.expect("screen seed")
        for digit in digits:
            self.go(game, f"row-{digit}", "screen seed")
        self.go(game, self.DONE, "screen new-game")

    def slide_to_the_middle(self, game, ply):
        self.press(game, "slider")


class ByTouch(ByPointer):
    """The same by a finger."""
    touch = True
    QUICK_MS = 24

    def press_at(self, game, point):
        game.swipe((0, 0), start=point, ms=self.QUICK_MS)

    def move(self, game, direction):
        game.swipe(self.OFFSETS[direction], ms=self.QUICK_MS)
