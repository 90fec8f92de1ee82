"""A game's record on disk, and what it should contain according to the program's own `text` mode.

Reads event lines and runs `twofold text`. Leaves out the rules, which only the program knows.
"""
import itertools
import json
import re
import subprocess

# A move with the cell and face of its spawn and two check characters; an undo, a redo or a keep going and four.
EVENT_LINE = re.compile(r"(?:([lrud][a-h][1-8][24])..|([zyk])....)")
TIME_LINE = re.compile(r"t([A-Za-z0-9_-]{3})[A-Za-z0-9_-]{3}")
SIX_BITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
KEY_OF = {"left": "Left", "right": "Right", "up": "Up", "down": "Down"}
ROUND = ("left", "down", "right", "up")


def events(path):
    """The events of a journal in order, without their check characters."""
    matches = (EVENT_LINE.fullmatch(line) for line in path.read_text().splitlines())
    return [match[1] or match[2] for match in matches if match]


def time_played(path):
    """The ms that the journal says were played, and how many of its lines say so."""
    matches = [TIME_LINE.fullmatch(line) for line in path.read_text().splitlines()]
    times = [sum(SIX_BITS.index(bits) << shift for bits, shift in zip(match[1], (12, 6, 0)))
             for match in matches if match]
    return sum(times), len(times)


def without_pause(journal):
    """A journal's bytes less the times at its end: a pause adds one."""
    lines = journal.splitlines(keepends=True)
    while TIME_LINE.fullmatch(lines[-1].decode().rstrip("\n")):
        lines.pop()
    return b"".join(lines)


def text(program, rules, commands):
    """The answers of `twofold text --json` to these commands."""
    run = subprocess.run([program, "text", "--json", *map(str, rules)], input="".join(c + "\n" for c in commands),
                         capture_output=True, text=True, timeout=60, check=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def expected_events(answers):
    """The journal events of the effective moves among these answers."""
    return [event_of(answer["last"]) for answer in answers if answer["last"]["effective"]]


def event_of(move):
    row, column = move["spawn"]["at"]
    return f"{move['command'][0]}{'abcdefgh'[column]}{row + 1}{2 ** move['spawn']['exponent']}"


def effective_moves(program, rules, count):
    """The first effective moves of going round the four directions."""
    answers = text(program, rules, itertools.islice(itertools.cycle(ROUND), 4 * count))
    lasts = [answer["last"] for answer in answers if answer["last"]["effective"]]
    return [last["command"] for last in lasts[:count]]


def moves_to(program, rules, state, seeds=range(1, 200)):
    """A seed and effective moves that lead to `won` or `over` under these rules, found by trying."""
    for seed in seeds:
        answers = text(program, [*rules, "--seed", seed], itertools.islice(itertools.cycle(ROUND), 60))
        states = [answer["state"] for answer in answers]
        ends = [at for at, now in enumerate(states) if now != "playing"]
        if ends and states[ends[0]] == state:
            lasts = [answer["last"] for answer in answers[:ends[0] + 1]]
            return seed, [last["command"] for last in lasts if last["effective"]]
    raise AssertionError(f"no seed leads to '{state}' with {rules}")


def spoken(move):
    """What --announce says in English of a `last` of these answers, without the state after it."""
    way = move["command"].capitalize()
    if not move["effective"]:
        return f"{way}: nothing moves."
    made = sorted((merge["exponent"] for merge in move["merges"]), reverse=True)
    merges = [(2 ** exponent, len(list(alike))) for exponent, alike in itertools.groupby(made)]
    words = [f"{tile // 2}+{tile // 2} = {tile}" + (f" ({count} times)" if count > 1 else "") for tile, count in merges]
    gain = f": {', '.join(words)}, {move['points']:,} points." if words else "."
    row, column = move["spawn"]["at"]
    return f"{way}{gain} New {2 ** move['spawn']['exponent']} in row {row + 1}, column {column + 1}."


def verify(program, path):
    """The line that `twofold verify` prints, and its exit status."""
    run = subprocess.run([program, "verify", str(path)], capture_output=True, text=True, timeout=60)
    return run.stdout.strip(), run.returncode
