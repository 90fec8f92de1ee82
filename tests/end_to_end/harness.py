"""A real desktop for the real program: an X server, a window manager, and hands on keys, mouse and touch screen.

Owns the servers, the running program and its trace, none of which outlives its Desktop. Leaves out what is expected of
the program, which is in test_*.py.
Nothing here sleeps; every wait is for output of a process, with a deadline.
"""
import os
import re
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

import record
from lines import Lines
from touch import TouchScreen

HERE = Path(__file__).resolve().parent
TOOLS = ("Xvfb", "Xorg", "openbox", "xdotool", "wmctrl", "xprop", "xwininfo", "xev", "setxkbmap", "import", "compare",
         "mogrify", "setpriv")
KEPT_VARIABLES = ("PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS")
DIES_WITH_US = ("setpriv", "--pdeathsig", "KILL")  # so that nothing outlives this suite, however it ends
TOOL_TIMEOUT_S = 30
# A window that comes back from its icon is there at once. Openbox has no use for the mouse: a click that it looks at
# first is held back by the server, and a key pressed after it would overtake it. All else is as openbox has it by itself.
WINDOW_MANAGER_CONFIG = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc"><theme><animateIconify>no</animateIconify></theme>
<mouse><dragThreshold>8</dragThreshold></mouse></openbox_config>
"""
FAR_AWAY = (4000, 4000)  # the pointer stops in the last corner of the screen


def missing_tools():
    return [tool for tool in TOOLS if not shutil.which(tool)]


class Desktop:
    """One X server with openbox on it. With `touch` an Xorg that has a touch screen, otherwise an Xvfb.

    Its files are in a new folder in `parent`, which is the caller's to remove.
    """

    def __init__(self, parent, touch=False):
        self.folder = Path(tempfile.mkdtemp(dir=parent))
        self._processes = []
        self.touch_screen = None
        self.environment = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
        self.environment.update(HOME=str(self.folder), XDG_RUNTIME_DIR=str(self.folder), LANG="C.UTF-8",
                                SDL_AUDIODRIVER="dummy")
        try:
            self.screen = (1280, 900) if touch else (1600, 1200)
            self._start_server(self._xorg() if touch else self._xvfb())
            self._start_window_manager()
            if touch:
                self.touch_screen = TouchScreen(self.folder / "touch", *self.screen)
            self.xdotool("mousemove", *FAR_AWAY)
        except BaseException:
            self.close()
            raise

    def close(self):
        if self.touch_screen:
            self.touch_screen.close()
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def start(self, *command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, environment=(), **more):
        process = subprocess.Popen([*DIES_WITH_US, *command], env={**self.environment, **dict(environment)},
                                   cwd=self.folder, stdin=subprocess.DEVNULL, stdout=stdout, stderr=stderr, **more)
        self._processes.append(process)
        return process

    def start_and_read(self, *command):
        process = self.start(*command, stdout=subprocess.PIPE)
        return process, Lines(process.stdout)

    def run(self, *command):
        """Runs a tool to its end; its output. A tool that fails is a failure of the test."""
        done = subprocess.run([str(part) for part in command], env=self.environment, cwd=self.folder,
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=TOOL_TIMEOUT_S)
        if done.returncode != 0:
            raise AssertionError(f"{' '.join(map(str, command))} failed: {done.stderr.strip()}")
        return done.stdout

    def xdotool(self, *arguments):
        return self.run("xdotool", *arguments)

    def other_window(self):
        """A small window of another program, on the screen, and what it prints about the events that it gets."""
        _, lines = self.start_and_read("xev", "-geometry", "80x80+0+0")
        window = lines.expect(r"Outer window is (0x[0-9a-f]+), .*")[1]
        lines.until(r"Expose event.*")
        return window, lines

    def activate(self, window):
        """Gives the focus to this window and waits until it has it."""
        self.xdotool("windowactivate", window)
        self.wait_until_active(window)

    def wait_until_active(self, window):
        self._root.cursor = max(0, self._root.cursor - 1)  # it may be so already
        self._root.until(rf"_NET_ACTIVE_WINDOW.* {int(window, 0):#x}(, .*)?")

    def _xvfb(self):
        # Held keys repeat soon and fast here, so that a test for them is short.
        return ["Xvfb", "-screen", "0", f"{self.screen[0]}x{self.screen[1]}x24", "-ardelay", "200", "-arinterval", "20"]

    def _xorg(self):
        template = (HERE / "touch.conf").read_text()
        words = {"@SOCKET@": str(self.folder / "touch"), "@MODE@": f"{self.screen[0]}x{self.screen[1]}",
                 "@WIDTH@": str(self.screen[0]), "@HEIGHT@": str(self.screen[1])}
        config = self.folder / "xorg.conf"
        config.write_text(re.sub("@[A-Z]+@", lambda word: words[word[0]], template))
        return ["Xorg", "-config", str(config), "-logfile", str(self.folder / "xorg.log"), "-seat", "seat-none"]

    def _start_server(self, command):
        """Starts it on a display number that is free; the server says which when it takes clients."""
        ours, its = os.pipe()
        with os.fdopen(ours, "rb") as pipe:
            try:
                self.start(*command, "-displayfd", str(its), "-noreset", "-nolisten", "tcp", pass_fds=[its])
            finally:
                os.close(its)
            self.environment["DISPLAY"] = ":" + Lines(pipe).expect(r"\d+")[0]

    def _start_window_manager(self):
        """Starts it and waits until it answers. What reaches it while it starts may stay in its queue until it is
        asked something else, so a request is made anew until one is answered."""
        config = self.folder / "openbox.xml"
        config.write_text(WINDOW_MANAGER_CONFIG)
        _, messages = self.start_and_read("openbox", "--config-file", str(config), "--startup", "echo started")
        messages.until("started")
        _, self._root = self.start_and_read("xprop", "-root", "-spy", "_NET_NUMBER_OF_DESKTOPS", "_NET_ACTIVE_WINDOW")
        for number in range(2, 30):
            self.xdotool("set_num_desktops", number)
            if self._root.comes(rf"_NET_NUMBER_OF_DESKTOPS\(CARDINAL\) = {number}", 0.3):
                return
        raise AssertionError("the window manager does not answer")


class Pad:
    """A gamepad that the program makes for itself and plays by lines of text; plugged in by the first of them."""

    def __init__(self, folder):
        self.path = Path(tempfile.mkdtemp(dir=folder)) / "pad"
        os.mkfifo(self.path)
        self._pipe = os.open(self.path, os.O_RDWR)
        self.do("plug")

    def do(self, *lines):
        """`plug`, `unplug`, `press BUTTON`, `hold BUTTON`, `release BUTTON` or `stick X Y`, one after the other."""
        os.write(self._pipe, "".join(line + "\n" for line in lines).encode())

    def press(self, *buttons):
        self.do(*(f"press {button}" for button in buttons))

    def push(self, direction):
        """Pushes the stick that way and lets it go."""
        x, y = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[direction]
        self.do(f"stick {x / 2} {y / 2}", f"stick {x} {y}", "stick 0 0")


class Game:
    """The program in its window, started and at rest."""

    def __init__(self, desktop, program, *options, data=None, environment=()):
        self.desktop = desktop
        self.program = program
        self.data = data or desktop.folder / "data"
        self.journal = self.data / "game.twofold"
        self.places = {}  # name of a control, or "board": (x, y, width, height) in window units
        self.rows = []  # of the page in front, in order
        self.size = None  # of the window
        self.renderer = None
        # Both outputs in one, so that a message of the program or of a sanitizer stands in every failure's tail.
        self.process = desktop.start(program, "--data-dir", str(self.data), "--renderer", "software", "--trace",
                                     *map(str, options), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                     environment=environment)
        self.trace = Lines(self.process.stdout, self._note)
        self.trace.until("ready .*")
        self.rest()
        self.window = desktop.xdotool("search", "--onlyvisible", "--pid", self.process.pid).split()[-1]
        desktop.wait_until_active(self.window)

    # Input

    def press(self, *keys, delay_ms=12):
        """Presses keys one after the other; names as in keysymdef.h, `ctrl+z` for combinations."""
        self.desktop.xdotool("key", "--delay", delay_ms, *keys)

    def click(self, name):
        self.desktop.xdotool(*self._mouse_to(self.middle(name)), "click", "1")

    def drag(self, *offsets, start=None):
        """Presses the mouse at `start` (by default the middle of the board), visits the offsets, releases."""
        start = start or self.middle("board")
        moves = [part for point in shifted(start, offsets) for part in self._mouse_to(point)]
        self.desktop.xdotool(*self._mouse_to(start), "mousedown", "1", *moves, "mouseup", "1")

    def hold_mouse(self, offset):
        """Presses in the middle of the board and pulls; the button stays down."""
        self.desktop.xdotool(*self._mouse_to(self.middle("board")), "mousedown", "1",
                             *self._mouse_to(self._from_board(offset)))

    def let_go_of_mouse(self, offset):
        """Moves a held mouse to this offset from the middle of the board and releases it."""
        self.desktop.xdotool(*self._mouse_to(self._from_board(offset)), "mouseup", "1")

    def swipe(self, *offsets, start=None, ms=60):
        """A finger goes down at `start` (by default the middle of the board), visits the offsets, goes up."""
        self.fingers([*offsets], start=start, ms=ms)

    def fingers(self, *paths, start=None, ms=60):
        """As `swipe` with a finger for each path; the fingers go down 40 units from each other."""
        x, y = start or self.middle("board")
        starts = [(x, y + 40 * number) for number in range(len(paths))]
        self.desktop.touch_screen.stroke(
            *([self._on_screen(point) for point in [begin, *shifted(begin, path)]]
              for begin, path in zip(starts, paths)), ms=ms)

    def finger_down(self, finger, offset):
        self.desktop.touch_screen.down(finger, self._on_screen(self._from_board(offset)))

    def finger_move(self, finger, offset):
        self.desktop.touch_screen.move(finger, self._on_screen(self._from_board(offset)))

    def finger_up(self, finger, offset):
        self.desktop.touch_screen.up(finger, self._on_screen(self._from_board(offset)))

    def tap(self, name):
        self.swipe((0, 0), start=self.middle(name))

    def activate(self):
        self.desktop.activate(self.window)

    def find_window(self):
        """Its window, which another renderer may have made anew, with the focus."""
        self.window = self.desktop.xdotool("search", "--onlyvisible", "--pid", self.process.pid).split()[-1]
        self.activate()

    def corner(self):
        """Where on the screen its picture begins, inside the frame."""
        info = self.desktop.run("xwininfo", "-id", self.window)
        return tuple(int(re.search(rf"Absolute upper-left {axis}:\s+(-?\d+)", info)[1]) for axis in "XY")

    def maximize(self):
        """Has the window manager do it; the size that it has then."""
        self.desktop.run("wmctrl", "-i", "-r", self.window, "-b", "add,maximized_vert,maximized_horz")
        self.trace.expect("window .* windowed")
        self.settle()
        return self.size

    def maximized(self):
        states = self.desktop.run("xprop", "-id", self.window, "_NET_WM_STATE")
        return "_NET_WM_STATE_MAXIMIZED_VERT" in states and "_NET_WM_STATE_MAXIMIZED_HORZ" in states

    # What it shows and says

    def settle(self):
        """All that the program did with the input so far: the answer to a key pressed now comes after everything."""
        self.press("t")
        lines = self.trace.until("theme .*")[:-1]
        self.press("shift+t")
        self.trace.until("theme .*")
        return lines

    def moves(self):
        """The moves that the input so far made, as `left effective` or `left nothing`."""
        return moves_in(self.settle())

    def rest(self):
        self.trace.until("rest")

    def still(self):
        """With nothing pointed at and everything up to now done and shown; for when nothing moves any more."""
        self.desktop.xdotool("mousemove", *FAR_AWAY)
        self.settle()
        self.trace.until(r"frame \d+")

    def picture(self, name):
        """What the window shows now, as a file."""
        path = self.desktop.folder / f"{name}.png"
        self.desktop.run("import", "-silent", "-window", self.window, path)
        return path

    def shot(self, name, theme="classic"):
        """What it should show at rest: the record's last state drawn afresh without a window."""
        path = self.desktop.folder / f"{name}.png"
        self.desktop.run(self.program, "shot", path, "--record", self.journal, "--data-dir", self.data,
                         "--theme", theme, "--best", self.best_score(),
                         "--window", f"{self.size[0]}x{self.size[1]}")
        return path

    def best_score(self):
        """The best score on disk, which may be of an earlier game than the record's."""
        scores = self.data / "scores.toml"
        numbers = re.findall(r'= "?(\d+)"?$', scores.read_text(), re.MULTILINE) if scores.exists() else []
        return max(map(int, numbers), default=0)

    def paint_over(self, picture, name):
        """Blackens a control in a picture of the window."""
        x, y, width, height = self.places[name]
        corners = f"rectangle {x},{y} {x + width - 1},{y + height - 1}"
        self.desktop.run("mogrify", "-fill", "black", "-draw", corners, picture)

    def events(self):
        return record.events(self.journal)

    def middle(self, name):
        x, y, width, height = self.places[name]
        return (x + width // 2, y + height // 2)

    def processor_ticks(self):
        """Processor time used so far, user and system, in ticks of the kernel."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])

    # The end

    def quit(self):
        """Quits by its key; the lines up to the end."""
        self.press("ctrl+q")
        return self.ended()

    def ended(self):
        """Waits for the program's end and checks that it was a good one; the lines up to there."""
        lines = self.trace.until_end()
        status = self.process.wait(TOOL_TIMEOUT_S)
        if status != 0 or "quit" not in lines:
            raise AssertionError(f"ended with status {status} after {lines[-20:]}")
        return lines

    def kill(self):
        """Ends the program at once, wherever it is; the lines that it had printed."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        lines = self.trace.until_end()
        self.process.stdout.close()
        return lines

    def _note(self, line):
        """Keeps what the trace says about the layout."""
        word, *rest = line.split() or [""]
        if word == "button":
            self.places[rest[0]] = tuple(int(float(number)) for number in rest[1:5])
            stop = "sizes" if rest[0].startswith("size-") else rest[0]
            if stop.startswith(("row-", "sizes")) and stop not in self.rows:
                self.rows.append(stop)
        elif word == "screen":
            self.rows = []
        elif word == "overlay":
            self.places = {name: place for name, place in self.places.items() if not of_overlay(name)}
        elif word == "board":
            self.places["board"] = tuple(int(float(number)) for number in rest[:4])
        elif word in ("ready", "window"):
            self.size = tuple(int(number) for number in rest[0].split("x"))
        if word == "ready":
            self.renderer = rest[-1]

    def _from_board(self, offset):
        return shifted(self.middle("board"), [offset])[0]

    def _mouse_to(self, point):
        return ["mousemove", "--window", self.window, *map(round, point)]

    def _on_screen(self, point):
        corner = self.corner()
        return (corner[0] + point[0], corner[1] + point[1])


def of_overlay(name):
    return name == "keep-going" or name.startswith("overlay-")


def shifted(start, offsets):
    return [(start[0] + dx, start[1] + dy) for dx, dy in offsets]


def moves_in(lines):
    matches = (re.fullmatch(r"move (\w+ \w+) .*", line) for line in lines)
    return [match[1] for match in matches if match]


def differing_pixels(desktop, one, other):
    """How many pixels of two pictures differ; pictures of different sizes are a failure."""
    run = subprocess.run(["compare", "-metric", "AE", one, other, "null:"], capture_output=True, text=True,
                         env=desktop.environment, timeout=TOOL_TIMEOUT_S)
    if run.returncode > 1:
        raise AssertionError(f"{one.name} and {other.name} cannot be compared: {run.stderr.strip()}")
    return int(float(run.stderr.split()[0]))
