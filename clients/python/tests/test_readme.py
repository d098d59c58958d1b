"""The README of the repository: what it shows is pasted as it stands, into a shell and into Python."""
# SPDX-License-Identifier: MIT
import os
import re
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Tuple

PACKAGE = Path(__file__).resolve().parents[1]
ROOT = PACKAGE.parents[1]
BINARY = ROOT / "build" / "formd"


def shown(program: str, output: str) -> Tuple[str, str]:
    """The fenced program and what the next fence says it prints."""
    text = (ROOT / "README.md").read_text("utf-8")
    pattern = rf"```{program}\n(.*?)```\n\n```{output}\n(.*?)```"
    (pair,) = re.findall(pattern, text, re.S)
    return pair[0], pair[1]


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        arguments,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(PACKAGE / "src"), "PYTHONIOENCODING": "utf-8"},
        timeout=60,
    )


@unittest.skipIf(not BINARY.exists(), f"there is no {BINARY}: build formd first (make)")
class Readme(unittest.TestCase):
    def test_the_conversation(self) -> None:
        script, printed = shown("sh", "json")
        done = run("sh", "-c", script)
        self.assertEqual((done.returncode, done.stderr, done.stdout), (0, "", printed))

    def test_python(self) -> None:
        program, printed = shown("python", "text")
        done = run(sys.executable, "-c", program)
        self.assertEqual((done.returncode, done.stderr, done.stdout), (0, "", printed))


if __name__ == "__main__":
    unittest.main()
