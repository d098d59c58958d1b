"""JSON text in which decimals stay decimals: 0.10 never passes through a binary float."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
from decimal import Decimal
from typing import Any, Iterator, Mapping, NoReturn, Union

# Section 4: these numbers survive a reader that knows only binary doubles.
SAFE_DIGITS = 15
SAFE_INTEGER = 2**53 - 1


class _HasDecimal(Exception):
    """The value holds a Decimal, which the standard encoder cannot write."""


def _refuse(value: object) -> NoReturn:
    if isinstance(value, Decimal):
        raise _HasDecimal
    raise TypeError(f"{type(value).__name__} cannot be sent as JSON")


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


_encoder = json.JSONEncoder(
    ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_refuse
)


def dumps(value: Any) -> str:
    """Write a value as one line of JSON.

    A Decimal becomes a number in plain notation when it has at most 15 significant digits or is an
    integer within ±(2^53-1), else a string of the same digits; formd takes both. Raises
    ValueError for NaN and infinities, TypeError for what JSON has no word for.
    """
    try:
        return _encoder.encode(value)
    except _HasDecimal:
        return "".join(_pieces(value))


def loads(text: Union[str, bytes, bytearray]) -> Any:
    """Read JSON: integers as int, other numbers as Decimal. Raises ValueError if it is none."""
    try:
        return json.loads(text, parse_float=Decimal, parse_constant=_refuse_constant)
    except json.JSONDecodeError:
        raise
    except ArithmeticError:
        raise ValueError("a number is outside the range of decimals") from None
    except ValueError:
        # Python refuses to make an int of more than 4,300 digits, which decimal128 has.
        return json.loads(
            text, parse_float=Decimal, parse_int=_integer, parse_constant=_refuse_constant
        )


def _integer(digits: str) -> Union[int, Decimal]:
    return int(digits) if len(digits) <= 1000 else Decimal(digits)


def _pieces(value: Any) -> Iterator[str]:
    if isinstance(value, Decimal):
        yield _number(value)
    elif isinstance(value, Mapping):
        comma = "{"
        for name, member in value.items():
            if not isinstance(name, str):
                raise TypeError(f"a member's name is {type(name).__name__}, not str")
            yield f"{comma}{_encoder.encode(name)}:"
            yield from _pieces(member)
            comma = ","
        yield "}" if value else "{}"
    elif isinstance(value, (list, tuple)):
        comma = "["
        for element in value:
            yield comma
            yield from _pieces(element)
            comma = ","
        yield "]" if value else "[]"
    else:
        yield _encoder.encode(value)


def _number(value: Decimal) -> str:
    if not value.is_finite():
        raise ValueError(f"{value} is not JSON")
    if not value:
        return "0"
    if not -6176 <= value.adjusted() <= 6144:
        # decimal128's range; 1E+999999999 written out would fill the memory.
        raise ValueError("a number is outside the range of decimals")
    text = format(value, "f")
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    digits = text.lstrip("-").replace(".", "").strip("0")
    whole = "." not in text
    if len(digits) <= SAFE_DIGITS or (whole and -SAFE_INTEGER <= value <= SAFE_INTEGER):
        return text
    return f'"{text}"'
