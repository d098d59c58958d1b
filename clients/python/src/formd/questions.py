"""How a question is put on lines: its title, what may be answered, what stands around it."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from decimal import Decimal
from typing import List, Optional, Tuple

from .shown import (
    Node,
    Piece,
    caption,
    chosen,
    is_choice,
    is_json,
    is_required,
    is_secret,
    is_several,
    is_stepped,
    is_toggle,
    option_title,
    options,
    title,
    typed,
)


def bounds(node: Node) -> Optional[Tuple[Decimal, Decimal]]:
    """The least and the greatest number of a stepper or slider."""
    if not is_stepped(node):
        return None
    greatest = 100 if node["kind"] == "stepper" else 1
    return Decimal(str(node.get("min", 0))), Decimal(str(node.get("max", greatest)))


def hint(node: Node) -> str:
    """What may be answered, in a few words; empty where that goes without saying."""
    if is_toggle(node):
        return "y/n"
    if is_several(node):
        return "several, with commas"
    limits = bounds(node)
    if limits is not None:
        return f"{limits[0]:f} to {limits[1]:f}"
    forms = {
        "date": "YYYY-MM-DD",
        "time": "HH:MM",
        "dateAndTime": "YYYY-MM-DDTHH:MM",
        "countDownTimer": "PT1H30M",
        "instant": "YYYY-MM-DDTHH:MM:SSZ",
    }
    if node["kind"] in ("datePicker", "selectorDatePicker", "inlineDatePicker"):
        return forms.get(node.get("mode", "date"), "")
    return "JSON" if is_json(node) else ""


def listed(node: Node, most: int = 20) -> List[str]:
    """The options as numbered lines, at most `most` of them."""
    known = options(node)
    lines = [f"{number}) {option_title(option)}" for number, option in enumerate(known[:most], 1)]
    if len(known) > most:
        lines.append(f"and {len(known) - most} more; answer with the beginning of a name")
    return lines


def answer(node: Node) -> str:
    """The answer a field has, as it is shown."""
    if is_secret(node):
        return "(set)" if node.get("state", {}).get("filled") else ""
    if is_toggle(node):
        return "y" if node.get("value") else "n"
    if is_choice(node) or is_several(node):
        return chosen(node, node.get("value"))
    return str(node.get("state", {}).get("display", typed(node)))


def prompt(node: Node) -> str:
    """The question for a field, with what may be answered and what is kept by Enter."""
    marker = " *" if is_required(node) else ""
    about = hint(node)
    kept = answer(node)
    brackets = f" [{kept if len(kept) <= 60 else kept[:59] + '…'}]" if kept else ""
    return f"  {title(node)}{marker}{f' ({about})' if about else ''}{brackets}: "


def around(piece: Piece) -> List[str]:
    """The lines of a piece that asks nothing."""
    if piece.kind == "header" and piece.section.get("header"):
        return ["", caption(piece.section["header"])]
    if piece.kind == "footer" and piece.section.get("footer"):
        return [f"  {caption(piece.section['footer'])}"]
    if piece.kind == "item":
        return [f"  {piece.number}."]
    if piece.kind == "title":
        return [f"  {title(piece.node)}"]
    if piece.kind == "label" and "action" not in piece.node:
        texts = [piece.node.get(name) for name in ("title", "text", "subText")]
        return [f"  {text}" for text in texts if text]
    return []
