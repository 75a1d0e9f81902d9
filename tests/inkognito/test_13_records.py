"""INK-13 to INK-15: notebook, amateur agents, conduct."""

import pytest

import safehouse as sh

from .table import (
    at_ambassador,
    chance,
    decision,
    kinds,
    last,
    legal,
    met,
    options,
    play,
    refused,
    shown,
    silent,
    table,
)

AMATEUR = {"repeat_rule": "amateur"}


def page(match, seat, holder):
    return next(page for page in match.view(seat)["notebook"]["pages"] if page["holder"] == holder)


@pytest.mark.rule("INK-13.1", "INK-13.2", "INK-13.3")
def test_the_log_keeps_every_look_and_every_own_show():
    for mode in ("auto", "log"):
        match = met("identity", shown=shown("B+Z+tall"), options={"notebook": mode})
        play(match, "SHOW(B+X+tall)")
        expected = [
            {"cards": "B+X+tall", "times": 1, "penalty": False},
            {"cards": "B+Z+tall", "times": 1, "penalty": False},
        ]
        assert page(match, 0, 1)["looks"] == expected
        assert page(match, 1, 0)["shows"] == expected
        assert page(match, 2, 1)["looks"] == []


@pytest.mark.rule("INK-13.3")
def test_what_the_notebook_holds_depends_on_the_option():
    seen = {}
    for mode in ("auto", "log", "manual"):
        match = met("identity", options={"notebook": mode})
        assert ("exposure" in match.view(1)["answers"][0]) is (mode == "auto")
        play(match, "SHOW(B+X+tall)")
        seen[mode] = match.view(0)["notebook"]
        assert match.state.shown[1][0].count(1) == 1  # the engine keeps the truth in any case
    assert seen["auto"]["worlds"] < 216
    assert "grid" in seen["auto"]["pages"][0]
    assert seen["log"].keys() == {"pages"}
    assert seen["log"]["pages"][0].keys() == {"holder", "colour", "looks", "shows"}
    assert seen["manual"]["pages"][0].keys() == {"holder", "colour"}


@pytest.mark.rule("INK-14.1", "INK-14.3")
def test_amateurs_are_asked_to_accept_or_claim_and_then_to_record_or_skip():
    match = met("identity", shown=shown("B+X+tall"), noted=shown("B+X+tall"), options=AMATEUR)
    play(match, "SHOW(B+X+tall)")
    assert (decision(match), match.to_move) == ("CLAIM", (0,))
    assert legal(match) == {"ACCEPT_ANSWER", "CLAIM"}
    play(match, "ACCEPT_ANSWER")  # a repeat not pointed out is not punished
    assert legal(match) == {"RECORD", "SKIP"}
    refused(match, "CLAIM", "INK-14.1")  # only right after the answer
    play(match, "RECORD")
    assert decision(match) == "BANISH"
    refused(match, "RECORD", "INK-14.3")
    assert page(match, 0, 1)["notes"] == [{"cards": "B+X+tall", "times": 2, "penalty": False}]


@pytest.mark.rule("INK-14.2", "INK-14.4")
@pytest.mark.parametrize(
    ("times", "noted", "count", "left"), [(2, 0, 0, None), (2, 1, 2, "B+X"), (1, 1, 2, "B+X"), (2, 2, 1, "B")]
)
def test_a_claim_that_is_denied_is_proved_from_the_askers_own_notes(times, noted, count, left):
    record = [{**shown("B+X+tall")[0], "times": times}]
    notes = [{**shown("B+X+tall")[0], "times": noted}] if noted else []
    match = met("identity", shown=record, noted=notes, options=AMATEUR)
    play(match, "SHOW(B+X+tall)", "CLAIM")
    for seat in (0, 1, 2, None):
        assert last(match, "claimed", seat) == {"seat": 0, "other": 1}
    assert (decision(match), match.to_move, legal(match)) == ("CONCEDE", (1,), {"CONCEDE", "DENY"})
    play(match, "DENY")
    for seat in (0, 1, 2, None):
        assert last(match, "denied", seat) == {"seat": 1, "other": 0, "count": count}
    if count:
        assert (decision(match), match.to_move) == ("PENALTY", (1,))
        play(match, f"KEEP({left})")
    assert decision(match) == "NOTE"
    play(match, "RECORD")
    assert match.state.noted_kept[1][0].count(1) == (1 if count else 0)


