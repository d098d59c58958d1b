"""The forms in examples/: each is made, given back, and gone through by a person and a program."""
# SPDX-License-Identifier: MIT
import os
import unittest
from pathlib import Path
from typing import Any, Dict, List, Tuple

import formd
from formd import Client, Mirror, NoSuch, NotEditable, WrongType

ROOT = Path(__file__).resolve().parents[3]
# A FORMD_BINARY that is not there must fail, not skip.
BINARY = os.environ.get("FORMD_BINARY") or str(ROOT / "build" / "formd")
MISSING = not os.environ.get("FORMD_BINARY") and not os.path.exists(BINARY)


def definition(name: str) -> Any:
    return formd.loads((ROOT / "examples" / f"{name}.json").read_text("utf-8"))


@unittest.skipIf(MISSING, f"there is no {BINARY}: build formd first (make)")
class Screen(unittest.TestCase):
    """One form of examples/, watched; in the end the mirror is what the daemon has."""

    form = ""

    def setUp(self) -> None:
        self.client = Client.spawn(BINARY, timeout=60)
        self.addCleanup(self.client.close)
        if self.form:
            self.client.call("form/create", definition=definition(self.form))
            seen = self.client.call("form/watch", form=self.form)
            self.mirror = Mirror(seen["definition"], seen["revision"])
            self.told: List[Any] = []

    def tearDown(self) -> None:
        if self.form:
            got = self.client.call("form/get", form=self.form)
            self.assertEqual(self.mirror.definition, got["definition"])
            self.assertEqual(self.mirror.revision, got["revision"])

    def do(self, method: str, **params: Any) -> Any:
        """Call, and take in what it tells."""
        result = self.client.call(method, form=self.form, **params)
        self.told = []
        for note in self.client.notifications(timeout=0):
            if note.method == "form/changed":
                self.mirror.apply(note.params)
            self.told.append(note.params)
        return result

    def set(self, field: str, value: Any) -> List[str]:
        """Answer by value; return the rules that complain."""
        issues = self.do("field/set", field=field, value=value)["issues"]
        return [issue["rule"] for issue in issues]

    def type(self, field: str, raw: str) -> List[str]:
        """Answer as typed; return the rules that complain."""
        return [issue["rule"] for issue in self.do("field/set", field=field, raw=raw)["issues"]]

    def events(self) -> List[Tuple[str, str]]:
        """What the last call told of, with its row."""
        return [
            (event["event"], event.get("row", ""))
            for note in self.told
            for event in note.get("events", [])
        ]

    def rows(self, section: str) -> List[str]:
        return [row["id"] for row in self.do("row/list", section=section)["rows"]]

    def state(self, row: str) -> Dict[str, Any]:
        state: Dict[str, Any] = self.do("row/get", row=row)["row"].get("state", {})
        return state


class Definitions(Screen):
    def test_what_form_get_gives_makes_the_same_form(self) -> None:
        names = [path.stem for path in sorted((ROOT / "examples").glob("*.json"))]
        self.assertGreaterEqual(len(names), 11)
        for name in names:
            with self.subTest(name):
                self.client.call("form/create", definition=definition(name))
                first = self.client.call("form/get", form=name)
                self.client.call("form/create", definition=first["definition"], ifExists="replace")
                second = self.client.call("form/get", form=name)
                self.assertEqual(formd.dumps(second), formd.dumps(first))

    def test_nothing_in_them_is_hardly_meant(self) -> None:
        for path in sorted((ROOT / "examples").glob("*.json")):
            with self.subTest(path.stem):
                warnings = self.client.call("form/lint", definition=definition(path.stem))
                self.assertEqual(warnings, {"warnings": []})


class Login(Screen):
    form = "login"

    def test_logs_in(self) -> None:
        self.do("row/select", row="login")
        self.assertTrue(self.state("name")["showsIssues"])
        self.assertNotIn("outcome", self.mirror.definition.get("state", {}))
        self.do("row/select", row="name")
        self.assertEqual(self.events()[-1], ("editingBegan", "name"))
        self.assertEqual(self.type("name", "ada"), [])
        self.assertEqual(self.do("field/return")["field"], "password")
        self.assertEqual(self.type("password", "made-up-for-this"), [])
        self.assertFalse(self.do("field/return")["moved"])  # As returnToNextRow says.
        self.assertTrue(self.do("row/select", row="stay")["value"])
        self.do("row/select", row="login")
        self.assertEqual(self.mirror.definition["state"]["outcome"], "submitted")
        got = self.do("form/values", reveal=True)
        self.assertEqual(
            got["values"], {"name": "ada", "password": "made-up-for-this", "stay": True}
        )

    def test_cancels(self) -> None:
        self.do("row/select", row="cancel")
        self.assertEqual(self.mirror.definition["state"]["outcome"], "cancelled")


