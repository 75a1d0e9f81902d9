"""EST-9: the special features of the places."""

import random

import pytest

import safehouse as sh

from .facts import FACES, Grid, colour
from .table import (
    begun,
    chance,
    decision,
    legal,
    over,
    place_view,
    play,
    player,
    refused,
    resolving,
    ring,
    space_view,
    spaces,
    table,
    told,
    use,
    won,
)


@pytest.mark.rule("EST-9.3", "EST-9.6", "EST-9.7")
@pytest.mark.parametrize(("number", "british", "german"), [("2", 1, 0), ("4", 0, 1), ("1", 0, 0)])
def test_hotels_favour_a_flag_of_all_players_once_per_character(number, british, german):
    spaces = {f"{number}-I": (0, "C06"), f"{number}-II": (1, "GREEN-S5"), f"{number}-III": (1, "GREEN-S2")}
    match = resolving(spaces, rewards={number: "C21"})
    while decision(match) == "ABILITY" and match.view(None)["resolving"]["place"] == number:
        shown = {one["seat"]: one["known"] for one in place_view(match, number)["influence"]}
        assert shown == {0: 3 + british, 1: 1 + german + 1 + british}
        play(match, "DONE")
    winner = 0 if 3 + british >= 2 + german + british else 1
    assert won(match, number) == {"seat": winner, "place": number, "card": "C21", "influence": 3 + british}


@pytest.mark.rule("EST-9.7")
def test_a_hotel_gives_nothing_elsewhere_nor_to_who_has_left_it():
    match = resolving({"4-I": (0, "RED-S2"), "2-I": (1, "C08"), "2-II": (2, "C06")}, rewards={"2": "C21", "4": "C22"})
    while match.to_move != (0,):
        play(match, "DONE")
    use(match, "seducer", "SPACE(2-I)", "SPACE(4-II)")
    assert won(match, "2") == {"seat": 1, "place": "2", "card": "C21", "influence": 5}
    assert won(match, "4") == {"seat": 1, "place": "4", "card": "C22", "influence": 4}


@pytest.mark.rule("EST-9.3", "EST-9.6")
@pytest.mark.parametrize(("number", "least", "most"), [("2", 2, 5), ("4", 1, 5), ("1", 1, 4)])
def test_the_range_of_a_face_down_card_counts_the_bonus_of_the_hotel(number, least, most):
    """E. Windsor (4, GB) or Elizabeth (1, GB) or Walser S. (4, DE): one lies there, two are in hand."""
    players = [{}, {"hand": ["GREEN-S2", "C03"]}, {}]
    match = table({f"{number}-I": (1, "C08")}, players=players, removed=colour(1, "S1", "S3", "S4", "S5", "S6"))
    (seen,) = place_view(match, number, 0)["influence"]
    assert (seen["known"], seen["least"], seen["most"]) == (0, least, most)
    (own,) = place_view(match, number, 1)["influence"]
    assert own["known"] == own["least"] == own["most"] == (5 if number == "2" else 4)


@pytest.mark.rule("EST-9.4", "EST-9.5")
def test_tamariz_is_open():
    match = begun(2, city="426138")
    shown = place_view(match, "3")
    assert not shown["reward"]["face_down"]
    assert not any(one["top_secret"] or one["peek"] for one in shown["spaces"])


@pytest.mark.rule("EST-9.8", "EST-9.9", "EST-5.2", "EST-1.11")
def test_example_9_all_spaces_of_muchaxo_are_outer():
    for rotation in "0123":
        turns = f"0000{rotation}0"
        match = table(seats=2, turns=turns)
        grid = Grid("426158", turns)
        play(match, "CARD(RED-S6)")
        assert {"5-I", "5-II", "5-III"} <= spaces(match)
        for space in ("5-I", "5-II", "5-III"):
            assert set(space_view(match, space)["adjacent"]) == grid.beside(space)


