"""What docs/rulings.md says of Estoril 1942, where no other test shows it already."""

import pytest

import safehouse as sh

from .facts import colour
from .table import begun, bottom, chance, discards, play, resolving, table, use


def test_r4_who_leaves_after_ready_discards_by_the_rule_and_everybody_knows_it():
    hands = [
        [*colour(0, "S1", "S2", "S3", "S4", "S5"), "C12", "C21"],
        [*colour(1, "S1", "S2", "S3", "S4", "S5", "S6"), "C01"],
    ]
    match = table(seats=2, pending="DISCARD", asked=[0, 1], players=[{"hand": hand} for hand in hands])
    match.play(0, "CARD(C12)")
    match.play(0, "READY")
    match.leave(0)
    assert [one["card"] for one in match.view(1)["players"][0]["laid_aside"]] == ["RED-S1"]
    match.play(1, "CARD(C01)")
    match.play(1, "READY")
    assert discards(match, 0) == {"RED-S1"}


def test_r6_nobody_leaves_while_chance_decides():
    match = sh.new_match("estoril", seats=2, chance="manual")
    with pytest.raises(sh.IllegalAction):
        match.leave(0)


def test_r10_a_kill_can_be_taken_back_while_the_same_seat_is_asked():
    match = resolving({"4-I": (0, "C20"), "4-II": (1, "GREEN-S6"), "4-III": (2, "BLUE-S6")})
    use(match, "assassin")
    before = match.state
    play(match, "SPACE(4-II)")
    match.undo(0)
    assert match.state == before


def test_r12_cards_under_the_deck_stay_hidden_after_the_end():
    match = table(
        pending="OVER", round=4, bottom=[{"card": "C05", "seen_by": [1]}, {"card": "C06"}], players=[{"hand": []}] * 3
    )
    assert (bottom(match, 1), bottom(match, 0)) == (["C05", "C06"], ["?", "C06"])


def test_a_single_seat_with_cards_cannot_step_back_over_a_placed_card():
    """The other seat has no cards, so the same seat is asked again; what lies in the city stays there."""
    match = begun(2)
    assert match.to_move == (0,)
    alone = table(seats=2, players=[{}, {"hand": []}])
    play(alone, "CARD(RED-S1)", "SPACE(4-I)")
    assert alone.to_move == (0,)
    with pytest.raises(sh.UndoRefused):
        alone.undo(0)


def test_the_dice_cannot_be_taken_back():
    match = resolving({"6-I": (0, "RED-S4"), "8-I": (0, "C22")}, rewards={"6": "C21"})
    use(match, "diplomat", "SPACE(6-I)")
    chance(match, "ROLL(1, 1)")
    assert (match.to_move, match.undo_reason(0)) == ((0,), "chance")
