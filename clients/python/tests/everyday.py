"""What tests of the everyday forms in examples/ have in common."""
# SPDX-License-Identifier: MIT
from decimal import Decimal
from typing import Any, Dict, List

from .test_examples import Screen


class Everyday(Screen):
    """What the three have in common."""

    def value(self, field: str) -> Any:
        """What a mirror shows of a field."""
        return self.mirror.node(field).get("value")

    def numbers(self, expected: Dict[str, str]) -> None:
        """Hold fields to numbers worked out by hand."""
        for field, number in expected.items():
            with self.subTest(field):
                self.assertEqual(Decimal(str(self.value(field))), Decimal(number))

    def shows(self, *fields: str) -> List[bool]:
        nodes = [self.mirror.node(field) for field in fields]
        return [node.get("state", {}).get("visible", True) for node in nodes]

    def items(self, section: str) -> List[str]:
        return [item["id"] for item in self.mirror.section(section)["items"]]

    def add(self, section: str, *items: Dict[str, Any]) -> List[str]:
        added: List[str] = self.do("item/append", section=section, items=list(items))["items"]
        return added

    def submits(self) -> List[str]:
        """Which fields a submit complains of; none when it is done."""
        answer = self.do("form/submit")
        self.assertEqual(answer["submitted"], "issues" not in answer)
        return [issue.get("field", issue.get("section")) for issue in answer.get("issues", [])]
