"""EST-14: silent cases; leaving the game; undo."""

import pytest

import safehouse as sh

from .facts import colour
from .table import (
    begun,
    bottom,
    chance,
    decision,
    discards,
    draw,
    hand,
    lay_city,
    legal,
    play,
    play_on,
    player,
    refused,
    resolving,
    reward,
    table,
    told,
    use,
    won,
)


@pytest.mark.rule("EST-14.1")
def test_the_deck_never_runs_out_in_a_game():
    for seats in (2, 3, 4):
        match = sh.new_match("estoril", seats=seats, chance="manual")
        play_on(match, seats, until=lambda m: m.view(None)["deck"]["count"] < 3)
        assert match.over
        assert match.view(None)["deck"]["count"] >= 3


@pytest.mark.rule("EST-14.1")
def test_with_a_small_deck_reward_fields_stay_empty():
    match = table(pending="RESOLVE", deck=["C01", "C02"], rewards={})
    lay_city(match)
    draw(match, "C02", "C01")
    assert [reward(match, n, 0) for n in "124568"] == ["C02", "C01", None, None, None, None], "C01 is all that is left"
    assert match.view(0)["places"][1]["reward"]["face_down"]
    assert decision(match) == "PLACE_CARD"


@pytest.mark.rule("EST-14.4")
def test_who_has_left_places_at_random():
    match = begun(2)
    match.leave(0)
    assert match.to_move == (sh.CHANCE,)
    assert legal(match) == {f"AUTO_CARD({card})" for card in colour(0, "S1", "S2", "S3", "S4", "S5", "S6")}
    refused(match, "AUTO_CARD(GREEN-S1)", "EST-14.4")
    refused(match, "AUTO_CARD(RED-S1)", "EST-14.4", 1)
    refused(match, "DRAW(C20)", "EST-2.5")
    chance(match, "AUTO_CARD(RED-S6)")
    assert match.view(1)["chosen"] is None
    refused(match, "AUTO_SPACE(4-II)", "EST-14.4")
    chance(match, "AUTO_SPACE(4-I)")
    assert match.to_move == (1,)
    assert told(match, "placed", seat=1) == [{"seat": 0, "space": "4-I", "card": None}]


@pytest.mark.rule("EST-14.4")
def test_leaving_is_for_the_table_once_and_not_while_chance_decides():
    match = begun(2)
    refused(match, "LEAVE(0)", "EST-14.4", 0)
    match.leave(0)
    refused(match, "LEAVE(1)", "EST-14.4", sh.TABLE)
    chance(match, "AUTO_CARD(RED-S6)", "AUTO_SPACE(4-I)")
    refused(match, "LEAVE(0)", "EST-14.4", sh.TABLE)
    assert player(match, 0)["out"]


@pytest.mark.rule("EST-14.4")
def test_who_leaves_in_the_middle_of_a_turn_gives_up_the_choice():
    match = begun(2)
    play(match, "CARD(RED-S1)")
    match.leave(0)
    assert match.view(0)["chosen"] is None
    assert "AUTO_CARD(RED-S6)" in legal(match)


@pytest.mark.rule("EST-14.4")
def test_who_has_left_declines_peeks_and_abilities():
    match = table({"1-I": (1, "GREEN-S6")}, seats=3)
    play(match, "CARD(RED-S6)", "SPACE(1-II)")
    assert decision(match) == "PEEK"
    match.leave(0)
    assert match.to_move == (1,)
    acting = resolving({"4-I": (0, "C19"), "4-II": (1, "GREEN-S6"), "6-I": (1, "GREEN-S5")})
    acting.leave(0)
    assert not told(acting, "returned", "protected")
    target = resolving({"4-I": (0, "RED-S1"), "4-II": (1, "GREEN-S6"), "4-III": (2, "BLUE-S6"), "6-I": (1, "GREEN-S5")})
    use(target, "assassin")
    target.leave(0)
    assert not told(target, "returned")
    assert won(target, "4")["seat"] == 1


