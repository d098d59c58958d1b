"""Answers given beforehand: filled in and submitted without a person, never waiting for ever."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import Any, Dict, List, Mapping, Optional

from .session import Session

# Seconds to wait for those who judge a form (hooks); the daemon itself gives each of them 30.
JUDGEMENT = 60.0


async def fill_and_submit(
    session: Session, answers: Mapping[str, Any], patience: float = JUDGEMENT
) -> Optional[List[Dict[str, Any]]]:
    """Fill in the answers and submit; return what is wrong, or None when nothing is.

    Raises FormdError for an answer that names no field or does not fit its kind.
    """
    await session.call("form/fill", values=dict(answers))
    done = await session.submit(patience)
    if done["submitted"]:
        return None
    issues: List[Dict[str, Any]] = done.get("issues", [])
    return issues or [{"message": "the form changed while it was submitted"}]