@pytest.mark.rule("INK-14.2", "INK-14.4")
@pytest.mark.parametrize(("times", "count", "left"), [(0, 0, None), (1, 2, "B+X"), (2, 1, "B")])
def test_what_is_conceded_needs_no_proof(times, count, left):
    """The true history counts, whatever was noted; conceding what is no repeat costs nothing."""
    record = [{**shown("B+X+tall")[0], "times": times}] if times else []
    match = met("identity", shown=record, options=AMATEUR)
    refused(match, "CONCEDE", "INK-14.4")
    play(match, "SHOW(B+X+tall)", "CLAIM")
    again = sh.from_position("inkognito", match.position(), chance="manual")
    assert again.state == match.state
    play(match, "CONCEDE")
    for seat in (0, 1, 2, None):
        assert last(match, "conceded", seat) == {"seat": 1, "other": 0, "count": count}
    assert all(match.undo_refused(seat) for seat in range(4))
    if count:
        assert (decision(match), match.to_move) == ("PENALTY", (1,))
        play(match, f"KEEP({left})")
    assert decision(match) == "NOTE"
    refused(match, "DENY", "INK-14.4", 0)


@pytest.mark.rule("INK-14.3")
def test_a_skipped_answer_is_never_recorded_and_nobody_sees_the_choice():
    match = met("identity", options=AMATEUR)
    play(match, "SHOW(B+X+tall)", "ACCEPT_ANSWER", "SKIP")
    assert page(match, 0, 1)["notes"] == []
    assert "skipped" in kinds(match, 0)
    for other in (1, 2, None):
        assert not {"skipped", "recorded"} & set(kinds(match, other))
    noted = met("identity", options=AMATEUR)
    play(noted, "SHOW(B+X+tall)", "ACCEPT_ANSWER", "RECORD")
    for other in (1, 2, None):
        assert noted.view(other) == match.view(other)


@pytest.mark.rule("INK-14.3")
def test_recording_keeps_the_whole_occasion_with_what_was_left():
    match = met("identity", shown=shown("B+X+tall"), noted=shown("B+X+tall"), options=AMATEUR)
    play(match, "SHOW(B+X+tall)", "CLAIM", "DENY", "KEEP(B+X)", "RECORD")
    assert page(match, 0, 1)["notes"] == [
        {"cards": "B+X+tall", "times": 2, "penalty": False},
        {"cards": "B+X", "times": 1, "penalty": True},
    ]


@pytest.mark.rule("INK-14.4", "INK-9.9")
def test_the_pair_that_may_not_stay_is_a_noted_one():
    given = {"shown": shown("B+X", "B+X+tall"), "options": AMATEUR}
    match = met("identity", noted=shown("B+X+tall"), **given)
    play(match, "SHOW(B+X+tall)", "CLAIM", "DENY")
    assert options(match, "KEEP") == {"B+X", "B+tall"}  # B+X was shown but not noted
    noted = met("identity", noted=shown("B+X"), **given)
    play(noted, "SHOW(B+X+tall)", "CLAIM", "DENY")
    assert options(noted, "KEEP") == {"B+tall"}
    assert {action.text for action in noted.observation(1).legal()} == legal(noted)
    conceded = met("identity", shown=shown("B+X"), options=AMATEUR)
    play(conceded, "SHOW(B+X+tall)", "CLAIM", "CONCEDE")
    assert options(conceded, "KEEP") == {"B+tall"}  # what was conceded counts as told: so does the pair