@pytest.mark.rule("EST-14.4", "EST-8.11")
def test_a_conspirator_who_leaves_keeps_the_reward():
    match = resolving({"4-I": (0, "RED-S5"), "6-I": (1, "GREEN-S5")}, rewards={"4": "C21"})
    use(match, "conspirator")
    chance(match, "DRAW(C12)")
    match.leave(0)
    assert won(match, "4")["card"] == "C21"
    assert bottom(match, 0)[0] == "C12"


@pytest.mark.rule("EST-14.4")
@pytest.mark.parametrize(
    ("cards", "lost"),
    [(("C18", "C20"), "C20"), (("C13", "C05"), "C13"), (("RED-S5", "RED-S4"), "RED-S4")],
    ids=["influence", "points", "card"],
)
def test_who_has_left_gives_up_the_least_wanted_card_at_boca(cards, lost):
    match = table(
        {"7-I": (0, cards[0]), "7-II": (0, cards[1]), "7-III": (1, "C27")},
        pending="RESOLVE", city="712345", place="5", rewards={}, players=[{"out": True}, {}, {}],
    )  # fmt: skip
    assert [event["card"] for event in told(match, "lost")] == [lost]


@pytest.mark.rule("EST-14.4")
def test_who_has_left_discards_by_the_same_criterion_and_can_win():
    seven = ["C27", "C18", "C03", "C01", "C02", "C04", "C05", "C12"]
    match = table(pending="RESOLVE", place="8", rewards={}, players=[{"hand": seven, "out": True}, {}, {}])
    assert discards(match, 0) == {"C18", "C03"}, "1 point each: influence 2, then 4 before 5"
    game = begun(2)
    game.leave(0)
    play_on(game)
    assert game.over
    assert game.scores[0] > 0


@pytest.mark.rule("EST-14.4")
def test_leaving_in_the_discard_step():
    seven = [*colour(0, "S1", "S2", "S3", "S4", "S5"), "C12", "C21"]
    other = [*colour(1, "S1", "S2", "S3", "S4", "S5", "S6"), "C01"]
    match = table(seats=2, pending="DISCARD", asked=[0, 1], players=[{"hand": seven}, {"hand": other}])
    match.play(0, "CARD(C12)")
    match.leave(0)
    assert match.to_move == (1,)
    match.play(1, "CARD(C01)")
    match.play(1, "READY")
    assert discards(match, 0) == {"RED-S1"}
    assert "C12" in hand(match, 0)


@pytest.mark.rule("EST-14.4")
def test_when_all_have_left_chance_plays_to_the_end():
    match = sh.new_match("estoril", seats=2, seed=3)
    match.leave(0)
    match.leave(1)
    assert match.over
    assert match.winners


@pytest.mark.rule("EST-14.5")
def test_single_targets_are_not_asked_but_uses_are():
    match = resolving({"4-I": (0, "RED-S1"), "4-II": (1, "GREEN-S6")})
    assert legal(match) == {"SYMBOL(assassin)", "DONE"}
    use(match, "assassin")
    assert told(match, "returned")
    moved = resolving({"4-I": (0, "RED-S2"), "4-II": (1, "GREEN-S6"), "2-I": (2, "BLUE-S6")})
    use(moved, "seducer")
    assert told(moved, "seduced")
    peek = table({"1-I": (1, "GREEN-S6")}, seats=3)
    play(peek, "CARD(RED-S6)", "SPACE(1-II)")
    assert legal(peek) == {"SPACE(1-I)", "DECLINE"}


@pytest.mark.rule("EST-14.6")
def test_there_is_no_action_to_talk_about_cards():
    kinds = {action.kind for action in begun(2).edition.actions.actions[: begun(2).edition.actions.size]}
    assert kinds == {"CARD", "SPACE", "REWARD", "SYMBOL", "KEEP", "TAKE", "DECLINE", "DONE", "READY"}
    assert begun(2).edition.actions.size == 94


