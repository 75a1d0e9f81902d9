"""SPY-15: leaving the table, and chance."""

import pytest

import safehouse as sh

from .facts import MISSIONS
from .table import (
    box,
    decision,
    display,
    draw,
    finish_turn,
    laid,
    legal,
    mission,
    on_board,
    open_cards,
    opened,
    pile,
    play,
    player,
    price,
    refused,
    seat,
    spy,
    supply,
    table,
    told,
)

SEVEN = ["M02", "M03", "M04", "M05", "M08", "M09", "M10"]


def drafting(seats, first, *starts):
    """A draft in which these start missions are revealed."""
    match = opened(seats, start_missions="draft", first_player=first)
    draw(match, "M01", "M02", "M03", "M04")
    for card in starts:
        match.play(sh.CHANCE, f"REVEAL_START({card})")
    return match


# --- a bot takes over (SPY-15.1) --------------------------------------------------------------------------------


@pytest.mark.rule("SPY-15.1")
def test_no_seat_takes_itself_or_another_out():
    match = table(player("LON"), player("ROM"), player("MOS"))
    for actor in (0, 1):
        for leaver in (0, 1, 2):
            refused(match, f"LEAVE({leaver})", "SPY-15.1", number=actor)
    refused(match, "LEAVE(0)", "SPY-15.1", number=sh.CHANCE)


@pytest.mark.rule("SPY-15.1")
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_can_take_a_seat_over_in_the_middle_of_a_turn(name):
    match = table(player("LON", "M06", fields=laid("LON-PAR")), player("ROM"))
    play(match, "MOVE(PAR)")
    stand_in = sh.bot(name, seed=1)
    while match.to_move == (0,):
        match.play(0, stand_in.choose(match.observation(0)))
    assert match.to_move == (1,)
    assert not seat(match)["out"]


# --- the seat is out (SPY-15.2) ---------------------------------------------------------------------------------


@pytest.mark.rule("SPY-15.2")
def test_agents_and_spy_of_a_seat_that_is_out_leave_the_board():
    leaver = player("LON", fields=laid("LON-PAR", "LON-BER"))
    match = table(player("PAR"), leaver, player("MOS"))
    assert price(match, "LON-PAR") == 4
    match.leave(1)
    assert (spy(match, 1), on_board(match, 1), supply(match, 1)) == (None, {}, 15)
    assert seat(match, 1)["network"] == []
    assert price(match, "LON-PAR") == 2
    assert told(match, "left") == [{"seat": 1}]


@pytest.mark.rule("SPY-15.2", "SPY-8.4")
def test_open_missions_go_to_the_discard_pile_and_start_missions_out_of_the_game():
    leaver = player("LON", mission("S1", "LON", "BER"), mission("M20", "MON", planning=2), "M21")
    match = table(player("PAR"), leaver, player("MOS"), discard=["M30"])
    match.leave(1)
    assert pile(match) == ["M20", "M21", "M30"]
    assert "S1" in box(match)
    assert (open_cards(match, 1), supply(match, 1)) == ([], 15)


@pytest.mark.rule("SPY-15.2")
def test_fulfilled_missions_leave_the_game():
    match = table(player("PAR"), player("LON", fulfilled=["M20", "S2"]), player("MOS"))
    match.leave(1)
    assert {"M20", "S2"} <= set(box(match))
    assert "M20" not in pile(match)
    assert match.scores[1] == 0


@pytest.mark.rule("SPY-15.2")
def test_turns_of_a_seat_that_is_out_are_skipped():
    match = table(player("PAR"), player("LON"), player("MOS"))
    match.leave(1)
    order = []
    for _ in range(4):
        order += match.to_move
        finish_turn(match)
    assert order == [0, 2, 0, 2]
    refused(match, "TAKE(1)", "SPY-3.1", number=1)
    refused(match, "LEAVE(1)", "SPY-15.2", number=sh.TABLE)
    refused(match, "LEAVE(3)", "SPY-15.2", number=sh.TABLE)