@pytest.mark.rule("INK-14.4", "INK-9.4", "INK-9.9")
def test_a_noted_penalty_proves_a_repeat_and_bars_its_pair():
    """B+X was left of B+X+tall: B+X+fat is nested with what was left, not with the answer."""
    past = {"shown": shown("B+X+tall"), "kept": shown("B+X"), "noted": shown("B+X+tall"), "options": AMATEUR}
    whole = met("identity", noted_kept=shown("B+X"), **past)
    play(whole, "SHOW(B+X+fat)", "CLAIM", "DENY")
    assert last(whole, "denied", 2)["count"] == 2
    assert options(whole, "KEEP") == {"B+fat"}
    refused(whole, "KEEP(B+X)", "INK-9.9")
    unnoted = met("identity", **past)
    play(unnoted, "SHOW(B+X+fat)", "CLAIM", "DENY")
    assert last(unnoted, "denied", 2)["count"] == 0
    assert decision(unnoted) == "NOTE"


@pytest.mark.rule("INK-14.4", "INK-9.2")
def test_a_pair_inside_a_noted_triple_and_a_triple_around_a_noted_pair_are_proved():
    pair = at_ambassador("identity", shown=shown("B+X+tall"), noted=shown("B+X+tall"), options=AMATEUR)
    play(pair, "SHOW(B+X)", "CLAIM", "DENY")
    assert options(pair, "KEEP") == {"B"}
    triple = met("identity", shown=shown("B+X"), noted=shown("B+X"), options=AMATEUR)
    play(triple, "SHOW(B+X+tall)", "CLAIM", "DENY")
    assert options(triple, "KEEP") == {"B+tall"}


@pytest.mark.rule("INK-14.5")
def test_repeats_are_not_marked_for_the_shower():
    match = met("identity", shown=shown("B+X+tall"), options=AMATEUR)
    assert all("repeat" not in entry for entry in match.view(1)["answers"])
    play(match, "SHOW(B+X+tall)")
    assert last(match, "shown", 1)["level"] == 0
    log = met("identity", shown=shown("B+X+tall"), options={**AMATEUR, "notebook": "log"})
    assert page(log, 1, 0)["shows"] == [{"cards": "B+X+tall", "times": 1, "penalty": False}]
    assert "shows" not in page(match, 1, 0)


@pytest.mark.rule("INK-14.6")
def test_amateurs_keep_their_own_notes_unless_the_log_is_kept_for_them():
    assert met(options=AMATEUR).view(0)["notebook_mode"] == "manual"
    match = met("identity", options={**AMATEUR, "notebook": "log"})
    play(match, "SHOW(B+X+tall)", "ACCEPT_ANSWER")
    assert decision(match) == "BANISH"  # recorded without being asked
    assert page(match, 0, 1)["notes"] == [{"cards": "B+X+tall", "times": 1, "penalty": False}]
    claimed = met("identity", noted=shown("B+X+tall"), shown=shown("B+X+tall"), options={**AMATEUR, "notebook": "log"})
    play(claimed, "SHOW(B+X+tall)", "CLAIM", "DENY", "KEEP(B+tall)")
    assert decision(claimed) == "BANISH"


@pytest.mark.rule("INK-15.1")
def test_a_seat_that_leaves_without_a_bot_ends_the_game_without_a_winner():
    match = met("identity")
    match.leave(2)
    assert (match.over, match.winners, match.scores) == (True, set(), [0, 0, 0, 0])
    playing = table()
    refused(playing, "LEAVE(1)", "INK-15.1", 1)
    refused(table(seats=3), "LEAVE(3)", "INK-15.1", sh.TABLE)
    with pytest.raises(sh.IllegalAction, match=r"INK-15\.1"):
        sh.new_match("inkognito", seats=4, chance="manual").leave(0)