# --- Casino -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EST-9.10", "EST-9.11")
def test_the_casino_rolls_for_every_character_in_order():
    match = resolving({"6-III": (0, "RED-S6"), "6-I": (1, "GREEN-S6")}, rewards={"6": "C21"})
    assert match.to_move == (sh.CHANCE,)
    assert len(legal(match)) == 36
    refused(match, "ROLL(1, 1)", "EST-9.10", 0)
    refused(match, "DONE", "EST-9.10", 0)
    chance(match, "ROLL(2, 5)", "ROLL(6, 1)")
    assert told(match, "rolled") == [
        {"seat": 1, "space": "6-I", "first": 2, "second": 5},
        {"seat": 0, "space": "6-III", "first": 6, "second": 1},
    ]
    assert won(match, "6") == {"seat": 0, "place": "6", "card": "C21", "influence": 2 + 5}


@pytest.mark.rule("EST-9.10")
def test_the_difference_of_the_dice_is_added():
    for first in range(1, 7):
        for second in range(1, 7):
            match = resolving({"6-I": (0, "RED-S6")}, rewards={"6": "C21"})
            chance(match, f"ROLL({first}, {second})")
            assert won(match, "6")["influence"] == 2 + abs(first - second)


@pytest.mark.rule("EST-9.10")
def test_dice_come_after_all_abilities_and_only_for_who_is_still_there():
    match = resolving({"6-I": (0, "RED-S1"), "6-II": (1, "GREEN-S6"), "6-III": (2, "BLUE-S6")}, rewards={"6": "C21"})
    use(match, "assassin", "SPACE(6-II)")
    chance(match, "ROLL(1, 1)", "ROLL(1, 1)")
    assert [event["space"] for event in told(match, "rolled")] == ["6-I", "6-III"]
    empty = resolving(rewards={"6": "C21"})
    assert not told(empty, "rolled")


@pytest.mark.rule("EST-8.32", "EST-8.26")
def test_protected_and_moved_characters_roll_too():
    match = resolving(
        {"6-I": {"seat": 0, "card": "RED-S6", "protected": True}, "6-II": (1, "GREEN-S2"), "2-I": (2, "BLUE-S6")},
        rewards={"6": "C21"},
        place="5",
    )
    use(match, "seducer")
    chance(match, "ROLL(1, 2)", "ROLL(1, 2)", "ROLL(1, 6)")
    assert [event["space"] for event in told(match, "rolled")] == ["6-I", "6-II", "6-III"]
    assert won(match, "6")["seat"] == 2


# --- Boca do Inferno --------------------------------------------------------------------------------------------


def boca(spaces, **rest):
    return resolving(spaces, city="712345", rewards={"7": "C21"}, **rest)


@pytest.mark.rule("EST-9.12", "EST-9.14", "EST-9.15", "EST-14.5")
def test_the_weakest_loses_a_character_before_the_reward():
    match = boca({"7-I": (0, "C27"), "7-II": (1, "GREEN-S6")})
    assert told(match, "lost") == [{"seat": 1, "space": "7-II", "card": "GREEN-S6"}]
    kinds = [event["kind"] for event in match.events(None)]
    assert kinds.index("lost") < kinds.index("took_reward", kinds.index("lost"))
    assert "GREEN-S6" not in ring(match, 1)
    assert [one["card"] for one in match.view(None)["removed"]] == ["GREEN-S6"]
    assert player(match, 1)["discs"] == 4
    assert not player(match, 1)["discards"]


@pytest.mark.rule("EST-9.12")
def test_the_weakest_chooses_among_own_characters_there():
    match = boca({"7-I": (1, "GREEN-S6"), "7-II": (1, "GREEN-S3"), "7-III": (0, "C27"), "5-I": (1, "GREEN-S5")})
    while decision(match) != "BOCA_LOSS":
        play(match, "DONE")
    assert match.to_move == (1,)
    assert spaces(match) == {"7-I", "7-II"}
    refused(match, "SPACE(7-III)", "EST-9.12")
    refused(match, "SPACE(5-I)", "EST-9.12")
    refused(match, "DONE", "EST-9.12")
    refused(match, "SPACE(7-III)", "EST-9.12", 0)
    refused(match, "DONE", "EST-9.12", 2)
    play(match, "SPACE(7-II)")
    assert told(match, "lost") == [{"seat": 1, "space": "7-II", "card": "GREEN-S3"}]


