"""Repeated sections between two clients: conflicts, own undo, and secrets that stay away."""
# SPDX-License-Identifier: MIT
import os
import subprocess
import tempfile
import unittest
from typing import Any, List, Optional, Tuple

from formd import Client, FormdError

from .repeats import FORM, Node, Repeats, text
from .test_daemon import BINARY, MISSING

SECRET = "pw-of-nobody"
SET = ("field/set", {"field": "~1/name", "value": "B"})
PART = ("field/set", {"field": "~1/cat", "value": "B"})
LAST = ("field/set", {"field": "~2/name", "value": "B"})
TITLE = ("row/update", {"row": "~1/name", "set": {"title": "B"}})
ADD = ("item/append", {"section": "people"})
MOVE = ("item/move", {"item": "~1", "at": 1})
TAKE = ("item/remove", {"items": ["~1"]})
HEAD = ("section/update", {"section": "people", "set": {"header": "B"}})
NEW: Tuple[str, Node] = ("section/append", {"sections": [{}]})


class Pair(Repeats):
    """The form, and another client who changes it too."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = os.path.join(folder.name, "s")
        start = [BINARY, "call", "server/info", "--start", "--socket", path, "--idle-exit", "60"]
        subprocess.run(start, check=True, stdout=subprocess.DEVNULL, timeout=60)
        self.client, self.other = Client.connect(path), Client.connect(path)
        self.addCleanup(self.other.close)
        self.addCleanup(self.client.close)
        self.addCleanup(self.client.call, "server/stop")
        self.make(*FORM)

    def kind(self, method: str, **params: Any) -> Optional[str]:
        """What a call is refused for; None when it is carried out."""
        try:
            self.do(method, **params)
        except FormdError as error:
            return error.kind
        return None


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class Sharing(Pair):
    def test_conflicts(self) -> None:
        place: Node = {"section": "people", "items": [{}]}
        gone: Node = {"items": ["~1"]}
        drop: Node = {"sections": ["people"]}
        fill: Node = {"values": {"people": [{"name": "A"}, {}]}}
        # what another did, what is called with ifRevision before that, whether it is refused
        rows: List[Tuple[Tuple[str, Node], str, Node, bool]] = [
            (SET, "field/set", {"field": "~1/name", "value": "A"}, True),
            (LAST, "field/set", {"field": "~1/name", "value": "A"}, False),
            (ADD, "item/append", {"section": "people"}, False),
            (NEW, "item/append", {"section": 0}, True),
            (ADD, "item/insert", {**place, "at": 0}, True),
            (MOVE, "item/insert", {**place, "above": "~1"}, True),
            (SET, "item/insert", {**place, "above": "~1"}, False),
            (SET, "item/remove", gone, True),
            (PART, "item/remove", gone, True),
            (TITLE, "item/remove", gone, True),
            (MOVE, "item/remove", gone, True),
            (LAST, "item/remove", gone, False),
            (LAST, "section/remove", drop, True),
            (ADD, "section/remove", drop, True),
            (TAKE, "section/remove", drop, True),
            (ADD, "item/move", {"item": "~1", "at": 1}, True),
            (MOVE, "item/move", {"item": "~1", "above": "~2"}, True),
            (HEAD, "section/update", {"section": "people", "set": {"header": "A"}}, True),
            (ADD, "section/update", {"section": "people", "set": {"header": "A"}}, False),
            (SET, "form/fill", fill, True),
            (ADD, "form/fill", fill, True),
            (MOVE, "form/fill", fill, True),
            (ADD, "form/fill", {"values": {"note": "A"}}, False),
            (MOVE, "form/reset", {}, True),
            (TAKE, "row/update", {"row": ["people", 0], "set": {"title": "A"}}, True),
            (LAST, "row/update", {"row": ["people", 0], "set": {"title": "A"}}, False),
        ]
        for (theirs, params), ours, ask, refused in rows:
            with self.subTest(f"{theirs} {params}, {ours} {ask}"):
                self.make(*FORM)
                self.other.call(theirs, form="f", **params)
                found = self.kind(ours, **ask, ifRevision=1)
                self.assertEqual(found, "conflict" if refused else None)
        self.make(*FORM)
        self.other.call("item/remove", form="f", items=["~1"])
        self.assertEqual(self.kind("item/remove", items=["~1"], ifRevision=1), "noSuchItem")

    def test_own_undo(self) -> None:
        added = ("field/set", {"field": "~3/name", "value": "B"})
        other = ("section/update", {"section": 0, "set": {"repeat": {"template": [text("x")]}}})
        both = ("item/remove", {"items": ["~1", "~2"]})
        # what was done, what another did after it, whether undo of one's own is refused
        rows: List[Tuple[Tuple[str, Node], Tuple[str, Node], bool]] = [
            (ADD, added, True),
            (ADD, LAST, False),
            (TAKE, ADD, True),
            (MOVE, ("item/remove", {"items": ["~2"]}), True),
            (TAKE, ("section/remove", {"sections": [0]}), True),
            (both, other, True),
            (SET, LAST, False),
        ]
        for ours, theirs, refused in rows:
            with self.subTest(f"{ours}, {theirs}"):
                self.make(*FORM)
                self.do(ours[0], **ours[1])
                self.other.call(theirs[0], form="f", **theirs[1])
                before = self.do("form/get")
                found = self.kind("form/undo", own=True)
                self.assertEqual(found, "conflict" if refused else None)
                self.assertEqual(self.do("form/get") == before, refused)

    def test_secrets_in_items_reach_nobody(self) -> None:
        template = [
            text("name"),
            text("pin", type="password", minLength=30, pattern="^z"),
            text("again", type="password", matches="pin"),
            text("copy", computed={"cat": [{"var": "pin"}, "!"]}),
            {"id": "box", "kind": "custom", "secret": True},
        ]
        copies = [
            {"id": "all", "kind": "custom", "computed": {"var": "people"}},
            text("through", computed={"cat": [{"var": "people.0.pin"}, "."]}),
            text("by", computed={"cat": [{"var": "~1/pin"}, "."]}),
        ]
        self.people(template, {"name": "A", "pin": SECRET, "box": {"a": SECRET}}, rest=copies)
        self.other.call("form/watch", form="f")
        kept: Node = {"pin": SECRET, "again": SECRET, "box": [SECRET]}
        batch = [{"method": "item/append", "params": {"section": "people", "items": [kept]}}]
        fails = [*batch, {"method": "item/remove", "params": {"items": ["~0"]}}]
        calls: List[Tuple[str, Node]] = [
            ("form/get", {}),
            ("form/values", {"includeHidden": True}),
            ("form/render", {}),
            ("form/lint", {}),
            ("section/get", {"section": "people"}),
            ("row/list", {}),
            ("item/append", {"section": "people", "items": [kept]}),
            ("item/append", {"section": "people", "items": [{**kept, "no": SECRET}]}),
            ("item/append", {"section": "people", "items": [{"pin": [SECRET]}]}),
            ("form/fill", {"values": {"people": [kept, {"pin": [SECRET]}]}}),
            ("form/fill", {"values": {"people": [kept, kept]}}),
            ("form/fill", {"values": {"people": SECRET}}),
            ("form/reset", {"values": {"people": [{"pin": SECRET + "!"}]}}),
            ("item/remove", {"items": ["~1"]}),
            ("form/undo", {}),
            ("field/set", {"field": "~1/pin", "raw": SECRET}),
            ("field/input", {"field": "~1/pin", "start": 0, "end": 0, "text": SECRET}),
            ("field/set", {"field": "~1/pin", "value": SECRET, "ifRevision": 1}),
            ("field/update", {"field": "~1/pin", "set": {"type": None}}),
            ("form/batch", {"edits": fails}),
            ("form/batch", {"edits": batch}),
            ("section/remove", {"sections": ["people"]}),
            ("form/undo", {}),
            ("form/validate", {}),
            ("form/submit", {}),
            ("form/get", {}),
        ]
        for method, params in calls:
            with self.subTest(f"{method} {params}"):
                try:
                    said = str(self.do(method, **params))
                except FormdError as error:
                    said = f"{error} {error.data}"
                self.other.call("server/echo")  # What was told came before its answer.
                told = list(self.other.notifications(timeout=0))
                self.assertNotIn(SECRET, f"{said} {told}")
