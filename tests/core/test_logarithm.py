"""The logarithm of our own."""

from math import isclose, log, ulp

from hypothesis import given
from hypothesis import strategies as st

from safehouse.core.logarithm import LOG, ONE, SIZE, natural_log


def test_the_table_is_right_to_the_last_digit():
    assert all(abs(LOG[n] / ONE - log(n)) <= ulp(log(n)) for n in range(1, SIZE))
    assert sum(LOG[n] / ONE != log(n) for n in range(1, SIZE)) < SIZE // 50


def test_powers_stand_in_their_proportion():
    """Edges of a search that are equally good stay so: ln 4 / 2 is ln 2 / 1."""
    assert natural_log(4) / 2 == natural_log(2)
    assert natural_log(81) / 2 == natural_log(9)


@given(st.integers(1, 1 << 53))
def test_any_number(n):
    assert isclose(natural_log(n), log(n), rel_tol=0, abs_tol=1e-12)


def test_it_grows_where_the_table_ends():
    values = [natural_log(n) for n in range(1, 3 * SIZE)]
    assert values == sorted(set(values))
