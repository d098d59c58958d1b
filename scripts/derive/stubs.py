"""The Python client's types and typed methods, out of the protocol's description alone."""
# SPDX-License-Identifier: MIT
from __future__ import annotations

import keyword
import re
import textwrap
from typing import Any, Dict, List, Tuple

Schema = Dict[str, Any]
PLAIN = {"string": "str", "boolean": "bool", "integer": "int", "null": "None"}
HEAD = '''"""{title}

Made from protocol/openrpc.json by `make generate`; do not edit.
"""
# SPDX-License-Identifier: MIT
from __future__ import annotations

'''


def snake(name: str) -> str:
    """A wire name as Python writes it: `form/create`, `timeoutMs`."""
    words = re.sub(r"[^A-Za-z0-9]+", "_", name).strip("_")
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", words).lower()
    return words + "_" if keyword.iskeyword(words) else words


def pascal(name: str) -> str:
    """A wire name as Python names a class: `form/create`."""
    return "".join(word[0].upper() + word[1:] for word in re.findall(r"[A-Za-z0-9]+", name))


class Types:
    """The types of the description; objects described in their place get a name from it."""

    def __init__(self, document: Dict[str, Any]) -> None:
        self.made: Dict[str, str] = {}
        for name, schema in document["components"]["schemas"].items():
            self.define(name, schema)
        self.results = {
            method["name"]: self.result(method) for method in document["methods"]
        }
        for method in document["methods"]:
            for param in method["params"]:
                self.of(param["schema"], pascal(method["name"]) + "Params" + pascal(param["name"]))
        for note in document["x-notifications"]:
            self.define(pascal(note["name"]), as_object(note))

    def result(self, method: Dict[str, Any]) -> str:
        """What a method returns; None where there is nothing to say."""
        schema = method["result"]["schema"]
        if schema.get("properties") == {}:
            return "None"
        return self.of(schema, pascal(method["name"]) + "Result")

    def define(self, name: str, schema: Schema) -> None:
        """Make the named type."""
        if schema.get("properties"):
            self.made[name] = ""
            self.made[name] = self.typed_dict(name, schema)
        else:
            self.made[name] = wrapped(f"{name} = {self.of(schema, name, quoted=True)}") + "\n"

    def of(self, schema: Schema, context: str, quoted: bool = False) -> str:
        """The type a schema stands for."""
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            return f'"{name}"' if quoted else name
        if "oneOf" in schema:
            parts = [self.of(one, context + "Object", quoted) for one in schema["oneOf"]]
            return f"Union[{', '.join(parts)}]"
        if "enum" in schema or "const" in schema:
            words = schema.get("enum", [schema.get("const")])
            return "Literal[" + ", ".join(f'"{word}"' for word in words) + "]"
        kind = schema.get("type")
        if kind == "array":
            return f"List[{self.of(schema['items'], context, quoted)}]"
        if kind == "object" and schema.get("properties"):
            self.define(context, schema)
            return f'"{context}"' if quoted else context
        if kind == "object":
            values = schema.get("additionalProperties")
            inner = self.of(values, context, quoted) if isinstance(values, dict) else "Any"
            return f"Dict[str, {inner}]"
        if isinstance(kind, list):
            return "Union[int, Decimal, str]"
        return PLAIN[kind] if kind else "Any"

    def typed_dict(self, name: str, schema: Schema) -> str:
        """A TypedDict; what must be there stands in a class of its own, for Pythons before 3.11."""
        required = set(schema.get("required", []))
        members = [
            (member, self.of(inner, name + pascal(member)), inner.get("description", ""))
            for member, inner in schema["properties"].items()
        ]
        always = [one for one in members if one[0] in required]
        sometimes = [one for one in members if one[0] not in required]
        if not sometimes:
            return class_text(name, "TypedDict", always)
        if not always:
            return class_text(name, "TypedDict, total=False", sometimes)
        return (
            class_text(f"_{name}", "TypedDict", always)
            + "\n\n"
            + class_text(name, f"_{name}, total=False", sometimes)
        )


def as_object(note: Dict[str, Any]) -> Schema:
    """Params as one object."""
    params = note["params"]
    return {
        "type": "object",
        "properties": {
            one["name"]: {**one["schema"], "description": one["description"]} for one in params
        },
        "required": [one["name"] for one in params if one.get("required")],
    }


def class_text(name: str, base: str, members: List[Tuple[str, str, str]]) -> str:
    """The lines of one class; each member with what it is for."""
    lines = [f"class {name}({base}):"]
    for member, type_, note in members:
        lines.append(wrapped(f"    {member}: {type_}"))
        if note:
            lines.append(f'    """{note}"""')
    return "\n".join(lines) + "\n"


