"""The reference page: docs/protocol.md, out of the protocol's description alone."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import Any, Dict, Iterable, List

from formd.jsontext import dumps

Schema = Dict[str, Any]


def link(name: str) -> str:
    """Where a chapter is, as Markdown viewers name it."""
    return "".join(one for one in name.lower() if one.isalnum() or one in "-_ ").replace(" ", "-")


def kind(schema: Schema) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"[{name}](#{link(name)})"
    if "oneOf" in schema:
        return " or ".join(kind(one) for one in schema["oneOf"])
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return " ".join(f"`{word}`" for word in schema["enum"])
    type_ = schema.get("type")
    if type_ == "array":
        count = f"{schema['minItems']} of " if "minItems" in schema else ""
        return f"list of {count}{kind(schema['items'])}"
    if type_ == "object" and schema.get("properties"):
        names = (
            f"{name}{'' if name in schema.get('required', []) else '?'}"
            for name in schema["properties"]
        )
        return "`{" + ", ".join(names) + "}`"
    if type_ == "object":
        values = schema.get("additionalProperties")
        return f"object of {kind(values)}" if isinstance(values, dict) and values else "object"
    if isinstance(type_, list):
        return " or ".join(type_)
    if type_ == "integer" and "minimum" in schema:
        return f"integer from {schema['minimum']}"
    return str(type_) if type_ else "any JSON"


def table(members: Iterable[List[str]], head: List[str]) -> List[str]:
    """A table, or nothing when it has no rows."""
    rows = [[cell.replace("|", "\\|") for cell in row] for row in members]
    if not rows:
        return []
    lines = [head, ["---"] * len(head), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines] + [""]


def params(described: Dict[str, Any]) -> List[str]:
    """What a method or notification takes or tells."""
    return table(
        (
            [f"`{one['name']}`{'' if one.get('required') else '?'}", kind(one["schema"]), one["description"]]
            for one in described["params"]
        ),
        ["param", "is", ""],
    )


def members(schema: Schema, head: str) -> List[str]:
    """What an object holds."""
    required = schema.get("required", [])
    return table(
        (
            [f"`{name}`{'' if name in required else '?'}", kind(one), one.get("description", "")]
            for name, one in schema.get("properties", {}).items()
        ),
        [head, "is", ""],
    )


def method(described: Dict[str, Any], errors: Dict[str, Any]) -> List[str]:
    """The chapter of a method."""
    lines = [f"### {described['name']}", "", described["summary"], ""]
    lines += params(described)
    if described.get("x-more"):
        lines += ["Other params are taken too.", ""]
    result = described["result"]["schema"]
    if result.get("properties"):
        lines += members(result, "result")
    elif result.get("properties") is None:
        lines += [f"Result: {kind(result)}.", ""]
    names = [one["$ref"].rsplit("/", 1)[1] for one in described["errors"]]
    if names:
        listed = ", ".join(f"{errors[name]['code']} `{name}`" for name in names)
        lines += [f"Errors: {listed}.", ""]
    if described.get("x-edit"):
        lines += ["Also an edit of [form/batch](#formbatch).", ""]
    for example in described.get("examples", []):
        given = {one["name"]: one["value"] for one in example["params"]}
        request = {"method": described["name"], **({"params": given} if given else {})}
        lines += [example["name"], "", "```json"]
        lines += [f"-> {dumps(request)}", f"<- {dumps({'result': example['result']['value']})}"]
        lines += ["```", ""]
    return lines


def page(document: Dict[str, Any]) -> str:
    """The text of docs/protocol.md."""
    components = document["components"]
    lines = [
        "<!-- The reference of the protocol. Made from protocol/openrpc.json by `make generate`; do"
        " not edit. -->",
        "<!-- SPDX-License-Identifier: MIT -->",
        f"# The formd protocol, version {document['info']['version']}",
        "",
        document["info"]["description"],
        "",
        "This page is made from [openrpc.json](../protocol/openrpc.json), which the program itself"
        " prints: `formd --protocol`. A question mark marks what may be missing. Examples leave"
        " `jsonrpc` and `id` out.",
        "",
        "## Methods",
        "",
    ]
    lines += table(
        ([f"[{one['name']}](#{link(one['name'])})", one["summary"]] for one in document["methods"]),
        ["method", ""],
    )
    for one in document["methods"]:
        lines += method(one, components["errors"])
    lines += ["## Notifications", "", "What the daemon sends unasked.", ""]
    for note in document["x-notifications"]:
        lines += [f"### {note['name']}", "", note["summary"], "", *params(note)]
    lines += ["## Types", ""]
    for name, schema in components["schemas"].items():
        lines += [f"### {name}", ""]
        lines += members(schema, "member") if schema.get("properties") else [f"{kind(schema)}.", ""]
    lines += ["## Errors", ""]
    lines += table(
        (
            [str(one["code"]), f"`{name}`", one["message"]]
            for name, one in components["errors"].items()
        ),
        ["code", "kind", "means"],
    )
    return "\n".join(lines).rstrip() + "\n"
