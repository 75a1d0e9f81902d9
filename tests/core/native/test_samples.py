"""Everything that rules can say means the same in C as in Python, in the quick and in the checked build."""

import numpy as np
import pytest

from core.native.samples import SAMPLES, games
from core.native.workshop import BUILDS, EDITION, State, filled, rules_in
from safehouse.core.backend import Fast

NUMBERS = (0, 1, 2, 3, 5, 8, 13, -1, -2, -7, 100, 12345)

DISPATCHER = """\
from core.native.samples import {names}

@rule
def program(op: int, pool: Pool, a: int, b: int, out: Buf) -> int:
    s = pool[0]
{lines}
    return 0
"""


@pytest.fixture(scope="module", params=BUILDS)
def fast(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param)
    names = [sample.__name__ for sample in SAMPLES]
    lines = [f"    if op == {i}:\n        return {name}(s, a, b, out)" for i, name in enumerate(names)]
    text = DISPATCHER.format(names=", ".join(names), lines="\n".join(lines))
    program = rules_in(folder, f"dispatch_{request.param}", text).program
    return Fast(EDITION, program, cache=folder, checked=request.param == "checked")


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.__name__)
def test_both_give_the_same(fast, sample):
    pool = fast.pool(1)
    for a in NUMBERS:
        for b in NUMBERS:
            s, out = filled(a % 4), [0, 1, 2, 3]
            fast.put(pool, 0, s)
            given = np.array(out)
            answer = fast.run(SAMPLES.index(sample), pool, a, b, given)
            assert answer == sample(s, a, b, out), (a, b)
            assert given.tolist() == out, (a, b)
            assert fast.take(pool, 0) == s, (a, b)


@pytest.mark.parametrize("build", BUILDS)
def test_games_of_a_pool(build, tmp_path):
    fast = Fast(EDITION, games, cache=tmp_path, checked=build == "checked")
    pool, plain = fast.pool(3), [filled(0), filled(1), State()]
    for at, state in enumerate(plain):
        fast.put(pool, at, state)
    assert fast.run(pool, 1) == games(plain, 1)
    assert [fast.take(pool, at) for at in range(3)] == plain
