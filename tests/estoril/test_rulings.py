"""What docs/rulings.md says of Estoril 1942, where no other test shows it already."""

import pytest

import safehouse as sh

from .facts import colour
from .table import begun, bottom, chance, discards, legal, opened, play, resolving, table, told, use


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


# --- an only target of one's own (EST-14.5) ---------------------------------------------------------------------


@pytest.mark.rule("EST-14.5")
@pytest.mark.parametrize(
    ("spaces", "symbol", "target", "event"),
    [
        ({"4-I": (0, "RED-S1"), "4-II": (0, "RED-S6")}, "assassin", "4-II", "returned"),
        ({"4-I": (0, "RED-S2"), "2-I": (0, "RED-S6")}, "seducer", "2-I", "lured"),
        ({"4-I": (0, "RED-S4")}, "diplomat", "4-I", "protected"),
    ],
)
def test_an_only_target_of_ones_own_is_asked_and_may_be_left_alone(spaces, symbol, target, event):
    match = resolving(spaces)
    use(match, symbol)
    assert legal(match) == {f"SPACE({target})", "DECLINE"}
    other = match.clone()
    play(match, f"SPACE({target})")
    assert told(match, event)
    play(other, "DECLINE")
    assert not told(other, event)
    assert told(other, "spared") == [{"seat": 0, "space": "4-I", "symbol": symbol}]
    assert other.view(None)["decision"] != "ABILITY"


@pytest.mark.rule("EST-14.5")
def test_an_only_target_of_somebody_else_is_not_asked_and_of_several_none_can_be_declined():
    match = resolving({"4-I": (0, "RED-S1"), "4-II": (1, "GREEN-S6")})
    use(match, "assassin")
    assert told(match, "returned")
    several = resolving({"4-I": (0, "RED-S1"), "4-II": (0, "RED-S6"), "4-III": (1, "GREEN-S6")})
    use(several, "assassin")
    assert legal(several) == {"SPACE(4-II)", "SPACE(4-III)"}
    assert several.why_not(0, "DECLINE").rule == "EST-8.4"


# --- assassins that choose themselves (EST-8.7) -----------------------------------------------------------------


@pytest.mark.rule("EST-8.7")
def test_with_the_option_an_assassin_may_choose_itself():
    place = {"4-I": (0, "RED-S1"), "4-II": (1, "GREEN-S6")}
    usual = resolving(place)
    assert [one["space"] for one in outcomes(usual, "assassin")] == ["4-II"]
    match = resolving(place, options={"assassin_self": True})
    use(match, "assassin")
    assert legal(match) == {"SPACE(4-I)", "SPACE(4-II)"}
    play(match, "SPACE(4-I)")
    assert told(match, "returned")[-1] == {"seat": 0, "space": "4-I", "card": "RED-S1", "owner": 0}
    alone = resolving({"4-I": (0, "RED-S1")}, options={"assassin_self": True})
    use(alone, "assassin")
    assert legal(alone) == {"SPACE(4-I)", "DECLINE"}


# --- what an ability will do (EST-14.5) -------------------------------------------------------------------------


def outcomes(match, symbol):
    """What the view says before an ability is used."""
    return match.view(0)["previews"][f"SYMBOL({symbol})"]["outcomes"]


@pytest.mark.rule("EST-14.5")
def test_the_view_tells_targets_and_totals_of_an_ability_to_the_seat_that_is_asked():
    match = resolving({"4-I": (0, "RED-S1"), "4-II": (1, "GREEN-S6"), "4-III": (2, "BLUE-S5")})
    before = {one["seat"]: one["known"] for one in match.view(0)["places"][2]["influence"]}
    told_ahead = outcomes(match, "assassin")
    assert [one["space"] for one in told_ahead] == ["4-II", "4-III"]
    assert dict(map(tuple, told_ahead[0]["totals"])) == {0: before[0], 2: before[2]}
    assert (match.view(1)["previews"], match.view(None)["previews"]) == ({}, {})
    after = match.clone()
    use(after, "assassin", "SPACE(4-II)")
    place = after.view(0)["places"][2]
    assert sorted(told_ahead[0]["totals"]) == sorted([one["seat"], one["known"]] for one in place["influence"])


