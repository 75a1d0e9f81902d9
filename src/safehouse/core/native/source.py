"""A program as one C file: prelude, the state's layout, tables, rules, the way in."""

from __future__ import annotations

from functools import cache
from importlib import resources
from types import FunctionType
from typing import TYPE_CHECKING

from .. import pool, turns
from ..state import Layout, State
from .expressions import function_name, named, signature
from .gather import Gathered
from .statements import Statements
from .tables import Tables
from .types import BUF, INT, POOL, STORED, Type

if TYPE_CHECKING:
    from ..game import Edition

_JOINTS = ("start", "apply", "outcome", "conceal", "resample", "evaluate")
"""Slots that stay functions of their own; small ones such as `check` and `weight` go into `turns`."""

HEADERS = ("prelude.h", "checked.h", "games.h", "bridge.h")


@cache
def header(name: str) -> str:
    """A file of C that stands beside this one."""
    return (resources.files(__package__) / name).read_text(encoding="utf-8")


def write_program(
    edition: Edition, gathered: Gathered, *, checked: bool = False, python: bool = True, rules: str = ""
) -> str:
    """The C of a program. With `checked` it watches itself; without `python` it has no way in from there.

    `rules` written by hand stand in place of the translated ones: benchmarks compare them.
    """
    tables, state = Tables(), edition.state_type
    fields = dict(zip(state.layout().names, state.layout().fields, strict=True))
    joints = {edition.slots[name] for name in _JOINTS}

    def written(function: FunctionType) -> str:
        is_joint = function in joints or function.__module__ == turns.__name__
        return Statements(function, gathered, fields, tables).text("JOINT" if is_joint else "RULE")

    translated = [] if rules else [written(function) for function in gathered.order]
    head = [_prelude(checked), _state(state), header("games.h"), tables.text()]
    parts = [*head, rules or "\n".join(translated), '#line 1 "entry"']
    return "\n".join([*parts, *_entry(gathered.program, checked), *([_bridge(gathered.program)] if python else [])])


def _prelude(checked: bool) -> str:
    watching = header("checked.h") if checked else ""
    return ("#define CHECKED\n" if checked else "") + header("prelude.h").replace('#include "checked.h"', watching)


def _state(state: type[State]) -> str:
    """The record, and proof that C lays it out as we do."""
    layout = state.layout()
    lines = ["typedef struct {"]
    for at, (name, field) in enumerate(zip(layout.names, layout.fields, strict=True)):
        sizes = "".join(f"[{length}]" for length in field.shape)
        lines.append(f"    {'_Alignas(8) ' if at == 0 else ''}int{STORED[field.letter]}_t {named(name)}{sizes};")
    lines += ["} State;", f'_Static_assert(sizeof(State) == {layout.size}, "size of the state");']
    for name, offset in zip(layout.names, layout.offsets, strict=True):
        lines.append(f'_Static_assert(offsetof(State, {named(name)}) == {offset}, "layout");')
    return "\n".join([*lines, *_fingerprinted(layout)])


def _fingerprinted(layout: Layout) -> list[str]:
    counted = layout.size // 8 - layout.after_events
    numbers = {"AFTER_EVENTS": layout.after_events, "COUNTED": counted, "LANES": pool.LANES}
    return [f"#define {name} {number}" for name, number in numbers.items()] + [f"#define KEY UINT64_C({pool.KEY})"]


def _entry(program: FunctionType, checked: bool) -> list[str]:
    """`entry`: numbers as they are, arrays as a pointer and a length."""
    given: list[str] = []
    passed: list[str] = []
    for name, kind in _arguments(program):
        given += [f"int64_t {name}"] if kind == INT else [f"{_element(kind)} *{name}", f"int64_t {name}n"]
        passed.append(name if kind == INT else f"({kind.c}){{{name}, {name}n}}")
    watch = ["    fault_kind = NONE;", "    if (setjmp(way_out)) return 0;"] if checked else []
    call = f"    return {function_name(program)}({', '.join(passed)});"
    return [f"PUBLIC int64_t entry({', '.join(given)})", "{", *watch, call, "}"]


def _bridge(program: FunctionType) -> str:
    """`call`: the same for Python, which gives an array of objects."""
    arguments = _arguments(program)
    lines = [
        header("bridge.h"),
        "PUBLIC void *call(void *self, void *const *args, ptrdiff_t count)",
        "{",
        f"    View views[{len(arguments)}];",
        f"    int64_t numbers[{len(arguments)}], held = 0, result = 0;",
        "    bool fine = false;",
        f"    if (count != {len(arguments)}) {{",
        f'        python.set_error(*python.type_error, "{len(arguments)} arguments are wanted");',
        "        return NULL;",
        "    }",
    ]
    passed: list[str] = []
    for at, (_, kind) in enumerate(arguments):
        if kind == INT:
            lines.append(f"    numbers[{at}] = python.to_number(args[{at}]);")
            lines.append(f"    if (numbers[{at}] == -1 && python.error()) goto end;")
            passed.append(f"numbers[{at}]")
        else:
            element = _element(kind)
            wanted = f'"argument {at + 1}: {kind.word} is wanted"'
            lines.append(f"    if (!look_into(args[{at}], &views[held], sizeof({element}), {wanted})) goto end;")
            lines.append(f"    numbers[{at}] = held++;")
            view = f"views[numbers[{at}]]"
            passed.append(f"{view}.buf, {view}.len / (ptrdiff_t)sizeof({element})")
    lines += [
        f"    result = entry({', '.join(passed)});",
        "    fine = true;",
        "end:",
        "    while (held > 0) python.release_buffer(&views[--held]);",
        "    return fine ? python.from_number(result) : NULL;",
        "}",
        "",
    ]
    return "\n".join(lines)


def _arguments(program: FunctionType) -> list[tuple[str, Type]]:
    return [(named(name), kind) for name, kind in signature(program)[1].items()]


def _element(kind: Type) -> str:
    return {BUF: "int64_t", POOL: "State"}[kind]
