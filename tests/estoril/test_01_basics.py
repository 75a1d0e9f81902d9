"""EST-1: what a card and a board are, who owns what."""

import pytest

import safehouse as sh

from .facts import FACES, L1, PLACES
from .table import begun, card_on, hand, legal, opened, over, place_view, play_on, player, resolving, ring, told, use


@pytest.mark.rule("EST-1.1")
def test_two_to_four_players():
    for seats in (2, 3, 4):
        assert sh.new_match("estoril", seats=seats, seed=1).seats == seats
    for seats in (0, 1, 5, "3", True):
        with pytest.raises(sh.OptionError, match="2, 3, 4"):
            sh.new_match("estoril", seats=seats)


@pytest.mark.rule("EST-1.2", "EST-1.3", "EST-11.1", "EST-11.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_rounds_then_the_most_points_win(seats):
    match = opened(seats)
    play_on(match, seats)
    assert [event["number"] for event in told(match, "round")] == [1, 2, 3, 4]
    best = max(match.scores)
    assert match.winners <= {seat for seat in range(seats) if match.scores[seat] == best}
    assert match.winners
    assert match.to_move == ()
    assert match.why_not(0, "READY").rule == "EST-11.1"


@pytest.mark.rule("EST-1.4", "EST-1.6")
def test_what_a_card_shows():
    match = begun(2)
    for number, colour in ((0, "RED"), (1, "GREEN")):
        for shown in player(match, number, number)["hand"]:
            printed = FACES[shown["card"]]
            assert {key: shown[key] for key in ("name", "flag", "influence", "vp", "symbols")} == {
                key: printed[key] for key in ("name", "flag", "influence", "vp", "symbols")
            }
            assert shown["colour"] == colour
    assert place_view(match, "1")["reward"]["character"]["colour"] is None


@pytest.mark.rule("EST-1.5", "EST-8.36")
def test_abilities_are_five_and_woman_is_none_of_them():
    match = resolving({"4-I": (0, "C26"), "4-II": (2, "BLUE-S6"), "2-I": (1, "GREEN-S6")})
    assert legal(match) == {"SYMBOL(seducer)", "DONE"}
    assert [a.text for a in match.edition.actions.actions if a.kind == "SYMBOL"] == [
        f"SYMBOL({symbol})" for symbol in ("assassin", "conspirator", "nationalist", "seducer", "diplomat")
    ]


@pytest.mark.rule("EST-1.5")
def test_a_symbol_that_is_there_twice_works_twice_and_no_symbol_asks_nothing():
    match = resolving({"4-I": (0, "C20"), "4-II": (1, "GREEN-S6"), "4-III": (2, "BLUE-S6")})
    use(match, "assassin", "SPACE(4-II)")
    use(match, "assassin")
    assert hand(match, 1) >= {"GREEN-S6"}
    assert hand(match, 2) >= {"BLUE-S6"}
    alone = resolving({"4-I": (0, "RED-S6"), "4-II": (1, "GREEN-S6")})
    assert not told(alone, "done")
    assert alone.view(None)["decision"] == "DISCARD"


@pytest.mark.rule("EST-1.7")
def test_a_moved_character_stays_with_its_player():
    match = resolving({"1-I": (0, "RED-S2"), "4-II": (1, "C27")})
    use(match, "seducer", "SPACE(1-II)")
    assert place_view(match, "1")["spaces"][1]["seat"] in (1, None)
    assert told(match, "took_reward")[0] == {"seat": 1, "place": "1", "card": "C01", "influence": 5}
    assert "C27" in ring(match, 1)


@pytest.mark.rule("EST-1.8")
def test_a_ring_is_hand_and_city_but_not_discards_or_removed_cards():
    match = resolving(
        {"7-I": (0, "C27"), "7-II": (1, "GREEN-S1"), "7-III": (1, "GREEN-S2")},
        city="712345",
        players=[{"discards": ["RED-S6"]}, {}, {}],
    )
    assert "C27" in ring(match, 0)
    assert "RED-S1" in ring(match, 0)
    assert "RED-S6" not in ring(match, 0)
    while match.view(None)["decision"] != "BOCA_LOSS":
        match.play(match.to_move[0], "DONE")
    match.play(1, "SPACE(7-II)")
    assert "GREEN-S1" not in ring(match, 1)
    assert [one["card"] for one in match.view(None)["removed"]] == ["GREEN-S1"]


@pytest.mark.rule("EST-1.9")
def test_a_medal_is_worth_its_number_and_a_mission_six():
    match = over([["C12"], ["C03"]], missions=["M01", "M06", "M07", "M08"])
    assert match.scores == [4, 1 + 6]


@pytest.mark.rule("EST-1.10")
def test_what_a_board_shows():
    match = begun(2)
    for number in L1:
        shown, printed = place_view(match, number), PLACES[number]
        assert shown["name"] == printed["name"]
        assert [one["numeral"] for one in shown["spaces"]] == ["I", "II", "III", "IV"][: len(shown["spaces"])]
        assert [one["numeral"] for one in shown["spaces"] if one["top_secret"]] == printed["top_secret"]
        assert {one["numeral"]: one["peek"] for one in shown["spaces"] if one["peek"]} == printed["peek"]
        assert shown["reward"]["top_secret"] == printed["reward_top_secret"]


@pytest.mark.rule("EST-1.11", "EST-9.1")
def test_a_feature_counts_more_than_a_common_rule():
    match = resolving({"1-I": (0, "C20"), "1-II": (1, "GREEN-S4")})
    assert match.to_move == (1,), "the assassin at the Church is not even asked"
    assert card_on(match, "1-II") == "GREEN-S4"
