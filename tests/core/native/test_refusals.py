"""What rules may not say is refused, with file and line."""

import pytest

from core.native.workshop import EDITION, HEAD, forget, rules_in
from safehouse.core.backend import CompileError, Fast

HELPERS = """\
RAGGED = table([[1], [2, 3]])
REALS = table([1.5])
HUGE = table([1 << 70])
BIG = 1 << 64
NAMES = ["x"]

from core.native import elsewhere

@rule
def take(out: Buf) -> int:
    out[0] += 1
    return out[0]

@rule
def on(x: float) -> float:
    return x

def unmarked(a: int) -> int:
    return a

"""
FIRST = (HEAD + HELPERS).count("\n") + 4
"""The line of the statement in question."""

REFUSED = {
    "x = 'text'": "rules have no such expression: 'text'",
    "x = [1, 2]": "rules have no such expression: [1, 2]",
    "x = a, b": "rules have no such expression: (a, b)",
    "x, y = a, b": "rules have no such expression: (a, b)",
    "x = y = a": "rules have no such statement: x = y = a",
    "x: int = a": "rules have no such statement: x: int = a",
    "x = a ** 2": "rules have no such operation: a ** 2",
    "x = 1.5 // 2.0": "no operation on real numbers: 1.5 // 2.0",
    "x = +a": "rules have no such operation: +a",
    "x = ~1.5": "a whole number is wanted, not a real number: ~1.5",
    "x = a in out": "rules have no such comparison: a in out",
    "x = a < 1.5": "a real number is compared with a whole one: a < 1.5",
    "x = a < take(out) < b": "a chain of comparisons may not change anything: a < take(out) < b",
    "x = out[0:2]": "rules have no such expression: 0:2",
    "x = 1 << 3 if out else 0": "a buffer is neither true nor false: out",
    "x = unmarked(a)": "this is no rule: unmarked(a)",
    "x = take(out=out)": "rules have no such expression: take(out=out)",
    "x = take()": "1 arguments are wanted: take()",
    "x = take(a)": "a buffer is wanted, not a whole number: a",
    "x = on(a)": "a real number is wanted, not a whole number: a",
    "x = print(a)": "rules cannot call this: print(a)",
    "x = min(a)": "rules cannot call this: min(a)",
    "x = missing": "neither a number nor a local name: missing",
    "x = NAMES[0]": "neither a field of the state nor a table: NAMES",
    "x = elsewhere.missing": "neither a number nor a local name: elsewhere",
    "x = elsewhere.WORDS[0]": "table WORDS holds something that is no whole number",
    "x = elsewhere.table(a)": "this is no rule: elsewhere.table(a)",
    "elsewhere.NINE = a": "neither a number nor a local name: elsewhere",
    "elsewhere.CUBES[0][0] = a": "only a single number of the state or of a buffer can be changed",
    "x = s.nothing": "no field of the state: s.nothing",
    "x = s.small[0]": "a number has no rows: s.small[0]",
    "x = s.grid": "an array of rows is no value: s.grid",
    "x = s.grid[s.small][take(out)]": "an index changes something that may decide where it is applied",
    "x = RAGGED[0][0]": "the rows of table RAGGED differ in length",
    "x = REALS[0]": "table REALS holds something that is no whole number",
    "x = HUGE[0]": "table HUGE holds a number of more than 64 bits",
    "x = BIG": "18446744073709551616 has more than 64 bits: BIG",
    "x = 9223372036854775808": "9223372036854775808 has more than 64 bits",
    "s.grid[0] = a": "only a single number of the state or of a buffer can be changed: s.grid[0]",
    "NAMES[0] = a": "neither a field of the state nor a table: NAMES",
    "s.small = 1.5": "a whole number is wanted, not a real number: s.small",
    "x = out": "a buffer cannot have a local name: x",
    "x = 1\n    x = 1.5": "x is a whole number and cannot be a real number: x",
    "a = 1.5": "a is a whole number and cannot be a real number: a",
    "return": "a whole number is wanted: return",
    "return 1.5": "a whole number is wanted, not a real number: 1.5",
    "for x in out:\n        pass": "rules have no such statement: for x in out",
    "for x in range(0, 9, a):\n        pass": "a range is from, to, and a step that is a plain number",
    "for x in range(3):\n        pass\n    else:\n        pass": "rules have no such statement: for x in range(3)",
    "while a:\n        a = 0\n    else:\n        pass": "rules have no such statement: while a",
    "assert a": "rules have no such statement: assert a",
    "a + 1": "rules have no such statement: a + 1",
    "raise ValueError": "rules have no such statement: raise ValueError",
    "del a": "rules have no such statement: del a",
}


def refusal(tmp_path, body):
    module = rules_in(tmp_path, "refused", body)
    try:
        with pytest.raises(CompileError) as caught:
            Fast(EDITION, module.program, cache=tmp_path)
    finally:
        forget(module)
    return str(caught.value)


@pytest.mark.parametrize("statement", REFUSED)
def test_other_python_is_refused(statement, tmp_path):
    body = f"@rule\ndef program(pool: Pool, a: int, b: int, out: Buf) -> int:\n    s = pool[0]\n    {statement}\n"
    message = refusal(tmp_path, f"{HELPERS}{body}    return 0\n")
    assert REFUSED[statement] in message
    line = FIRST + len(statement.split("\n    x")) - 1
    assert message.startswith(f"{tmp_path.parent.name}/{tmp_path.name}/refused.py:{line}: "), message


WHOLE_RULES = {
    "def program(pool: Pool, a: int) -> int:\n    if a:\n        return 1\n": "program may end without a result",
    "def program(pool: Pool, a: str) -> int:\n    return 1\n": "rules may not use the annotation <class 'str'>",
    "def program(pool: Pool, a: int):\n    return 1\n": "program does not say what it gives",
    "def program(pool: Pool, a) -> int:\n    return 1\n": "program has arguments without annotation",
    "def program(pool: Pool, a: int) -> int:\n    return b\n    b = 1\n": "nothing was assigned to it before: b",
    "def program(pool: Pool, a: int) -> int:\n    return program(pool, a)\n": "rules may not call themselves",
}


@pytest.mark.parametrize("body", WHOLE_RULES)
def test_rules_that_cannot_be_written_down(body, tmp_path):
    assert WHOLE_RULES[body] in refusal(tmp_path, f"@rule\n{body}")


def test_a_rule_must_stand_in_its_file(tmp_path):
    module = rules_in(tmp_path, "refused", "exec('@rule\\ndef program(a: int) -> int:\\n    return a\\n')")
    with pytest.raises(CompileError, match="program is not to be found in its file"):
        Fast(EDITION, module.program, cache=tmp_path)
    forget(module)
