#!/usr/bin/env python3
"""Checks that src keeps to its layers.

layers.py SRC        prints each violation with its file and line; status 1 where there is any
layers.py            the same for the src beside this folder
layers.py --self-test   proves that each rule can fail

The table is that of the architecture: what a folder of src may include of ours and of libraries, and that files,
clocks and chance belong to the outer layers. Comments and the insides of strings do not count.
"""

import re
import sys
import tempfile
from pathlib import Path

ABOVE = {  # folder: what of ours it may include, beside itself
    "rules": set(),
    "session": {"rules"},
    "solver": {"rules"},
    "ui": {"rules", "session", "solver"},
    "platform": {"rules", "session", "solver", "ui"},
    "app": {"rules", "session", "solver", "ui", "platform", "assets"},
}
OUTER = {"platform", "app"}  # they may touch the machine
OURS = set(ABOVE) | {"assets"}

STANDARD = re.compile(r"[a-z_0-9]+")  # <vector>, <cstdint>: no folder, no ending
MACHINE_HEADERS = {"random", "fstream", "filesystem", "ctime", "chrono", "thread", "mutex", "condition_variable",
                   "future", "iostream"}
MACHINE_WORDS = re.compile(
    r"\b(steady_clock|system_clock|high_resolution_clock|clock_gettime|gettimeofday|localtime(?:_r)?|"
    r"random_device|mt19937(?:_64)?|srand|fopen|freopen|ifstream|ofstream|filesystem|getenv)\b"
    r"|\bstd::(time|clock|rand)\s*\(")
LIBRARIES = [  # header, what it is, which files may include it
    (re.compile(r"SDL|png\.h$|libpng"), "SDL and png", lambda f: f.layer == "platform"),
    (re.compile(r"toml\+\+|toml\.hpp"), "toml++",
     lambda f: f.layer in ("session", "ui") and (f.is_source or f.name == "session/toml_file.h")),
    (re.compile(r"CLI/|CLI\.hpp"), "CLI11", lambda f: f.layer == "app" and f.is_source),
]
# Headers of ours that only sources may include, since they bring toml++ with them.
CARRIERS_OF_TOML = {"session/toml_file.h"}

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


class File:
    def __init__(self, root, path):
        self.path = path
        self.name = path.relative_to(root).as_posix()
        parts = self.name.split("/")
        self.layer = parts[0] if len(parts) > 1 else None
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
    if file.layer in OUTER:
        return None
    if header in MACHINE_HEADERS:
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
    if folder != file.layer and folder not in ABOVE[file.layer]:
        return f"{file.layer} may not include {folder}: {header}"
    if header in sdl_carriers and file.layer != "platform":
        return f"{header} brings SDL along, outside platform"
    if header in CARRIERS_OF_TOML and not file.is_source:
        return f"{header} is for .cpp files"
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
        if file.layer not in ABOVE:
            yield f"{file.path}:1: not in a folder of the table"
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
    ("session/toml_file.h", '#include <toml++/toml.h>\n', None),
    ("session/a.h", '#include "session/toml_file.h"\n', 1),
    ("session/a.cpp", '\n\n#include "ui/layout.h"\n', 3),
    ("ui/a.cpp", '#include "session/b.h"\n#include "rules/b.h"\n#include "solver/b.h"\n', None),
    ("ui/a.cpp", '#include "platform/b.h"\n', 1),
    ("ui/a.cpp", '#  include <SDL.h>\n', 1),
    ("ui/a.cpp", '#include "SDL2/SDL_ttf.h"\n', 1),
    ("ui/a.cpp", '#include <unistd.h>\n', 1),
    ("ui/a.cpp", '#include "board.h"\n', 1),
    ("ui/a.cpp", '#include "../rules/board.h"\n', 1),
    ("ui/a.cpp", '#include HEADER\n', 1),
    ("ui/a.cpp", '#include "assets/assets.h"\n', 1),
    ("solver/a.cpp", '#include "session/b.h"\n', 1),
    ("platform/a.cpp", '#include <SDL.h>\n#include <png.h>\n#include "ui/b.h"\n#include <fstream>\n', None),
    ("platform/a.cpp", '#include "app/b.h"\n', 1),
    ("platform/a.cpp", '#include <toml++/toml.h>\n', 1),
    ("app/a.cpp", '#include "platform/b.h"\n#include <CLI/CLI.hpp>\n#include <fstream>\n#include "assets/a.h"\n', None),
    ("app/a.cpp", '#include <SDL.h>\n', 1),
    ("app/a.cpp", '#include <png.h>\n', 1),
    ("app/a.cpp", '#include "platform/carrier.h"\n', 1),
    ("app/a.cpp", '#include "platform/second_carrier.h"\n', 1),
    ("app/a.h", '#include <CLI/CLI.hpp>\n', 1),
    ("rules/a.cpp", '#include <random>\n', 1),
    ("session/a.cpp", '#include <fstream>\n', 1),
    ("session/a.cpp", '#include <filesystem>\n', 1),
    ("ui/a.cpp", '\nauto now = std::chrono::steady_clock::now();\n', 2),
    ("ui/a.cpp", '\nauto now = std::time(nullptr);\n', 2),
    ("rules/a.cpp", '\nint x = std::rand ();\n', 2),
    ("rules/a.cpp", '// std::chrono::steady_clock\n/* <SDL.h>\n#include <SDL.h>\n*/\n', None),
    ("rules/a.cpp", 'const char* s = "fopen // ";  \n#include <random>\n', 2),
    ("ui/a.cpp", 'const char* s = "steady_clock";\nchar c = \'"\'; int fopened;\n', None),
    ("extra/a.cpp", "int x;\n", 1),
    ("a.cpp", "int x;\n", 1),
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
