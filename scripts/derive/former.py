"""docs/former.md: what serves each of Former's operations, out of docs/former.json."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Dict, List

from .page import table

FILE = Path(__file__).resolve().parents[2] / "docs/former.json"
TRANSCRIPTS = "../Tests/FormRPCTests/Transcripts"

HEAD = """# Former, operation by operation

Made from docs/former.json and the transcripts by `make generate`; do not edit.

formd does to a form what Former does ({source}), on rows that
have identities. Of its {all} operations {does} read or change a form and {tells} tell of one: for each the
method, change or event that serves it, and a transcript with a line of it, quoted in part. {without} are
about drawing only; they are listed with the reason. {gaps} are not served yet.
"""


def data() -> Dict[str, Any]:
    """The data file."""
    read: Dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return read


def counts(former: Dict[str, Any]) -> Dict[str, int]:
    """How many operations do something, tell something, and mean nothing without a screen."""
    return {
        group: sum(len(groups.get(group, {})) for groups in former["operations"].values())
        for group in ("does", "tells", "without")
    }


def gaps(former: Dict[str, Any]) -> List[str]:
    """The operations that nothing serves yet, by type and name."""
    return [
        f"{type_}.{name}"
        for type_, groups in former["operations"].items()
        for group in ("does", "tells")
        for name, way in groups.get(group, {}).items()
        if "gap" in former["ways"][way]
    ]


def shown(way: Dict[str, Any]) -> List[str]:
    """What serves an operation, how, and where that is shown."""
    if "gap" in way:
        return ["not yet", way["gap"], ""]
    link = f"[{way['transcript']}]({TRANSCRIPTS}/{way['transcript']})"
    return [f"`{way['serves']}`", way["how"], f"{link} `{way['line']}`"]


def page(former: Dict[str, Any]) -> str:
    """The whole page."""
    number = counts(former)
    lines = [
        HEAD.format(
            source=former["source"], all=sum(number.values()), gaps=len(gaps(former)), **number
        )
    ]
    for type_, groups in former["operations"].items():
        lines += [f"## {type_}", ""]
        served = {**groups.get("does", {}), **groups.get("tells", {})}
        lines += table(
            ([f"`{name}`", *shown(former["ways"][way])] for name, way in served.items()),
            ["operation", "served by", "how", "shown in"],
        )
        lines += table(
            (
                [f"`{name}`", former["reasons"][reason]]
                for name, reason in groups.get("without", {}).items()
            ),
            ["operation", "why nothing serves it"],
        )
    return "\n".join(lines).rstrip() + "\n"
