"""What a person types on lines, and what it means for a field."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import Any, Dict

from .jsontext import loads
from .shown import (
    Node,
    is_choice,
    is_json,
    is_several,
    is_stepped,
    is_toggle,
    option_title,
    options,
)

_YES = ("y", "yes", "1", "true", "on", "x")
_NO = ("n", "no", "0", "false", "off")


class NotUnderstood(Exception):
    """A line that is no answer to what was asked; the message says what would be."""


def read(node: Node, line: str) -> Dict[str, Any]:
    """Return the params of `field/set` for a line. Raises NotUnderstood."""
    if is_toggle(node):
        word = line.strip().lower()
        if word not in _YES + _NO:
            raise NotUnderstood("Answer y or n.")
        return {"value": word in _YES}
    if is_several(node):
        return {"value": [_key(node, word) for word in line.split(",") if word.strip()]}
    if is_choice(node):
        return {"value": _key(node, line)}
    if is_json(node):
        try:
            return {"value": loads(line)}
        except (ValueError, RecursionError):
            raise NotUnderstood('Answer with JSON, such as "text", 12 or [1, 2].') from None
    return {"raw": line.strip() if is_stepped(node) else line}


def empty(node: Node) -> Dict[str, Any]:
    """Return the params of `field/set` that take an answer away."""
    if is_toggle(node):
        return {"value": False}
    if is_several(node):
        return {"value": []}
    return {"value": None} if is_choice(node) or is_json(node) else {"raw": ""}


def _key(node: Node, word: str) -> str:
    """The option that is meant: by number, key or title; by the beginning of one title only."""
    word, known = word.strip(), options(node)
    if not known:
        # Not known yet: any key is kept, and judged when they come.
        return word
    if word.isascii() and word.isdigit() and 1 <= int(word[:9]) <= len(known):
        exact = [option for option in known if option["key"] == word]
        return str((exact or [known[int(word) - 1]])[0]["key"])
    for matches in (
        [option for option in known if word in (option["key"], option_title(option))],
        [option for option in known if option_title(option).lower().startswith(word.lower())],
    ):
        if len(matches) == 1:
            return str(matches[0]["key"])
    raise NotUnderstood(f"Choose by number, 1 to {len(known)}, or by name.")
