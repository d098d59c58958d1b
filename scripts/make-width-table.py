#!/usr/bin/env python3
# Writes Sources/FormCore/Render/WideScalars.swift: which scalars take two columns.
# SPDX-License-Identifier: MIT
"""Run from the top of the repository: python3 scripts/make-width-table.py

From the East Asian Width property (Unicode Standard Annex 11) as Python's unicodedata has it: W and F
are wide. Of unassigned scalars only those of the planes set aside for ideographs are, as the annex says.
"""
import unicodedata

TARGET = "Sources/FormCore/Render/WideScalars.swift"


def is_wide(code: int) -> bool:
    if 0x20000 <= code <= 0x2FFFD or 0x30000 <= code <= 0x3FFFD:
        return True
    if unicodedata.category(chr(code)) == "Cn":
        return False
    return unicodedata.east_asian_width(chr(code)) in "WF"


def ranges() -> list:
    found, start = [], None
    for code in range(0x110001):
        wide = code < 0x110000 and is_wide(code)
        if wide and start is None:
            start = code
        elif not wide and start is not None:
            found.append((start, code - 1))
            start = None
    return found


def main() -> None:
    lines = [f"    0x{first:X}...0x{last:X}," for first, last in ranges()]
    with open(TARGET, "w") as out:
        out.write(
            "// Which scalars take two columns of a terminal. Made by scripts/make-width-table.py.\n"
            "// SPDX-License-Identifier: MIT\n\n"
            "/// The wide scalars of East Asian Width (Unicode Standard Annex 11), version "
            f"{unicodedata.unidata_version}.\n"
            "enum WideScalars {\n"
            "  /// In rising order.\n"
            "  static let ranges: [ClosedRange<UInt32>] = [\n" + "\n".join(lines) + "\n  ]\n}\n"
        )


main()