# --- cards under the deck (EST-14.7) ----------------------------------------------------------------------------


@pytest.mark.rule("EST-14.7")
def test_cards_under_the_deck_come_up_in_their_order_when_the_rest_is_gone():
    under = [{"card": "C05"}, {"card": "C06", "seen_by": [1]}, {"card": "C07"}]
    match = table(pending="RESOLVE", deck=["C01", "C02", "C03"], bottom=under, rewards={})
    lay_city(match)
    draw(match, "C03", "C01", "C02")
    assert [reward(match, n, 1) for n in "124568"] == ["C03", "C01", "C02", "C05", "C06", "C07"]
    assert match.view(None)["deck"]["count"] == 0


@pytest.mark.rule("EST-14.7")
def test_who_knows_a_card_under_the_deck_knows_it_as_a_face_down_reward():
    seen = ([1], "all", [0], [2], [0], [1, 2], [0])
    under = [{"card": f"C{5 + i:02}", "seen_by": by} for i, by in enumerate(seen)]
    match = table(pending="RESOLVE", city="426138", deck=["C01"], bottom=under, rewards={})
    lay_city(match, "426138")
    draw(match, "C01")
    assert reward(match, "1") == "C01"
    assert [reward(match, "2", seat) for seat in (0, 1, 2, None)] == ["?", "C05", "?", "?"]
    assert [reward(match, n) for n in "346"] == ["C06", "C07", "C08"]
    assert [reward(match, "8", seat) for seat in (0, 1, 2, None)] == ["C09", "?", "?", "?"]
    assert [bottom(match, seat) for seat in (0, 1, None)] == [["?", "C11"], ["C10", "?"], ["?", "?"]]


@pytest.mark.rule("EST-14.7")
def test_a_publicly_known_card_stays_public_face_down():
    match = table(pending="RESOLVE", deck=["C01"], bottom=[{"card": "C05"}, {"card": "C06"}], rewards={})
    lay_city(match)
    draw(match, "C01")
    for seat in (0, 1, 2, None):
        assert reward(match, "2", seat) == "C05"
    assert match.view(None)["places"][1]["reward"]["face_down"]


@pytest.mark.rule("EST-14.7")
def test_a_conspirator_draws_from_under_the_deck_without_chance():
    under = [{"card": "C05", "seen_by": [1]}, {"card": "C06"}]
    match = resolving({"4-I": (0, "RED-S5")}, deck=[], bottom=under, rewards={"4": "C21"})
    use(match, "conspirator")
    assert match.to_move == (0,)
    assert [match.view(seat)["resolving"]["looked"]["card"] for seat in (0, 1, 2, None)] == [
        "C05",
        "C05",
        "C05",
        "C05",
    ], "the only card that is not accounted for"
    play(match, "KEEP")
    assert bottom(match, 0) == ["C06", "C05"]
    assert match.view(None)["deck"]["bottom"][1]["seen_by"] == [0, 1]


# --- undo (part 5) ----------------------------------------------------------------------------------------------


def test_undo_from_the_space_to_the_card():
    match = begun(2)
    before = match.state
    play(match, "CARD(RED-S1)")
    match.undo(0)
    assert match.state == before
    play(match, "CARD(RED-S2)", "SPACE(4-I)")
    with pytest.raises(sh.UndoRefused):
        match.undo(0)


@pytest.mark.parametrize(
    ("spaces_", "symbol", "steps"),
    [
        ({"4-II": (1, "GREEN-S6"), "4-III": (2, "BLUE-S6")}, ("RED-S1", "assassin"), []),
        ({"2-I": (1, "GREEN-S6"), "2-II": (2, "BLUE-S6")}, ("RED-S2", "seducer"), []),
        ({"2-I": (1, "GREEN-S6"), "2-II": (2, "BLUE-S6")}, ("RED-S2", "seducer"), ["SPACE(2-I)"]),
        ({"4-II": (1, "GREEN-S6"), "4-III": (2, "BLUE-S6")}, ("RED-S4", "diplomat"), []),
    ],
)
def test_undo_from_targets_to_the_ability(spaces_, symbol, steps):
    match = resolving({"4-I": (0, symbol[0]), **spaces_})
    before = match.state
    use(match, symbol[1], *steps)
    for _ in range(1 + len(steps)):
        match.undo(0)
    assert match.state == before