@pytest.mark.rule("EST-9.12", "EST-8.15")
def test_the_loss_is_decided_after_all_abilities():
    match = boca({"7-I": (0, "C14"), "7-II": (1, "GREEN-S6"), "7-III": (2, "C27")})
    use(match, "nationalist")
    assert told(match, "lost")[0]["seat"] == 1, "1 + 1 of Red on I, 2 of Green on II: the tie spares Red"
    lazy = boca({"7-I": (0, "C14"), "7-II": (1, "GREEN-S6"), "7-III": (2, "C27")})
    play(lazy, "DONE")
    assert told(lazy, "lost")[0]["seat"] == 0
    strong = boca({"7-I": (0, "C18"), "7-II": (1, "GREEN-S6"), "7-III": (2, "C27")})
    use(strong, "nationalist")
    use(strong, "nationalist")
    assert told(strong, "lost")[0]["seat"] == 1


@pytest.mark.rule("EST-9.13")
def test_a_tie_spares_the_lower_numeral():
    match = boca({"7-I": (0, "RED-S6"), "7-III": (1, "GREEN-S6"), "7-II": (2, "C27")})
    assert told(match, "lost") == [{"seat": 1, "space": "7-III", "card": "GREEN-S6"}]
    two = boca({"7-I": (0, "RED-S6"), "7-II": (1, "GREEN-S6")})
    assert told(two, "lost")[0]["seat"] == 1
    assert won(two, "7")["seat"] == 0


@pytest.mark.rule("EST-9.14")
def test_a_removed_card_scores_nothing():
    match = over([["C12"], ["C03"]], missions=["M01", "M06", "M07", "M08"], removed=["C01", "C02"])
    assert match.scores == [4, 7]


@pytest.mark.rule("EST-9.15")
@pytest.mark.parametrize("seed", range(30))
def test_the_loss_never_changes_the_winner(seed):
    dice = random.Random(seed)
    cards = dice.sample(["C03", "C06", "C21", "C27", "C10", "C12", "C14"], 3)
    seats = dice.choice([(0, 0, 1), (0, 1, 1), (0, 1, 2), (1, 0, 0), (0, 1, 0)])
    names = dict(zip(("7-I", "7-II", "7-III"), zip(seats, cards, strict=True), strict=True))
    match = resolving(names, city="712345", rewards={"7": "C22"})
    while decision(match) in ("ABILITY",):
        play(match, "DONE")
    totals = {}
    for space, (seat, card) in names.items():
        totals.setdefault(seat, [0, space])[0] += FACES[card]["influence"]
    best = max(totals, key=lambda seat: (totals[seat][0], -len(totals[seat][1])))
    if decision(match) == "BOCA_LOSS":
        play(match, sorted(legal(match))[0])
    assert won(match, "7")["seat"] == best


@pytest.mark.rule("EST-9.16")
def test_with_one_player_nothing_is_lost():
    for filled in ({"7-I": (0, "RED-S6")}, {"7-I": (0, "RED-S6"), "7-II": (0, "RED-S3")}, {}):
        match = boca(filled)
        while decision(match) == "ABILITY":
            play(match, "DONE")
        assert not told(match, "lost")
        assert decision(match) != "BOCA_LOSS"


@pytest.mark.rule("EST-9.17")
def test_the_museum_acts_from_i_to_iv():
    match = resolving(
        {"8-IV": (0, "RED-S4"), "8-III": (1, "GREEN-S4"), "8-II": (2, "BLUE-S4"), "8-I": (0, "C17")}, place="6"
    )
    order = []
    while decision(match) == "ABILITY":
        order.append(match.view(None)["resolving"]["numeral"])
        play(match, "DONE")
    assert order == ["I", "II", "III", "IV"]