class Profile(Screen):
    form = "profile"
    more = {
        "id": "information",
        "header": "More about you",
        "rows": [
            {"id": "nickname", "kind": "textField", "title": "Nickname"},
            {"id": "phone", "kind": "textField", "type": "phone", "title": "Phone"},
            {"id": "job", "kind": "textField", "title": "Job"},
        ],
    }

    def test_a_section_comes_goes_and_comes_back_with_its_answers(self) -> None:
        self.assertTrue(self.do("row/select", row="addMore")["value"])
        self.do("section/insert", sections=[self.more], below="more", animation="top")
        self.assertEqual(self.told[0]["animation"], "top")
        self.assertEqual(self.type("job", "Countess"), [])
        self.assertEqual(self.type("phone", "not one"), ["type"])
        (gone,) = self.do("section/remove", sections=["information"])["sections"]
        self.assertNotIn("job", self.do("form/values")["values"])
        self.do("section/append", sections=[gone])
        self.assertEqual(self.do("form/values")["values"]["job"], "Countess")
        self.assertEqual(self.do("section/get", section="information")["index"], 4)

    def test_inline_rows_open_one_at_a_time(self) -> None:
        self.assertTrue(self.do("row/select", row="gender")["expanded"])
        self.assertEqual(self.set("gender", "unsaid"), [])
        self.do("row/select", row="birthday")
        self.assertIn(("collapsed", "gender"), self.events())
        self.assertIn(("expanded", "birthday"), self.events())
        self.assertEqual(self.set("birthday", "1815-12-10"), ["min"])
        self.assertEqual(self.set("birthday", "1915-12-10"), [])
        self.assertEqual(self.state("birthday")["display"], "December 10, 1915")

    def test_the_picture_is_chosen_elsewhere(self) -> None:
        self.do("row/select", row="photo")
        self.assertEqual(self.events(), [("rowSelected", "photo")])
        self.do("row/update", row="photo", set={"subText": "ada-again.png"})
        self.assertEqual(self.mirror.node("photo")["subText"], "ada-again.png")
        self.assertEqual(self.set("name", ""), ["required"])
        self.assertFalse(self.do("form/submit")["submitted"])
        self.do("form/undo")
        self.assertTrue(self.do("form/submit")["submitted"])


class Event(Screen):
    form = "event"

    def test_all_day_events_have_no_time(self) -> None:
        self.assertEqual(self.state("start")["display"], "May 4, 2031, 9:30\u202fAM")
        self.assertEqual(self.set("allDay", True), [])
        day = {"mode": "date", "minuteInterval": None, "displayFormat": {"date": "full"}}
        edits = [
            {"method": "row/update", "params": {"row": row, "set": day}} for row in ("start", "end")
        ]
        self.do("form/batch", edits=edits)
        self.assertEqual(len(self.told), 1)
        values = self.do("form/values")["values"]
        self.assertEqual((values["start"], values["end"]), ("2031-05-04", "2031-05-04"))
        self.assertEqual(self.state("start")["display"], "Sunday, May 4, 2031")
        self.do("form/undo")
        self.assertEqual(self.do("form/values")["values"]["end"], "2031-05-04T11:00")

    def test_is_added(self) -> None:
        self.assertFalse(self.do("form/submit")["submitted"])
        self.assertEqual(self.type("title", "Tea with Charles"), [])
        self.assertEqual(self.set("repeat", "weekly"), [])
        with self.assertRaises(NoSuch) as refused:
            self.set("repeat", "hourly")
        self.assertEqual(refused.exception.kind, "noSuchOption")
        ends = {"id": "until", "kind": "inlineDatePicker", "title": "Until", "value": "2031-12-31"}
        self.do("row/insert", rows=[ends], below="repeat", animation="fade")
        self.assertEqual(self.rows("again"), ["repeat", "until", "alert"])
        self.assertEqual(self.set("end", "2031-05-04T11:02"), ["minuteInterval"])
        self.assertEqual(self.set("end", "2031-05-04T11:05"), [])
        self.assertEqual(self.type("url", "example.com"), ["type"])
        self.assertEqual(self.type("url", "https://example.com/tea"), [])
        self.do("row/select", row="save")
        self.assertEqual(self.mirror.definition["state"]["outcome"], "submitted")
        values = self.do("form/values")["values"]
        self.assertEqual((values["until"], values["alert"]), ("2031-12-31", None))


