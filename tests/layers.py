#!/usr/bin/env python3
"""Checks that src obeys its layers.

layers.py SRC        prints each violation with its file and line; status 1 if there are any
layers.py            the same for the src beside this folder
layers.py --self-test   checks that each rule can fail

The table follows docs/architecture.md: which folders and libraries each folder of src may include; files, clocks and
random sources belong to the outer layers. Comments and string contents are ignored.
"""

import re
import sys
import tempfile
from pathlib import Path

FLOORS = {  # folder: what of ours it may include, beside itself and base
    "base": set(),
    "rules": set(),
    "session": {"rules"},
    "solver": {"rules"},
    "ui": {"rules", "session", "solver"},
    "platform": {"rules", "session", "solver", "ui"},
    "storage": {"rules", "session", "platform"},
    "app": {"rules", "session", "solver", "ui", "platform", "storage", "assets"},
}
ROOMS = {  # room of ui: the other rooms that it may include
    "words": set(),
    "draw": set(),
    "input": {"words", "draw"},
    "controls": {"words", "draw", "input"},
    "board": {"words", "draw", "input", "controls"},
    "sound": {"board", "draw"},
    "screens": {"words", "draw", "input", "controls", "board"},
}
OUTER = {"platform", "app"}  # they may touch the machine, platform alone by headers of the system
OURS = set(FLOORS) | {"assets"}

STANDARD = re.compile(r"[a-z_0-9]+")  # <vector>, <cstdint>: no folder, no ending
# Not <chrono>: its calendar is for all, its clocks are among the words below.
MACHINE_HEADERS = {"random", "fstream", "filesystem", "ctime", "thread", "mutex", "condition_variable", "future",
                   "iostream"}
MACHINE_WORDS = re.compile(
    r"\b((?:steady|system|high_resolution|utc|tai|gps|file)_clock(?:\s*::\s*now)?|clock_gettime|"
    r"gettimeofday|localtime(?:_r)?|random_device|mt19937(?:_64)?|srand|fopen|freopen|ifstream|ofstream|"
    r"filesystem|getenv)\b"
    r"|\bstd::(time|clock|rand)\s*\(|::\s*now\s*\(")
LIBRARIES = [  # header, what it is, which files may include it
    (re.compile(r"SDL|png\.h$|libpng"), "SDL and png", lambda f: f.layer == "platform"),
    (re.compile(r"toml\+\+|toml\.hpp"), "toml++",
     lambda f: f.layer in ("base", "session", "ui") and (f.is_source or f.name == "base/toml.h")),
    (re.compile(r"CLI/|CLI\.hpp"), "CLI11", lambda f: f.layer == "app" and f.is_source),
]
# Headers of ours that only sources may include, since they bring toml++ with them.
CARRIERS_OF_TOML = {"base/toml.h"}
# What serves tests alone (app/test_hooks.h lists it), and the files that may include it.
HOOKS = {
    "platform/virtual_pad.h": {"platform/virtual_pad.cpp", "platform/gamepads.h"},
    "app/trace.h": {"app/trace.cpp", "app/shell.h"},
    "app/test_hooks.h": {"app/test_hooks.cpp", "app/options.h", "app/command_line.cpp"},
}

INCLUDE = re.compile(r"\s*#\s*(?:include|import)\b\s*(.*)")
TARGET = re.compile(r"(?:\"([^\"]*)\"|<([^>]*)>)")


def blank(text):
    return re.sub(r"[^\n]", " ", text)


