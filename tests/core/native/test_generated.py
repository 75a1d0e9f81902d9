"""Thousands of rules that nobody wrote: each gives the same in Python and in every build."""

import numpy as np
import pytest

from core.native.workshop import BUILDS, EDITION, filled, forget, rules_in
from core.native.writer import Writer
from safehouse.core.backend import Fast

IN_A_FILE = 250
SAMPLE = 80
"""So many of them in `make test`: compilers take their time for each."""
INPUTS = ((0, 0), (1, 2), (-3, 7), (12, -1), (40, 40))

HEAD = """\
from core.native.samples import PAIR, SQUARES, difference, is_odd, rename, take
from safehouse.core.bits import count_bits

"""


def text_of(seed: int, count: int = IN_A_FILE) -> str:
    writer = Writer(seed)
    rules = [writer.rule(number) for number in range(count)]
    branches = "".join(f"    if op == {i}:\n        return f{i}(pool[0], a, b, out)\n" for i in range(count))
    program = f"@rule\ndef program(op: int, pool: Pool, a: int, b: int, out: Buf) -> int:\n{branches}    return 0\n"
    return HEAD + "\n".join([*rules, program])


def agrees(seed, tmp_path, count=IN_A_FILE):
    module = rules_in(tmp_path, f"generated_{seed}", text_of(seed, count))
    builds = [Fast(EDITION, module.program, cache=tmp_path, checked=build == "checked") for build in BUILDS]
    pools = [fast.pool(1) for fast in builds]
    for number in range(count):
        rule = getattr(module, f"f{number}")
        for a, b in INPUTS:
            s, out = filled(number % 4), [3, 1, 2, 0]
            expected = rule(s, a, b, out)
            for fast, pool in zip(builds, pools, strict=True):
                fast.put(pool, 0, filled(number % 4))
                given = np.array([3, 1, 2, 0])
                place = f"seed {seed}, f{number}({a}, {b})"
                assert fast.run(number, pool, a, b, given) == expected, place
                assert given.tolist() == out, place
                assert fast.take(pool, 0) == s, place
    forget(module)


def test_rules_at_random(tmp_path):
    agrees(0, tmp_path, SAMPLE)


@pytest.mark.full
@pytest.mark.parametrize("seed", [0, 1, *range(100, 140)])
def test_many_more(seed, tmp_path):
    agrees(seed, tmp_path)
