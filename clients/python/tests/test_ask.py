"""Asking without a screen: lines from a pipe, from a terminal, and answers given beforehand."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import io
import json
import os
import pty
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any, Dict, List, NamedTuple, Tuple
from unittest import mock

import formd
from formd.ask_command import main

PACKAGE = Path(__file__).resolve().parents[1]
BINARY = os.environ.get("FORMD_BINARY") or str(PACKAGE.parents[1] / "build" / "formd")
MISSING = not os.environ.get("FORMD_BINARY") and not os.path.exists(BINARY)

NAME = {"id": "name", "kind": "textField", "title": "Name", "required": True}
SEATS = {"id": "seats", "kind": "textField", "type": "integer", "title": "Seats", "max": 4}
PIN = {"id": "pin", "kind": "textField", "type": "password", "title": "Pin"}
MEALS = [{"key": "fish"}, {"key": "veg", "title": "Vegetables"}]
HOSTILE = "\x1b]0;owned\x07"


# In place of rows: a section that repeats.
PEOPLE = {"repeat": {"template": [NAME], "min": 1, "max": 2, "addTitle": "Somebody"}}


def form(*rows: Dict[str, Any], **more: Any) -> Dict[str, Any]:
    holds = rows[0] if rows and "repeat" in rows[0] else {"rows": list(rows)}
    return {"id": "f", "title": "Form", "sections": [{"id": "s", **holds}], **more}


# name, rows, what is typed, status, printed, said
LINES: List[Tuple[str, List[Dict[str, Any]], str, int, Any, List[str]]] = [
    ("nothing typed", [NAME], "", 130, None, ["The input ended before the form was submitted."]),
    ("it ends too early", [NAME, SEATS], "Ada\n", 130, None, ["cancelled"]),
    ("declined", [NAME], ":decline\n", 1, None, ["declined"]),
    ("cancelled", [NAME], "Ada\n:cancel\n", 0, {"name": "Ada"}, []),
    ("cancelled before", [NAME, SEATS], "Ada\n:cancel\n", 130, None, ["cancelled"]),
    ("no such instruction", [NAME], ":what\nAda\n", 0, {"name": "Ada"}, ["There is no :what"]),
    ("text with a colon", [NAME], "::Ada\n", 0, {"name": ":Ada"}, []),
    ("required is said, then asked again", [NAME], "\nAda\n", 0, {"name": "Ada"},
     ["! Please fill this in."]),
    ("a refused submit asks for what was wrong", [NAME, SEATS], "\n\n3\nAda\n", 0,
     {"name": "Ada", "seats": 3}, ["! Name: Please fill this in."]),
    ("a bad answer is asked for again", [NAME, SEATS], "Ada\n9\nx\n3\n", 0,
     {"name": "Ada", "seats": 3}, ["! Enter 4 or less.", "! Enter a whole number"]),
    ("back", [NAME, SEATS], "Adu\n:back\nAda\n3\n", 0, {"name": "Ada", "seats": 3}, ["[Adu]"]),
    ("clear", [NAME, SEATS], "Ada\n9\n:clear\n\n", 0, {"name": "Ada", "seats": None}, []),
    ("submitted early", [SEATS, NAME], "3\n:submit\nAda\n", 0, {"seats": 3, "name": "Ada"}, []),
    ("a secret stays out", [NAME, PIN], "Ada\n1234\n", 0, {"name": "Ada"}, []),
    ("crlf, no last end of line", [NAME, SEATS], "Ada\r\n3", 0, {"name": "Ada", "seats": 3}, []),
    ("not utf-8", [NAME], "A\udcffa\n", 0, {"name": "A�a"}, []),
    ("choices", [
        {"id": "one", "kind": "picker", "options": MEALS},
        {"id": "two", "kind": "segmented", "options": MEALS},
        {"id": "some", "kind": "multiPicker", "options": MEALS},
        {"id": "on", "kind": "switch"},
        {"id": "step", "kind": "stepper", "max": 4},
        {"id": "day", "kind": "datePicker"},
        {"id": "own", "kind": "custom", "editable": True},
    ], "3\n2\nVEG\nfish, 2\nmaybe\ny\n2\n2031-04-30\nx\n[1]\n", 0,
     {"one": "veg", "two": "veg", "some": ["fish", "veg"], "on": True, "step": 2,
      "day": "2031-04-30", "own": [1]},
     ["2) Vegetables", "! Choose by number, 1 to 2, or by name.", "! Answer y or n.",
      "! Answer with JSON"]),
    ("a row appears by an answer", [{"id": "on", "kind": "check"},
                                    {**NAME, "visibleWhen": {"var": "on"}}],
     "y\nAda\n", 0, {"on": True, "name": "Ada"}, []),
    ("and does not", [{"id": "on", "kind": "check"}, {**NAME, "visibleWhen": {"var": "on"}}],
     "n\n", 0, {"on": False}, []),
    ("several lines", [{"id": "t", "kind": "textView"}], "a\nb\n.\n", 0, {"t": "a\nb"}, []),
    ("no escape is printed", [{**NAME, "title": HOSTILE, "help": HOSTILE, "value": HOSTILE}],
     "Ada\n", 0, {"name": "Ada"}, ["�]0;owned�"]),
    ("nothing to ask", [{"id": "l", "kind": "label", "text": "Hello"}], "", 0, {}, ["Hello"]),
    ("what is wrong cannot be changed", [{**SEATS, "readonly": True, "value": 9}], "\n", 130, None,
     ["! Seats: Enter 4 or less.", "Nothing here can be changed."]),
    ("what is wrong cannot be changed, other things can",
     [{**SEATS, "readonly": True, "value": 9}, NAME], "Ada\nAda\n", 130, None,
     ["Please go through the form once more."]),
    ("nobody judges", [{**NAME, "rules": [{"rule": "custom", "name": "n"}]}], "Ada\n\n", 130, None,
     ["! Name: Nobody is there to judge this."]),
    ("no repeated part, and one is needed", [PEOPLE], "n\ny\nAda\nn\n", 0,
     {"s": [{"name": "Ada"}]}, ["! Give at least 1 entry.", "  1."]),
    ("repeated parts", [PEOPLE], "y\nAda\ny\nBob\n", 0, {"s": [{"name": "Ada"}, {"name": "Bob"}]},
     ["  Somebody? [n] ", "  2."]),
    ("one is removed", [PEOPLE], "y\nAda\ny\n:remove\nn\n", 0, {"s": [{"name": "Ada"}]}, []),
    ("what is locked is told", [{**SEATS, "readonly": True, "value": 2}], "", 0, {"seats": 2},
     ["Seats: 2"]),
]  # fmt: skip

# name, rows, answers, status, printed, said
BEFOREHAND: List[Tuple[str, List[Dict[str, Any]], Any, int, Any, List[str]]] = [
    ("not good enough", [NAME, SEATS], {"seats": 9}, 4, None,
     ["name: Please fill this in.", "seats: Enter 4 or less."]),
    ("no such field", [NAME], {"nmae": "Ada"}, 2, None, ["nmae"]),
    ("does not fit", [SEATS], {"seats": [1]}, 2, None, ["seats"]),
    ("no object", [SEATS], [1], 2, None, ["expected an object"]),
    ("nobody is there to judge", [{**NAME, "rules": [
        {"rule": "custom", "name": "n", "timeoutMs": 50}]}], {"name": "Ada"}, 4, None,
     ["name: Nobody is there to judge this."]),
    ("good", [NAME, SEATS], {"name": "Ada", "seats": 3}, 0, {"name": "Ada", "seats": 3}, []),
    ("none, and none needed", [SEATS], {}, 0, {"seats": None}, []),
]  # fmt: skip

# name, arguments, status, said
WRONG: List[Tuple[str, List[str], int, str]] = [
    ("no form", [], 2, "give a FILE with a form"),
    ("two forms", ["x.json", "--form", "f"], 2, "give a FILE with a form"),
    ("no file", ["/none.json"], 2, "/none.json: No such file"),
    ("not JSON", ["{bad}"], 2, "not JSON"),
    ("no form inside", ["{empty}"], 2, "definition"),
    ("nobody there", ["--form", "none", "--socket", "{socket}"], 3, "none.sock: No such file"),
    ("what is no option", ["--what"], 2, "unrecognized"),
]


KILLER = """#!/bin/sh
[ -e {once} ] && exec {binary}
touch {once}
while IFS= read -r line; do
  case $line in *'"raw":"3"'*) exit 0;; esac
  printf '%s\\n' "$line"
