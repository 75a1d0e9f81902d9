"""SPY-7: taking agents back."""

from itertools import combinations

import pytest

from .table import (
    covered,
    laid,
    legal,
    mission,
    network,
    on_board,
    on_field,
    play,
    player,
    price,
    refused,
    supply,
    table,
)


@pytest.mark.rule("SPY-7.1")
def test_agents_are_taken_back_as_often_and_as_many_as_wanted():
    match = table(player("LON", fields=laid("LON-BER", "LON-PAR")))
    for field in ("LON-BER-3", "LON-PAR-2", "LON-BER-2"):
        before = supply(match)
        play(match, f"RECALL_FIELD({field})")
        assert supply(match) == before + 1
    assert on_board(match) == {"LON-PAR-1": 1, "LON-BER-1": 1}
    refused(match, "RECALL_FIELD(LON-BER-3)", "SPY-7.1")


@pytest.mark.rule("SPY-7.2", "SPY-7.9")
def test_agents_on_circles_are_taken_back_singly_and_the_target_is_open_again():
    match = table(player("LON", mission("M36", "PAR", "WAR", "IST"), mission("M07", "OSL")))
    assert legal(match, "RECALL_CIRCLE") == {
        "RECALL_CIRCLE(1, PAR)", "RECALL_CIRCLE(1, WAR)", "RECALL_CIRCLE(1, IST)", "RECALL_CIRCLE(2, OSL)",
    }  # fmt: skip
    play(match, "RECALL_CIRCLE(1, WAR)")
    assert (covered(match, 1), covered(match, 2)) == ({"PAR", "IST"}, {"OSL"})
    assert supply(match) == 12
    play(match, "RECALL_CIRCLE(2, OSL)")
    assert covered(match, 2) == set()
    refused(match, "RECALL_CIRCLE(1, WAR)", "SPY-7.9")


@pytest.mark.rule("SPY-7.3")
def test_agents_of_others_are_never_moved():
    match = table(player("LON", fields=laid("LON-PAR")), player("LON", fields=laid("LON-PAR", "LON-BER", agents=2)))
    refused(match, "RECALL_FIELD(LON-BER-3)", "SPY-7.3")
    play(match, "RECALL_FIELD(LON-PAR-2)")
    assert on_field(match, "LON-PAR-2") == [0, 2]


@pytest.mark.rule("SPY-7.4")
def test_from_a_field_with_two_agents_both_are_taken():
    match = table(player("LON", fields=laid("LON-PAR", agents=2)))
    play(match, "RECALL_FIELD(LON-PAR-2)")
    assert on_board(match) == {"LON-PAR-1": 2}
    assert supply(match) == 13


@pytest.mark.rule("SPY-7.5", "SPY-7.6", "SPY-7.7")
@pytest.mark.parametrize(
    ("spy_city", "allowed"),
    [
        ("LON", {"BER-OSL-2", "PAR-MON-1"}),
        ("BER", {"BER-OSL-2", "PAR-MON-1"}),
        ("OSL", {"PAR-MON-1"}),
        ("PAR", {"BER-OSL-2", "PAR-MON-1"}),
    ],
)
def test_a_recall_may_not_tear_the_agents_and_the_spy_apart(spy_city, allowed):
    given = laid("LON-PAR", "LON-BER", "BER-OSL") | {"PAR-MON-1": 1}
    match = table(player(spy_city, fields=given))
    assert legal(match, "RECALL_FIELD") == {f"RECALL_FIELD({field})" for field in allowed}
    for field in given.keys() - allowed:
        refused(match, f"RECALL_FIELD({field})", "SPY-7.5")


@pytest.mark.rule("SPY-7.6")
def test_a_city_joins_all_agents_next_to_it_and_the_spy():
    match = table(player("BER", fields={"LON-BER-3": 1, "BER-WAR-1": 1, "BER-OSL-1": 2}))
    assert legal(match, "RECALL_FIELD") == {
        "RECALL_FIELD(LON-BER-3)", "RECALL_FIELD(BER-WAR-1)", "RECALL_FIELD(BER-OSL-1)",
    }  # fmt: skip


@pytest.mark.rule("SPY-7.8")
def test_all_agents_may_be_taken_from_the_board():
    match = table(player("LON", fields=laid("LON-PAR")))
    play(match, "RECALL_FIELD(LON-PAR-2)", "RECALL_FIELD(LON-PAR-1)")
    assert on_board(match) == {}
    assert network(match) == {"LON"}
    assert supply(match) == 15


@pytest.mark.rule("SPY-7.11")
def test_fulfilled_missions_hold_no_agents():
    match = table(player("LON", mission("M06", "MON", planning=1), "M07"), player("ROM"), pending="COVER")
    play(match, "COVER(1)")
    assert not legal(match, "RECALL_CIRCLE")
    refused(match, "RECALL_CIRCLE(1, MON)", "SPY-7.9")
    refused(match, "RECALL_CIRCLE(2, MON)", "SPY-7.9")
    assert supply(match) == 15


@pytest.mark.rule("SPY-7.12")
def test_whatever_may_go_together_may_go_one_field_at_a_time():
    given = laid("LON-PAR", "LON-BER") | {"PAR-MON-1": 2, "BER-OSL-1": 1}
    reached = {frozenset(given)}
    waiting = [table(player("PAR", fields=given))]
    while waiting:
        match = waiting.pop()
        for action in legal(match, "RECALL_FIELD"):
            following = match.clone()
            play(following, action)
            left = frozenset(on_board(following))
            if left not in reached:
                reached.add(left)
                waiting.append(following)
    subsets = (frozenset(kept) for size in range(len(given) + 1) for kept in combinations(given, size))
    assert reached == {kept for kept in subsets if _hangs_together(kept)}


def _hangs_together(kept):
    """From Paris: Monaco and London start there, Berlin goes on from a complete London, Oslo from a complete Berlin."""
    to_london = [field in kept for field in ("LON-PAR-2", "LON-PAR-1")]
    to_oslo = [field in kept for field in ("LON-BER-1", "LON-BER-2", "LON-BER-3", "BER-OSL-1")]
    chain = to_london + to_oslo
    return chain == sorted(chain, reverse=True)


@pytest.mark.rule("SPY-7.13")
def test_agents_placed_this_turn_may_be_recalled_this_turn():
    match = table(player("LON", mission("M02")), options={"explicit_end": True})
    play(match, "CONNECT(LON-PAR)", "RECALL_FIELD(LON-PAR-1)", "RECALL_FIELD(LON-PAR-2)")
    assert on_board(match) == {}
    assert supply(match) == 15


@pytest.mark.rule("SPY-7.14")
def test_remains_may_lie_and_keep_the_price_up_for_others():
    match = table(player("LON", fields=laid("LON-BER")), player("LON"))
    play(match, "RECALL_FIELD(LON-BER-3)", "RECALL_FIELD(LON-BER-2)", "CONNECT(LON-PAR)")
    assert on_field(match, "LON-BER-1") == [1, 0]
    assert price(match, "LON-BER", 1) == 4
