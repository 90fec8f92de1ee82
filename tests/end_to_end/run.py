#!/usr/bin/python3
"""The real program in a real window, with real keys, mouse and fingers.

    python3 run.py --program build/check/twofold [--only PART_OF_A_NAME]... [--jobs N] [--keep FOLDER]

Runs the tests of all test_*.py beside it. Each starts its own X server, and each step is checked by what the program
prints with --trace, shows in its window or writes to its record. --keep leaves all files of a run, including pictures,
in that folder. Tests mostly wait, so several run in parallel; --jobs 1 runs them one by one.
"""
import argparse
import multiprocessing
import signal
import sys
import tempfile
import time
import unittest
from pathlib import Path

from harness import missing_tools
from scenario import Scenario

LONG = ("each_setting_at_each_value", "nothing_is_drawn")  # begun first


def main():
    chosen = read_options()
    Scenario.program = chosen.program
    if missing := missing_tools():
        sys.exit("missing tools: " + ", ".join(missing))
    names = chosen_tests(chosen.only)
    if not names:
        sys.exit("no test has such a name")
    end_in_order_when_stopped()
    with tempfile.TemporaryDirectory(prefix="twofold-", ignore_cleanup_errors=True) as folder:
        Scenario.folder = chosen.keep or folder
        passed = run_all(names, chosen.jobs)
    sys.exit(0 if passed else 1)


def read_options():
    def path(text):
        return str(Path(text).resolve(strict=True))

    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--program", required=True, type=path)
    options.add_argument("--only", metavar="PART_OF_A_NAME", action="append")
    options.add_argument("--jobs", metavar="N", type=int, default=3)
    options.add_argument("--keep", metavar="FOLDER", type=path)
    return options.parse_args()


def chosen_tests(parts):
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{part}*" for part in parts] if parts else None
    names = []
    gather_names(loader.discover(str(Path(__file__).parent)), names)
    return sorted(names, key=lambda name: not any(part in name for part in LONG))


def gather_names(suite, names):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            gather_names(test, names)
        else:
            names.append(test.id())


def run_all(names, jobs):
    """Runs each test in a process of its own, prints what came of it; whether all passed."""
    start = time.monotonic()
    failed = 0
    with multiprocessing.get_context("fork").Pool(jobs, end_in_order_when_stopped, maxtasksperchild=1) as pool:
        for name, seconds, problems in pool.imap_unordered(run_one, names):
            failed += bool(problems)
            print(f"{'FAIL' if problems else 'ok  '} {seconds:5.1f} s  {name}", *problems, sep="\n", flush=True)
    print("-" * 70, f"Ran {len(names)} tests in {time.monotonic() - start:.1f} s", "", sep="\n")
    print(f"FAILED (failures={failed})" if failed else "OK")
    return not failed


def end_in_order_when_stopped():
    """Ctrl+C and a polite kill become an exit that still cleans up, undisturbed by more of them."""
    def leave(*_):
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        sys.exit(1)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, leave)


def run_one(name):
    start = time.monotonic()
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromName(name).run(result)
    problems = [trace for _, trace in result.errors + result.failures]
    return name, time.monotonic() - start, problems


if __name__ == "__main__":
    main()
