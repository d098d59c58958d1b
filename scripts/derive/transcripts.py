"""Transcripts: what clients send and what they get, out of the Markdown files that tell of it."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
import re
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any, Iterator, List, Optional, Tuple

FOLDER = Path(__file__).resolve().parents[2] / "Tests/FormRPCTests/Transcripts"


@dataclass
class Line:
    """One message: who sends or gets it, its text, and what it is in JSON."""

    place: str
    client: int
    is_sent: bool
    text: str
    situation: str = ""
    message: Any = None


def files() -> List[Path]:
    """Every transcript, by name."""
    return [path for path in sorted(FOLDER.glob("*.md")) if path.name != "README.md"]


def loads(text: str) -> Any:
    """Read JSON with numbers as they are written; raises ValueError if it is none."""
    return json.loads(text, parse_float=Decimal)


def lines(path: Path) -> List[Line]:
    """Every message of a transcript, those of its setup too."""
    found: List[Line] = []
    fence: Optional[str] = None
    paragraph = ""
    begins = True
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.startswith("```"):
            fence = line[3:] if fence is None else None
        elif fence is None:
            if line.strip() and not line.startswith("#"):
                paragraph = line.strip() if begins else f"{paragraph} {line.strip()}"
            begins = not line.strip() or line.startswith("#")
        elif fence.startswith("formd"):
            begins = True
            head = re.match(r"(\d*)(->|<-) (.*)", line)
            if head:
                client, arrow, text = head.groups()
                place = f"{path.name}:{number}"
                found.append(Line(place, int(client or 1), arrow == "->", text, paragraph))
            elif line.startswith("   ") and found:
                found[-1].text += line.strip()
    for one in found:
        try:
            one.message = loads(one.text)
        except ValueError:
            one.message = None
    return found


def pairs(found: List[Line]) -> Iterator[Tuple[Line, Any, Line, Any]]:
    """Each request that can be told with the answer to it; those of JSON-RPC batches too."""
    waiting: List[Tuple[Line, Any]] = []
    for line in found:
        for message in line.message if isinstance(line.message, list) else [line.message]:
            if not isinstance(message, dict) or "id" not in message:
                continue
            same = [
                (request, asked)
                for request, asked in waiting
                if request.client == line.client and is_same(asked["id"], message["id"])
            ]
            if line.is_sent and isinstance(message.get("method"), str):
                # An earlier one of this id was refused without an id.
                waiting = [one for one in waiting if one not in same or one[0] is line]
                waiting.append((line, message))
            elif not line.is_sent and same:
                waiting.remove(same[0])
                yield (*same[0], line, message)


def is_same(one: Any, other: Any) -> bool:
    """Whether two ids are the same: 1 is not true."""
    return type(one) is type(other) and bool(one == other)
