"""Text from outside, made safe for a terminal."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

# C0, DEL and C1 controls, line ends, bidirectional overrides and isolates: the daemon's own list.
_HIDDEN = (*range(0x20), *range(0x7F, 0xA0), *range(0x2028, 0x202F), *range(0x2066, 0x206A))
_SUBSTITUTES = {code: "\N{REPLACEMENT CHARACTER}" for code in _HIDDEN}


def printable(text: str) -> str:
    """Replace every control and every bidirectional override by a visible substitute."""
    return text.translate(_SUBSTITUTES)
