"""The protocol without input or output: requests to bytes, bytes to messages."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, List, Optional, Tuple, Union

from .errors import FormdError, error_from
from .jsontext import dumps, loads


@dataclass(frozen=True)
class Answer:
    """The answer to the request `id`: a result, or an error.

    An error whose `id` is None is about bytes the daemon could not take for a request.
    """

    id: Optional[int]
    result: Any = None
    error: Optional[FormdError] = None


@dataclass(frozen=True)
class Notification:
    """Something the daemon tells unasked, such as `form/changed`; `params` is an object."""

    method: str
    params: Dict[str, Any]


Message = Union[Answer, Notification]


class ProtocolError(ValueError):
    """The other side sent bytes that are not JSON-RPC."""


class Protocol:
    """One connection's protocol state: the next id, and the line not yet complete."""

    def __init__(self) -> None:
        self._last_id = 0
        # The pieces of the unfinished line: joined once, so that a long line costs its length.
        self._pieces: List[bytes] = []

    def request(self, method: str, params: Any = None) -> Tuple[int, bytes]:
        """Return a new id and the line that asks. Raises ValueError or TypeError, as `dumps`."""
        line = _line({"jsonrpc": "2.0", "id": self._last_id + 1, "method": method}, params)
        self._last_id += 1
        return self._last_id, line

    def notification(self, method: str, params: Any = None) -> bytes:
        """Return the line that tells. Raises ValueError or TypeError, as `dumps`."""
        return _line({"jsonrpc": "2.0", "method": method}, params)

    def receive(self, data: bytes) -> List[Message]:
        """Take bytes, cut anywhere, and return the messages now complete, in order.

        Raises ProtocolError; the connection is of no more use then.
        """
        head, *rest = data.split(b"\n")
        self._pieces.append(head)
        if not rest:
            return []
        lines = [b"".join(self._pieces), *rest[:-1]]
        self._pieces = [rest[-1]]
        return [message for line in lines if line.strip() for message in _messages(line)]


def _line(message: Dict[str, Any], params: Any) -> bytes:
    if params is not None and params != {}:
        message["params"] = params
    return dumps(message).encode() + b"\n"


def _messages(line: bytes) -> List[Message]:
    # The complaint never quotes the line: it may hold what somebody typed.
    try:
        body = loads(line)
    except (ValueError, RecursionError):
        raise ProtocolError(f"a line of {len(line)} bytes is not JSON") from None
    return [_message(one) for one in (body if isinstance(body, list) else [body])]


def _message(body: Any) -> Message:
    if not isinstance(body, dict):
        raise ProtocolError("a message is not an object")
    if "method" in body:
        params = body.get("params", {})
        if "id" in body or not isinstance(body["method"], str) or not isinstance(params, dict):
            raise ProtocolError("a message is neither an answer nor a notification")
        return Notification(body["method"], params)
    number = body.get("id")
    if not (number is None or type(number) is int) or ("result" in body) == ("error" in body):
        raise ProtocolError("an answer has no usable id, or not exactly one of result and error")
    if "result" in body:
        if number is None:
            raise ProtocolError("a result has no id")
        return Answer(number, body["result"])
    error = body["error"]
    if not isinstance(error, dict) or type(error.get("code")) is not int:
        raise ProtocolError("an error has no code")
    return Answer(number, error=error_from(error))