def test_what_is_told_of_a_face_down_target_is_the_same_whatever_lies_there():
    views = []
    for card in ("GREEN-S5", "GREEN-S6"):
        match = resolving({"4-I": (0, "RED-S2"), "5-I": (1, card), "2-I": (2, "BLUE-S1")}, city="246153")
        views.append((match.view(0)["previews"], outcomes(match, "seducer")))
    assert views[0] == views[1]
    assert {"space": "5-I", "totals": None, "leader": None} in views[0][1]


# --- the log says why -------------------------------------------------------------------------------------------


@pytest.mark.rule("EST-7.13")
def test_the_log_tells_how_a_tie_was_broken():
    match = resolving({"4-I": (0, "RED-S6"), "4-II": (1, "GREEN-S6")}, rewards={"4": "C21"})
    (tie,) = told(match, "tied")
    assert (tie["seat"], tie["place"], tie["space"]) == (0, "4", "4-I")


@pytest.mark.rule("EST-9.10")
def test_the_log_tells_the_difference_of_the_dice():
    match = resolving({"6-I": (0, "RED-S6")}, rewards={"6": "C21"})
    chance(match, "ROLL(2, 6)")
    (gained,) = told(match, "gained")
    assert (gained["bonus"], gained["space"]) == (4, "6-I")


@pytest.mark.rule("EST-9.12", "EST-9.13")
def test_the_log_tells_why_a_seat_gives_up_a_character_at_boca_do_inferno():
    match = resolving({"7-I": (0, "RED-S6"), "7-II": (1, "GREEN-S6")}, city="712345", rewards={"7": "C21"})
    assert told(match, "weakest_tied") == [{"seat": 1, "influence": 2, "space": "7-II"}]
    clear = resolving({"7-I": (0, "C27"), "7-II": (1, "GREEN-S6")}, city="712345", rewards={"7": "C21"})
    assert told(clear, "weakest") == [{"seat": 1, "influence": 2}]


# --- colours (EST-2.1) ------------------------------------------------------------------------------------------


@pytest.mark.rule("EST-2.1", "EST-2.2", "EST-2.6")
def test_colours_are_chosen_at_the_set_up():
    usual = opened(4)
    assert usual.view(None)["colours"] == ["red", "green", "blue", "yellow"]
    match = opened(2, colours=["yellow", "blue"])
    assert match.view(None)["colours"] == ["yellow", "blue"]
    assert {card["card"].split("-")[0] for card in match.view(0)["players"][0]["hand"]} == {"YELLOW"}
    assert sh.from_position("estoril", match.position(), chance="manual").state == match.state
    for bad in (["red"], ["red", "black"], ["red", "red"]):
        with pytest.raises(sh.OptionError, match="option 'colours'"):
            opened(2, colours=bad)


def test_a_record_of_the_first_rules_replays_unless_an_own_target_was_taken_without_asking():
    match = resolving({"4-I": (0, "RED-S1"), "4-II": (1, "GREEN-S6")})
    start = sh.from_position("estoril", match.position(), chance="manual")
    play(start, "SYMBOL(assassin)")
    old = {**start.record(), "rules": 1}
    assert (old["position"]["rules"], sh.replay(old).state) == (2, start.state)
    own = sh.from_position("estoril", resolving({"4-I": (0, "RED-S1"), "4-II": (0, "RED-S6")}).position())
    steps = [[0, "SYMBOL(assassin)"], [0, "DONE"]]
    with pytest.raises(sh.RecordError, match=r"steps\[1\].*played by rules 1; they are 2 now"):
        sh.replay({**own.record(), "rules": 1, "steps": steps})