done | {binary}
"""


OLDER = """#!/bin/sh
read -r line
echo '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":99}}'
cat > /dev/null
"""


OTHER = """#!/bin/sh
read -r line
echo '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no such method"}}'
cat > /dev/null
"""


class Done(NamedTuple):
    status: int
    printed: str
    said: str


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class Asking(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def file(self, value: Any) -> str:
        path = os.path.join(self.folder, f"{len(os.listdir(self.folder))}.json")
        Path(path).write_text(value if isinstance(value, str) else json.dumps(value), "utf-8")
        return path

    def program(self, text: str) -> str:
        path = self.file(text)
        os.chmod(path, 0o755)
        return path

    def run_it(self, arguments: List[str], typed: str = "", **environment: str) -> Done:
        """Run the command in this process: twenty rows would be twenty starts of Python."""
        data = io.BytesIO(typed.encode("utf-8", "surrogateescape"))
        heard = io.TextIOWrapper(data, "utf-8", "surrogateescape", newline="")
        out, said = io.StringIO(), io.StringIO()
        with mock.patch.dict(os.environ, surroundings(**environment)):
            with mock.patch.multiple(sys, stdin=heard, stdout=out, stderr=said):
                try:
                    status = main(["--front-end", "lines", *arguments])
                except SystemExit as end:
                    status = int(end.code or 0)
        return Done(status, out.getvalue(), said.getvalue())

    def check(self, done: Done, status: int, printed: Any, said: List[str]) -> None:
        self.assertEqual(done.status, status, done.said)
        self.assertEqual(json.loads(done.printed) if done.printed else None, printed)
        for words in said:
            self.assertIn(words, done.said)
        self.assertNotIn("\x1b", done.said)

    def test_lines_from_a_pipe(self) -> None:
        for name, rows, typed, status, printed, said in LINES:
            with self.subTest(name):
                done = self.run_it([self.file(form(*rows))], typed)
                self.check(done, status, printed, said)

    def test_answers_given_beforehand(self) -> None:
        for name, rows, answers, status, printed, said in BEFOREHAND:
            with self.subTest(name):
                arguments = [self.file(form(*rows)), "--answers", self.file(answers)]
                self.check(self.run_it(arguments), status, printed, said)

    def test_answers_given_beforehand_read_nothing(self) -> None:
        arguments = [self.file(form(NAME)), "--answers", self.file({})]
        # An input that never ends would show it.
        reading, writing = os.pipe()
        self.addCleanup(os.close, reading)
        self.addCleanup(os.close, writing)
        done = subprocess.run(
            [sys.executable, "-m", "formd.ask_command", *arguments],
            stdin=reading,
            capture_output=True,
            env=surroundings(),
            timeout=30,
        )
        self.assertEqual((done.returncode, done.stdout), (4, b""), done.stderr)

    def test_what_is_wrong_besides_answers(self) -> None:
        places = {"{bad}": self.file("{"), "{empty}": self.file({"sections": 1}),
                  "{socket}": os.path.join(self.folder, "none.sock")}  # fmt: skip
        for name, arguments, status, said in WRONG:
            with self.subTest(name):
                done = self.run_it([places.get(one, one) for one in arguments])
                self.check(done, status, None, [said])

    def test_no_daemon(self) -> None:
        path = self.file(form(NAME))
        older, other = self.program(OLDER), self.program(OTHER)
        silent = self.program("#!/bin/sh\nexec sleep 60\n")
        greeting = mock.patch("formd.session.GREETING", 0.7)
        greeting.start()
        self.addCleanup(greeting.stop)
        for name, binary, said in (
            ("says nothing", silent, "the daemon does not answer"),
            ("another protocol", other, "what answers is no formd: no such method"),
            ("another version", older, "the daemon speaks version 99 of the protocol"),
            ("missing", os.path.join(self.folder, "none"), "No such file or directory"),
            ("not a program", path, "Permission denied"),
            ("something else", "/bin/true", "ended the connection"),
            ("speaks otherwise", "/bin/cat", "does not speak JSON-RPC"),
        ):
            with self.subTest(name):
                done = self.run_it([path], "Ada\n", FORMD_BINARY=binary)
                self.check(done, 3, None, ["no daemon to use", said])

    def test_reveal_and_stdin(self) -> None:
        done = self.run_it(
            ["-", "--answers", self.file({"pin": "1234"}), "--reveal"], json.dumps(form(PIN))
        )
        self.check(done, 0, {"pin": "1234"}, [])

    def test_nobody_reads_the_answers(self) -> None:
        process = subprocess.Popen(
            [sys.executable, "-m", "formd.ask_command", self.file(form(SEATS))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=surroundings(),
        )
        if process.stdin is None or process.stdout is None or process.stderr is None:
            self.fail("no pipes")
        process.stdout.close()
        process.stdin.write(b"3\n")
        process.stdin.close()
        said = process.stderr.read()
        process.stderr.close()
        self.assertEqual((process.wait(30), b"Traceback" in said), (2, False), said)

    def test_on_a_terminal(self) -> None:
        path = self.file(form(NAME, PIN))
        seen, printed, status = on_a_terminal([path, "--front-end", "lines"], b"Ada\n", b"1234\n")
        self.assertEqual((status, json.loads(printed)), (0, {"name": "Ada"}))
        self.assertIn(b"Ada", seen)
        # What is secret does not show while it is typed.
        self.assertNotIn(b"1234", seen)
        _, printed, status = on_a_terminal([path, "--front-end", "lines"], b"Ada\n", b"\x03")
        self.assertEqual((status, printed), (130, b""))
        _, printed, status = on_a_terminal([path, "--front-end", "lines"], b"\x04")
        self.assertEqual((status, printed), (130, b""))

    def test_the_daemon_dies_between_questions(self) -> None:
        # A daemon that kills itself once, when it is told of the second answer.
        once = os.path.join(self.folder, "once")
        killer = self.program(KILLER.format(once=once, binary=BINARY))
        path = self.file(form(NAME, PIN, SEATS))
        for name, typed, status, printed in (
            ("left", "Ada\n1234\n3\nn\n", 3, None),
            ("nobody answers", "Ada\n1234\n3\n", 3, None),
            ("made anew", "Ada\n1234\n3\ny\n\n", 0,
             {"name": "Ada", "pin": "1234", "seats": 3}),
        ):  # fmt: skip
            with self.subTest(name):
                Path(once).unlink(missing_ok=True)
                done = self.run_it([path, "--reveal"], typed, FORMD_BINARY=killer)
                self.check(done, status, printed, ["! the daemon ended the connection"])

    def test_from_python(self) -> None:
        with mock.patch.dict(os.environ, {"FORMD_BINARY": BINARY}):
            good = {"name": "Ada", "pin": "1234"}
            self.assertEqual(formd.ask(form(NAME, PIN), answers=good), {"name": "Ada"})
            self.assertEqual(formd.ask(form(NAME, PIN), answers=good, reveal=True), good)
            with self.assertRaises(formd.AnswersRefused) as refused:
                formd.ask(form(NAME), answers={})
            self.assertEqual([issue["field"] for issue in refused.exception.issues], ["name"])
            with self.assertRaises(formd.FormdError):
                formd.ask({"id": "f", "sections": 1}, answers={})
            with self.assertRaises(TypeError):
                formd.ask()
            with self.assertRaises(ValueError):
                formd.ask(form(NAME), front_end="paper")


def surroundings(**more: str) -> Dict[str, str]:
    return {
        **os.environ,
        "FORMD_BINARY": BINARY,
        "PYTHONPATH": str(PACKAGE / "src"),
        "PYTHONIOENCODING": "utf-8:surrogateescape",
        **more,
    }


def on_a_terminal(arguments: List[str], *typed: bytes) -> Tuple[bytes, bytes, int]:
    """Run on a terminal, type each piece once there is a question; return what is seen, printed."""
    us, them = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "formd.ask_command", *arguments],
        stdin=them,
        stdout=subprocess.PIPE,
        stderr=them,
        start_new_session=True,
        preexec_fn=take_the_terminal,
        env=surroundings(TERM="xterm-256color"),
    )
    os.close(them)
    seen = b""
    signal.alarm(60)
    try:
        for piece in typed:
            began = len(seen)
            while b": " not in seen[began:]:
                seen += os.read(us, 65536)
            os.write(us, piece)
        while True:
            try:
                more = os.read(us, 65536)
            except OSError:
                break
            if not more:
                break
            seen += more
        printed = process.stdout.read() if process.stdout is not None else b""
        return seen, printed, process.wait()
    finally:
        signal.alarm(0)
        os.close(us)
        if process.stdout is not None:
            process.stdout.close()


def take_the_terminal() -> None:
    """Make stdin's terminal the one whose Ctrl-C is for this program."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


if __name__ == "__main__":
    unittest.main()
