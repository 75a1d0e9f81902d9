"""EST-6: peek symbols."""

import pytest

from .table import card_on, decision, legal, place, play, refused, resolving, reward, space_view, table, told, use

HIDDEN = {
    "1-I": (1, "GREEN-S1"),
    "4-I": (1, "GREEN-S2"),
    "2-I": (2, "BLUE-S1"),
    "5-I": (2, "BLUE-S2"),
    "8-III": (1, "GREEN-S3"),
}


def peeking(space, spaces=None, **rest):
    """Red has just placed on a space, in a city with face-down cards on several boards."""
    match = table(HIDDEN if spaces is None else spaces, **rest)
    place(match, "RED-S6", space)
    return match


@pytest.mark.rule("EST-6.1", "EST-6.2", "EST-6.5", "EST-6.6")
def test_peek_at_this_board():
    match = peeking("1-II")
    assert decision(match) == "PEEK"
    assert legal(match) == {"SPACE(1-I)", "DECLINE"}
    refused(match, "SPACE(4-I)", "EST-6.2")
    refused(match, "REWARD(2)", "EST-6.2")
    refused(match, "REWARD(1)", "EST-6.5")
    refused(match, "SPACE(1-III)", "EST-6.5")
    refused(match, "CARD(RED-S1)", "EST-6.1")


@pytest.mark.rule("EST-6.3")
def test_peek_at_this_or_an_adjacent_board():
    match = peeking("1-III")
    assert legal(match) == {"SPACE(1-I)", "SPACE(4-I)", "SPACE(5-I)", "DECLINE"}
    refused(match, "SPACE(2-I)", "EST-6.3")
    match = peeking("5-III")
    assert legal(match) == {
        "SPACE(5-I)",
        "SPACE(1-I)",
        "SPACE(2-I)",
        "SPACE(8-III)",
        "REWARD(2)",
        "REWARD(8)",
        "DECLINE",
    }


@pytest.mark.rule("EST-6.4", "EST-9.17")
def test_example_10_peek_at_any_board():
    match = peeking("8-IV")
    assert legal(match) == {f"SPACE({space})" for space in HIDDEN} | {"REWARD(2)", "REWARD(8)", "DECLINE"}
    refused(match, "SPACE(3-I)", "EST-6.4")
    every = {one["space"]: one["peek"] for n in match.view(0)["places"] for one in n["spaces"]}
    assert [space for space, kind in every.items() if kind == "any"] == ["8-IV"]


@pytest.mark.rule("EST-6.1")
def test_space_i_gives_no_peek():
    match = peeking("6-I", HIDDEN | {"6-III": (2, "BLUE-S3")})
    assert decision(match) == "PLACE_CARD"


@pytest.mark.rule("EST-6.6")
def test_peeking_may_be_declined():
    match = peeking("1-II")
    play(match, "DECLINE")
    assert match.to_move == (1,)
    assert told(match, "declined") == [{"seat": 0}]
    assert card_on(match, "1-I", 0) == "?"


@pytest.mark.rule("EST-6.7", "EST-6.8")
def test_only_the_peeker_learns_the_face_and_all_see_which_card_it_was():
    match = peeking("1-II")
    play(match, "SPACE(1-I)")
    assert card_on(match, "1-I", 0) == "GREEN-S1"
    assert told(match, "peeked", seat=0) == [{"seat": 0, "space": "1-I", "card": "GREEN-S1"}]
    for seat in (2, None):
        assert card_on(match, "1-I", seat) == "?"
        assert told(match, "peeked", seat=seat) == [{"seat": 0, "space": "1-I", "card": None}]
        assert space_view(match, "1-I", seat)["seen_by"] == [0]
        assert space_view(match, "1-I", seat)["face_down"]
    assert "GREEN-S1" not in space_view(match, "4-I", 0)["may_be"]
    assert "GREEN-S1" in space_view(match, "4-I", 2)["may_be"]


@pytest.mark.rule("EST-6.5", "EST-6.7")
def test_peeking_at_a_reward():
    match = peeking("5-III", rewards={"2": "C07", "8": "C08", "1": "C01"})
    play(match, "REWARD(2)")
    assert [reward(match, "2", seat) for seat in (0, 1, 2, None)] == ["C07", "?", "?", "?"]
    assert told(match, "peeked_reward", seat=1) == [{"seat": 0, "place": "2", "card": None}]


@pytest.mark.rule("EST-6.8")
def test_private_knowledge_lasts():
    match = peeking("1-II")
    play(match, "SPACE(1-I)")
    for _ in range(3):
        while decision(match) != "PLACE_SPACE":
            play(match, sorted(legal(match))[0])
        play(match, sorted(legal(match))[0])
        if told(match, "resolving"):
            break
        assert card_on(match, "1-I", 0) == "GREEN-S1"


@pytest.mark.rule("EST-6.9")
def test_own_cards_are_not_offered_known_ones_are():
    match = peeking("1-II", {"1-I": {"seat": 1, "card": "GREEN-S1", "seen_by": [0]}, "1-III": (0, "RED-S1")})
    assert legal(match) == {"SPACE(1-I)", "DECLINE"}
    refused(match, "SPACE(1-III)", "EST-6.9")


@pytest.mark.rule("EST-6.9", "EST-9.5")
def test_without_a_target_there_is_no_question():
    assert decision(peeking("1-II", {"1-I": (0, "RED-S1")})) == "PLACE_CARD"
    assert decision(peeking("3-II", {"3-I": (1, "GREEN-S1")}, city="426138")) == "PLACE_CARD"
    near_tamariz = peeking("1-III", {"3-I": (1, "GREEN-S1")}, city="426138", rewards={})
    assert decision(near_tamariz) == "PLACE_CARD"


@pytest.mark.rule("EST-6.10")
def test_a_moved_card_gives_no_peek():
    """4-III reaches the adjacent 6, where Blue lies face down; only placing in a turn would give the peek."""
    spaces = {"4-II": (0, "RED-S2"), "5-I": (1, "GREEN-S6"), "6-I": (2, "BLUE-S1")}
    assert "SPACE(6-I)" in legal(peeking("4-III", spaces, city="246153"))
    match = resolving(spaces, city="246153")
    use(match, "seducer", "SPACE(5-I)", "SPACE(4-III)")
    assert card_on(match, "4-III") == "GREEN-S6"
    assert decision(match) == "CASINO_ROLL"
    assert not told(match, "peeked", "declined")


@pytest.mark.rule("EST-6.7")
@pytest.mark.parametrize("target", ["SPACE(5-I)", "REWARD(2)"])
def test_a_peek_cannot_be_taken_back(target):
    """Green has no cards, so Red is asked again at once; nobody else has acted since the peek."""
    match = peeking("5-III", {"5-I": (1, "GREEN-S1")}, seats=2, players=[{}, {"hand": []}])
    play(match, target)
    assert (match.to_move, match.undo_reason(0)) == ((0,), "revealed")