def types_file(document: Dict[str, Any]) -> str:
    """The text of types.py."""
    types = Types(document)
    return (
        HEAD.format(title="The types of the protocol, as dictionaries come and go.")
        + "from decimal import Decimal\n"
        + "from typing import Any, Dict, List, Literal, TypedDict, Union\n\n"
        + "\n\n".join(types.made[name] for name in sorted(types.made))
    )


def wrapped(line: str) -> str:
    """The line, its words below each other where it is too long."""
    head, bracket, rest = line.partition("[")
    if len(line) <= 100 or not rest.endswith("]"):
        return line
    indent = " " * (len(line) - len(line.lstrip()))
    words = textwrap.fill(
        rest[:-1], 100, initial_indent=indent + "    ", subsequent_indent=indent + "    "
    )
    return f"{head}{bracket}\n{words}\n{indent}]"


def methods_file(document: Dict[str, Any]) -> str:
    """The text of methods.py."""
    types = Types(document)
    text = HEAD.format(title="Every method of the protocol, with the types of its params and result.")
    text += "from typing import Any, Dict, List, Literal, Optional, Union\n\nfrom . import types as t\n\n"
    text += "# What was not given at all, where None means null.\nABSENT: Any = object()\n"
    for name, wait, kind in (("Methods", "", ""), ("AsyncMethods", "await ", "async ")):
        text += f'\n\nclass {name}:\n    """Every method by name, on top of `call`."""\n\n'
        text += f"    {kind}def call(self, method: str, params: Any = None, /, **named: Any) -> Any:\n"
        text += '        """Ask, wait, and return the result."""\n        raise NotImplementedError\n'
        for method in document["methods"]:
            text += "\n" + method_text(method, types, wait, kind)
    return text


def method_text(method: Dict[str, Any], types: Types, wait: str, kind: str) -> str:
    """One method."""
    given: List[str] = []
    body: List[str] = []
    notes: List[str] = []
    always: List[str] = []
    for param in sorted(method["params"], key=lambda one: not one.get("required", False)):
        wire, schema = param["name"], param["schema"]
        name = snake(wire)
        type_ = qualified(types.of(schema, pascal(method["name"]) + "Params" + pascal(wire)), types)
        notes += textwrap.wrap(
            f"{name}: {param['description']}", 88, subsequent_indent="  ", break_long_words=False
        )
        if param.get("required"):
            given.append(f"{name}: {type_}")
            always.append(f'"{wire}": {name}')
        elif type_ == "Any" or type_.endswith(", None]"):
            given.append(f"{name}: {type_} = ABSENT")
            body += [f"if {name} is not ABSENT:", f'    sent["{wire}"] = {name}']
        else:
            given.append(f"{name}: Optional[{type_}] = None")
            body += [f"if {name} is not None:", f'    sent["{wire}"] = {name}']
    more = method.get("x-more", False)
    opened = "{" + ", ".join(always) + (", **more}" if always and more else "**more}" if more else "}")
    result = qualified(types.results[method["name"]], types)
    call = f'{wait}self.call("{method["name"]}"'
    if method["params"] or more:
        body.insert(0, f"sent: Dict[str, Any] = {opened}")
        call += ", sent"
    if result == "None":
        body.append(f"{call})")
    elif result == "Any":
        body.append(f"return {call})")
    else:
        body += [f"result: {result} = {call})", "return result"]
    signature = ["self"] + (["*"] if given else []) + given + (["**more: Any"] if more else [])
    line = f"{kind}def {snake(method['name'])}({', '.join(signature)}) -> {result}:"
    if len(line) > 96:
        line = f"{kind}def {snake(method['name'])}(\n" + "".join(f"    {one},\n" for one in signature)
        line += f") -> {result}:"
    doc = "\n".join(textwrap.wrap(method["summary"], 86))
    inner = [f'"""{doc}"""'] if not notes else [f'"""{doc}', "", *notes, '"""']
    inner = "\n".join(inner).split("\n") + body
    lines = line.split("\n") + [f"    {one}" if one else "" for one in inner]
    return "\n".join(f"    {one}" if one else "" for one in lines) + "\n"


def qualified(type_: str, types: Types) -> str:
    """The type with the module its names are in."""
    return re.sub(r"\b[A-Z]\w*\b", lambda m: f"t.{m[0]}" if m[0] in types.made else m[0], type_)
