"""What the conformance kit is given to prove this game right."""

from safehouse.core.chance import stream
from safehouse.games.vienna.rules import invariants

from .table import set_up


def test_every_pair_of_places_is_picked_by_one_number():
    rows = [[1, 2, 3], [4, 5]]
    places = [(row, i) for row in rows for i in range(len(row))]
    pairs = [invariants._pair(places, picked) for picked in range(len(places) * (len(places) - 1) // 2)]
    seen = {frozenset(row[i] for row, i in pair) for pair in pairs}
    assert len(seen) == len(pairs) == 10
    assert all(len(pair) == 2 for pair in seen)


def test_an_exchange_hides_something_else_and_keeps_the_position_sound():
    match = set_up(3, version="full")
    seen = set()
    for i in range(60):
        state = match.state
        assert invariants.mutate(state, 0, stream(i, "mutate"))
        assert invariants.invariants(state) == []
        assert state.hand[0] == match.state.hand[0]
        seen.add(state.to_bytes())
    assert match.state.to_bytes() not in seen
    assert len(seen) > 50
