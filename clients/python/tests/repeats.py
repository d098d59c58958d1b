"""What tests of repeated sections have in common."""
# SPDX-License-Identifier: MIT
import unittest
from typing import Any, Dict, List, Tuple

from formd import Client, FormdError

from .test_daemon import BINARY

Node = Dict[str, Any]
ONE = {"+": [{"var": "accumulator"}, 1]}
COUNT = {"reduce": [{"var": "people"}, ONE, 0]}


def text(id: str, **more: Any) -> Node:
    return {"id": id, "kind": "textField", **more}


PERSON = [
    text("name", required=True),
    text("age", type="integer"),
    {"id": "pets", "kind": "fields", "fields": [{"id": "cat"}, {"id": "dog"}]},
    text("pin", type="password"),
]
FORM: List[Node] = [
    {
        "id": "people",
        "repeat": {"template": PERSON, "max": 4},
        "items": [{"name": "Ann", "age": 40}, {"name": "Bob"}],
    },
    {"id": "rest", "rows": [text("note"), text("count", type="integer", computed=COUNT)]},
]


class Repeats(unittest.TestCase):
    """A form of Ann (~1) and Bob (~2) in `people`, and `note` and `count` in `rest`."""

    def setUp(self) -> None:
        self.client = Client.spawn(BINARY, timeout=60)
        self.addCleanup(self.client.close)
        self.make(*FORM)

    def make(self, *sections: Node, **more: Any) -> None:
        definition = {"id": "f", "sections": list(sections), **more}
        self.client.call("form/create", definition=definition, ifExists="replace")

    def people(self, template: List[Node], *items: Node, rest: Any = (), **more: Any) -> None:
        """A form whose people are as `template` says, with other rows beside."""
        repeated = {"id": "people", "repeat": {"template": template}, "items": list(items)}
        self.make({**repeated, **more}, {"id": "rest", "rows": list(rest)})

    def do(self, method: str, **params: Any) -> Any:
        return self.client.call(method, form="f", **params)

    def refusal(self, method: str, **params: Any) -> Tuple[Any, str]:
        """What a call is refused for, and where; it must be refused and change nothing."""
        before = self.do("form/get")
        with self.assertRaises(FormdError) as refused:
            if method == "form/create":
                self.client.call(method, **params)
            else:
                self.do(method, **params)
        self.assertEqual(self.do("form/get"), before)
        error = refused.exception
        return error.kind or error.code, str(error).split(":")[0]

    def definition(self) -> Node:
        return dict(self.do("form/get")["definition"])

    def values(self, **params: Any) -> Any:
        return self.do("form/values", **params)["values"]

    def ids(self) -> List[str]:
        return [item["id"] for item in self.definition()["sections"][0]["items"]]
