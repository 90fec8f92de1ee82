#!/usr/bin/env python3
"""Checks that the table of complaints names only existing tests.

complaints.py PAGE TESTS   prints each unknown name, and each row without a name, with its line; status 1 if
                           there are any
complaints.py              the same for docs/complaints.md and this folder
complaints.py --self-test  checks that each kind of fault is found

A row's last cell names files of TESTS in backquotes, each followed by the names of its tests in curly quotes. In C++ a
test is a TEST_CASE, in Python the method of a class.
"""

import ast
import re
import sys
import tempfile
from pathlib import Path

WITHOUT_TESTS = "With the browser build"
ROW = re.compile(r"\|(.*)\|([^|]*)\|\s*")
SEPARATOR = re.compile(r"\|-+\|-+\|\s*")
TOKEN = re.compile(r"`([^`]+)`|“([^”]*)”")
TEST_CASE = re.compile(r'\bTEST_CASE\(\s*((?:"(?:\\.|[^"\\\n])*"\s*)+)\)')
LITERAL = re.compile(r'"((?:\\.|[^"\\\n])*)"')


def tests_in_cpp(text):
    """Literals one after the other are one name, as a compiler has it."""
    return {"".join(LITERAL.findall(match[1])).replace('\\"', '"') for match in TEST_CASE.finditer(text)}


def tests_in_python(text):
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    return {f"{group.name}.{node.name}" for group in classes for node in group.body
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


class Tests:
    """The names of the tests in each file of a folder, read when they are asked for."""

    def __init__(self, folder):
        self._folder = folder
        self._names = {}

    def of(self, file):
        """None where there is no such file."""
        if file not in self._names:
            path = self._folder / file
            read = tests_in_python if path.suffix == ".py" else tests_in_cpp
            self._names[file] = read(path.read_text(encoding="utf-8")) if path.is_file() else None
        return self._names[file]


def faults_of_row(cell, tests):
    file, named = None, 0
    for token in TOKEN.finditer(cell):
        if token[1] is not None:
            file = token[1]
            if tests.of(file) is None:
                yield f"there is no file {file}"
            continue
        named += 1
        if file is None:
            yield f"no file is named before “{token[2]}”"
        elif tests.of(file) is not None and token[2] not in tests.of(file):
            yield f"{file} has no test “{token[2]}”"
    if named == 0 and cell.strip() != WITHOUT_TESTS:
        yield "no test is named"


def faults(page, folder):
    tests = Tests(folder)
    rows = 0
    header = True  # the next row of a table is its header
    for number, line in enumerate(page.read_text(encoding="utf-8").split("\n"), 1):
        row = ROW.fullmatch(line)
        if not row:
            if line.startswith("|"):
                rows += 1
                yield f"{page}:{number}: not two cells"
            header = True
            continue
        if header:
            header = False
            continue
        if SEPARATOR.fullmatch(line):
            continue
        rows += 1
        for fault in faults_of_row(row[2], tests):
            yield f"{page}:{number}: {fault}"
    if rows == 0:
        yield f"{page}:1: no rows"


CPP = '''TEST_CASE("a tile slides") {}
TEST_CASE(
    "a name of two "
    "parts and a \\"quote\\"") {}
// "a remark"
'''
PYTHON = '''class Keys(Base):
    def test_a_key_moves(self):
        pass

    def helper(self):
        pass
'''
TABLE = "# Title\n\n| complaint | shown by |\n|---|---|\n"
SELF_TEST = [  # rows of a table, the lines of their faults
    ("| one | `a_test.cpp` “a tile slides” |", []),
    ("| one | `a_test.cpp` “a tile slides”, “a name of two parts and a \"quote\"”; `b.py` “Keys.test_a_key_moves” |", []),
    ("| one | With the browser build |", []),
    ("| one | `a_test.cpp` “a tile jumps” |", [5]),
    ("| one | `a_test.cpp` “a remark” |", [5]),
    ("| one | `a_test.cpp` “Keys.test_a_key_moves” |", [5]),
    ("| one | `b.py` “Keys.helper” |", [5]),
    ("| one | `b.py` “test_a_key_moves” |", [5]),
    ("| one | `c_test.cpp` “a tile slides” |", [5]),
    ("| one | “a tile slides” |", [5]),
    ("| one | `a_test.cpp` |", [5]),
    ("| one | |", [5]),
    ("| one | later |", [5]),
    ("| one `a_test.cpp` “a tile slides”", [5]),
    ("| one | `a_test.cpp` “a tile slides” |\n| two | nothing |", [6]),
    ("| one | `a_test.cpp` “x”, “y” |", [5, 5]),
    ("", [1]),
]


def self_test():
    failures = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "a_test.cpp").write_text(CPP)
        (folder / "b.py").write_text(PYTHON)
        page = folder / "page.md"
        for rows, lines in SELF_TEST:
            page.write_text(TABLE + rows + "\n", encoding="utf-8")
            found = list(faults(page, folder))
            at = sorted(int(fault[len(str(page)) + 1:].split(":")[0]) for fault in found)
            if at != lines:
                failures += 1
                print(f"self-test: {rows!r}: wanted faults at lines {lines}, found {found}")
    print(f"{len(SELF_TEST)} cases, {failures} failed")
    return failures == 0


def main(arguments):
    if arguments == ["--self-test"]:
        return 0 if self_test() else 1
    here = Path(__file__).resolve().parent
    page, folder = map(Path, arguments) if arguments else (here.parent / "docs" / "complaints.md", here)
    found = list(faults(page, folder))
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
