"""The protocol without input or output: cut anywhere, refused where it is none, errors by kind."""
# SPDX-License-Identifier: MIT
import pickle
import unittest
from decimal import Decimal
from typing import Any, Dict, Type

import formd
from formd import FormdError
from formd.errors import TABLE, error_from
from formd.protocol import Answer, Notification, Protocol, ProtocolError


class Receiving(unittest.TestCase):
    def test_refuses(self) -> None:
        for name, line in (
            ("no JSON", b"hello"),
            ("not UTF-8", b'{"jsonrpc":"2.0","id":1,"result":"\xff"}'),
            ("NaN", b'{"jsonrpc":"2.0","id":1,"result":NaN}'),
            ("a text", b'"hello"'),
            ("a request", b'{"jsonrpc":"2.0","id":1,"method":"ask"}'),
            ("params that are a list", b'{"jsonrpc":"2.0","method":"tell","params":[1]}'),
            ("a method that is a number", b'{"jsonrpc":"2.0","method":1}'),
            ("neither result nor error", b'{"jsonrpc":"2.0","id":1}'),
            ("result and error", b'{"jsonrpc":"2.0","id":1,"result":1,"error":{"code":1}}'),
            ("a result without an id", b'{"jsonrpc":"2.0","id":null,"result":1}'),
            ("an id that is a text", b'{"jsonrpc":"2.0","id":"1","result":1}'),
            ("an id that is true", b'{"jsonrpc":"2.0","id":true,"result":1}'),
            ("an error without a code", b'{"jsonrpc":"2.0","id":1,"error":{}}'),
            ("too deep", b"[" * 100_000),
        ):
            with self.subTest(name), self.assertRaises(ProtocolError) as caught:
                Protocol().receive(line + b"\n")
            self.assertNotIn("hello", str(caught.exception))

    def test_any_cut_gives_the_same_messages(self) -> None:
        stream = (
            '{"jsonrpc":"2.0","id":1,"result":{"a":"ä"}}\n\n'
            '{"jsonrpc":"2.0","method":"tell","params":{"n":0.10}}\r\n'
            '{"jsonrpc":"2.0","method":"bare"}\n'
            '[{"jsonrpc":"2.0","id":2,"result":null},{"jsonrpc":"2.0","id":3,"result":0}]\n'
        ).encode()
        expected = [
            Answer(1, {"a": "ä"}),
            Notification("tell", {"n": Decimal("0.10")}),
            Notification("bare", {}),
            Answer(2, None),
            Answer(3, 0),
        ]
        for size in (1, 2, 3, 7, 50, len(stream)):
            with self.subTest(f"in pieces of {size}"):
                protocol = Protocol()
                got = []
                for start in range(0, len(stream), size):
                    got += protocol.receive(stream[start : start + size])
                self.assertEqual(got, expected)


class Sending(unittest.TestCase):
    def test_lines(self) -> None:
        protocol = Protocol()
        with self.assertRaises(ValueError):
            protocol.request("a", {"x": float("nan")})
        with self.assertRaises(ValueError):
            protocol.request("a", {"x": "\ud800"})
        for params, tail in (
            (None, b"}\n"),
            ({}, b"}\n"),
            ([], b',"params":[]}\n'),
            ({"x": "a\nä"}, ',"params":{"x":"a\\nä"}}\n'.encode()),
        ):
            with self.subTest(str(params)):
                number, line = protocol.request("a", params)
                head = b'{"jsonrpc":"2.0","id":%d,"method":"a"' % number
                self.assertEqual(line, head + tail)
                self.assertEqual(
                    protocol.notification("a", params), b'{"jsonrpc":"2.0","method":"a"' + tail
                )


class Errors(unittest.TestCase):
    def test_kinds(self) -> None:
        rows: Any = (
            ({"code": 101, "data": {"kind": "noSuchForm"}}, formd.NoSuchForm),
            ({"code": 401, "data": {"kind": "noSuchField"}}, formd.NoSuch),
            ({"code": 105, "data": {"kind": "conflict", "newer": 1}}, formd.Conflict),
            ({"code": 103}, formd.HasOutcome),
            ({"code": -32602}, formd.InvalidParams),
            ({"code": -32800}, formd.Cancelled),
            ({"code": 999, "data": {"kind": "limitExceeded"}}, formd.LimitExceeded),
            ({"code": 998, "data": {"kind": "ofTomorrow"}}, FormdError),
            ({"code": 997, "data": {"kind": 1}}, FormdError),
            ({"code": 996, "data": "none"}, FormdError),
        )
        for body, kind in rows:
            with self.subTest(str(body)):
                self.check(body, kind)

    def check(self, body: Dict[str, Any], expected: Type[FormdError]) -> None:
        error = error_from({**body, "message": "params.row: expected a row"})
        self.assertIsInstance(error, expected)
        if expected is FormdError:
            self.assertIs(type(error), FormdError)
        self.assertEqual(error.code, body["code"])
        self.assertEqual(error.data, body.get("data"))
        self.assertIn("params.row: expected a row", str(error))
        copied = pickle.loads(pickle.dumps(error))
        self.assertEqual((copied.kind, copied.data), (error.kind, error.data))

    def test_the_table_names_each_code_and_kind_once(self) -> None:
        codes = [code for code, _, _ in TABLE]
        kinds = [kind for _, kind, _ in TABLE if kind]
        self.assertEqual(len(codes), len(set(codes)))
        self.assertEqual(len(kinds), len(set(kinds)))
        for _, _, made in TABLE:
            self.assertIn(made.__name__, formd.__all__)