class EveryKind(Screen):
    form = "every-kind"

    def test_takes_an_answer_of_every_kind(self) -> None:
        answers = {
            "check": True, "switch": False, "text": "any", "number": 2.5, "paragraph": "a\nb",
            "left": "l", "right": "r", "stepper": 4, "slider": 99.5, "segmented": "two",
            "picker": "veg", "selectorPicker": "a", "inlinePicker": "b",
            "multiPicker": ["red", "blue"], "date": "2031-05-04T09:30",
            "selectorDate": "2031-05-04", "inlineDate": "09:45", "timer": "PT45M",
            "instant": "2031-05-04T09:30:00Z", "custom": {"strokes": [[1, 2], [3, 4]]},
        }  # fmt: skip
        for field, value in answers.items():
            with self.subTest(field):
                self.assertEqual(self.set(field, value), [])
        values = self.do("form/values")["values"]
        self.assertEqual(values, {"disable": False, **answers})
        kinds = {row["kind"] for row in self.do("row/list")["rows"]}
        self.assertEqual(len(kinds), 17)
        self.assertEqual(self.state("slider")["display"], "99.5 %")
        self.assertTrue(self.do("form/submit")["submitted"])

    def test_refuses_a_value_of_another_kind(self) -> None:
        wrong = {"check": 1, "stepper": "many", "date": "2031-05-04", "multiPicker": "red"}
        for field, value in wrong.items():
            with self.subTest(field), self.assertRaises(WrongType):
                self.set(field, value)
        self.assertEqual(self.mirror.revision, 1)

    def test_all_but_one_are_disabled_together(self) -> None:
        self.assertTrue(self.do("row/select", row="disable")["value"])
        sections = [one["id"] for one in self.do("section/list")["sections"] if one["id"] != "all"]
        edits = [
            {"method": "section/update", "params": {"section": one, "set": {"enabled": False}}}
            for one in sections
        ]
        self.do("form/batch", edits=edits)
        self.assertFalse(self.do("row/select", row="inlinePicker")["selected"])
        with self.assertRaises(NotEditable):
            self.set("text", "no")
        self.assertEqual(self.do("editing/next")["field"], "disable")
        self.do("form/undo")
        self.assertTrue(self.do("row/select", row="inlinePicker")["expanded"])

    def test_next_goes_through_whatever_can_be_edited(self) -> None:
        seen = []
        while True:
            moved = self.do("editing/next")
            if not moved["moved"]:
                break
            seen.append(moved["field"])
        self.assertEqual(
            seen,
            "disable check switch text number paragraph left right stepper slider segmented picker"
            " selectorPicker inlinePicker multiPicker date selectorDate inlineDate timer instant"
            " custom".split(),
        )
        self.assertEqual(self.do("editing/end")["ended"], "custom")


class Menu(Screen):
    form = "menu"
    above = {"id": "above", "kind": "textField", "title": "Above"}
    below = {"id": "below", "kind": "check", "title": "Below"}

    def test_rows_and_sections_come_and_go(self) -> None:
        self.set("insertRows", True)
        self.do("row/insert", rows=[self.above], above="insertRows", animation="left")
        self.do("row/insert", rows=[self.below], below="insertRows", animation="left")
        self.assertEqual(
            self.rows("insertion"),
            ["above", "insertRows", "below", "insertSection", "animation"],
        )
        self.set("below", True)
        self.set("animation", "bottom")
        gone = self.do("row/remove", rows=["below", "above"], animation="bottom")["rows"]
        self.assertEqual([row["id"] for row in gone], ["below", "above"])
        self.do("row/insert", rows=gone, at=["insertion", 99])
        self.assertEqual(self.rows("insertion")[-2:], ["below", "above"])
        self.assertTrue(self.do("form/values")["values"]["below"])
        self.do("row/move", row="above", at=["selectors", 0])
        self.assertEqual(self.rows("selectors")[0], "above")
        self.do("section/move", section="positions", at=0)
        self.assertEqual(self.do("section/get", section=0)["section"]["id"], "positions")

    def test_a_choice_made_elsewhere_is_written_into_its_row(self) -> None:
        self.do("row/select", row="plain")
        self.assertEqual(self.events(), [("rowSelected", "plain")])
        self.do("row/update", row="plain", set={"subText": "Summer"})
        self.do("row/deselect")
        self.assertEqual(self.events(), [("rowDeselected", "plain")])
        self.assertTrue(self.do("row/select", row="wheel")["editing"])
        self.assertEqual(self.set("wheel", "autumn"), [])
        self.assertEqual(self.do("editing/previous")["moved"], False)

    def test_one_row_changes_how_another_is_shown(self) -> None:
        for style, display in (("short", "5/4/31"), ("full", "Sunday, May 4, 2031")):
            self.set("style", style)
            self.do("row/update", row="date", set={"displayFormat": {"date": style}})
            self.assertEqual(self.state("date")["display"], display)

    def test_is_rebuilt_in_one_step(self) -> None:
        names = ("Spring", "Summer", "Autumn")
        rows = [
            {"id": one.lower(), "kind": "label", "text": one, "hints": {"accessory": "checkmark"}}
            for one in names
        ]
        self.do(
            "form/batch",
            edits=[
                {"method": "section/removeAll", "params": {}},
                {"method": "section/append", "params": {"sections": [{"id": "s", "rows": rows}]}},
            ],
        )
        self.assertEqual(self.rows("s"), ["spring", "summer", "autumn"])
        self.do("form/undo")
        self.assertEqual(self.do("section/list")["total"], 4)


