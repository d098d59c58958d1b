"""The Python client with a fault of one's choice: scripts/client-test must find each of them."""
# SPDX-License-Identifier: MIT
import json
import runpy
import sys
from pathlib import Path
from typing import Any, Callable, Dict, List

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "clients/python/src"))
import formd  # noqa: E402
from formd import client, mirror  # noqa: E402

Change = Dict[str, Any]


def without(name: str) -> Callable[[Any, Change], Any]:
    """A mirror that overlooks a member of each change."""
    right = mirror.Mirror._write
    return lambda self, change: right(self, {key: value for key, value in change.items() if key != name})


def structural(kind: str, change_of: Callable[[Change], Change]) -> None:
    """A mirror that misreads one structural change."""
    right = mirror._STRUCTURAL[kind]
    mirror._STRUCTURAL[kind] = lambda self, change: right(self, change_of(change))


def calls(change_of: Callable[[Any], Any]) -> None:
    """A client that changes what it is answered."""
    right = client.Client.call
    client.Client.call = lambda *given, **named: change_of(right(*given, **named))  # type: ignore


def whole_numbers(value: Any) -> Any:
    return json.loads(formd.dumps(value), parse_float=lambda text: int(float(text)))


def without_data(error: Any) -> Any:
    error["data"] = {"kind": error["data"].get("kind")} if error.get("data") else None
    return error


def faults(right: Callable[[Any], Any]) -> None:
    """A client that loses the facts of errors."""
    from formd import protocol

    protocol.error_from = lambda answer: right(without_data(answer))  # type: ignore


FAULTS: Dict[str, Callable[[], None]] = {
    "overlooks set": lambda: setattr(mirror.Mirror, "_write", without("set")),
    "overlooks unset": lambda: setattr(mirror.Mirror, "_write", without("unset")),
    "overlooks state": lambda: setattr(mirror.Mirror, "_write", without("state")),
    "overlooks unstate": lambda: setattr(mirror.Mirror, "_write", without("unstate")),
    "inserts one too early": lambda: structural("rowsInserted", lambda c: {**c, "at": max(0, c["at"] - 1)}),
    "removes but the first": lambda: structural("rowsRemoved", lambda c: {**c, "rows": c["rows"][1:]}),
    "moves to the front": lambda: structural("rowMoved", lambda c: {**c, "at": 0}),
    "turns sections round": lambda: structural("sectionsInserted", lambda c: {**c, "sections": c["sections"][::-1]}),
    "cuts numbers": lambda: calls(whole_numbers),
    "loses the facts of errors": lambda: faults(formd.errors.error_from),  # type: ignore
    "says nothing": lambda: sys.exit(0),
}

if __name__ == "__main__":
    names: List[str] = sys.argv[1:]
    if names == ["--list"]:
        print("\n".join(FAULTS))
    else:
        FAULTS[names[0]]()
        runpy.run_path(str(Path(__file__).with_name("python.py")))