def test_no_undo_after_a_move_or_done():
    match = resolving({"1-I": (0, "C26"), "4-I": (1, "GREEN-S6"), "4-II": (2, "BLUE-S6")})
    use(match, "seducer", "SPACE(4-I)", "SPACE(1-II)")
    assert (match.to_move, match.undo_reason(0)) == ((0,), "revealed")
    known = resolving({"4-I": (0, "C26"), "2-I": (1, "GREEN-S6"), "2-II": (2, "BLUE-S6")})
    use(known, "seducer", "SPACE(2-I)", "SPACE(4-II)")
    assert (known.to_move, known.undo_reason(0)) == ((0,), "settled"), "the card lay open before"
    done = resolving({"4-I": (0, "RED-S4"), "4-II": (0, "C19"), "4-III": (1, "GREEN-S6")})
    play(done, "DONE")
    assert (done.to_move, done.undo_reason(0)) == ((0,), "settled")


@pytest.mark.rule("EST-8.11")
def test_no_undo_of_a_kept_reward_by_a_double_conspirator():
    match = resolving({"4-I": (0, "C25")}, rewards={"4": "C21"})
    use(match, "conspirator")
    chance(match, "DRAW(C12)")
    play(match, "KEEP")
    assert (decision(match), match.to_move, match.undo_reason(0)) == ("ABILITY", (0,), "settled")


@pytest.mark.rule("EST-9.12", "EST-10.1")
def test_no_undo_of_the_loss_at_boca_after_award_and_recovery():
    cards = {"hand": colour(1, "S1", "S2", "S4", "S5"), "shown": ["C01", "C02"]}
    match = resolving(
        {"7-I": (1, "GREEN-S6"), "7-II": (1, "GREEN-S3"), "7-III": (0, "C27")},
        city="712345", rewards={"7": "C21"}, players=[{"hand": ["RED-S1"]}, cards, {}],
    )  # fmt: skip
    while decision(match) != "BOCA_LOSS":
        play(match, "DONE")
    play(match, "SPACE(7-II)")
    assert (decision(match), match.to_move, match.undo_reason(1)) == ("DISCARD", (1,), "settled")


@pytest.mark.rule("EST-6.6")
def test_no_undo_of_a_declined_peek_by_a_seat_that_is_asked_again():
    """Seat 0 places last; all places up to its own nationalist are resolved without a question."""
    match = table(
        {"4-I": (1, "GREEN-S6"), "3-I": (0, "C14"), "3-II": (1, "GREEN-S3")},
        seats=2, city="134568", players=[{"hand": ["RED-S6"]}, {"hand": []}], rewards={"3": "C13", "1": "C21"},
    )  # fmt: skip
    play(match, "SPACE(4-II)", "DECLINE")
    assert (decision(match), match.to_move, match.undo_reason(0)) == ("ABILITY", (0,), "settled")


@pytest.mark.rule("EST-7.2")
@pytest.mark.parametrize("rewards", [{"1": "C21", "3": "C13"}, {"3": "C13"}], ids=["awarded", "no_reward"])
def test_no_undo_into_a_place_that_is_resolved(rewards):
    match = resolving(
        {"1-I": (0, "RED-S4"), "3-I": (0, "C14"), "3-II": (1, "GREEN-S3")}, city="134568", rewards=rewards
    )
    use(match, "diplomat", "SPACE(1-I)")
    assert (match.view(0)["resolving"]["place"], match.to_move, match.undo_reason(0)) == ("3", (0,), "settled")