@pytest.mark.rule("SPY-15.2")
def test_a_seat_that_is_out_is_ranked_last_even_behind_nothing():
    seats = [player("PAR", turns=20), player("LON", fulfilled=["M43"], turns=20), player("MOS", turns=20)]
    match = table(*seats, active=2, options={"turn_limit": 20})
    match.leave(1)
    finish_turn(match)
    assert match.over
    assert match.ranking == [2, 0, 1]
    assert match.winners == {2}
    assert [event["seat"] for event in told(match, "scored")] == [0, 2]


@pytest.mark.rule("SPY-15.2", "SPY-13.7")
def test_seats_that_are_out_are_ordered_by_the_later_first_turn():
    match = table(
        *[player(city, fulfilled=[card]) for city, card in zip(("ROM", "LON", "MOS", "OSL"), SEVEN, strict=False)]
    )
    match.leave(3)
    match.leave(1)
    assert match.ranking == [2, 0, 3, 1]
    match.leave(0)
    assert match.ranking == [2, 3, 1, 0]


@pytest.mark.rule("SPY-15.2")
def test_a_seat_that_is_out_no_longer_triggers_the_end():
    """It leaves in the step that would bring its seventh mission: the others go on and on."""
    six = [card for card in MISSIONS if card not in ("M07", "M01")][:6]
    match = table(player("LON", mission("M07", "OSL"), fulfilled=six), player("ROM"), player("MOS"), pending="COVER")
    assert "COVER(1)" in legal(match)
    match.leave(0)
    for mover in (1, 2, 1, 2):
        assert match.to_move == (mover,)
        finish_turn(match)
    assert match.view(None)["trigger"] is None
    assert not match.over


@pytest.mark.rule("SPY-15.2")
def test_an_end_already_triggered_stays_triggered():
    first = player("ROM", fulfilled=SEVEN, finished=True)
    match = table(first, player("LON"), player("MOS"), trigger=0, active=1)
    match.leave(0)
    finish_turn(match)
    assert match.to_move == (2,)
    finish_turn(match)
    assert match.over
    assert match.ranking[-1] == 0


@pytest.mark.rule("SPY-15.2")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_last_seat_left_wins(active):
    seats = [player("ROM", fulfilled=["M43"]), player("LON"), player("MOS", fulfilled=["M42"])]
    match = table(*seats, active=active)
    match.leave(0)
    assert not match.over
    match.leave(2)
    assert match.over
    assert (match.winners, match.ranking[0]) == ({1}, 1)
    assert told(match, "won") == [{"seat": 1}]


@pytest.mark.rule("SPY-15.2")
def test_with_two_players_the_other_wins_at_once_in_any_phase():
    draft = drafting(2, 0, "S1", "S2")
    draft.leave(0)
    assert (draft.over, draft.winners) == (True, {1})
    cover = table(player("LON", "M06"), player("ROM"), pending="COVER")
    cover.leave(0)
    assert (cover.over, cover.winners) == (True, {1})


# --- chance (SPY-15.3) ------------------------------------------------------------------------------------------


@pytest.mark.rule("SPY-15.3")
def test_only_chance_decides_draws_and_only_when_it_is_asked():
    match = table(player("LON"), display=["M02", "M03", "M04", "M05"])
    for action in ("REVEAL(M30)", "FIRST_PLAYER(0)", "DEAL_START(S1)", "REVEAL_START(S1)"):
        refused(match, action, "SPY-15.3", number=0)
        refused(match, action, "SPY-15.3", number=sh.CHANCE)
    play(match, "TAKE(1)")
    refused(match, "REVEAL(M30)", "SPY-15.3", number=0)
    refused(match, "REVEAL(M30)", "SPY-15.3", number=sh.TABLE)
    refused(match, "REVEAL(M02)", "SPY-15.3", number=sh.CHANCE)
    refused(match, "FIRST_PLAYER(0)", "SPY-15.3", number=sh.CHANCE)
    refused(match, "CONNECT(LON-PAR)", "SPY-15.3", number=sh.CHANCE)
    refused(match, "LEAVE(1)", "SPY-15.3", number=sh.TABLE)
    draw(match, "M30")
    assert display(match)[3] == "M30"


@pytest.mark.rule("SPY-15.3")
def test_a_revealed_mission_is_a_uniform_draw_from_the_stack():
    stack = ["M20", "M21", "M22"]
    match = table(player("LON"), display=["M02", "M03", "M04", "M05"], stack=stack)
    play(match, "TAKE(1)")
    weight = match.edition.slots["weight"]
    assert [(action.text, weight(match.state, action.id)) for action in match.legal(sh.CHANCE)] == [
        (f"REVEAL({card})", 1) for card in stack
    ]


