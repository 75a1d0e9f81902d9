"""EST-5: placing characters."""

from itertools import product

import pytest

from .facts import COLOURS, L1, Grid
from .table import (
    begun,
    card_on,
    decision,
    hand,
    legal,
    place,
    place_view,
    play,
    play_on,
    player,
    refused,
    space_view,
    spaces,
    table,
    told,
)

GRID = Grid(L1)


@pytest.mark.rule("EST-5.1")
def test_a_turn_places_one_card_with_one_disc():
    match = begun(2)
    assert legal(match) == {f"CARD(RED-S{i})" for i in range(1, 7)}
    refused(match, "DECLINE", "EST-5.1")
    refused(match, "CARD(GREEN-S1)", "EST-5.1")
    refused(match, "SPACE(4-I)", "EST-5.1")
    play(match, "CARD(RED-S1)")
    refused(match, "CARD(RED-S2)", "EST-5.1")
    refused(match, "DONE", "EST-5.1")
    play(match, "SPACE(4-I)")
    assert match.to_move == (1,)
    assert (player(match, 0)["discs"], player(match, 0)["hand_count"]) == (5, 5)


@pytest.mark.rule("EST-5.2", "EST-5.6", "EST-5.7")
def test_example_3_an_outer_top_secret_space():
    match = begun(3)
    play(match, "CARD(RED-S6)")
    assert spaces(match) == GRID.outer()
    play(match, "SPACE(1-III)")
    if decision(match) == "PEEK":
        play(match, "DECLINE")
    for seat in (None, 1, 2):
        shown = space_view(match, "1-III", seat)
        assert (shown["seat"], shown["face_down"]) == (0, True)
        assert card_on(match, "1-III", seat) == "?"


@pytest.mark.rule("EST-5.3")
def test_example_4_an_inner_space_needs_an_own_neighbour():
    match = begun(3)
    place(match, "RED-S6", "4-I")
    play(match, "CARD(GREEN-S6)")
    refused(match, "SPACE(4-II)", "EST-5.3")
    play(match, "SPACE(6-III)", *(["DECLINE"] if decision(match) == "PEEK" else []))
    while match.to_move != (0,):
        play(match, sorted(legal(match))[0])
    play(match, "CARD(RED-S5)")
    assert "4-II" in spaces(match)
    refused(match, "SPACE(2-II)", "EST-5.3")
    play(match, "SPACE(4-II)")
    assert space_view(match, "4-II")["face_down"]


@pytest.mark.rule("EST-5.3")
@pytest.mark.parametrize("own", ["1-I", "2-III", "4-I"])
def test_the_neighbour_may_be_inner_or_outer_on_this_or_another_board(own):
    match = table({own: (0, "RED-S1")}, seats=2)
    play(match, "CARD(RED-S6)")
    assert spaces(match) == (GRID.outer() | GRID.beside(own)) - {own}


@pytest.mark.rule("EST-5.3")
def test_a_face_up_neighbour_counts_as_well():
    match = table({"3-II": (0, "RED-S1")}, seats=2, city="426138")
    play(match, "CARD(RED-S6)")
    assert Grid("426138").beside("3-II") <= spaces(match)


ORDER = "123467"


def crowded_city(own_neighbour):
    """Boards turned so that only 10 spaces are outer, and Red's spaces among them, with a free neighbour or without."""
    for turns in ("".join(turns) for turns in product("0123", repeat=6)):
        grid = Grid(ORDER, turns)
        inner = set(grid.at) - grid.outer()
        outer = sorted(sorted(grid.outer()), key=lambda space: len(grid.beside(space) & inner))
        if len(outer) == 10 and not grid.beside(outer[0]) & inner and grid.beside(outer[-1]) & inner:
            return turns, grid, [outer[0], outer[-1]] if own_neighbour else outer[:1]
    raise AssertionError("no such city")


@pytest.mark.rule("EST-5.4", "EST-5.5", "EST-14.5")
@pytest.mark.parametrize("own_neighbour", [False, True])
def test_only_without_any_other_space_all_free_spaces_are_allowed(own_neighbour):
    turns, grid, own = crowded_city(own_neighbour)
    cards = [(seat, f"{colour}-S{i}") for i in (1, 2, 3) for seat, colour in enumerate(COLOURS) if seat]
    filled = dict(zip(sorted(grid.outer() - set(own)), cards, strict=False))
    filled |= {space: (0, f"RED-S{i + 1}") for i, space in enumerate(own)}
    match = table(filled, seats=4, city=ORDER, turns=turns)
    play(match, "CARD(RED-S6)")
    inner = set(grid.at) - grid.outer()
    if own_neighbour:
        (only,) = inner & grid.beside(own[-1])
        assert [event["space"] for event in told(match, "placed")] == [only], "the only space is not asked for"
    else:
        assert spaces(match) == inner


