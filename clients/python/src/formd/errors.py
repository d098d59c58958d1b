"""Errors: what formd answers when a call is wrong, and what is raised when the connection ends."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import Any, Dict, Mapping, Optional, Tuple, Type


class FormdError(Exception):
    """An error answer of formd: something is wrong with a call.

    `code` is the JSON-RPC code, `kind` the word to switch on (None for JSON-RPC's own errors),
    `data` the facts, such as `max` and `actual` of a limit. A failed call has changed nothing.
    """

    def __init__(
        self, code: int, message: str, kind: Optional[str] = None, data: Any = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.kind = kind
        self.data = data

    def __reduce__(self) -> Tuple[Any, ...]:
        return type(self), (self.code, self.message, self.kind, self.data)

    def __str__(self) -> str:
        return f"{self.message} ({self.kind or self.code})"


class ConnectionLost(ConnectionError):
    """The connection ended before an answer came; the message ends with stderr's last lines.

    Whether the call that waited was carried out is not known.
    """


class InvalidRequest(FormdError):
    """What was sent is not JSON-RPC, or may not stand where it stood (-32700, -32600)."""


class MethodNotFound(FormdError):
    """There is no such method (-32601)."""


class InvalidParams(FormdError):
    """A parameter is missing, unknown or of the wrong shape; the message names its path."""


class Cancelled(FormdError):
    """This client cancelled the request (-32800)."""


class NoSuch(FormdError):
    """A reference leads nowhere."""


class NoSuchForm(NoSuch):
    """There is no form of this id, or it was deleted while the call waited."""


class NoSuchSection(NoSuch):
    """There is no such section."""


class NoSuchRow(NoSuch):
    """There is no such row."""


class NoSuchField(NoSuch):
    """There is no such field."""


class HasOutcome(FormdError):
    """The form was submitted, declined or cancelled; `form/reopen` opens it again."""


class NoOutcome(FormdError):
    """The form is still open."""


class Conflict(FormdError):
    """Somebody else changed what the call writes after the revision given in `ifRevision`."""


class Closing(FormdError):
    """The daemon is ending."""


class BadDefinition(FormdError):
    """What the call would make of the form contradicts itself: ids, kinds, bounds, conditions."""


class NotEditable(FormdError):
    """The field is disabled, read-only, hidden or computed; `data` says `why`."""


class WrongType(FormdError):
    """A value that does not fit its field."""


class LimitExceeded(FormdError):
    """A limit was reached; `data` names it, with its `max` and the `actual` number."""


class StoreFailed(FormdError):
    """The daemon could not keep the change, and therefore did not make it."""


class Refused(FormdError):
    """The call is sound, but not for this caller, place or field."""


# PROTOCOL section 10, whole: code, kind, class. Everything else here is looked up in it.
TABLE: Tuple[Tuple[int, Optional[str], Type[FormdError]], ...] = (
    (-32700, None, InvalidRequest),
    (-32600, None, InvalidRequest),
    (-32601, None, MethodNotFound),
    (-32602, None, InvalidParams),
    (-32603, None, FormdError),
    (-32800, None, Cancelled),
    (101, "noSuchForm", NoSuchForm),
    (102, "duplicateForm", BadDefinition),
    (103, "hasOutcome", HasOutcome),
    (104, "noOutcome", NoOutcome),
    (105, "conflict", Conflict),
    (106, "closing", Closing),
    (201, "noSuchSection", NoSuchSection),
    (202, "noSuchItem", NoSuch),
    (203, "wrongSection", Refused),
    (301, "noSuchRow", NoSuchRow),
    (302, "duplicateId", BadDefinition),
    (303, "badId", BadDefinition),
    (304, "wrongKind", BadDefinition),
    (401, "noSuchField", NoSuchField),
    (402, "notEditable", NotEditable),
    (403, "wrongType", WrongType),
    (404, "noSuchOption", NoSuch),
    (405, "badOffset", InvalidParams),
    (406, "badPattern", BadDefinition),
    (407, "badBounds", BadDefinition),
    (408, "badCondition", BadDefinition),
    (409, "conditionCycle", BadDefinition),
    (410, "secretField", Refused),
    (411, "outOfRange", WrongType),
    (501, "notWatching", Refused),
    (502, "noSuchHook", NoSuch),
    (503, "notYourTicket", Refused),
    (601, "storeFailed", StoreFailed),
    (602, "readOnlyStore", StoreFailed),
    (701, "limitExceeded", LimitExceeded),
)

_BY_CODE: Dict[int, Type[FormdError]] = {code: made for code, _, made in TABLE}
_BY_KIND: Dict[str, Type[FormdError]] = {kind: made for _, kind, made in TABLE if kind}


def error_from(answer: Mapping[str, Any]) -> FormdError:
    """Make the exception of an answer's `error` member; an unknown kind is a plain FormdError."""
    code = answer["code"]
    data = answer.get("data")
    kind = data.get("kind") if isinstance(data, dict) else None
    kind = kind if isinstance(kind, str) else None
    made = _BY_KIND.get(kind or "") or _BY_CODE.get(code, FormdError)
    return made(code, str(answer.get("message", "")), kind, data)
