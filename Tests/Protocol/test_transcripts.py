"""Every message of every transcript is what the description says, by an independent validator."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import unittest
from typing import Any, Dict, List

from derive import transcripts
from description import Description

# What any method may be refused with, besides JSON-RPC's own errors.
ANYWHERE = {"limitExceeded", "closing"}


class Transcripts(unittest.TestCase):
    def setUp(self) -> None:
        self.description = Description()
        self.complaints: List[str] = []
        self.checked: Dict[str, int] = {}

    def check(self, what: str, place: str, complaints: List[str]) -> None:
        self.checked[what] = self.checked.get(what, 0) + 1
        self.complaints += [f"{place}: {what}: {one}" for one in complaints]

    def test_every_message(self) -> None:
        for path in transcripts.files():
            lines = transcripts.lines(path)
            for line in lines:
                if not line.is_sent:
                    self.received(line)
            for _, asked, answer, message in transcripts.pairs(lines):
                self.answered(answer.place, asked, message)
        self.assertEqual(self.complaints, [])
        for what in ("result", "error", "notification", "params", "edit"):
            self.assertGreater(self.checked.get(what, 0), 3, f"hardly any {what} was checked")

    def received(self, line: transcripts.Line) -> None:
        """Checks what needs no request to be understood."""
        for message in line.message if isinstance(line.message, list) else [line.message]:
            if message is None:
                self.assertEqual(line.text, "end", line.place)
                continue
            unknown = set(message) - {"jsonrpc", "id", "method", "params", "result", "error"}
            self.assertEqual((message["jsonrpc"], unknown), ("2.0", set()), line.place)
            if "method" in message:
                self.assertNotIn("id", message, line.place)
                self.assertIn(message["method"], self.description.notes, line.place)
                params, name = message["params"], message["method"]
                found = self.description.complaints(params, "params", name)
                self.check("notification", line.place, found)
                continue
            self.assertNotEqual("result" in message, "error" in message, line.place)
            if "error" in message:
                self.check("error", line.place, self.of_error(message["error"]))

    def of_error(self, error: Dict[str, Any]) -> List[str]:
        """What is wrong with an error answer."""
        by_code = {one["code"]: kind for kind, one in self.description.errors.items()}
        kind = by_code.get(error["code"])
        if kind is None:
            return [f"code {error['code']} is not described"]
        told = error.get("data", {}).get("kind", None if error["code"] > 0 else kind)
        found = [] if told == kind else [f"{kind} says it is {told}"]
        strange = set(error) - {"code", "message", "data"}
        return found + [f"has {name}" for name in sorted(strange)]

    def answered(self, place: str, asked: Dict[str, Any], message: Dict[str, Any]) -> None:
        """Checks an answer by the method that was asked for."""
        name = asked["method"]
        method = self.description.methods.get(name)
        if method is None:
            refused = message.get("error", {}).get("code") in (-32601, -32600)
            self.assertTrue(refused, f"{place}: {name} is not described")
            return
        if "error" in message:
            kind = message["error"].get("data", {}).get("kind")
            listed = {one["$ref"].rsplit("/", 1)[1] for one in method["errors"]}
            # The errors of its edits are a batch's own.
            if name == "form/batch":
                for edit in self.description.methods.values():
                    if edit.get("x-edit"):
                        listed |= {one["$ref"].rsplit("/", 1)[1] for one in edit["errors"]}
            if message["error"]["code"] > 0 and kind not in listed | ANYWHERE:
                self.complaints.append(f"{place}: {name} does not list {kind}")
            return
        found = self.description.complaints(message["result"], "results", name)
        self.check("result", place, found)
        params = asked.get("params") or {}
        if isinstance(params, list):
            params = params[0] or {}
        self.check("params", place, self.description.complaints_of_params(params, name))
        if name == "form/batch":
            for edit, result in zip(params["edits"], message["result"]["results"]):
                found = self.description.complaints(result, "edits", edit["method"])
                self.check("edit", place, found)


if __name__ == "__main__":
    unittest.main()
