"""What greedy makes of a turn of Spy Connection: positions with one good way."""

import pytest

import safehouse as sh


def position(*, supply, fields=(), covered=("MAD", "LON", "PAR"), spy="MAD", card="S2", **more):
    """Seat 0 to move in Madrid with the start mission Madrid, London, Paris, Rome open; seat 1 has done nothing."""
    own = {
        "spy": spy,
        "supply": supply,
        "fields": dict.fromkeys(fields, 1),
        "open": [{"card": card, "covered": list(covered), "planning": 0}] if card else [],
        "turns": 5,
        **more.pop("own", {}),
    }
    other = {"spy": "IST", "supply": 14, "open": [{"card": "S5", "covered": ["IST"], "planning": 0}], "turns": 4}
    other |= more.pop("other", {})
    return {
        "seats": 2,
        "options": {"first_player": 0},
        "pending": "ROOT",
        "first_player": 0,
        "active": 0,
        "display": ["M40", "M13", "M16", "M03"],
        "players": [own, other],
        **more,
    }


def turn_of(match, seat=0):
    """Plays the seat's turn with greedy, to DONE; returns what it did before."""
    bot = sh.bot("greedy", seed=1)
    taken = []
    while match.to_move == (seat,) and match.view(None)["players"][seat]["turns"] == 5:
        action = bot.choose(match.observation(seat))
        taken.append(action.text)
        match.play(seat, action)
    assert taken.pop() == "DONE"
    return taken


def fulfilled(match, seat=0):
    return len(match.view(None)["players"][seat]["fulfilled"])


def test_it_connects_the_last_target_and_covers_it():
    match = sh.from_position("spyconnection", position(supply=12), seed=1)
    assert turn_of(match) == ["CONNECT(MAD-ROM)", "COVER(1)"]
    assert fulfilled(match) == 1


def test_it_recalls_agents_it_can_spare_to_pay_for_a_connection():
    network = [f"{connection}-{i}" for connection in ("PAR-MAD", "LON-BER") for i in (1, 2, 3)]
    network += ["LON-PAR-1", "LON-PAR-2", "BER-OSL-1", "BER-OSL-2", "BER-WAR-1"]
    match = sh.from_position(
        "spyconnection", position(supply=1, fields=network, display=["M24", "M12", "M31", "M05"]), seed=1
    )
    actions = turn_of(match)
    recalls = [action for action in actions if action.startswith("RECALL_FIELD")]
    assert [action for action in actions if action not in recalls] == ["CONNECT(MAD-ROM)", "COVER(1)"]
    assert len(recalls) == 3  # two more for the connection, one for the circle
    assert fulfilled(match) == 1


def test_it_moves_through_its_network_to_a_target():
    match = sh.from_position(
        "spyconnection", position(supply=9, fields=["MAD-ROM-1", "MAD-ROM-2", "MAD-ROM-3"]), seed=1
    )
    assert turn_of(match) == ["MOVE(ROM)", "STOP", "COVER(1)"]


def test_in_its_last_turn_it_takes_a_mission_with_the_city_of_its_spy():
    seven = ["M04", "M05", "M06", "M07", "M08", "M09", "M10"]
    start = position(
        supply=15,
        card=None,
        trigger=1,
        display=["M12", "M11", "M40", "M03"],
        other={"supply": 15, "open": [], "fulfilled": seven, "turns": 5, "finished": True},
    )
    match = sh.from_position("spyconnection", start, seed=1)
    assert turn_of(match) == ["TAKE(3)", "COVER(1)"]
    assert match.over
    assert match.scores[0] == 1


@pytest.mark.parametrize(("rival", "triggers"), [(["M43", "M42", "M40", "M41"], False), ([], True)])
def test_it_triggers_the_end_only_when_it_leads(rival, triggers):
    """Six fulfilled missions, the seventh within reach; the rival has many points or none."""
    six = ["M01", "M02", "M04", "M05", "M06", "M10"]
    start = position(
        supply=12,
        own={"fulfilled": six},
        other={"fulfilled": rival},
        display=["M07", "M08", "M09", "M15"],
    )
    match = sh.from_position("spyconnection", start, seed=1)
    turn_of(match)
    assert (match.view(None)["trigger"] == 0) is triggers


def test_both_backends_value_positions_alike():
    import numpy as np

    from safehouse.core.program import EVALUATE

    match = sh.new_match("spyconnection", 3, seed=5)
    fast = match.edition.fast()
    pool = fast.pool(1)
    rng, out = np.zeros(4, np.int64), np.zeros(len(match.edition.buffer()), np.int64)
    bots = [sh.bot("random", seed=1), sh.bot("random", seed=2), sh.bot("random", seed=3)]
    values = set()
    while not match.over and len(match.steps) < 400:
        state = match.state
        fast.put(pool, 0, state)
        for seat in range(3):
            value = match.edition.slots["evaluate"](state, seat)
            assert fast.run(EVALUATE, pool, np.array([0, seat], np.int64), rng, out) == value
            values.add(value)
        seat = match.to_move[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    assert len(values) > 100
