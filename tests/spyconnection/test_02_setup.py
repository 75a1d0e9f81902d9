"""SPY-2: from the empty table to the first turn."""

from collections import Counter

import pytest

import safehouse as sh

from .facts import CARDS, MISSIONS, STARTS
from .table import (
    begun,
    box,
    costs,
    covered,
    decision,
    display,
    draw,
    legal,
    network,
    on_board,
    open_cards,
    opened,
    play,
    player,
    seat,
    spy,
    supply,
    table,
    told,
)


@pytest.mark.rule("SPY-2.1")
def test_the_light_side_is_used_unless_the_variant_is_chosen():
    assert opened().view(None)["side"] == "light"
    assert costs(begun("S1", "S2")) == [0, 1, 2, 2]
    assert opened(board_side="dark").view(None)["side"] == "dark"


@pytest.mark.rule("SPY-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_a_spy_and_fifteen_agents(seats):
    match = begun(*list(STARTS)[:seats])
    assert [one["agents"] for one in match.view(None)["players"]] == [15] * seats
    assert all(one["spy"] is not None for one in match.view(None)["players"])


@pytest.mark.rule("SPY-2.2")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_all_colours_are_equal(number):
    others = [player("ROM")] * 3
    me = player("LON", "M01", "M07")
    match = table(*others[:number], me, *others[number:], active=number)
    same = table(me, *others)
    assert legal(match) == legal(same)
    assert match.view(number)["reach"] == same.view(0)["reach"]


@pytest.mark.rule("SPY-2.3", "SPY-15.3")
def test_all_43_missions_are_in_the_stack_and_each_is_as_likely_to_come_up():
    match = opened()
    assert match.view(None)["stack"] == 43
    assert legal(match) == {f"REVEAL({card})" for card in MISSIONS}
    weight = match.edition.slots["weight"]
    assert {weight(match.state, action.id) for action in match.legal(sh.CHANCE)} == {1}


@pytest.mark.rule("SPY-2.3")
def test_the_stack_is_shuffled():
    firsts = {display(sh.new_match("spyconnection", seats=2, seed=seed))[0] for seed in range(60)}
    assert len(firsts) > 20


@pytest.mark.rule("SPY-2.4")
def test_one_mission_lies_on_each_of_the_four_slots_and_39_remain():
    match = opened()
    draw(match, "M11", "M22", "M33", "M43")
    assert display(match) == ["M11", "M22", "M33", "M43"]
    assert match.view(None)["stack"] == 39
    assert not legal(match, "REVEAL")


@pytest.mark.rule("SPY-2.5", "SPY-15.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_chooses_the_start_player_among_all_seats(seats):
    match = opened(seats)
    draw(match, "M01", "M02", "M03", "M04")
    assert legal(match) == {f"FIRST_PLAYER({number})" for number in range(seats)}
    match.play(sh.CHANCE, f"FIRST_PLAYER({seats - 1})")
    for card in list(STARTS)[:seats]:
        match.play(sh.CHANCE, f"DEAL_START({card})")
    assert match.to_move == (seats - 1,)


@pytest.mark.rule("SPY-2.5")
def test_every_seat_starts_about_as_often():
    drawn = Counter(sh.new_match("spyconnection", seats=4, seed=seed).view(None)["first_player"] for seed in range(400))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 60


@pytest.mark.rule("SPY-2.6")
@pytest.mark.parametrize(("start_missions", "then"), [("random", "DEAL_START"), ("draft", "REVEAL_START")])
def test_display_and_start_player_are_known_before_start_missions_are_dealt(start_missions, then):
    match = opened(2, start_missions=start_missions)
    asked = []
    for _ in range(6):
        asked.append(decision(match))
        match.play(sh.CHANCE, match.legal(sh.CHANCE)[0])
    assert asked == ["REVEAL"] * 4 + ["FIRST_PLAYER", then]
    assert display(match) == ["M01", "M02", "M03", "M04"]
    assert match.view(None)["first_player"] == 0


@pytest.mark.rule("SPY-2.7", "SPY-15.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_game_each_player_is_dealt_one_of_five_start_missions(seats):
    match = opened(seats, first_player=1)
    draw(match, "M01", "M02", "M03", "M04")
    left = set(STARTS)
    for offset in range(seats):
        assert legal(match) == {f"DEAL_START({card})" for card in left}
        card = max(left)
        match.play(sh.CHANCE, f"DEAL_START({card})")
        left.remove(card)
        assert open_cards(match, (1 + offset) % seats) == [card]
    assert [len(open_cards(match, number)) for number in range(seats)] == [1] * seats
    assert decision(match) == "ROOT"


@pytest.mark.rule("SPY-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_advanced_game_as_many_start_missions_as_players_are_revealed(seats):
    match = drafting(seats, first=0)
    revealed = list(STARTS)[:seats]
    assert [one["card"] for one in match.view(None)["offered"]] == revealed
    assert legal(match) == {f"CHOOSE_START({card})" for card in revealed}


def drafting(seats, first):
    match = opened(seats, start_missions="draft", first_player=first)
    draw(match, "M01", "M02", "M03", "M04")
    for card in list(STARTS)[:seats]:
        assert match.to_move == (sh.CHANCE,)
        match.play(sh.CHANCE, f"REVEAL_START({card})")
    return match


@pytest.mark.rule("SPY-2.9", "SPY-2.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_the_draft_goes_counter_clockwise_from_the_right_of_the_start_player(seats, first):
    match = drafting(seats, first)
    order = [(first - offset) % seats for offset in range(1, seats)]
    for number in order:
        assert match.to_move == (number,)
        card = max(text for text in legal(match))
        play(match, card)
        assert open_cards(match, number) == [card.removeprefix("CHOOSE_START(").removesuffix(")")]
    assert open_cards(match, first) == ["S1"]
    assert match.to_move == (first,)
    assert decision(match) == "ROOT"


@pytest.mark.rule("SPY-2.10")
def test_the_start_player_has_no_choice_in_the_draft():
    match = drafting(2, first=0)
    play(match, "CHOOSE_START(S1)")
    assert told(match, "start_chosen") == [{"seat": 1, "card": "S1"}, {"seat": 0, "card": "S2"}]
    assert decision(match) == "ROOT"


@pytest.mark.rule("SPY-2.11")
def test_start_missions_that_were_not_dealt_play_no_part():
    match = begun("S2", "S4")
    assert box(match) == ["S1", "S3", "S5"]
    assert "S1" not in match.view(None)["unseen"]
    drafted = drafting(2, first=0)
    play(drafted, "CHOOSE_START(S1)")
    assert box(drafted) == ["S3", "S4", "S5"]


@pytest.mark.rule("SPY-2.12", "SPY-2.13", "SPY-2.14")
@pytest.mark.parametrize("card", STARTS)
@pytest.mark.parametrize(("agents", "left"), [(15, 14), (14, 13)])
def test_an_agent_covers_the_red_city_on_the_card_and_the_spy_goes_there(card, agents, left):
    other = next(one for one in STARTS if one != card)
    match = begun(card, other, agents=agents)
    red = CARDS[card].start
    assert covered(match, 1) == {red}
    assert spy(match) == red
    assert supply(match) == left
    assert on_board(match) == {}
    assert open_cards(match) == [card]
    assert seat(match)["fulfilled"] == []


@pytest.mark.rule("SPY-2.12", "SPY-2.13")
def test_spies_are_placed_only_when_everybody_has_a_start_mission():
    match = opened(2, first_player=0)
    draw(match, "M01", "M02", "M03", "M04")
    match.play(sh.CHANCE, "DEAL_START(S1)")
    assert spy(match) is None
    assert covered(match, 1) == set()
    match.play(sh.CHANCE, "DEAL_START(S2)")
    assert (spy(match, 0), spy(match, 1)) == ("LON", "MAD")
    assert told(match, "placed_spy") == [{"seat": 0, "city": "LON"}, {"seat": 1, "city": "MAD"}]


@pytest.mark.rule("SPY-2.15")
def test_the_agent_on_the_red_city_is_an_ordinary_one():
    match = begun("S1", "S2")
    play(match, "RECALL_CIRCLE(1, LON)")
    assert supply(match) == 15
    assert covered(match, 1) == set()
    match.play(0, "TAKE(2)")
    match.play(sh.CHANCE, "REVEAL(M09)")
    play(match, "COVER(1)")
    assert covered(match, 1) == {"LON"}


@pytest.mark.rule("SPY-5.6")
def test_the_network_begins_as_the_start_city_alone():
    match = begun("S1", "S2", "S3", "S4")
    assert [network(match, number) for number in range(4)] == [{"LON"}, {"MAD"}, {"OSL"}, {"MOS"}]
