"""Text in the cells of a terminal: cut and broken where wide characters end."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import List

from rich.cells import cell_len

# Beyond this nobody reads on; measuring a text of a megabyte for each line would be felt.
LONGEST = 4000


def clip(text: str, width: int) -> str:
    """The beginning of a text that fits, with a sign where something is left out."""
    if len(text) <= width and cell_len(text) <= width:
        return text
    if width < 1:
        return ""
    return _head(text[: 4 * width], width - 1) + "…"


def wrap(text: str, width: int) -> List[str]:
    """A text as lines that fit, broken between words where there are any."""
    width = max(width, 2)
    lines: List[str] = []
    line = ""
    for word in text[:LONGEST].split(" "):
        joined = f"{line} {word}" if line else word
        if cell_len(joined) <= width:
            line = joined
            continue
        if line:
            lines.append(line)
        while cell_len(word) > width:
            # At least one sign, so that what is broken gets shorter.
            head = _head(word, width) or word[0]
            lines.append(head)
            word = word[len(head) :]
        line = word
    return [*lines, line + "…" if len(text) > LONGEST else line]


def _head(text: str, width: int) -> str:
    used = 0
    for index, sign in enumerate(text):
        used += cell_len(sign)
        if used > width:
            return text[:index]
    return text
