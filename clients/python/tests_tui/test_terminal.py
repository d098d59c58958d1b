"""The command formd-ask on a real terminal: keys in, a screen out, the answers on stdout."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any, Dict, Optional, Tuple

from tests.test_ask import form, surroundings, take_the_terminal

NAME = {"id": "name", "kind": "textField", "title": "\x1b]0;owned\x07", "required": True}
PIN = {"id": "pin", "kind": "textField", "type": "password", "title": "Pin"}


class OnATerminal(unittest.TestCase):
    def run_it(
        self, definition: Dict[str, Any], *steps: Tuple[bytes, Any]
    ) -> Tuple[bytes, Any, int]:
        """Run; at each step wait for what is drawn, then type, or send a signal."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = Path(folder.name, "form.json")
        path.write_text(json.dumps(definition), "utf-8")
        us, them = os.openpty()
        process = subprocess.Popen(
            [sys.executable, "-m", "formd.ask_command", str(path)],
            stdin=them,
            stdout=subprocess.PIPE,
            stderr=them,
            start_new_session=True,
            preexec_fn=take_the_terminal,
            env=surroundings(TERM="xterm-256color", COLUMNS="80", LINES="24"),
        )
        os.close(them)
        self.addCleanup(os.close, us)
        seen = b""
        signal.alarm(60)
        try:
            for drawn, then in steps:
                began = len(seen)
                while drawn not in seen[began:]:
                    seen += os.read(us, 65536)
                if isinstance(then, bytes):
                    os.write(us, then)
                else:
                    process.send_signal(then)
            while True:
                more = self.read(us)
                if not more:
                    break
                seen += more
            with process:
                printed = process.stdout.read() if process.stdout is not None else b""
            return seen, json.loads(printed) if printed else None, process.returncode
        finally:
            signal.alarm(0)

    def read(self, descriptor: int) -> Optional[bytes]:
        try:
            return os.read(descriptor, 65536)
        except OSError:
            return None

    def test_submitted(self) -> None:
        # All in one write, as a fast typist on a slow line: each key counts where it was meant.
        keys = b"Ada\t1234\x1b[ZX\t\x13"
        seen, printed, status = self.run_it(form(NAME, PIN), (b"Submit", keys))
        self.assertEqual((status, printed), (0, {"name": "AdaX"}))
        self.assertNotIn(b"\x1b]0;owned", seen)
        self.assertNotIn(b"1234", seen)
        # The terminal is as it was before.
        self.assertIn(b"\x1b[?1049l", seen)

    def test_left(self) -> None:
        for name, then, status in (
            ("^C", b"\x03", 130),
            ("^Q", b"\x11", 130),
            ("F8", b"\x1b[19~", 1),
            ("SIGTERM", signal.SIGTERM, 130),
        ):
            with self.subTest(name):
                seen, printed, got = self.run_it(form(NAME), (b"Submit", then))
                self.assertEqual((got, printed), (status, None))
                self.assertIn(b"\x1b[?1049l", seen)


if __name__ == "__main__":
    unittest.main()