@pytest.mark.rule("INK-15.1", "INK-11.12")
def test_a_game_abandoned_before_anybody_looked_reveals_no_card():
    match = sh.new_match("inkognito", seats=3, seed=4, start_arrangement="choose", colours="chosen")
    truth = match.state
    assert -1 not in truth.identity
    match.leave(1)
    assert match.over
    for seat in (0, 1, 2, None):
        state = match.observation(seat).state
        assert {*state.identity, *state.build, *state.word} == {-2}
        assert "secrets" not in match.view(seat)
        assert "revealed" not in kinds(match, seat)
    played = met()
    played.leave(1)
    assert [one["identity"] for one in played.view(None)["secrets"]] == ["F", "B", "X", "Z"]


@pytest.mark.rule("INK-15.1")
def test_with_bots_a_seat_is_taken_over_and_keeps_its_cards():
    """What a server does: nothing happens in the game; the bot gets the seat's observation and no more."""
    assert sh.game("inkognito").policy.bots_take_over
    match = met("identity")
    bot = sh.bot("greedy", seed=1)
    before = match.view(1)["own"]
    match.chance = "auto"
    while match.view(None)["turn"] < 3:
        for seat in match.to_move:
            match.play(seat, bot.choose(match.observation(seat)))
    assert "left" not in kinds(match)
    assert match.view(1)["own"] == before


@pytest.mark.rule("INK-15.2")
@pytest.mark.parametrize("declare_by", ["active_or_partner", "active_only"])
def test_a_turn_limit_ends_in_a_draw_after_the_last_window(declare_by):
    match = table(options={"turn_limit": 2, "declare_by": declare_by})
    play(match, "END")
    if declare_by == "active_or_partner":
        silent(match)
    assert match.to_move == (1,)
    play(match, "SHAKE")
    chance(match, "BALLS(blank+blank+blank)")
    play(match, "END")
    if declare_by == "active_or_partner":
        assert not match.over
        silent(match)
    assert (match.over, match.winners, match.scores, match.ranks) == (True, set(), [0] * 4, [1] * 4)
    assert last(match, "limit") == {"number": 2}


@pytest.mark.rule("INK-15.2")
def test_a_declaration_in_the_last_window_still_counts():
    match = table(options={"turn_limit": 1})
    play(match, "END")
    match.play(1, "DECLARE_TOO")
    match.play(2, "SILENT")
    match.play(3, "SILENT")
    play(match, "REFUSE")
    assert match.winners == {2, 3}


@pytest.mark.rule("INK-15.3")
def test_winners_score_one_losers_minus_one():
    match = table(pending="DECLARE")
    play(match, "NAME(2)", "REFUSE")
    assert (match.scores, match.ranks, match.ranking) == ([-1, -1, 1, 1], [3, 3, 1, 1], [2, 3, 0, 1])
    refused(match, "SHAKE", "INK-15.3", 0)
    assert at_ambassador().scores == [0, 0, 0, 0]


@pytest.mark.rule("INK-13.3", "INK-11.10")
def test_the_record_of_an_ended_game_is_complete_and_the_views_are_not():
    """Ruling INK-R14: note choices and overruled choices of a window stand in the record and in no seat's view."""
    match = met("identity", options=AMATEUR)
    play(match, "SHOW(B+X+tall)", "ACCEPT_ANSWER", "SKIP", "BANISH(P33)", "END")
    match.play(1, "DECLARE_TOO")
    match.play(2, "SILENT")
    match.play(3, "DECLARE_TOO")
    play(match, "REFUSE")
    assert match.over
    steps = [step[1] for step in match.record()["steps"]]
    assert {"SKIP", "SILENT"} <= set(steps)
    assert steps.count("DECLARE_TOO") == 2
    for seat in (1, 2, 3, None):
        assert "skipped" not in kinds(match, seat)
        assert kinds(match, seat).count("declared") == 1
        assert match.view(seat).get("own", {}).get("window") is None
