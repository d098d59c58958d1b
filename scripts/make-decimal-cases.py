#!/usr/bin/env python3
# Writes Tests/FormCoreTests/DecimalCasesTests.swift: what Python's decimal says of some 400 cases.
# SPDX-License-Identifier: MIT
"""Run from the top of the repository: python3 scripts/make-decimal-cases.py

The context is decimal128's (34 digits, half even, Emin -6143, Emax 6144). Remainders and multiples
come from exact fractions, since decimal refuses quotients of more than 34 digits. The same seed
gives the same file.
"""
import random
from decimal import Context, Decimal, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_EVEN
from fractions import Fraction

TARGET = "Tests/FormCoreTests/DecimalCasesTests.swift"
CONTEXT = Context(prec=34, rounding=ROUND_HALF_EVEN, Emin=-6143, Emax=6144, clamp=0, traps=[])
WIDE = Context(prec=13000, Emin=-20000, Emax=20000)
NINES = "9" * 34
ONE = "1" + "0" * 32 + "1"

# Ties, carries over 34 digits, subnormals, far apart exponents, signs and zeros.
EDGES = [
    "0", "1", "-1", "2", "3", "-7", "10", "0.1", "0.3", "-0.05", "0.5", "1.5", "2.5", "1E+33",
    "1E+34", "-1E+34", "5E-1", "1E-34", "5E-34", "-5E-34", "5.000000000000000000000000000000001E-34",
    "4.999999999999999999999999999999999E-34", NINES, "-" + NINES, ONE, "18446744073709551615",
    "18446744073709551616", "-9223372036854775808", "9007199254740993",
    "3.333333333333333333333333333333333", NINES + "E+6111", "-" + NINES + "E+6111", "1E+6144",
    "5E+6144", "1E-6143", "1E-6176", "-1E-6176", "3E-6176", "9.99E-6144", NINES + "E-6176",
    "1234567890123456789012345678901234E-6150", "1E-3088", "1E+3072", "-1E+3073",
    "6.25E-2", "8", "1.000000000000000000000000000000001",
]


def short(value):
    """The value in text that JSON's grammar takes, or nil."""
    if not value.is_finite():
        return "nil"
    if not value:
        return "0"
    sign, digits, exponent = value.as_tuple()
    text = "".join(map(str, digits))
    stripped = text.rstrip("0")
    exponent += len(text) - len(stripped)
    return ("-" if sign else "") + stripped + (f"E{exponent:+d}" if exponent else "")


def remainder(a, b):
    if not b:
        return "nil"
    x, y = Fraction(a), Fraction(b)
    rest = abs(x) % abs(y)
    exponent = min(a.as_tuple().exponent, b.as_tuple().exponent)
    scaled = rest / Fraction(10) ** exponent
    assert scaled.denominator == 1
    return short(Decimal(scaled.numerator * (-1 if x < 0 else 1)).scaleb(exponent, WIDE))


def multiple(a, b):
    if not b:
        return "true" if not a else "false"
    return "true" if (Fraction(a) / Fraction(b)).denominator == 1 else "false"


def rounded(a, places, rounding):
    return short(a.quantize(Decimal(1).scaleb(-places), rounding, WIDE))


def random_number(random):
    digits = random.choice([1, 2, 5, 17, 19, 20, 33, 34])
    coefficient = random.randrange(10 ** (digits - 1), 10**digits)
    exponent = random.choice([0, 0, -1, -2, -digits, 5, -20, 20, random.randrange(-60, 60)])
    return Decimal(random.choice([1, -1]) * coefficient).scaleb(exponent, WIDE)


