"""Client of formd, the form daemon. Start with `Client`; keep a form in step with `Mirror`."""
# SPDX-License-Identifier: MIT
from .aio import AsyncClient
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

__all__ = [
    "AsyncClient",
    "BadDefinition",
    "Cancelled",
    "Client",
    "Closing",
    "Conflict",
    "ConnectionLost",
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
    "Notification",
    "Refused",
    "StoreFailed",
    "WrongType",
    "dumps",
    "loads",
    "printable",
]
