"""Simulates fingers on an Xorg server whose touch screen is the driver `inputtest`.

Owns the only connection to the driver's socket. The driver comes with Xorg (hw/xfree86/drivers/inputtest, protocol 1.1
in xf86-input-inputtest-protocol.h there); it takes one client for the life of the device, so keep one TouchScreen for
each server. Messages are C structs of this machine: a header of two 32-bit numbers (total length, kind), then a body.
"""
import select
import socket
import struct
import time

VERSION, SYNC, TOUCH = 0, 1, 6  # kinds of message
BEGIN, UPDATE, END = 18, 19, 20  # XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd
AXIS_MAX = 0xFFFF  # the driver's touch axes go from 0 to here, whatever the screen's size
STEP_S = 0.012  # a real touch screen reports a moving finger about every 8 to 16 ms


class TouchScreen:
    def __init__(self, socket_path, screen_width, screen_height):
        self._size = (screen_width, screen_height)
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(5)
        self._socket.connect(str(socket_path))
        self._send(VERSION, struct.pack("<HH", 1, 1))
        _, kind, _, _ = struct.unpack("<IIHH", self._receive(12))
        if kind != VERSION:
            raise ConnectionError("the touch driver speaks another version of its protocol")

    def close(self):
        self._socket.close()

    def down(self, finger, point):
        self._touch(finger, BEGIN, point)

    def move(self, finger, point):
        self._touch(finger, UPDATE, point)

    def up(self, finger, point):
        self._touch(finger, END, point)

    def stroke(self, *paths, ms=60):
        """One finger for each path, all at once; a path is a list of points, in pixels of the screen."""
        for finger, path in enumerate(paths):
            self.down(finger, path[0])
        steps = max(2, round(ms / 1000 / STEP_S))
        for step in range(1, steps + 1):
            self._pass_time(ms / 1000 / steps)
            for finger, path in enumerate(paths):
                self.move(finger, along(path, step / steps))
        for finger, path in enumerate(paths):
            self.up(finger, path[-1])

    def _pass_time(self, seconds):
        """The pace of a finger, which is part of the input. The driver has nothing to say now, unless it dies."""
        stop = time.monotonic() + seconds
        if select.select([self._socket], [], [], max(0.0, stop - time.monotonic()))[0]:
            raise ConnectionError("the touch driver hung up")

    def _touch(self, finger, kind, point):
        x, y = ((at + 0.5) / size * AXIS_MAX for at, size in zip(point, self._size))
        self._send(TOUCH, struct.pack("<II", finger + 1, kind) + axes({0: x, 1: y}))
        self._send(SYNC)
        self._receive(8)  # answered when the server has taken in all that came before

    def _send(self, kind, body=b""):
        self._socket.sendall(struct.pack("<II", 8 + len(body), kind) + body)

    def _receive(self, count):
        data = b""
        while len(data) < count:
            more = self._socket.recv(count - len(data))
            if not more:
                raise ConnectionError("the touch driver hung up")
            data += more
        return data


def axes(values):
    """The struct xf86ITValuatorData: a flag, a bit for each axis given, then 64 values and 64 unaccelerated ones."""
    mask = sum(1 << axis for axis in values)
    numbers = [values.get(axis, 0.0) for axis in range(64)]
    return struct.pack("<I8s4x128d", 0, mask.to_bytes(8, "little"), *numbers, *[0.0] * 64)


def along(path, share):
    """The point at this share (0 to 1) of a path whose legs all take the same time."""
    legs = len(path) - 1
    leg = min(int(share * legs), legs - 1)
    (x0, y0), (x1, y1) = path[leg], path[leg + 1]
    part = share * legs - leg
    return (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part)
