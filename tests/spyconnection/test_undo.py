"""Taking steps back (part 5.4): until a card was revealed or another seat is asked."""

import pytest

import safehouse as sh

from .table import decision, draw, laid, legal, mission, opened, play, player, table

FOUR = ["M02", "M03", "M04", "M05"]


def same(match, other):
    return match.state.to_bytes() == other.state.to_bytes()


def test_every_step_of_a_turn_can_be_taken_back_to_its_start():
    match = table(player("PAR", mission("M06", "LON"), fields=laid("LON-PAR")), player("ROM"))
    before = match.clone()
    steps = ["RECALL_CIRCLE(1, LON)", "MOVE(LON)", "RECALL_FIELD(LON-PAR-2)"]
    states = []
    for step in steps:
        states.append(match.clone())
        play(match, step)
    for state in reversed(states):
        assert match.undo_refused(0) is None
        match.undo(0)
        assert same(match, state)
    assert same(match, before)
    with pytest.raises(sh.UndoRefused, match="nothing to take back"):
        match.undo(0)


def test_covers_and_fulfilment_can_be_taken_back_while_the_turn_lasts():
    match = table(player("LON", mission("M07", "OSL"), "M06"), player("ROM"), pending="COVER")
    before = match.clone()
    play(match, "COVER(1)")
    match.undo(0)
    assert same(match, before)


def test_undo_reaches_back_over_the_extra_turns_of_one_sequence():
    match = table(player("LON", mission("M01", "MAD"), "M04"), player("ROM"), pending="COVER")
    before = match.clone()
    play(match, "COVER(1)")
    assert match.view(None)["extra_turn"]
    in_extra_turn = match.clone()
    play(match, "DISCARD(1)")
    match.undo(0)
    assert same(match, in_extra_turn)
    match.undo(0)
    assert same(match, before)


def test_a_take_that_reveals_a_card_cannot_be_taken_back():
    match = sh.from_position(
        "spyconnection", {"seats": 2, "players": [player("LON", "M06"), player("ROM")], "display": FOUR}, seed=1
    )
    match.play(0, "TAKE(1)")
    assert match.to_move == (0,)
    with pytest.raises(sh.UndoRefused, match="chance has decided"):
        match.undo(0)
    match.play(0, "COVER(1)")
    match.play(0, "DONE")
    assert match.to_move == (1,)


def test_after_a_reveal_later_steps_can_be_taken_back_but_not_the_reveal():
    match = table(player("LON", "M06", "M07"), player("ROM"), display=FOUR)
    play(match, "TAKE(1)")
    draw(match, "M43")
    after_reveal = match.clone()
    play(match, "COVER(1)")
    match.undo(0)
    assert same(match, after_reveal)
    assert match.undo_refused(0) == "chance has decided since; what came up cannot be taken back"


def test_a_card_that_everybody_could_work_out_is_a_revealed_card_all_the_same():
    match = table(player("LON", "M06"), player("ROM"), display=["M02"], stack=["M20"], acted=True)
    play(match, "TAKE(1)")
    assert legal(match) == {"REVEAL(M20)"}
    draw(match, "M20")
    assert match.to_move == (0,)
    with pytest.raises(sh.UndoRefused, match="chance has decided"):
        match.undo(0)


def test_a_take_with_nothing_to_reveal_can_be_taken_back():
    match = table(player("LON", "M06"), player("ROM"), display=["M02"], stack=[])
    before = match.clone()
    play(match, "TAKE(1)")
    assert match.to_move == (0,)
    match.undo(0)
    assert same(match, before)


def test_the_refill_between_two_turns_of_one_seat_is_a_barrier():
    match = table(
        player("LON"), player("ROM"), display=["M02"], stack=[], discard=["M20"], extra_turn=True, extra_turns_due=1
    )
    play(match, "WAIVE")
    draw(match, "M20")
    assert match.to_move == (0,)
    with pytest.raises(sh.UndoRefused, match="chance has decided"):
        match.undo(0)


def test_once_another_seat_is_asked_there_is_no_undo():
    match = table(player("LON"), player("ROM"))
    play(match, "CONNECT(LON-PAR)")
    with pytest.raises(sh.UndoRefused):
        match.undo(0)
    with pytest.raises(sh.UndoRefused):
        match.undo(1)
    play(match, "CONNECT(MON-ROM)")
    assert match.to_move == (0,)
    with pytest.raises(sh.UndoRefused):
        match.undo(0)


def test_in_the_draft_there_is_no_undo_once_the_next_seat_is_asked():
    match = opened(3, start_missions="draft", first_player=0)
    draw(match, "M01", "M02", "M03", "M04")
    for card in ("S1", "S2", "S3"):
        match.play(sh.CHANCE, f"REVEAL_START({card})")
    play(match, "CHOOSE_START(S1)")
    with pytest.raises(sh.UndoRefused):
        match.undo(2)


def test_nobody_takes_back_the_steps_of_others_or_those_before_a_leave():
    match = table(player("LON", "M06"), player("ROM"), player("MOS"))
    play(match, "DISCARD(1)")
    assert match.undo_refused(1) is not None
    match.leave(2)
    with pytest.raises(sh.UndoRefused, match="a seat has left"):
        match.undo(0)


def test_the_end_of_the_game_is_final():
    match = table(player("LON", turns=20), player("ROM", turns=20), active=1, options={"turn_limit": 20})
    play(match, "CONNECT(MON-ROM)")
    assert match.over
    with pytest.raises(sh.UndoRefused, match="the game is over"):
        match.undo(1)


def test_undo_leaves_a_trace_in_the_events_and_none_in_the_record():
    match = table(player("LON", "M06"), player("ROM"))
    steps = len(match.steps)
    play(match, "DISCARD(1)")
    match.undo(0)
    assert [event["kind"] for event in match.events(1)] == ["discarded", "undone"]
    assert match.events(None)[-1]["args"] == {"seat": 0, "count": 1}
    assert len(match.steps) == steps
    assert match.record()["steps"] == []


def test_explicit_end_gives_a_last_look_before_the_turn_passes():
    match = table(player("LON"), player("ROM"), options={"explicit_end": True})
    play(match, "CONNECT(LON-PAR)")
    match.undo(0)
    assert decision(match) == "ROOT"
    assert sh.replay(match.record()).options["explicit_end"] is True
