"""The description: what the program says, what OpenRPC allows, what is derived from it."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import json
import os
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any, Iterator, Tuple

from description import BINARY, FILE, ROOT, Description, load
from formd.errors import TABLE
from jsonschema import Draft7Validator
from jsonschema.validators import validator_for
from referencing import Registry
from referencing.jsonschema import DRAFT7

# What a short renderer has to understand; more is more work for every client.
KEYWORDS = {
    "$ref", "additionalProperties", "const", "description", "enum", "items", "maxItems",
    "minItems", "minimum", "oneOf", "patternProperties", "properties", "required", "type",
}  # fmt: skip
# The document itself would be its example.
WITHOUT_EXAMPLE = {"rpc.discover"}


def schemas(part: Any, is_schema: bool = False, place: str = "") -> Iterator[Tuple[str, Any]]:
    """Every schema of the document with its place."""
    if isinstance(part, list):
        for index, one in enumerate(part):
            yield from schemas(one, is_schema, f"{place}/{index}")
    elif isinstance(part, dict) and is_schema:
        yield place, part
        for name in ("items", "additionalProperties"):
            if isinstance(part.get(name), dict):
                yield from schemas(part[name], True, f"{place}/{name}")
        yield from schemas(part.get("oneOf", []), True, f"{place}/oneOf")
        for name, one in part.get("properties", {}).items():
            yield from schemas(one, True, f"{place}/{name}")
    elif isinstance(part, dict):
        for name, one in part.items():
            if name == "schemas":
                for type_, schema in one.items():
                    yield from schemas(schema, True, f"{place}/{type_}")
            elif name != "examples":
                yield from schemas(one, name == "schema", f"{place}/{name}")


class Document(unittest.TestCase):
    def setUp(self) -> None:
        self.description = Description()
        self.document = self.description.document

    def test_the_program_prints_what_is_committed(self) -> None:
        told = subprocess.run([BINARY, "--protocol"], capture_output=True, timeout=60)
        self.assertEqual((told.returncode, told.stderr), (0, b""))
        same = told.stdout == FILE.read_bytes()
        self.assertTrue(same, "protocol/openrpc.json is stale: run `make generate`")

    def test_discover_answers_the_same(self) -> None:
        request = b'{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}\n'
        told = subprocess.run([BINARY], input=request, capture_output=True, timeout=60)
        self.assertEqual(load(told.stdout.decode())["result"], self.document)

    def test_derived_files_are_fresh(self) -> None:
        done = subprocess.run(
            [sys.executable, str(ROOT / "scripts/generate"), "--check"],
            env={**os.environ, "FORMD_BINARY": BINARY}, capture_output=True, text=True, timeout=60,
        )  # fmt: skip
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_it_is_openrpc(self) -> None:
        folder = Path(os.environ.get("FORMD_TEST_DATA") or ROOT.parent / "shared/data")
        file = folder / "openrpc/schema-1.3.json"
        self.assertTrue(
            file.exists(), f"there is no {file}: set FORMD_TEST_DATA to where the test data is"
        )
        # What it calls its schema of schemas is draft 7 under another name; nothing is fetched.
        draft = validator_for({"$schema": "http://json-schema.org/draft-07/schema#"}).META_SCHEMA
        reference = {"$ref": {"type": "string", "format": "uri-reference"}}
        resources = [
            ("https://meta.json-schema.tools", {"$ref": "http://json-schema.org/draft-07/schema#",
             "definitions": {"JSONSchemaObject": {"properties": reference}}}),
            ("http://json-schema.org/draft-07/schema", draft),
        ]  # fmt: skip
        registry: Any = Registry()
        for uri, contents in resources:
            resource = DRAFT7.create_resource(contents)
            registry = registry.with_resource(uri, resource).with_resource(uri + "/", resource)
        validator = Draft7Validator(load(file.read_text("utf-8")), registry=registry)
        self.assertEqual([error.message for error in validator.iter_errors(self.document)], [])
        self.assertFalse(validator.is_valid({**self.document, "methods": [{"name": "x"}]}))

    def test_schemas_are_few_words_and_lead_somewhere(self) -> None:
        found = list(schemas(self.document))
        self.assertGreater(len(found), 100)
        types = self.document["components"]["schemas"]
        used = set()
        for place, schema in found:
            with self.subTest(place):
                Draft7Validator.check_schema(schema)
                self.assertEqual(set(schema) - KEYWORDS, set())
                if "$ref" in schema:
                    head, name = schema["$ref"].rsplit("/", 1)
                    self.assertEqual(head, "#/components/schemas")
                    self.assertIn(name, types)
                    used.add(name)
        self.assertEqual(used, set(types), "types that nothing refers to")

    def test_examples_are_as_described(self) -> None:
        for name, method in self.description.methods.items():
            examples = method.get("examples", [])
            if name not in WITHOUT_EXAMPLE:
                self.assertGreater(len(examples), 0, f"{name} has no example in its transcript")
            for example in examples:
                params = {one["name"]: one["value"] for one in example["params"]}
                result = example["result"]["value"]
                with self.subTest(f"{name}: {example['name']}"):
                    self.assertEqual(self.description.complaints_of_params(params, name), [])
                    self.assertEqual(self.description.complaints(result, "results", name), [])

    def test_errors_are_those_the_client_knows(self) -> None:
        known = {code: kind for code, kind, _ in TABLE}
        for name, error in self.description.errors.items():
            with self.subTest(name):
                self.assertIn(error["code"], known)
                self.assertEqual(known[error["code"]], name if error["code"] > 0 else None)


if __name__ == "__main__":
    unittest.main()
