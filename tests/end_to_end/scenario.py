"""Shared by the tests of the real program: a desktop, games on it, and checks of them.

A new scenario is a method of a Scenario: `self.play(...)` starts the program, `game.press/drag/swipe/...` is the input,
`game.moves()` or `game.trace.expect(...)` says what came of it.
"""
import unittest
from pathlib import Path

import record
from harness import Desktop, Game, differing_pixels, moves_in

THEMES = Path(__file__).resolve().parents[2] / "assets" / "themes"
RECORDS = Path(__file__).resolve().parents[1] / "records"
SEED = ("--seed", 7)
SMALL = ("--size", "2x2", "--target", "8")  # won or lost after a few moves
SMALL_LOST = ("--size", "2x2", "--target", "32")
EFFECTIVE_MOVE = r"move \w+ effective .*"
OFFSET = {"left": (-80, 0), "right": (80, 0), "up": (0, -80), "down": (0, 80)}


class Scenario(unittest.TestCase):
    touch = False
    program = None  # set by run.py, as is the folder of the files of all tests
    folder = None

    def setUp(self):
        self.desktop = Desktop(self.folder, self.touch)
        self.addCleanup(self.desktop.close)

    def play(self, *options, **more):
        game = Game(self.desktop, self.program, *options, **more)
        self.addCleanup(game.kill)
        return game

    def play_moves(self, count, *rules):
        """A game with this many effective moves made by keys, at rest."""
        game = self.play(*rules, *SEED)
        game.press(*keys(record.effective_moves(self.program, [*rules, *SEED], count)))
        game.trace.expect(rf"move \w+ effective ply {count} .*")
        game.rest()
        game.still()
        return game

    def play_to(self, state, rules, make_move=lambda game, move: game.press(record.KEY_OF[move]), **more):
        """A game that has just come to its overlay `won` or `over`, and the move that led there."""
        seed, moves = record.moves_to(self.program, rules, state)
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
        line, status = record.verify(self.program, game.journal)
        self.assertEqual(0, status, line)


def keys(moves):
    return [record.KEY_OF[move] for move in moves]


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
