"""Questions of the shell client on a terminal, with a real daemon."""
# SPDX-License-Identifier: MIT
import json
import shutil
import signal
import tempfile
import unittest
from pathlib import Path
from typing import Any, List

from talk import CLIENT, SHELL, Daemon, Terminal, run, until, write

RELEASE = {"version": "1.4.0", "channel": "stable", "notes": "Nothing but mends.", "sure": True, "key": ""}
ONE = {"title": "One", "sections": [{"rows": [
    {"id": "a", "kind": "textField", "title": "First"}, {"id": "b", "kind": "textField", "title": "Second"}]}]}


class Asks(unittest.TestCase):
    def setUp(self) -> None:
        self.daemon = Daemon()
        self.folder = tempfile.mkdtemp()
        self.addCleanup(self.daemon.close)
        self.addCleanup(shutil.rmtree, self.folder)

    def ask(self, form: Any, **more: str) -> Terminal:
        return Terminal([SHELL, str(CLIENT / "ask.sh"), write(self.folder, form)], self.daemon.environment(**more))

    def answers(self, form: Any, *lines: str) -> Any:
        """The values of a form that is answered line by line."""
        terminal = self.ask(form)
        terminal.type("".join(f"{line}\n" for line in lines))
        status, said = terminal.end()
        self.assertEqual(status, 0)
        return json.loads(said)

    def test_the_release_is_asked_and_judged(self) -> None:
        terminal = Terminal([SHELL, str(CLIENT / "examples/release.sh")], self.daemon.environment())
        for prompt, line in [
            ("What is released", ""), ("Version *: ", ""), ("! Please fill this in.", "1.4"),
            ("Three numbers with dots", "1.5.0"), ("2) Beta", ""), ("testers", "The ☃ page"),
            ("Notes *", "Much\nis new.\n."), ("passed", "n"), ("! Not before", "y"),
        ]:
            terminal.expect(prompt)
            if prompt == "2) Beta":
                terminal.type("2")
            if prompt != "What is released":
                terminal.type(line + "\n")
        terminal.expect("Passphrase of the key: ")
        terminal.type("correct horse\n")
        status, said = terminal.end()
        self.assertEqual(status, 0)
        self.assertNotIn("horse", terminal.seen + said)
        self.assertEqual(json.loads(said.split("\n", 1)[1]), {
            "version": "1.5.0", "channel": "beta", "warning": "The ☃ page", "notes": "Much\nis new.", "sure": True})
        self.assertEqual(self.daemon.forms(), [])

    def test_every_kind_can_be_answered(self) -> None:
        form = json.loads((CLIENT / "../../examples/every-kind.json").read_text())
        lines = ["", "y", "n", "text", "1.5", "p", "", "q", ".", "l", "r", "4", "12.5", "two", "Vegetables", "2", "b",
                 "1,blue", "2026-05-06T10:00", "2026-05-06", "10:30", "PT2H", "2026-05-06T10:00:00Z"]
        found = self.answers(form, *lines)
        self.assertEqual({name: found[name] for name in ("check", "switch", "number", "paragraph", "right", "stepper",
                         "segmented", "picker", "selectorPicker", "inlinePicker", "multiPicker", "timer")},
                         {"check": True, "switch": False, "number": 1.5, "paragraph": "p\n\nq", "right": "r", "stepper": 4,
                          "segmented": "two", "picker": "veg", "selectorPicker": "a", "inlinePicker": "b",
                          "multiPicker": ["red", "blue"], "timer": "PT2H"})

    def test_items_are_added_as_long_as_there_may_be_more(self) -> None:
        form = {"sections": [{"id": "people", "repeat": {"max": 2, "addTitle": "Add a person", "template": [
            {"id": "name", "kind": "textField", "required": True}]}}, {"rows": [{"id": "last", "kind": "textField"}]}]}
        for lines, people in [(["n", "end"], []), (["y", "Ada", "", "end"], ["Ada"]),
                              (["y", "", "Ada", "y", "Bob", "end"], ["Ada", "Bob"])]:
            with self.subTest(lines):
                self.assertEqual(self.answers(form, *lines),
                                 {"people": [{"name": name} for name in people], "last": "end"})

    def test_what_can_be_chosen_follows_the_answers(self) -> None:
        form = {"sections": [{"rows": [
            {"id": "meat", "kind": "check"},
            {"id": "dish", "kind": "picker", "options": [{"key": "rice"}, {"key": "soup", "title": "Soup"}],
             "optionsWhen": [{"when": {"var": "meat"}, "options": [{"key": "ham"}, {"key": "beef", "title": "Beef"}]}]}]}]}
        for lines, dish in [(["n", "2"], "soup"), (["y", "2"], "beef"), (["y", "soup", "Beef"], "beef")]:
            with self.subTest(lines):
                self.assertEqual(self.answers(form, *lines)["dish"], dish)

    def test_an_empty_line_keeps_what_stands(self) -> None:
        form = {"sections": [{"rows": [{"id": "a", "kind": "textField", "value": "kept"}]}]}
        self.assertEqual(self.answers(form, ""), {"a": "kept"})

    def test_nobody_is_asked_without_a_terminal(self) -> None:
        given = Path(self.folder, "answers.json")
        rows: List[Any] = [
            ("no answers", None, 1, "version: Please fill this in."),
            ("wrong answers", {**RELEASE, "version": "1"}, 1, "Three numbers"),
            ("unknown answers", {"nothing": 1}, 2, "nothing"),
            ("right answers", RELEASE, 0, ""),
        ]
        for name, answers, status, complaint in rows:
            with self.subTest(name):
                given.write_text(json.dumps(answers))
                words = "" if answers is None else f"--answers '{given}'"
                ended = run(f"{SHELL} '{CLIENT}/ask.sh' {words} '{CLIENT}/examples/release.json'", self.daemon)
                self.assertEqual((ended.returncode, complaint in ended.stderr), (status, True), ended.stderr)
                self.assertEqual(json.loads(ended.stdout or "null"), RELEASE if status == 0 else None)
                self.assertEqual(self.daemon.forms(), [])

    def test_a_form_that_is_none_is_refused(self) -> None:
        for name, text, complaint in [
            ("no JSON", "{", "is no JSON of a form"), ("empty", "", "is no JSON of a form"), ("no form", '{"sections": 1}', "sections")]:
            with self.subTest(name):
                Path(self.folder, "form.json").write_text(text)
                ended = run(f"{SHELL} '{CLIENT}/ask.sh' '{self.folder}/form.json'", self.daemon)
                self.assertEqual((ended.returncode, ended.stdout), (2, ""))
                self.assertIn(complaint, ended.stderr)

    def test_a_program_that_is_missing_is_named(self) -> None:
        ended = run(f"{SHELL} '{CLIENT}/ask.sh' '{CLIENT}/examples/release.json'", None, FORMD_BINARY="no-such-formd")
        self.assertEqual(ended.returncode, 3)
        self.assertIn("there is no program no-such-formd", ended.stderr)

    def test_ends_leave_nothing_behind(self) -> None:
        for name, typed in [("interrupt", "\x03"), ("end of input", "\x04")]:
            with self.subTest(name):
                terminal = self.ask(ONE)
                terminal.expect("First: ")
                terminal.type(typed)
                self.assertEqual(terminal.end(), (130, ""))
                self.assertEqual(self.daemon.forms(), [])

    def test_a_daemon_that_dies_costs_no_answer(self) -> None:
        terminal = self.ask(ONE)
        terminal.expect("First: ")
        terminal.type("one\n")
        terminal.expect("Second: ")
        self.daemon.kill()
        terminal.type("two\n")
        terminal.expect("The daemon is gone. Start another")
        terminal.type("y\n")
        status, said = terminal.end()
        self.assertEqual((status, json.loads(said)), (0, {"a": "one", "b": "two"}))

    def test_a_daemon_is_not_started_anew_unasked(self) -> None:
        terminal = self.ask(ONE)
        terminal.expect("First: ")
        self.daemon.kill()
        terminal.type("one\n")
        terminal.expect("The daemon is gone.")
        terminal.type("n\n")
        self.assertEqual(terminal.end(), (3, ""))
        self.assertEqual(run("formd_call form/list", self.daemon).returncode, 3)

    def test_a_stopped_daemon_is_waited_for(self) -> None:
        terminal = self.ask(ONE, FORMD_TIMEOUT="1")
        terminal.expect("First: ")
        self.daemon.process.send_signal(signal.SIGSTOP)
        terminal.type("one\n")
        terminal.expect("does not answer. Wait for it?")
        self.daemon.process.send_signal(signal.SIGCONT)
        terminal.type("\n")
        terminal.expect("Second: ")
        terminal.type("two\n")
        self.assertEqual(json.loads(terminal.end()[1]), {"a": "one", "b": "two"})

    def test_a_form_deleted_under_it_can_be_made_anew(self) -> None:
        terminal = self.ask(ONE)
        terminal.expect("First: ")
        terminal.type("one\n")
        terminal.expect("Second: ")
        until(lambda: self.daemon.forms())
        self.daemon.call("form/delete", form=self.daemon.forms()[0])
        terminal.type("two\n")
        terminal.expect("The form was deleted.")
        terminal.type("y\n")
        self.assertEqual(json.loads(terminal.end()[1]), {"a": "one", "b": "two"})

    def test_nothing_steers_the_terminal(self) -> None:
        evil = "\x1b]0;x\x07\x9b2J\u202e\x7f"
        form = {"title": evil, "sections": [{"id": "s", "header": f"h{evil}", "rows": [
            {"id": "l", "kind": "label", "title": evil, "help": evil},
            {"id": "a", "kind": "textField", "title": f"t{evil}", "value": evil, "required": True,
             "rules": [{"rule": "maxLength", "maxLength": 1, "message": f"m{evil}"}]},
            {"id": "c", "kind": "picker", "title": "Choice", "options": [{"key": "k", "title": evil}]}]}]}
        terminal = self.ask(form)
        for text, typed in [("]: ", "x\n"), ("Choice: ", "")]:
            terminal.expect(text)
            terminal.type(typed)
        terminal.type("k\n")
        self.assertEqual(terminal.end()[0], 0)
        self.assertIn("\ufffd", terminal.shown)
        for code in "\x1b\x07\x9b\u202e\x7f":
            self.assertNotIn(code, terminal.shown)

    def test_a_form_of_many_rows_is_answered(self) -> None:
        rows = [{"id": f"r{n}", "kind": "check", "title": "x" * 200} for n in range(20)]
        found = self.answers({"sections": [{"rows": rows}]}, *["y"] * 20)
        self.assertEqual(found, {f"r{n}": True for n in range(20)})


if __name__ == "__main__":
    unittest.main()
