"""The OpenAPI description as one Markdown page: every call, and every shape that is sent or answered.

Ready-made renderers write each answer out in full at every call: 37,000 lines for 31 addresses. Here every shape stands
once, and calls link to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

Schema = dict[str, Any]

HEAD = """# HTTP reference

Every call and every shape, made from the OpenAPI description that a server gives at `GET /schema`.
[The HTTP API](api.md) explains how they are used.
Refusals are the same everywhere: a [ProblemBody](#ProblemBody) as `application/problem+json`.
"""

GROUPS = {
    "Guests": r"/api/(guest|me)\b",
    "Games": r"/api/games\b",
    "Lobby and tables": r"/api/(lobby$|matches$|matches/\{\w+\}$)",
    "Seats": r"/api/matches/\{\w+\}/(join|fill|leave|return|resign|rematch)$",
    "Looking back": r"/api/(records|matches/\{\w+\}/(record|replay|review))",
    "Playing": r"/api/matches/",
    "Operations": r"/",
}
"""Which calls stand together: the first pattern that fits the path."""


def page(openapi: Schema) -> str:
    """The whole page."""
    return "\n".join([HEAD, *_calls(openapi["paths"]), *_shapes(openapi["components"]["schemas"])])


def _calls(paths: Schema) -> Iterator[str]:
    grouped: dict[str, list[str]] = {group: [] for group in GROUPS}
    for path, methods in paths.items():
        group = next(name for name, pattern in GROUPS.items() if re.match(pattern, path))
        grouped[group] += [
            _call(method, path, call) for method, call in methods.items() if method in ("get", "post", "patch")
        ]
    for group, calls in grouped.items():
        if calls:
            yield f"## {group}\n"
            yield from calls


def _call(method: str, path: str, call: Schema) -> str:
    lines = [f"### {call.get('summary') or path}\n", f"`{method.upper()} {path}`{{ .call }}\n"]
    if call.get("description"):
        lines.append(f"{call['description']}\n")
    if parameters := call.get("parameters"):
        lines += ["| parameter | in | type | |", "|---|---|---|---|"]
        lines += [_parameter(parameter) for parameter in parameters]
        lines.append("")
    if body := call.get("requestBody"):
        needed = "" if body.get("required") else " (may be left out)"
        lines.append(f"**Body**{needed}: {_content(body)}\n")
    lines.append(f"**Answers**: {_answers(call['responses'])}\n")
    return "\n".join(lines)


def _parameter(parameter: Schema) -> str:
    name = f"`{parameter['name']}`" + (" *" if parameter.get("required") else "")
    return f"| {name} | {parameter['in']} | {_type(parameter['schema'])} | {_cell(parameter.get('description', ''))} |"


def _answers(responses: Schema) -> str:
    fine = [f"{status} {_content(answer)}" for status, answer in sorted(responses.items()) if status < "400"]
    refused = [f"{status}" for status in sorted(responses) if status >= "400"]
    return "; ".join(fine) + (f". Refusals: {', '.join(refused)}." if refused else ".")


def _content(part: Schema) -> str:
    shown = [_media(media, content) for media, content in part.get("content", {}).items()]
    return " or ".join(shown) or "nothing"


def _media(media: str, content: Schema) -> str:
    told = _type(content.get("schema", {}))
    return told if media == "application/json" else f"{told} as `{media}`"


def _shapes(schemas: Schema) -> Iterator[str]:
    yield "## Shapes\n"
    yield "A star marks what is always there. Shapes with a game's name are parts of its view.\n"
    for name, schema in schemas.items():
        yield f"### {name} {{ #{name} }}\n"
        if schema.get("description"):
            yield f"{schema['description']}\n"
        if "properties" not in schema:
            yield f"{_type(schema)}\n"
            continue
        yield "| field | type | |\n|---|---|---|"
        for field, of in schema["properties"].items():
            star = " *" if field in schema.get("required", ()) else ""
            yield f"| `{field}`{star} | {_type(of)} | {_cell(of.get('description', ''))} |"
        yield ""


def _type(schema: Schema) -> str:
    """A schema in a few words, with links to the shapes it names."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name})"
    if choices := schema.get("oneOf") or schema.get("anyOf"):
        return " or ".join(dict.fromkeys(_type(choice) for choice in choices))
    if "const" in schema:
        return f"`{schema['const']!r}`"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    return _plain_type(schema)


def _plain_type(schema: Schema) -> str:
    kind = schema.get("type", "anything")
    if isinstance(kind, list):
        return " or ".join(_plain_type({**schema, "type": each}) for each in kind)
    if kind == "array":
        return f"list of {_type(schema['items'])}" if schema.get("items") else "list"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    return str(kind) + _bounds(schema)


def _bounds(schema: Schema) -> str:
    low, high = (
        schema.get(key, schema.get(other)) for key, other in (("minimum", "minLength"), ("maximum", "maxLength"))
    )
    unit = " characters" if "minLength" in schema or "maxLength" in schema else ""
    if low is not None and high is not None:
        return f", {low}–{high}{unit}"
    if high is not None:
        return f", at most {high}{unit}"
    return f", at least {low}{unit}" if low is not None else ""


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