@pytest.mark.rule("SPY-15.3")
def test_one_seed_gives_one_game_and_another_seed_another():
    def opening(seed):
        return [step.action.text for step in sh.new_match("spyconnection", seats=4, seed=seed).steps]

    assert opening(5) == opening(5)
    assert len({tuple(opening(seed)) for seed in range(20)}) == 20


# --- leaving in every phase (SPY-15.4) --------------------------------------------------------------------------


@pytest.mark.rule("SPY-15.4")
@pytest.mark.parametrize("steps", [[], ["DISCARD(1)"], ["MOVE(PAR)"], ["MOVE(PAR)", "RECALL_FIELD(LON-PAR-1)"]])
def test_leaving_in_the_own_turn_ends_it_at_once(steps):
    match = table(player("LON", "M06", "M08", fields=laid("LON-PAR")), player("ROM"), player("MOS"))
    play(match, *steps)
    match.leave(0)
    assert (match.to_move, decision(match)) == ((1,), "ROOT")
    assert seat(match)["turns"] == 1
    assert told(match, "covered") == []


@pytest.mark.rule("SPY-15.4")
def test_leaving_in_the_cover_step_ends_the_turn_without_it():
    match = table(player("LON", "M06", "M07"), player("ROM"), player("MOS"), pending="COVER")
    play(match, "COVER(1)")
    match.leave(0)
    assert (match.to_move, decision(match)) == ((1,), "ROOT")
    finish_turn(match)
    finish_turn(match)
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-15.4")
def test_extra_turns_that_are_due_lapse():
    match = table(player("LON", "M06"), player("ROM"), player("MOS"), extra_turn=True, extra_turns_due=2)
    match.leave(0)
    assert match.to_move == (1,)
    assert match.view(None)["extra_turns_due"] == 0
    assert not match.view(None)["extra_turn"]
    refused(match, "WAIVE", "SPY-11.6")


@pytest.mark.rule("SPY-15.4")
def test_another_seat_leaving_does_not_touch_the_turn_that_is_on():
    match = table(player("LON", "M06", "M07"), player("ROM"), player("MOS"), pending="COVER", extra_turns_due=1)
    play(match, "COVER(1)")
    match.leave(2)
    assert (match.to_move, decision(match)) == ((0,), "COVER")
    refused(match, "COVER(1)", "SPY-10.2")
    play(match, "COVER(2)")
    assert (match.to_move, match.view(None)["extra_turn"]) == ((0,), True)


@pytest.mark.rule("SPY-15.4", "SPY-4.12")
def test_the_display_is_refilled_when_the_active_seat_leaves():
    leaver = player("LON", "M20", "M21")
    match = table(leaver, player("ROM"), player("MOS"), display=["M02"], stack=[])
    match.leave(0)
    assert match.to_move == (sh.CHANCE,)
    draw(match, "M21", "M20")
    assert display(match) == ["M02", "M21", "M20", None]
    assert match.to_move == (1,)


@pytest.mark.rule("SPY-15.4", "SPY-4.12")
def test_missions_of_a_waiting_seat_that_leaves_refill_the_display_at_the_turns_end():
    match = table(player("LON"), player("ROM", "M20"), player("MOS"), display=["M02"], stack=[])
    match.leave(1)
    assert (match.to_move, display(match)) == ((0,), ["M02", None, None, None])
    play(match, "CONNECT(LON-PAR)")
    draw(match, "M20")
    assert (match.to_move, display(match)) == ((2,), ["M02", "M20", None, None])


@pytest.mark.rule("SPY-15.4")
def test_the_triggering_seat_leaving_in_its_own_turn_lets_the_others_have_their_last_turns():
    first = player("LON", "M20", fulfilled=SEVEN)
    match = table(first, player("ROM"), player("MOS"), trigger=0, extra_turns_due=1)
    match.leave(0)
    order = []
    while not match.over:
        order += match.to_move
        finish_turn(match)
    assert order == [1, 2]


