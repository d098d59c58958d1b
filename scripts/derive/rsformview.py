"""docs/rsformview.md: what serves each of RSFormView's types, rules and behaviours, and its faults."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Dict

from .former import shown
from .page import table

FILE = Path(__file__).resolve().parents[2] / "docs/rsformview.json"

HEAD = """# RSFormView, piece by piece

Made from docs/rsformview.json and the transcripts by `make generate`; do not edit.

What {source} lets a person type and judges, formd does on a form without a screen:
{types} types, {validations} validations, the properties of a field and its behaviours, each with the method, change or event that serves
it and a transcript with a line of it, quoted in part. It has {faults} faults that formd does not have; what formd does instead
stands in the last table.
"""


def data() -> Dict[str, Any]:
    """The data file."""
    read: Dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return read


def page(rsformview: Dict[str, Any]) -> str:
    """The whole page."""
    groups = rsformview["groups"]
    lines = [
        HEAD.format(
            source=rsformview["source"],
            types=len(groups["Types"]),
            validations=len(groups["Validations"]),
            faults=len(groups["Faults"]),
        )
    ]
    for title, entries in groups.items():
        lines += [f"## {title}", ""]
        is_fault = title == "Faults"
        lines += table(
            (
                [f"{name}: {one['fault']}" if is_fault else f"`{name}`", *row(one)]
                for name, one in entries.items()
            ),
            ["fault" if is_fault else "there", "served by", "how", "shown in"],
        )
    return "\n".join(lines).rstrip() + "\n"


def row(one: Dict[str, Any]) -> list:
    """What serves one piece, or why nothing does."""
    return ["nothing", one["without"], ""] if "without" in one else shown(one)
