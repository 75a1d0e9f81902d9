"""What is told, in order: every kind of event with its arguments."""

import safehouse as sh

from .table import begun, draw, laid, mission, opened, play, player, table

SIX = ["M02", "M03", "M04", "M05", "M08", "M09"]


def story(match, since=0):
    return [(event["kind"], event["args"]) for event in match.events(None, since=since)]


def told_by(match, *actions):
    """The events of these steps of the seat that is asked."""
    before = len(match.events(None))
    play(match, *actions)
    return story(match, before)


def test_the_set_up_of_a_first_game():
    assert story(begun("S1", "S4")) == [
        ("first_player", {"seat": 0}),
        ("revealed", {"mission": "M01", "slot": 1}),
        ("revealed", {"mission": "M02", "slot": 2}),
        ("revealed", {"mission": "M03", "slot": 3}),
        ("revealed", {"mission": "M04", "slot": 4}),
        ("start_dealt", {"seat": 0, "card": "S1"}),
        ("start_dealt", {"seat": 1, "card": "S4"}),
        ("placed_spy", {"seat": 0, "city": "LON"}),
        ("placed_spy", {"seat": 1, "city": "MOS"}),
        ("turn", {"seat": 0, "number": 1}),
    ]


def test_the_set_up_of_an_advanced_game():
    match = opened(2, start_missions="draft")
    draw(match, "M01", "M02", "M03", "M04")
    for text in ("FIRST_PLAYER(1)", "REVEAL_START(S1)", "REVEAL_START(S4)"):
        match.play(sh.CHANCE, text)
    play(match, "CHOOSE_START(S4)")
    assert story(match)[4:] == [
        ("first_player", {"seat": 1}),
        ("start_revealed", {"card": "S1"}),
        ("start_revealed", {"card": "S4"}),
        ("start_chosen", {"seat": 0, "card": "S4"}),
        ("start_chosen", {"seat": 1, "card": "S1"}),
        ("placed_spy", {"seat": 1, "city": "LON"}),
        ("placed_spy", {"seat": 0, "city": "MOS"}),
        ("turn", {"seat": 1, "number": 1}),
    ]
    assert [event["by_chance"] for event in match.events(None)[4:]] == [True] * 3 + [False] * 5


def test_taking_a_mission():
    match = table(player("LON", "M20"), player("ROM", turns=4), display=["M02", "M03", "M04", "M05"], stack=[])
    assert told_by(match, "DISCARD(1)") == [("discarded", {"seat": 0, "mission": "M20", "count": 0})]
    assert told_by(match, "TAKE(3)") == [
        ("took", {"seat": 0, "mission": "M04", "slot": 3, "cost": 2}),
        ("reshuffled", {"count": 1}),
    ]
    before = len(match.events(None))
    draw(match, "M20")
    assert story(match, before) == [("revealed", {"mission": "M20", "slot": 4}), ("turn", {"seat": 1, "number": 5})]


def test_moving_connecting_recalling():
    me = player("LON", mission("M36", "IST"), fields=laid("LON-PAR", agents=2))
    match = table(me, player("ROM"), player("PAR", fields={"PAR-MON-1": 1}))
    assert told_by(match, "RECALL_CIRCLE(1, IST)") == [
        ("recalled_circle", {"seat": 0, "mission": "M36", "city": "IST"})
    ]
    assert told_by(match, "MOVE(PAR)") == [("moved", {"seat": 0, "origin": "LON", "city": "PAR"})]
    assert told_by(match, "RECALL_FIELD(LON-PAR-1)") == [
        ("recalled_field", {"seat": 0, "field": "LON-PAR-1", "count": 2})
    ]
    assert told_by(match, "CONNECT(PAR-MON)") == [
        ("connected", {"seat": 0, "connection": "PAR-MON", "city": "MON", "cost": 3}),
        ("turn", {"seat": 1, "number": 2}),
    ]


def test_covering_fulfilling_an_extra_turn_and_waiving_it():
    match = table(player("LON", mission("M01", "MAD", planning=1), "M07"), player("ROM"), pending="COVER")
    assert told_by(match, "COVER(1)") == [
        ("covered", {"seat": 0, "mission": "M01", "city": "LON"}),
        ("fulfilled", {"seat": 0, "mission": "M01", "points": 2, "count": 3}),
        ("extra_turn_earned", {"seat": 0}),
    ]
    assert told_by(match, "DONE") == [("done", {"seat": 0}), ("extra_turn", {"seat": 0})]
    assert told_by(match, "WAIVE") == [("waived", {"seat": 0}), ("turn", {"seat": 1, "number": 2})]


def test_staying():
    match = table(player("LON", "M02", fields=laid("LON-PAR")), player("ROM"))
    assert told_by(match, "MOVE(PAR)", "STOP")[1:] == [("stopped", {"seat": 0, "city": "PAR"})]


def test_the_end():
    match = table(
        player("LON", mission("M07", "OSL"), mission("M13", "BER"), fulfilled=SIX), player("ROM"), pending="COVER"
    )
    assert told_by(match, "COVER(1)")[1:] == [
        ("fulfilled", {"seat": 0, "mission": "M07", "points": 3, "count": 2}),
        ("triggered", {"seat": 0, "count": 7}),
    ]
    assert told_by(match, "DONE") == [("done", {"seat": 0}), ("last_turn", {"seat": 1})]
    assert told_by(match, "CONNECT(MON-ROM)")[1:] == [
        ("ended", {}),
        ("scored", {"seat": 0, "fulfilled": 17, "covered": 1, "total": 18}),
        ("scored", {"seat": 1, "fulfilled": 0, "covered": 0, "total": 0}),
        ("won", {"seat": 0}),
    ]


def test_the_limit():
    match = table(player("LON", turns=20), player("ROM", turns=20), active=1, options={"turn_limit": 20})
    assert [kind for kind, _ in told_by(match, "CONNECT(MON-ROM)")] == [
        "connected", "limit", "ended", "scored", "scored", "won",
    ]  # fmt: skip
    assert ("limit", {"number": 20}) in story(match)


def test_leaving():
    match = table(player("LON"), player("ROM"), player("MOS"))
    match.leave(0)
    assert story(match) == [("left", {"seat": 0}), ("turn", {"seat": 1, "number": 2})]
    match.leave(2)
    assert story(match)[2:] == [
        ("left", {"seat": 2}),
        ("ended", {}),
        ("scored", {"seat": 1, "fulfilled": 0, "covered": 0, "total": 0}),
        ("won", {"seat": 1}),
    ]


def test_everything_is_public_and_only_chance_is_marked_as_chance():
    match = begun("S1", "S2")
    play(match, "TAKE(1)")
    draw(match, "M40")
    events = match.events(1)
    assert not any(event["private"] for event in events)
    assert [event["kind"] for event in events if event["kind"] in ("took", "revealed")][-2:] == ["took", "revealed"]
    assert {event["kind"] for event in events if not event["by_chance"]} == {"took"}