class Colours(Screen):
    form = "colours"

    def test_a_row_of_ones_own_drives_another(self) -> None:
        self.do("row/select", row="colour")
        self.assertEqual(self.events()[0], ("rowSelected", "colour"))
        self.assertEqual(self.set("colour", "#25d"), [])
        self.do("row/update", row="sample", set={"hints": {"colour": "#25d"}})
        self.assertEqual(self.mirror.node("sample")["hints"], {"colour": "#25d"})
        self.do("view/event", event="barTapped", row="chart", data={"bar": 3})
        self.assertEqual(self.events(), [("viewEvent", "chart")])

    def test_is_judged_like_any_other(self) -> None:
        self.assertEqual(self.do("form/submit")["firstInvalid"], "rating")
        self.assertEqual(self.set("rating", 6), ["max"])
        self.assertEqual(self.set("rating", 5), [])
        # A slider stands on its grid: the nearest point, the upper one of two.
        self.assertEqual(self.set("days", 2.5), [])
        self.assertEqual(self.mirror.node("days")["value"], 3)
        self.assertEqual(self.set("days", 28), [])
        self.assertEqual(self.state("days")["display"], "28 days")
        self.do("row/select", row="done")
        self.assertEqual(self.mirror.definition["state"]["outcome"], "submitted")


class Registration(Screen):
    form = "registration"

    def test_from_the_first_field_to_the_last(self) -> None:
        first = self.do("form/submit")
        missing = "email first last born city state zip password confirmation".split()
        self.assertEqual([issue["field"] for issue in first["issues"]], missing)
        messages = {issue["message"] for issue in first["issues"]}
        self.assertEqual(messages, {"This must not be left empty."})
        self.assertEqual(self.do("editing/next")["field"], "email")
        self.assertEqual(self.type("email", "ada@"), ["type"])
        self.assertEqual(self.type("email", "ada@example.com"), [])
        for field, raw in (("first", "Ada"), ("last", "Example")):
            self.assertEqual(self.do("editing/next")["field"], field)
            self.assertEqual(self.type(field, raw), [])
        self.assertEqual(self.set("born", "2020-01-01"), ["max"])
        self.assertEqual(self.set("born", "1990-12-10"), [])
        self.assertEqual(self.type("phone", "2025550123"), ["type"])
        self.assertEqual(self.type("phone", "202-555-0123"), [])
        self.assertEqual(self.type("city", "New York"), [])
        self.assertEqual(self.type("state", "north dakota"), [])
        self.assertEqual(self.type("zip", "+1234"), ["type"])
        self.assertEqual(self.type("zip", "58501"), [])
        self.assertEqual(self.set("cardType", "debit"), [])
        self.assertEqual(self.type("expires", "04/2031"), ["type"])
        self.assertEqual(self.type("expires", "05/2031"), [])
        self.assertEqual(self.type("budget", "12.345"), ["maxDecimals"])
        self.assertEqual(self.type("budget", "1,234.50"), [])
        self.assertEqual(self.type("password", "short"), ["minLength"])
        self.assertEqual(self.type("confirmation", "other-one"), ["matches"])
        self.assertEqual(self.type("password", "made-up-for-this"), [])
        self.assertEqual(self.type("confirmation", "made-up-for-this"), [])
        self.do("row/select", row="register")
        self.assertEqual(self.mirror.definition["state"]["outcome"], "submitted")
        got = self.do("form/values")
        self.assertEqual(got["withheld"], ["password", "confirmation"])
        self.assertEqual(got["values"]["state"], "ND")
        self.assertEqual(got["values"]["budget"], 1234.5)
        self.assertEqual(got["values"]["first"], "Ada")
        self.assertNotIn("made-up-for-this", formd.dumps(self.mirror.definition))

    def test_a_password_changed_later_is_compared_again(self) -> None:
        self.type("password", "made-up-for-this")
        self.assertEqual(self.type("confirmation", "made-up-for-this"), [])
        self.type("password", "made-up-for-that")
        self.assertFalse(self.state("confirmation")["valid"])


if __name__ == "__main__":
    unittest.main()