def cases():
    source = random.Random(20260101)
    edges = [Decimal(text) for text in EDGES]
    binary = {
        "add": lambda a, b: short(CONTEXT.add(a, b)),
        "sub": lambda a, b: short(CONTEXT.subtract(a, b)),
        "mul": lambda a, b: short(CONTEXT.multiply(a, b)),
        "div": lambda a, b: short(CONTEXT.divide(a, b)),
        "rem": remainder,
        "multiple": multiple,
        "less": lambda a, b: "true" if a < b else "false",
    }
    pairs = [
        ("add", NINES, "1"), ("add", NINES, "0.5"), ("add", NINES, "0.4"), ("sub", ONE, "0.5"),
        ("add", "1E+34", "5E-1"), ("add", "1E+34", "1.5"), ("sub", "1E+34", "1E-6176"),
        ("sub", "1E+33", "5E-2"), ("sub", "1E+33", "1E-34"), ("add", NINES + "E+6111", "5E+6110"),
        ("add", NINES + "E+6111", "4.9E+6110"), ("add", "1E+6144", "1E-6176"),
        ("mul", "1E-3088", "1E-3088"), ("mul", "5E-3089", "1E-3088"), ("mul", "5E-3089", "3E-3088"),
        ("mul", "5.1E-3089", "1E-3088"), ("mul", "1E+3072", "1E+3072"), ("mul", "1E+3072", "1E+3073"),
        ("mul", NINES, NINES), ("mul", ONE, ONE), ("div", "1", "3"), ("div", "2", "3"),
        ("div", "1", NINES), ("div", NINES, "1E-6176"), ("div", "1E-6176", "2"),
        ("div", "3E-6176", "2"), ("div", "1E-6176", "3"), ("div", "1", "0"), ("div", "0", "5"),
        ("rem", "5.5", "-2"), ("rem", "-5.5", "2"), ("rem", "1", "0"), ("rem", "1E+6144", "7E-6176"),
        ("rem", NINES + "E+6111", ONE + "E-6176"), ("rem", "1E-6176", "1E+6144"),
        ("rem", "10", "0.3"), ("multiple", "0.0075", "0.0001"), ("multiple", "0.00751", "0.0001"),
        ("multiple", "1E+308", "0.123456789"), ("multiple", "4.35", "0.01"), ("multiple", "0", "0"),
        ("multiple", "1", "0"), ("multiple", "1E+6144", "1E-6176"), ("multiple", "-9", "3"),
        ("multiple", "4.5", "1.5"), ("multiple", "35", "1.5"), ("less", "0.1", "0.10"),
        ("less", "-1E+6144", "1E-6176"), ("less", "9E+10", "1E+11"), ("less", "99", "1E+2"),
    ]
    for operation, a, b in pairs:
        a, b = Decimal(a), Decimal(b)
        yield operation, a, b, binary[operation](a, b)
    for operation in binary:
        for _ in range(30):
            a, b = source.choice(edges), source.choice(edges)
            yield operation, a, b, binary[operation](a, b)
        for _ in range(16):
            a, b = random_number(source), random_number(source)
            if operation == "multiple" and source.random() < 0.5 and b:
                a = CONTEXT.multiply(Decimal(source.randrange(1000)), b.normalize(CONTEXT))
            yield operation, a, b, binary[operation](a, b)
    for text, places in [
        ("0.5", 0), ("1.5", 0), ("2.5", 0), ("-0.5", 0), ("-1.5", 0), ("0.05", 1), ("0.15", 1),
        ("0.25", 1), ("2.675", 2), ("-2.665", 2), ("9.995", 2), ("0.051", 1), ("1E-6176", 6175),
        ("6E-6176", 6175), ("1E-40", 3), ("1E+20", 2), ("3.333333333333333333333333333333333", 32),
        ("9.999999999999999999999999999999999", 32), ("0.9999999999999999999999999999999999", 33),
        ("1E-35", 0), ("0.49999999999999999999999999999999", 0), ("123.456", 5), ("4E-34", 33),
    ]:
        a = Decimal(text)
        yield "round", a, Decimal(places), rounded(a, places, ROUND_HALF_EVEN)
    for text in ["1.5", "-1.5", "0.1", "-0.1", "-1E-6176", "1E-6176", "7", "-7", "9.99", "-9.99", "1E+40"]:
        yield "floor", Decimal(text), Decimal(0), rounded(Decimal(text), 0, ROUND_FLOOR)
        yield "ceil", Decimal(text), Decimal(0), rounded(Decimal(text), 0, ROUND_CEILING)


def main():
    seen = dict.fromkeys(
        f"{operation} {short(a)} {short(b)} {expected}" for operation, a, b, expected in cases()
    )
    rows = "\n".join(f"  {row}" for row in seen)
    with open(TARGET, "w", encoding="ascii") as file:
        file.write(
            f"""// Decimal arithmetic against Python's decimal; long because it is one table.
// SPDX-License-Identifier: MIT
// Written by scripts/make-decimal-cases.py; change that and run it again.

import Testing

@testable import FormCore

@Suite struct DecimalCasesTests {{
  /// Operation, two numbers and what Python makes of them; nil is out of range or by zero.
  private static let table = \"\"\"
{chr(10).join("  " + row for row in rows.splitlines())}
    \"\"\"

  @Test(arguments: table.split(separator: "\\n").map(String.init))
  func agreesWithPython(_ row: String) throws {{
    let words = row.split(separator: " ").map {{ Text(String($0)) }}
    try #require(words.count == 4)
    let left = try Decimal(json: words[1])
    let right = try Decimal(json: words[2])
    let result: Text =
      switch words[0].string {{
      case "add": text(left.adding(right))
      case "sub": text(left.subtracting(right))
      case "mul": text(left.multiplied(by: right))
      case "div": text(left.divided(by: right))
      case "rem": text(left.remainder(dividingBy: right))
      case "multiple": left.isMultiple(of: right) ? "true" : "false"
      case "less": left < right ? "true" : "false"
      case "round": text(left.rounded(places: try #require(right.asInt)))
      case "floor": text(left.floor)
      case "ceil": text(left.ceiling)
      default: "no such operation"
      }}
    #expect(result == expected(words[3]))
  }}

  private func text(_ number: Decimal?) -> Text {{ Text(number?.canonicalText ?? "nil") }}

  /// The expected word with its exponent spelled out.
  private func expected(_ word: Text) -> Text {{
    guard let number = try? Decimal(json: word) else {{ return word }}
    return Text(number.canonicalText)
  }}
}}
"""
        )
    print(f"{len(seen)} cases")


main()
