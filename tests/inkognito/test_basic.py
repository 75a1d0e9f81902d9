"""The greedy bot's advice: it asks, deduces, finds its partner and declares only when sure."""

import pytest

import safehouse as sh
from safehouse.bots import LevelBot, levels
from safehouse.bots.ismcts import IsmctsBot
from safehouse.games.inkognito.ai.certainty import certainties

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


def test_amateurs_claim_every_repeat_and_concede_to_nobody_but_the_partner():
    options = {"repeat_rule": "amateur"}
    for past, claimed in ((shown("B+X+tall"), "CLAIM"), ([], "ACCEPT_ANSWER")):
        match = met("identity", cards=DEAL, shown=past, options=options)
        play(match, "SHOW(B+X+tall)")
        assert advice(match) == claimed
    play(match, "ACCEPT_ANSWER")
    assert advice(match) == "RECORD"
    partner = [{"from": 0, "to": 1, "cards": "F+secret_identity"}]
    for told, answer in (([], "DENY"), (partner, "CONCEDE")):
        match = met("identity", cards=DEAL, shown=[*shown("B+X+tall"), *told], options=options)
        play(match, "SHOW(B+X+tall)", "CLAIM")
        assert advice(match) == answer


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


# --- hints --------------------------------------------------------------------------------------------------------

FULFILLED = {"figures": {0: {"tall": "N5"}}}
"""Fiddlebottom with Alpha and Bubble with Charlie: their mission is the yacht, where his true figure stands."""
PAIR = {0: ("F", "tall", "Alpha"), 1: ("B", "short", "Charlie"), 2: ("X", "fat", "Bravo"), 3: ("Z", "thin", "Delta")}
SEEN = [{"from": 1, "to": 0, "cards": "secret_identity+secret_build+secret_mission"}]
ALSO = [{"from": 0, "to": 1, "cards": "secret_identity+secret_build+secret_mission"}]


def hints(match, bot):
    (seat,) = match.to_move
    return [thought.action.text for thought in bot.explain(match.observation(seat), best=3)]


def bots():
    return [sh.bot("greedy", seed=1), IsmctsBot(1, iterations=30)]


@pytest.mark.parametrize("pending", ["START", "ACT"])
def test_a_hint_never_hides_a_declaration_that_the_notebook_knows_to_be_right(pending):
    """Also where the partner does not know it yet, and a careful bot would rather wait."""
    for shows in (SEEN, [*SEEN, *ALSO]):
        match = table(pending=pending, cards=PAIR, shown=shows, shaken=("blank", "blank", "blank"), **FULFILLED)
        for bot in bots():
            assert "DECLARE" in hints(match, bot)[:2]
        play(match, "DECLARE")
        for bot in bots():
            assert hints(match, bot)[0] == "NAME(1)"


@pytest.mark.parametrize("pending", ["START", "ACT", "DECLARE", "WINDOW"])
@pytest.mark.parametrize("seats", [3, 4])
def test_a_hint_never_advises_a_declaration_that_the_notebook_knows_to_be_wrong(pending, seats):
    """Nothing is fulfilled in any world: no declaration is among what is advised, as long as there is another way."""
    cards = PAIR if seats == 4 else {**{seat: PAIR[seat] for seat in range(3)}, "prisoner": PAIR[3]}
    match = table(seats=seats, pending=pending, cards=cards, shown=SEEN, shaken=("land", "blank", "blank"))
    if pending == "DECLARE":
        assert set(certainties(match.observation(0)).values()) == {False}
        return
    if pending == "WINDOW":
        for seat in match.to_move[:-1]:
            match.play(seat, "SILENT")
    for bot in bots():
        assert not {"DECLARE", "DECLARE_TOO"} & set(hints(match, bot))


@pytest.mark.parametrize("active", [0, 1])
def test_in_the_window_the_hint_follows_the_notebook_too(active):
    told = SEEN if active == 1 else ALSO
    match = table(pending="WINDOW", cards=PAIR, active=active, shown=told, shaken=(), **FULFILLED)
    for seat in [seat for seat in match.to_move if seat != 1 - active]:
        match.play(seat, "SILENT")
    for bot in bots():
        assert "DECLARE_TOO" in hints(match, bot)[:2]


def test_what_the_notebook_does_not_know_is_left_to_the_bot():
    match = table(cards=PAIR, shaken=("blank", "blank", "blank"), **FULFILLED)
    assert certainties(match.observation(0)) == {}  # it may be right, for all the seat knows


def test_a_bot_that_slips_declares_only_what_it_would_declare_without():
    """A careless declaration would end the game for three others, often in the first round."""
    for seed in range(2):
        match = sh.new_match("inkognito", seats=4, seed=seed)
        bots = [LevelBot(levels()[0], f"{seed} {seat}") for seat in range(4)]
        while not match.over:
            seat = match.to_move[0]
            observation = match.observation(seat)
            action = bots[seat].choose(observation)
            if action.kind in ("DECLARE", "DECLARE_TOO", "ALONE", "NAME"):
                assert certainties(observation).get(action.id) is not False, f"{action} is known to be wrong"
            match.play(seat, action)
        assert match.view(None)["verdict"] in ("fulfilled", "refused")
