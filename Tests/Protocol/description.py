"""The published description, and validators for everything it describes."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
import os
from copy import deepcopy
from decimal import Decimal
from pathlib import Path
from typing import Any, Dict, Iterator, List

from jsonschema import Draft7Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend
from referencing import Registry
from referencing.jsonschema import DRAFT7

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "protocol/openrpc.json"
BINARY = os.environ.get("FORMD_BINARY") or str(ROOT / "build/formd")


def is_integer(checker: Any, value: Any) -> bool:
    """Draft 7's integers: 1.0 is one, also as the Decimal it is read as here."""
    whole = isinstance(value, Decimal) and value == value.to_integral_value()
    return whole or isinstance(value, int) and not isinstance(value, bool)


Validator: Any = extend(
    Draft7Validator, type_checker=Draft7Validator.TYPE_CHECKER.redefine("integer", is_integer)
)


def load(text: str) -> Any:
    return json.loads(text, parse_float=Decimal)


class Description:
    """Params, results and notifications by name, each with its validator."""

    def __init__(self) -> None:
        self.document: Dict[str, Any] = load(FILE.read_text("utf-8"))
        self.methods = {one["name"]: one for one in self.document["methods"]}
        self.notes = {one["name"]: one for one in self.document["x-notifications"]}
        self.errors = self.document["components"]["errors"]
        described = deepcopy(self.document)
        described["params"] = {n: as_object(one) for n, one in {**self.methods, **self.notes}.items()}
        described["results"] = {n: one["result"]["schema"] for n, one in self.methods.items()}
        # In a batch only the whole has a revision.
        described["edits"] = deepcopy(described["results"])
        for schema in described["edits"].values():
            schema.get("properties", {}).pop("revision", None)
            schema["required"] = [n for n in schema.get("required", []) if n != "revision"]
        self._described = described
        self._registry: Any = Registry().with_resource("urn:formd", DRAFT7.create_resource(described))

    def validator(self, *path: str) -> Any:
        """What checks the part of the description at `path`."""
        steps = (step.replace("~", "~0").replace("/", "~1") for step in path)
        schema = {"$ref": "urn:formd#/" + "/".join(steps)}
        return Validator(schema, registry=self._registry)

    def complaints(self, value: Any, *path: str) -> List[str]:
        """What is wrong with a value."""
        return [
            f"{'.'.join(map(str, error.absolute_path))}: {error.message}"
            for error in self.validator(*path).iter_errors(value)
        ]

    def complaints_of_params(self, params: Any, method: str) -> List[str]:
        """What is wrong with params the daemon took, beyond what it takes as something else."""
        return [
            f"{'.'.join(map(str, error.absolute_path))}: {error.message}"
            for error in self.validator("params", method).iter_errors(params)
            if not all(is_lax(leaf) for leaf in leaves(error))
        ]


def as_object(described: Dict[str, Any]) -> Dict[str, Any]:
    """The params of a method or notification as one object."""
    return {
        "type": "object",
        "properties": {one["name"]: one["schema"] for one in described["params"]},
        "required": [one["name"] for one in described["params"] if one.get("required")],
        "patternProperties": {"^_": {}} if "result" in described else {},
        "additionalProperties": described.get("x-more", False),
    }


def leaves(error: ValidationError) -> Iterator[ValidationError]:
    if error.context:
        for inner in error.context:
            yield from leaves(inner)
    else:
        yield error


def is_lax(error: ValidationError) -> bool:
    """Whether the description's own words allow it: null as absent, an empty list for an object."""
    wanted = error.validator_value
    if error.validator in ("type", "enum") and error.instance is None:
        return True
    return error.validator == "type" and wanted == "object" and error.instance == []
