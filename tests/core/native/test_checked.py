"""The checked build names what leaves the dialect, with the file and line of Python."""

import numpy as np
import pytest

from core.native.workshop import EDITION, HEAD, forget, rules_in
from safehouse.core.backend import Breach, Fast

RULES = """\
ROWS = table([[1, 2], [3, 4]])

@rule
def program(op: int, pool: Pool, a: int, b: int, out: Buf) -> int:
    s = pool[0]
"""
BREACHES = {
    "out[a] = 1": ((-1, 0), "index -1 of 4"),
    "out[b] += 1": ((0, 4), "index 4 of 4"),
    "return s.grid[a][b]": ((1, 3), "index 3 of 3"),
    "s.deep[a][b][0] = 1": ((2, 0), "index 2 of 2"),
    "return ROWS[a][b]": ((0, -1), "index -1 of 2"),
    "pool[a].small = 1": ((1, 0), "index 1 of 1"),
    "copy_game(pool, 0, a)": ((7, 0), "index 7 of 1"),
    "s.small = a": ((128, 0), "128 does not fit into 8 bits"),
    "s.small -= b": ((0, 129), "-129 does not fit into 8 bits"),
    "s.tall[1] = a * b": ((256, 128), "32768 does not fit into 16 bits"),
    "return a // b": ((7, 0), "division of 7 by 0"),
    "return a % (b - 1)": ((7, 1), "division of 7 by 0"),
    "return 1 if a / b > 0.5 else 0": ((7, 0), "division of 0 by 0"),
    "return a << b": ((1, 64), "shift by 64"),
    "return a >> b": ((1, -1), "shift by -1"),
    "return 3 << b": ((0, 62), "3 and 62 give a number of more than 64 bits"),
    "return a + b": (((1 << 63) - 1, 1), "9223372036854775807 and 1 give a number of more than 64 bits"),
    "return a - b": ((-(1 << 63), 1), "-9223372036854775808 and 1 give a number of more than 64 bits"),
    "return a * b": ((1 << 40, 1 << 40), "1099511627776 and 1099511627776 give a number of more than 64 bits"),
    "return -a": ((-(1 << 63), 0), "0 and -9223372036854775808 give a number of more than 64 bits"),
    "return lowest(a & b)": ((1, 2), "the lowest member of an empty mask"),
    "return a // -1": ((-(1 << 63), 0), "-9223372036854775808 and -1 give a number of more than 64 bits"),
}
LINES = {statement: (HEAD + RULES).count("\n") + 2 * i + 2 for i, statement in enumerate(BREACHES)}


@pytest.fixture(scope="module")
def checked(tmp_path_factory):
    folder = tmp_path_factory.mktemp("breaches")
    body = "".join(f"    if op == {i}:\n        {statement}\n" for i, statement in enumerate(BREACHES))
    module = rules_in(folder, "breaches", f"{RULES}{body}    return 0\n")
    yield Fast(EDITION, module.program, cache=folder, checked=True)
    forget(module)


@pytest.mark.parametrize("statement", BREACHES)
def test_a_breach_is_named_with_its_place(statement, checked):
    (a, b), words = BREACHES[statement]
    op = list(BREACHES).index(statement)
    with pytest.raises(Breach) as caught:
        checked.run(op, checked.pool(1), a, b, np.zeros(4, np.int64))
    assert str(caught.value).endswith(f"breaches.py:{LINES[statement]}: {words}")
    assert checked.run(-1, checked.pool(1), a, b, np.zeros(4, np.int64)) == 0  # it goes on


def test_the_remainder_by_minus_one_is_no_breach(checked):
    op = list(BREACHES).index("return a % (b - 1)")
    assert checked.run(op, checked.pool(1), -(1 << 63), 0, np.zeros(4, np.int64)) == 0
