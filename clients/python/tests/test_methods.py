"""The typed methods: what they ask for is what was given, and nothing else."""
# SPDX-License-Identifier: MIT
import asyncio
import inspect
import json
import unittest
from pathlib import Path
from typing import Any, Callable, Dict, List, Tuple

from formd import AsyncClient, Client
from formd.methods import AsyncMethods, Methods

ROOT = Path(__file__).resolve().parents[3]
Asked = Tuple[str, Any]


class Notes(Methods):
    """Keeps what is asked for."""

    def __init__(self) -> None:
        self.asked: List[Asked] = []

    def call(self, method: str, params: Any = None, /, **named: Any) -> Any:
        self.asked.append((method, params))
        return {"revision": 2}


class AsyncNotes(AsyncMethods):
    """Keeps what is asked for."""

    def __init__(self) -> None:
        self.asked: List[Asked] = []

    async def call(self, method: str, params: Any = None, /, **named: Any) -> Any:
        self.asked.append((method, params))
        return {"revision": 2}


class TypedMethods(unittest.TestCase):
    def test_params(self) -> None:
        rows: List[Tuple[str, Callable[[Notes], Any], Asked]] = [
            ("none", lambda c: c.server_info(), ("server/info", None)),
            ("required", lambda c: c.form_get(form="f"), ("form/get", {"form": "f"})),
            (
                "false is given",
                lambda c: c.form_get(form="f", rows=False),
                ("form/get", {"form": "f", "rows": False}),
            ),
            (
                "null is a value",
                lambda c: c.field_set(form="f", field="a", value=None),
                ("field/set", {"form": "f", "field": "a", "value": None}),
            ),
            (
                "absent is none",
                lambda c: c.field_set(form="f", field="a", raw=""),
                ("field/set", {"form": "f", "field": "a", "raw": ""}),
            ),
            (
                "names of the wire",
                lambda c: c.form_wait(form="f", timeout_ms=0),
                ("form/wait", {"form": "f", "timeoutMs": 0}),
            ),
            ("any name", lambda c: c.server_echo(x=1, y=None), ("server/echo", {"x": 1, "y": None})),
        ]
        for name, ask, expected in rows:
            with self.subTest(name):
                client = Notes()
                ask(client)
                self.assertEqual(client.asked, [expected])

    def test_results(self) -> None:
        self.assertEqual(Notes().form_create(definition={"id": "f"}), {"revision": 2})

    def test_on_asyncio(self) -> None:
        client = AsyncNotes()
        self.assertEqual(asyncio.run(client.form_list()), {"revision": 2})
        self.assertEqual(client.asked, [("form/list", None)])

    def test_every_method_of_the_description_is_there(self) -> None:
        document = json.loads((ROOT / "protocol" / "openrpc.json").read_text("utf-8"))
        described: Dict[str, int] = {}
        for method in document["methods"]:
            described[method["name"]] = len(method["params"]) + method.get("x-more", False)
        for kind in (Client, AsyncClient):
            found = {}
            for name, made in inspect.getmembers(kind, inspect.isfunction):
                source = inspect.getsource(made)
                if made.__module__ == "formd.methods" and "self.call(" in source:
                    wire = source.split('self.call("', 1)[1].split('"', 1)[0]
                    found[wire] = len(inspect.signature(made).parameters) - 1
            self.assertEqual(found, described)


if __name__ == "__main__":
    unittest.main()
