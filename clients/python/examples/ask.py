"""Ask a person a few questions. Run it as it is, on a terminal or with the answers on stdin."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import sys
from pathlib import Path

# So that a checkout needs no installation.
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from formd import FormCancelled, FormDeclined, ask  # noqa: E402

DINNER = {
    "title": "Dinner at eight",
    "sections": [{"rows": [
        {"id": "name", "kind": "textField", "title": "Your name", "required": True},
        {"id": "guests", "kind": "stepper", "title": "Guests you bring", "max": 3},
        {"id": "meal", "kind": "segmented", "title": "Meal", "required": True,
         "options": [{"key": "fish", "title": "Fish"}, {"key": "veg", "title": "Vegetables"}]},
        {"id": "nuts", "kind": "check", "title": "Allergic to nuts"},
        {"id": "how", "kind": "textField", "title": "How much", "required": True,
         "visibleWhen": {"var": "nuts"}},
    ]}],
}  # fmt: skip


def main() -> int:
    try:
        answers = ask(DINNER)
    except (FormCancelled, FormDeclined):
        print("Another time, then.")
        return 1
    print(f"Welcome, {answers['name']}: {1 + answers['guests']} times {answers['meal']}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
