"""Calls and mirrors of the shell client, with a real daemon."""
# SPDX-License-Identifier: MIT
import json
import signal
import subprocess
import unittest
from typing import Any, List, Tuple

from talk import CLIENT, SHELL, Daemon, run

FORM = '{"id": "f", "sections": [{"id": "s", "rows": [{"id": "t", "kind": "textField"}]}]}'

# Script, status, stdout, what stderr holds.
CALLS: List[Tuple[str, int, Any, str]] = [
    ("formd_call form/get form=none", 1, "", '"kind":"noSuchForm"'),
    ("formd_call form/get form", 2, "", "expected NAME=TEXT"),
    ("formd_call form/get form:=nonsense", 2, "", "jq"),
    ("formd_call form/get '{'", 2, "", "no JSON"),
    ("FORMD_BINARY=no-such-program formd_call form/list", 3, "", "there is no program no-such-program"),
    ("FORMD_SOCKET=/nonexistent/s formd_call form/list", 3, "", "no daemon listens"),
    ("formd_call form/list", 0, {"forms": [{"form": "f", "revision": 1}]}, ""),
    ("formd_call form/list '{}'", 0, {"forms": [{"form": "f", "revision": 1}]}, ""),
    ("printf '{\"form\":\"f\"}' | formd_call form/values -", 0, {"values": {"t": ""}, "revision": 1}, ""),
    ("formd_call server/echo a=b=c d:=[1,null] 'e f= g' h=", 0, {"a": "b=c", "d": [1, None], "e f": " g", "h": ""}, ""),
    ("formd_call server/echo \"t=a\nb '\\\" \\\\ ü $(printf '\\033[2J')\"", 0, {"t": "a\nb '\" \\ ü \x1b[2J"}, ""),
]


class Calls(unittest.TestCase):
    def setUp(self) -> None:
        self.daemon = Daemon()
        self.addCleanup(self.daemon.close)

    def test_calls(self) -> None:
        self.daemon.call("form/create", definition=json.loads(FORM))
        for script, status, said, complaint in CALLS:
            with self.subTest(script):
                ended = run(script, self.daemon)
                self.assertEqual(ended.returncode, status, ended.stderr)
                self.assertEqual(json.loads(ended.stdout) if status == 0 else ended.stdout, said)
                self.assertIn(complaint, ended.stderr)

    def test_a_stopped_daemon_is_given_up(self) -> None:
        self.daemon.process.send_signal(signal.SIGSTOP)
        self.assertEqual(run("formd_call form/list", self.daemon, FORMD_TIMEOUT="1").returncode, 124)

    def test_a_daemon_is_started_when_asked_for(self) -> None:
        self.daemon.kill()
        self.assertEqual(run("formd_call form/list", self.daemon).returncode, 3)
        self.assertEqual(run("FORMD_START=1; formd_call form/list", self.daemon).stdout, '{"forms":[]}\n')

    def test_followed_forms_are_what_the_daemon_has(self) -> None:
        call = self.daemon.call
        call("form/create", definition=json.loads(FORM))
        follow = subprocess.Popen([SHELL, "-c", f". '{CLIENT}/formd.sh'; formd_follow f"], text=True,
                                  stdout=subprocess.PIPE, env=self.daemon.environment())
        self.addCleanup(follow.wait)
        self.addCleanup(follow.kill)
        assert follow.stdout is not None
        self.addCleanup(follow.stdout.close)

        edits: List[Tuple[str, Any]] = [
            ("field/set", {"field": "t", "value": "x"}),
            ("section/append", {"sections": [{"id": "u", "rows": [{"id": "n", "kind": "fields", "fields": [
                {"id": "a", "required": True}, {"id": "b"}]}]}]}),
            ("row/append", {"section": "s", "rows": [{"id": "c", "kind": "check", "visibleWhen": {"var": "t"}}]}),
            ("field/set", {"field": "a", "raw": "Ä"}), ("field/set", {"field": "t", "value": ""}),
            ("row/move", {"row": "t", "at": [1, 0]}), ("section/move", {"section": "u", "at": 0}),
            ("row/update", {"row": "t", "set": {"id": "tt", "title": "T"}}),
            ("form/update", {"set": {"title": "F"}}), ("form/validate", {}),
            ("row/remove", {"rows": ["c"]}), ("section/remove", {"sections": ["s"]}),
            ("section/insert", {"sections": [{"id": "v", "rows": []}], "at": 0}), ("form/undo", {}),
        ]
        self.assertEqual(json.loads(follow.stdout.readline())["revision"], 1)
        for method, params in edits:
            before = call("form/get", form="f")["revision"]
            with self.subTest(method):
                self.assertEqual(call(method, form="f", **params)["revision"], before + 1)
                self.assertEqual(json.loads(follow.stdout.readline()), call("form/get", form="f"))
        call("form/delete", form="f")
        self.assertEqual(follow.stdout.readline(), "")


if __name__ == "__main__":
    unittest.main()
