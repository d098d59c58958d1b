"""The Swift file of examples: calls that were answered, out of each method's own transcript."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import Any, Dict, List, Tuple

from formd.jsontext import dumps

from . import transcripts

# Of each method so many, and none longer than this.
MOST = 3
LONGEST = 1500


def swift(text: str) -> str:
    """The text as a Swift literal that takes it as it is."""
    marks = "#"
    while f'"{marks}' in text or f"\\{marks}" in text:
        marks += "#"
    return f'{marks}"{text}"{marks}'


def examples() -> Dict[str, List[str]]:
    """The Swift expression of each example, by method: the fullest exchange of each situation."""
    found: Dict[str, Dict[str, Tuple[int, str]]] = {}
    for path in transcripts.files():
        for request, asked, answer, message in transcripts.pairs(transcripts.lines(path)):
            method, situation = asked["method"], request.situation
            own = path.stem == method.replace("$/", "").replace("/", "-")
            params = asked.get("params") or {}
            if not own or "result" not in message or isinstance(request.message, list):
                continue
            if not isinstance(params, dict) or any(name.startswith("_") for name in params):
                continue
            size = len(request.text) + len(answer.text)
            if size > LONGEST or situation.startswith("Refused"):
                continue
            told = found.setdefault(method, {})
            if situation in told and told[situation][0] >= size:
                continue
            if situation in told or len(told) < MOST:
                told[situation] = (size, example(method, situation, params, message["result"]))
    return {method: [text for _, text in told.values()] for method, told in found.items()}


def example(method: str, situation: str, params: Dict[str, Any], result: Any) -> str:
    """The Swift expression of one example."""
    named = ", ".join(
        f"(name: {swift(name)}, json: {swift(text(value))})" for name, value in params.items()
    )
    return (
        f"  Example(\n    method: {swift(method)},\n    name: {swift(situation.rstrip(':'))},\n"
        f"    params: [{named}],\n    result: {swift(text(result))}),\n"
    )


def text(value: Any) -> str:
    """One line of JSON; numbers as they were written."""
    return dumps(value)


def examples_file() -> str:
    """The text of Examples.swift."""
    told = examples()
    return (
        "// Exchanges out of the transcripts. Made from Tests/FormRPCTests/Transcripts by `make"
        " generate`.\n// SPDX-License-Identifier: MIT\n// swift-format-ignore-file\n\n"
        "/// Exchanges for the published description, by method.\n"
        "let examples: [Example] = [\n"
        + "".join(one for method in sorted(told) for one in told[method])
        + "]\n"
    )