@pytest.mark.rule("EST-5.6")
def test_on_tamariz_a_card_lies_face_up():
    match = begun(2, city="426138")
    place(match, "RED-S6", "3-III")
    for seat in (None, 0, 1):
        assert card_on(match, "3-III", seat) == "RED-S6"
        assert not space_view(match, "3-III", seat)["face_down"]
        assert told(match, "placed", seat=seat)[-1] == {"seat": 0, "space": "3-III", "card": "RED-S6"}


@pytest.mark.rule("EST-5.8", "EST-5.9", "EST-5.11")
@pytest.mark.parametrize(("seats", "discs"), [(2, 6), (3, 4), (4, 3)])
def test_placing_goes_round_until_all_discs_are_used(seats, discs):
    match = begun(seats)
    order = []
    while decision(match) in ("PLACE_CARD", "PLACE_SPACE", "PEEK"):
        seat = match.to_move[0]
        match.play(seat, sorted(legal(match))[0])
        order = [event["seat"] for event in told(match, "placed")]
    assert order == list(range(seats)) * discs
    assert told(match, "resolving")[0] == {"place": "1"}


@pytest.mark.rule("EST-5.10")
def test_example_13_who_has_no_card_left_is_skipped():
    match = table(seats=2, players=[{"hand": ["RED-S1", "RED-S2"]}, {}])
    play_on(match, until=lambda m: decision(m) not in ("PLACE_CARD", "PLACE_SPACE", "PEEK"))
    assert [event["seat"] for event in told(match, "placed")] == [0, 1, 0, 1, 1, 1, 1, 1]
    five = table(seats=2, players=[{"hand": [f"RED-S{i}" for i in range(1, 6)]}, {}])
    play_on(five, until=lambda m: decision(m) not in ("PLACE_CARD", "PLACE_SPACE", "PEEK"))
    assert [event["seat"] for event in told(five, "placed")].count(0) == 5


@pytest.mark.rule("EST-5.12")
def test_the_owner_always_sees_the_own_face_down_cards():
    match = begun(3)
    place(match, "RED-S6", "4-I")
    assert card_on(match, "4-I", 0) == "RED-S6"
    assert told(match, "placed", seat=0)[-1]["card"] == "RED-S6"


@pytest.mark.rule("EST-5.13")
def test_no_action_moves_a_placed_card_while_placing():
    match = begun(2)
    placed = {}
    while decision(match) in ("PLACE_CARD", "PLACE_SPACE", "PEEK"):
        for event in told(match, "placed"):
            placed[event["space"]] = event["seat"]
        now = {one["space"]: one["seat"] for n in L1 for one in _occupied(match, n)}
        assert now == placed
        match.play(match.to_move[0], sorted(legal(match))[-1])
        if told(match, "resolving"):
            break
    assert len(placed) >= 11


def _occupied(match, number):
    return [one for one in place_view(match, number)["spaces"] if one["seat"] is not None]


@pytest.mark.rule("EST-5.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_most_twelve_are_placed_and_there_is_always_room(seats):
    match = begun(seats)
    while not told(match, "resolving"):
        assert match.legal(match.to_move[0])
        match.play(match.to_move[0], sorted(legal(match))[0])
    assert len(told(match, "placed")) == 12


@pytest.mark.rule("EST-5.15")
def test_the_chosen_card_is_secret():
    match = begun(3)
    before = [(match.observation(seat).to_bytes(), match.events(seat)) for seat in (1, 2, None)]
    play(match, "CARD(RED-S1)")
    assert match.view(0)["chosen"]["card"] == "RED-S1"
    other = begun(3)
    play(other, "CARD(RED-S4)")
    for i, seat in enumerate((1, 2, None)):
        assert match.view(seat)["chosen"] is None
        assert match.view(seat)["decision"] == "PLACE_CARD", "not even that a card was chosen"
        assert match.observation(seat).to_bytes() == other.observation(seat).to_bytes() == before[i][0]
        assert match.events(seat) == other.events(seat) == before[i][1]
    play(match, "SPACE(4-I)")
    play(other, "SPACE(4-I)")
    for seat in (1, 2, None):
        assert match.observation(seat).to_bytes() == other.observation(seat).to_bytes()
        assert match.view(seat) == other.view(seat)
        assert match.events(seat) == other.events(seat)
        assert told(match, "placed", seat=seat) == [{"seat": 0, "space": "4-I", "card": None}]
    assert hand(match, 0) != hand(other, 0)


@pytest.mark.rule("EST-14.5")
def test_the_last_card_is_chosen_without_asking():
    match = table(seats=2, players=[{"hand": ["RED-S1"]}, {}])
    assert decision(match) == "PLACE_SPACE"
    assert match.view(0)["chosen"]["card"] == "RED-S1"


@pytest.mark.rule("EST-14.3")
def test_an_empty_ring_is_skipped_and_stays_in_the_game():
    match = table(seats=2, players=[{"hand": []}, {}])
    assert match.to_move == (1,)
    play_on(match)
    assert match.over
    assert len(match.scores) == 2
