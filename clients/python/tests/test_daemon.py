"""The client with the real daemon: the examples run, and the mirror keeps the central law."""
# SPDX-License-Identifier: MIT
import json
import os
import re
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any, List

import formd
from formd import AsyncClient, Client, Mirror, NoSuchForm

PACKAGE = Path(__file__).resolve().parents[1]
ROOT = PACKAGE.parents[1]
# A FORMD_BINARY that is not there must fail, not skip.
BINARY = os.environ.get("FORMD_BINARY") or str(ROOT / "build" / "formd")
MISSING = not os.environ.get("FORMD_BINARY") and not os.path.exists(BINARY)
SECRETS = ("made-up-for-this", "pw-one", "pw-two")


def run(*arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    environment = {
        **os.environ,
        "FORMD_BINARY": BINARY,
        "PYTHONPATH": str(PACKAGE / "src"),
        "PYTHONIOENCODING": "utf-8",
    }
    return subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        timeout=60,
    )


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class Examples(unittest.TestCase):
    def test_signup(self) -> None:
        done = run(str(PACKAGE / "examples" / "signup.py"))
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        for part in (
            "Submitted: False",
            "^ Both must be the same.",
            "Submitted: True",
            "•",
            "ada@example.com",
        ):
            self.assertIn(part, done.stdout)
        for secret in SECRETS:
            self.assertNotIn(secret, done.stdout)

    def test_ask(self) -> None:
        for typed, status, printed in (
            ("Ada\n1\nfish\ny\nvery\n", 0, "Welcome, Ada: 2 times fish.\n"),
            ("Ada\n", 1, "Another time, then.\n"),
        ):
            done = run(str(PACKAGE / "examples" / "ask.py"), typed=typed)
            self.assertEqual((done.returncode, done.stdout), (status, printed), done.stderr)

    def test_readme(self) -> None:
        text = (PACKAGE / "README.md").read_text("utf-8")
        (program,) = re.findall(r"```python\n(.*?)```", text, re.S)
        (printed,) = re.findall(r"```text\n(.*?)```", text, re.S)
        done = run("-c", program)
        self.assertEqual((done.returncode, done.stderr, done.stdout), (0, "", printed))


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class CentralLaw(unittest.TestCase):
    """After each call the mirror, kept by changes alone, is what `form/get` answers."""

    def setUp(self) -> None:
        self.client = Client.spawn(BINARY, timeout=60)
        self.addCleanup(self.client.close)
        text = (ROOT / "examples" / "signup.json").read_text("utf-8")
        self.client.call("form/create", definition=formd.loads(text))
        seen = self.client.call("form/watch", form="signup")
        self.mirror = Mirror(seen["definition"], seen["revision"])

    def check(self, method: str, **params: Any) -> None:
        before = self.mirror.revision
        self.client.call(method, form="signup", **params)
        for note in self.client.notifications(timeout=0):
            if note.method == "form/changed":
                self.mirror.apply(note.params)
        got = self.client.call("form/get", form="signup")
        self.assertEqual(self.mirror.definition, got["definition"], method)
        self.assertEqual(self.mirror.revision, got["revision"], method)
        self.assertEqual(self.mirror.revision, before + 1, f"{method} changed nothing")

    def test_answers(self) -> None:
        self.check("field/set", field="email", raw="ada at example.com")
        self.check("field/set", field="born", raw="soon")
        self.check("field/set", field="password", raw="made-up-for-this")
        self.check("field/set", field="tier", value="team")
        self.check("field/set", field="terms", value=True)
        self.check("form/submit")
        self.check("field/set", field="email", value="ada@example.com")
        self.check("field/set", field="password", value="")

    def test_structure(self) -> None:
        rows = [{"id": "x", "kind": "check"}, {"id": "y", "kind": "label", "title": "Y"}]
        self.check("row/append", section="person", rows=rows)
        self.check("row/append", section=0, rows=[{"id": "z", "kind": "switch"}])
        self.check("field/set", field="x", value=True)
        self.check("row/remove", rows=["x", "y"])
        self.check(
            "section/append", sections=[{"id": "more", "rows": [{"id": "m", "kind": "check"}]}]
        )
        self.check("row/remove", rows=["m"])
        self.check("form/update", set={"title": "Join"})

    def test_errors_are_typed(self) -> None:
        refusals: List[Any] = [
            (NoSuchForm, "form/get", {"form": "none"}),
            (formd.NoSuchField, "field/set", {"form": "signup", "field": "none", "value": ""}),
            (formd.InvalidParams, "form/get", {"form": "signup", "frm": 1}),
            (formd.MethodNotFound, "form/none", {}),
            (formd.BadDefinition, "form/create", {"definition": {"id": "signup", "sections": []}}),
        ]
        for error, method, params in refusals:
            with self.subTest(method), self.assertRaises(error):
                self.client.call(method, params)


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class OnAsyncio(unittest.IsolatedAsyncioTestCase):
    async def test_speaks(self) -> None:
        async with await AsyncClient.spawn(BINARY) as client:
            self.assertEqual(
                await client.call("server/echo", x=json.loads("[1, null]")), {"x": [1, None]}
            )
