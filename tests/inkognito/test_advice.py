"""The greedy bot's advice: it asks, deduces, finds its partner and declares only when sure."""

import pytest

import safehouse as sh

from .table import at_ambassador, met, play, shown, silent, table

DEAL = {0: ("F", "tall", "Bravo"), 1: ("B", "short", "Delta"), 2: ("X", "fat", "Alpha"), 3: ("Z", "thin", "Charlie")}
ALL = "secret_identity+secret_build+secret_mission"


def advice(match, seat=None):
    actor = match.to_move[0] if seat is None else seat
    return sh.bot("greedy", seed=1).choose(match.observation(actor)).text


def test_it_declares_only_when_sure():
    given = {"cards": DEAL, "figures": {1: {"short": "N1"}}}
    assert advice(table(**given)) != "DECLARE"  # fulfilled, but it cannot know
    sure = table(**given, shown=shown(ALL))
    assert advice(sure) == "DECLARE"
    play(sure, "DECLARE")
    assert advice(sure) == "NAME(1)"
    assert advice(table(cards=DEAL, shown=shown(ALL))) != "DECLARE"  # it knows, but it is not fulfilled


def test_it_answers_a_hand_by_what_it_knows():
    given = {"cards": DEAL, "figures": {1: {"short": "N1"}}, "pending": "HANDSHAKE", "declarer": 0, "partner": 1}
    assert advice(table(**given, shown=shown(ALL, by=0, to=1))) == "ACCEPT"
    assert advice(table(**given)) == "REFUSE"
    stranger = {**given, "declarer": 2, "active": 2}
    assert advice(table(**stranger)) == "REFUSE"


def test_in_the_window_it_speaks_only_with_a_sure_partner():
    match = table(cards=DEAL, figures={1: {"short": "N1"}}, shown=shown(ALL, by=0, to=1))
    play(match, "END")
    assert [advice(match, seat) for seat in (1, 2, 3)] == ["DECLARE_TOO", "SILENT", "SILENT"]


def test_it_shows_everything_to_a_sure_partner_and_little_to_others():
    assert advice(met("identity", cards=DEAL)).count("secret") == 0
    assert advice(met("identity", cards=DEAL, shown=shown(ALL, by=0, to=1))) == f"SHOW({ALL})"


def test_it_avoids_repeats_and_leaves_little_after_one():
    match = at_ambassador("identity", cards=DEAL, shown=shown("F+B", "B+X"))
    assert advice(match) == "SHOW(B+Z)"
    punished = met("identity", cards=DEAL, shown=shown("B+X+tall"))
    play(punished, "SHOW(B+X+tall)")
    assert advice(punished) in ("KEEP(B+X)", "KEEP(B+tall)")


def test_it_asks_where_it_learns_most_and_not_where_it_knows_all():
    known = shown("secret_identity+secret_build+secret_mission", by=1)
    assert advice(at_ambassador(cards=DEAL, shown=known)).startswith("DEMAND(")
    assert "DEMAND(1" not in advice(at_ambassador(cards=DEAL, shown=known))
    assert advice(met(cards=DEAL)).startswith("ASK(")
    assert advice(met(cards=DEAL, shown=known)) == "MOVE_ON"


def test_amateurs_claim_what_they_can_prove():
    options = {"repeat_rule": "amateur"}
    for notes, claimed in ((shown("B+X+tall"), "CLAIM"), ([], "ACCEPT_ANSWER")):
        match = met("identity", cards=DEAL, shown=shown("B+X+tall"), noted=notes, options=options)
        play(match, "SHOW(B+X+tall)")
        assert advice(match) == claimed
    play(match, "ACCEPT_ANSWER")
    assert advice(match) == "RECORD"


def test_the_lone_spy_declares_alone_on_his_exit():
    match = table(
        seats=3,
        cards={0: ("B", "tall"), 1: ("X", "short"), 2: ("Z", "fat"), "prisoner": ("F", "thin")},
        figures={0: {"tall": "N5"}},
        shown=[*shown("X+secret_identity"), *shown("Z+secret_identity", by=2)],
    )
    assert advice(match) == "DECLARE"
    play(match, "DECLARE")
    assert advice(match) == "ALONE"


@pytest.mark.parametrize("seats", [3, 4])
def test_four_of_them_end_a_game_by_a_right_declaration(seats):
    match = sh.new_match("inkognito", seats=seats, seed=5, turn_limit=200)
    bots = [sh.bot("greedy", seed=seat) for seat in range(seats)]
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    declared = [event for event in match.events(None) if event["kind"].startswith("declared")]
    assert declared[0]["args"]["seat"] in match.winners


def test_silence_is_kept():
    match = table()
    play(match, "END")
    silent(match)
    assert not match.over