def without_comments(text, strings):
    """`text` with comments blanked, line for line; the insides of literals as well unless `strings` are kept."""
    token = re.compile(r'//[^\n]*|/\*.*?\*/|R"([^(\s]*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.S)

    def replace(match):
        piece = match.group(0)
        if piece.startswith(("//", "/*")):
            return blank(piece)
        return piece if strings else blank(piece)

    return token.sub(replace, text)


def room_of(name):
    """The room of a file or header of ui: "draw" of "ui/draw/font.h"; None for one that is in no room."""
    parts = name.split("/")
    return parts[1] if len(parts) > 2 else None


class File:
    def __init__(self, root, path):
        self.path = path
        self.name = path.relative_to(root).as_posix()
        parts = self.name.split("/")
        self.layer = parts[0] if len(parts) > 1 else None
        self.room = room_of(self.name)  # within ui
        self.is_source = path.suffix in (".cpp", ".cc")
        text = path.read_text(encoding="utf-8", errors="replace")
        self.code = without_comments(text, strings=False).split("\n")
        self.includes = []  # (line, header or None, in angle brackets)
        for number, line in enumerate(without_comments(text, strings=True).split("\n"), 1):
            directive = INCLUDE.match(line)
            if directive:
                target = TARGET.match(directive.group(1))
                header = (target.group(1) or target.group(2)) if target else None
                self.includes.append((number, header, bool(target and target.group(2))))


def carriers_of_sdl(files):
    """Our headers that bring SDL along, directly or by one another."""
    carriers = set()
    while True:
        more = {f.name for f in files.values() if not f.is_source and f.name not in carriers and any(
            header and (re.match(r"SDL", header) or header in carriers) for _, header, _ in f.includes)}
        if not more:
            return carriers
        carriers |= more


def library_fault(file, header):
    for pattern, what, allowed in LIBRARIES:
        if pattern.match(header):
            return None if allowed(file) else f"{what} may not be included here: {header}"
    if file.layer == "platform":
        return None
    if header in MACHINE_HEADERS and file.layer not in OUTER:
        return f"<{header}> belongs to platform and app"
    if not STANDARD.fullmatch(header):
        return f"only the standard library here, not {header}"
    return None


def include_fault(file, header, angle, sdl_carriers):
    if header is None:
        return "an include that cannot be read"
    folder = header.split("/")[0]
    if folder not in OURS:
        if angle:
            return library_fault(file, header)
        return library_fault(file, header) or f"includes of ours name their folder: \"{header}\""
    if folder not in {file.layer, "base"} | FLOORS[file.layer]:
        return f"{file.layer} may not include {folder}: {header}"
    if folder == "ui" and file.layer == "ui":
        room = room_of(header)
        if room != file.room and room not in ROOMS[file.room]:
            return f"ui/{file.room} may not include ui/{room}: {header}"
    if header in sdl_carriers and file.layer != "platform":
        return f"{header} brings SDL along, outside platform"
    if header in CARRIERS_OF_TOML and not file.is_source:
        return f"{header} is for .cpp files"
    if file.name not in HOOKS.get(header, {file.name}):
        return f"{header} is for tests, and has its own place"
    return None


def violations(root):
    files = {}
    for path in sorted(root.rglob("*")):
        if path.suffix in (".h", ".hpp", ".cpp", ".cc", ".inl"):
            file = File(root, path)
            files[file.name] = file
    if not files:
        yield f"{root}: no sources"
    sdl_carriers = carriers_of_sdl(files)
    for file in files.values():
        if file.layer not in FLOORS or (file.layer == "ui" and file.room not in ROOMS):
            yield f"{file.path}:1: not in a folder of the tables"
            continue
        for line, header, angle in file.includes:
            fault = include_fault(file, header, angle, sdl_carriers)
            if fault:
                yield f"{file.path}:{line}: {fault}"
        if file.layer in OUTER:
            continue
        for line, code in enumerate(file.code, 1):
            if INCLUDE.match(code):
                continue
            for word in MACHINE_WORDS.finditer(code):
                yield f"{file.path}:{line}: {word.group(0).strip('( ')} belongs to platform and app"


SELF_TEST = [  # file, its text, the line of the violation (None: there is none)
    ("rules/a.cpp", '#include "rules/b.h"\n#include <vector>\n', None),
    ("rules/a.cpp", '#include <vector>\n#include "session/game.h"\n', 2),
    ("rules/a.cpp", '#include <session/game.h>\n', 1),
    ("rules/a.cpp", '#include <zlib.h>\n', 1),
    ("session/a.cpp", '#include "rules/b.h"\n#include <toml++/toml.h>\n', None),
    ("session/a.h", '#include <toml++/toml.h>\n', 1),
    ("base/toml.h", '#include <toml++/toml.h>\n', None),
    ("session/a.h", '#include "base/toml.h"\n', 1),
    ("session/a.cpp", '\n\n#include "ui/draw/layout.h"\n', 3),
    ("ui/draw/a.cpp", '#include "session/b.h"\n#include "rules/b.h"\n#include "solver/b.h"\n', None),
    ("ui/draw/a.cpp", '#include "platform/b.h"\n', 1),
    ("ui/draw/a.cpp", '#  include <SDL.h>\n', 1),
    ("ui/draw/a.cpp", '#include "SDL2/SDL_ttf.h"\n', 1),
    ("ui/draw/a.cpp", '#include <unistd.h>\n', 1),
    ("ui/draw/a.cpp", '#include "board.h"\n', 1),
    ("ui/draw/a.cpp", '#include "../rules/board.h"\n', 1),
    ("ui/draw/a.cpp", '#include HEADER\n', 1),
    ("ui/draw/a.cpp", '#include "assets/assets.h"\n', 1),
    ("solver/a.cpp", '#include "session/b.h"\n', 1),
    ("platform/a.cpp", '#include <SDL.h>\n#include <png.h>\n#include "ui/draw/b.h"\n#include <fstream>\n', None),
    ("platform/a.cpp", '#include "app/b.h"\n', 1),
    ("platform/a.cpp", '#include <toml++/toml.h>\n', 1),
    ("app/a.cpp", '#include "platform/b.h"\n#include <CLI/CLI.hpp>\n#include <fstream>\n#include "assets/a.h"\n', None),
    ("storage/a.cpp", '#include "platform/b.h"\n#include "session/b.h"\n', None),
    ("storage/a.cpp", '#include "ui/words/b.h"\n', 1),
    ("storage/a.cpp", '#include "app/b.h"\n', 1),
    ("storage/a.cpp", '#include <filesystem>\n', 1),
    ("platform/a.cpp", '#include "storage/b.h"\n', 1),
    ("platform/a.cpp", '#include <unistd.h>\n', None),
    ("app/a.cpp", '#include "storage/b.h"\n', None),
    ("app/a.cpp", '#include <unistd.h>\n', 1),
    ("app/a.cpp", '#include <SDL.h>\n', 1),
    ("app/a.cpp", '#include <png.h>\n', 1),
    ("app/a.cpp", '#include "platform/carrier.h"\n', 1),
    ("app/a.cpp", '#include "platform/second_carrier.h"\n', 1),
    ("app/a.h", '#include <CLI/CLI.hpp>\n', 1),
    ("rules/a.cpp", '#include <random>\n', 1),
    ("session/a.cpp", '#include <fstream>\n', 1),
    ("session/a.cpp", '#include <filesystem>\n', 1),
    ("ui/draw/a.cpp", '\nauto now = std::chrono::steady_clock::now();\n', 2),
    ("session/a.cpp", '\nauto now = chrono::high_resolution_clock::time_point();\n', 2),
    ("session/a.cpp", '\nstd::chrono::utc_clock::time_point t;\n', 2),
    ("session/a.cpp", '\nauto now = Clock::now();\n', 2),
    ("session/a.cpp", '#include <chrono>\nstd::chrono::sys_days d(std::chrono::year(2026) / 12 / 2);\n', None),
    ("platform/a.cpp", '#include <chrono>\nauto now = std::chrono::system_clock::now();\n', None),
    ("ui/draw/a.cpp", '\nauto now = std::time(nullptr);\n', 2),
    ("rules/a.cpp", '\nint x = std::rand ();\n', 2),
    ("rules/a.cpp", '// std::chrono::steady_clock\n/* <SDL.h>\n#include <SDL.h>\n*/\n', None),
    ("rules/a.cpp", 'const char* s = "fopen // ";  \n#include <random>\n', 2),
    ("ui/draw/a.cpp", 'const char* s = "steady_clock";\nchar c = \'"\'; int fopened;\n', None),
    ("base/a.cpp", '#include "rules/board.h"\n', 1),
    ("rules/a.cpp", '#include "base/check.h"\n', None),
    ("ui/board/a.cpp", '#include "ui/draw/b.h"\n#include "ui/input/b.h"\n', None),
    ("ui/draw/a.cpp", '#include "ui/board/b.h"\n', 1),
    ("ui/draw/a.cpp", '#include "ui/b.h"\n', 1),
    ("ui/a.cpp", "int x;\n", 1),
    ("ui/attic/a.cpp", "int x;\n", 1),
    ("extra/a.cpp", "int x;\n", 1),
    ("a.cpp", "int x;\n", 1),
    ("platform/window.cpp", '#include "platform/virtual_pad.h"\n', 1),
    ("platform/gamepads.h", '#include "platform/virtual_pad.h"\n', None),
    ("app/host.cpp", '#include "app/test_hooks.h"\n', 1),
    ("app/options.h", '#include "app/test_hooks.h"\n', None),
]


def self_test():
    failures = 0
    for name, text, line in SELF_TEST:
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            tree = {"platform/carrier.h": "#include <SDL.h>\n",
                    "platform/second_carrier.h": '#include "platform/carrier.h"\n', name: text}
            for path, content in tree.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(content)
            found = list(violations(root))
            places = [f"{root / name}:{line}:"] if line else []
            if [v.split(" ")[0] for v in found] != places:
                failures += 1
                print(f"self-test: {name} {text!r}: wanted a violation at line {line}, found {found}")
    print(f"{len(SELF_TEST)} cases, {failures} failed")
    return failures == 0


def main(arguments):
    if arguments == ["--self-test"]:
        return 0 if self_test() else 1
    root = Path(arguments[0]) if arguments else Path(__file__).resolve().parent.parent / "src"
    found = list(violations(root))
    for violation in found:
        print(violation)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