@pytest.mark.rule("SPY-15.4")
def test_a_seat_that_leaves_before_its_last_turn_counts_as_finished():
    first = player("LON", fulfilled=SEVEN, finished=True)
    match = table(first, player("ROM"), player("MOS"), player("OSL"), trigger=0, active=1)
    match.leave(2)
    finish_turn(match)
    assert match.to_move == (3,)
    finish_turn(match)
    assert match.over


@pytest.mark.rule("SPY-15.4")
def test_when_the_last_waiting_seat_leaves_the_turn_that_is_on_is_the_final_one():
    first = player("LON", fulfilled=SEVEN, finished=True)
    match = table(first, player("ROM"), player("MOS"), trigger=0, active=1)
    match.leave(2)
    assert not match.over
    finish_turn(match)
    assert match.over


@pytest.mark.rule("SPY-15.4")
def test_a_seat_leaving_in_the_final_last_turn_ends_the_game():
    first = player("LON", fulfilled=SEVEN, finished=True)
    match = table(first, player("ROM", finished=True), player("MOS"), trigger=0, active=2)
    match.leave(2)
    assert match.over
    assert match.ranking == [0, 1, 2]


@pytest.mark.rule("SPY-15.4", "SPY-12.8")
def test_a_seat_that_is_out_is_left_out_of_the_turn_limit():
    seats = [player("LON", turns=20), player("ROM", turns=20), player("MOS", turns=19)]
    match = table(*seats, active=1, options={"turn_limit": 20})
    match.leave(2)
    finish_turn(match)
    assert match.over
    assert told(match, "limit") == [{"number": 20}]


@pytest.mark.rule("SPY-15.4", "SPY-13.6")
def test_the_start_player_leaving_does_not_change_the_order_of_ties():
    match = table(player("LON"), player("ROM"), player("MOS"), player("OSL"), first_player=1)
    match.leave(1)
    assert match.to_move == (2,)
    assert match.view(None)["first_player"] == 1
    match.leave(2)
    match.leave(3)
    assert match.winners == {0}
    tie = table(player("LON"), player(None, out=True), player("MOS"), first_player=1, pending="OVER")
    assert tie.ranking == [0, 2, 1]


@pytest.mark.rule("SPY-15.2", "SPY-2.9")
def test_who_is_asked_in_the_draft_and_leaves_is_passed_over():
    match = drafting(3, 0, "S1", "S2", "S3")
    assert match.to_move == (2,)
    match.leave(2)
    assert match.to_move == (1,)
    assert legal(match) == {"CHOOSE_START(S1)", "CHOOSE_START(S2)", "CHOOSE_START(S3)"}
    play(match, "CHOOSE_START(S1)")
    assert match.to_move == (0,)  # a start mission is over, so even the start player has a choice
    assert legal(match) == {"CHOOSE_START(S2)", "CHOOSE_START(S3)"}
    play(match, "CHOOSE_START(S3)")
    assert (decision(match), match.to_move) == ("ROOT", (0,))
    assert (spy(match, 0), spy(match, 1), spy(match, 2)) == ("OSL", "LON", None)
    assert "S2" in box(match)


@pytest.mark.rule("SPY-15.2", "SPY-2.9")
def test_who_has_chosen_in_the_draft_and_leaves_takes_the_card_out_of_the_game():
    match = drafting(3, 0, "S1", "S2", "S3")
    play(match, "CHOOSE_START(S2)")
    match.leave(2)
    assert match.to_move == (1,)
    assert legal(match) == {"CHOOSE_START(S1)", "CHOOSE_START(S3)"}
    play(match, "CHOOSE_START(S3)")
    assert open_cards(match, 0) == ["S1"]
    assert "S2" in box(match)


@pytest.mark.rule("SPY-15.2", "SPY-2.10")
def test_the_start_player_leaving_in_the_draft_gives_the_first_turn_to_the_next_seat():
    match = drafting(3, 1, "S1", "S2", "S3")
    match.leave(1)
    assert match.to_move == (0,)
    play(match, "CHOOSE_START(S3)")
    assert match.to_move == (2,)
    play(match, "CHOOSE_START(S1)")
    assert (decision(match), match.to_move) == ("ROOT", (2,))
    assert seat(match, 2)["turns"] == 1
