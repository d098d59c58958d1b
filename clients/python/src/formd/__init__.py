"""Client of formd, the form daemon. `Client` calls, `Mirror` keeps in step, `ask` asks a person."""
# SPDX-License-Identifier: MIT
from .aio import AsyncClient
from .ask import AnswersRefused, FormCancelled, FormDeclined, NotSubmitted, ask, ask_async
from .client import Client
from .errors import (
    BadDefinition,
    Cancelled,
    Closing,
    Conflict,
    ConnectionLost,
    FormdError,
    HasOutcome,
    InvalidParams,
    InvalidRequest,
    LimitExceeded,
    MethodNotFound,
    NoOutcome,
    NoSuch,
    NoSuchField,
    NoSuchForm,
    NoSuchRow,
    NoSuchSection,
    NotEditable,
    Refused,
    StoreFailed,
    WrongType,
)
from .jsontext import dumps, loads
from .mirror import Mirror, MirrorError
from .printable import printable
from .protocol import Notification
from .session import WrongVersion

__all__ = [
    "AnswersRefused",
    "AsyncClient",
    "BadDefinition",
    "Cancelled",
    "Client",
    "Closing",
    "Conflict",
    "ConnectionLost",
    "FormCancelled",
    "FormDeclined",
    "FormdError",
    "HasOutcome",
    "InvalidParams",
    "InvalidRequest",
    "LimitExceeded",
    "MethodNotFound",
    "Mirror",
    "MirrorError",
    "NoOutcome",
    "NoSuch",
    "NoSuchField",
    "NoSuchForm",
    "NoSuchRow",
    "NoSuchSection",
    "NotEditable",
    "NotSubmitted",
    "Notification",
    "Refused",
    "StoreFailed",
    "WrongType",
    "WrongVersion",
    "ask",
    "ask_async",
    "dumps",
    "loads",
    "printable",
]
