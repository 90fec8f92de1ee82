"""Reads the output of a running process, with deadlines and without sleeping.

Owns the reading end of one pipe, the lines seen so far and a cursor into them. Every expectation searches from the
cursor and moves it past the line found, so that a scenario reads as a sequence of steps.
"""
import os
import re
import select
import time

DEADLINE_S = 10.0


class Lines:
    """The lines of one pipe, in order."""

    def __init__(self, pipe, on_line=lambda line: None):
        self.seen = []
        self.cursor = 0
        self.ended = False
        self._pipe = pipe
        self._on_line = on_line
        self._rest = b""
        self._poll = select.poll()
        self._poll.register(pipe, select.POLLIN | select.POLLHUP)

    def expect(self, pattern, deadline_s=DEADLINE_S):
        """The next line that matches the whole pattern, as a match object."""
        self.until(pattern, deadline_s)
        return re.fullmatch(pattern, self.seen[self.cursor - 1])

    def until(self, pattern, deadline_s=DEADLINE_S):
        """All lines from the cursor up to and including the next one that matches the whole pattern."""
        start = position = self.cursor
        give_up = time.monotonic() + deadline_s
        while True:
            while position < len(self.seen):
                position += 1
                if re.fullmatch(pattern, self.seen[position - 1]):
                    self.cursor = position
                    return self.seen[start:position]
            if self.ended:
                raise AssertionError(f"ended before a line like '{pattern}'; {self._tail(start)}")
            if not self._read(give_up - time.monotonic()):
                raise AssertionError(f"no line like '{pattern}' in {deadline_s} s; {self._tail(start)}")

    def comes(self, pattern, within_s):
        """Whether such a line comes in that time; the cursor stays where it is if not."""
        try:
            self.until(pattern, within_s)
        except AssertionError:
            return False
        return True

    def until_end(self, deadline_s=DEADLINE_S):
        """All lines from the cursor to the end of the pipe, when its last writer is gone."""
        start, self.cursor = self.cursor, len(self.seen)
        give_up = time.monotonic() + deadline_s
        while not self.ended:
            if not self._read(give_up - time.monotonic()):
                raise AssertionError(f"did not end in {deadline_s} s; {self._tail(start)}")
        self.cursor = len(self.seen)
        return self.seen[start:]

    def during(self, seconds):
        """All lines from the cursor on, those of the coming seconds included: for what must not happen in a time."""
        start = self.cursor
        stop = time.monotonic() + seconds
        while not self.ended and self._read(stop - time.monotonic()):
            pass
        self.cursor = len(self.seen)
        return self.seen[start:]

    def _read(self, seconds):
        """Waits for more output; False when the time is up."""
        if seconds <= 0 or not self._poll.poll(seconds * 1000):
            return False
        data = os.read(self._pipe.fileno(), 65536)
        self.ended = not data
        *lines, self._rest = (self._rest + data).split(b"\n")
        if self.ended and self._rest:  # a last line without its end, as a killed process leaves it
            lines, self._rest = lines + [self._rest], b""
        for line in lines:
            self.seen.append(line.decode(errors="replace"))
            self._on_line(self.seen[-1])
        return True

    def _tail(self, start):
        return "seen since the last step:\n    " + "\n    ".join(self.seen[start:][-30:] or ["(nothing)"])
