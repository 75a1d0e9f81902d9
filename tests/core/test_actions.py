"""The action space: numbers, texts, and what is no action."""

import pytest

from safehouse.core.actions import Action, ActionSpace, Kind
from safehouse.core.domain import NUMBER, Domain, counted, named
from safehouse.core.errors import IllegalAction
from safehouse.core.events import EventCatalogue, drain, emit, tell
from safehouse.core.rule import number, rule_id
from safehouse.core.seats import EVERYBODY, SPECTATOR, all_but, only
from safehouse.core.state import State

CITY = named("city", ["LON", "PAR"])
SPACE = ActionSpace(
    players=[Kind("GO", city=CITY), Kind("PAY", slot=counted("slot", 1, 3), city=CITY), Kind("STOP")],
    chance=[Kind("DRAW", card=named("card", [f"C{i}" for i in range(20)]))],
    table=[Kind("LEAVE", seat=counted("seat", 0, 4))],
)


def test_numbers_run_through_players_chance_and_table():
    assert [action.text for action in SPACE.actions[:9]] == [
        "GO(LON)", "GO(PAR)", "PAY(1, LON)", "PAY(1, PAR)", "PAY(2, LON)", "PAY(2, PAR)", "PAY(3, LON)", "PAY(3, PAR)",
        "STOP",
    ]  # fmt: skip
    assert (SPACE.size, SPACE.total) == (9, 33)
    assert (SPACE.base("DRAW"), SPACE.count("DRAW"), SPACE.base("LEAVE")) == (9, 20, 29)
    assert SPACE.kind_of[:3] == [0, 0, 1]
    assert SPACE[3].args == {"slot": 1, "city": "PAR"}
    assert (SPACE[3].kind, str(SPACE[3])) == ("PAY", "PAY(1, PAR)")


@pytest.mark.parametrize("given", ["PAY(2, LON)", "pay(2,lon)", "  PAY ( 2 , LON ) ", 4, SPACE[4]])
def test_an_action_is_found_by_number_text_or_itself(given):
    assert SPACE.find(given) is SPACE[4]


def test_an_action_of_another_space_is_known_by_its_text():
    assert SPACE.find(Action(77, "STOP", "STOP", {})) is SPACE[8]
    with pytest.raises(IllegalAction, match="'JUMP' is no action"):
        SPACE.find(Action(0, "JUMP", "JUMP", {}))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (33, "33 is no action: numbers go from 0 to 32"),
        (-1, "-1 is no action"),
        (True, "True is no action"),
        (1.0, "1.0 is no action"),
        (None, "None is no action"),
        ([], r"\[\] is no action"),
        ("", "'' is no action; kinds are GO, PAY, STOP, DRAW, LEAVE"),
        ("PAY(9, LON)", r"'PAY\(9, LON\)' is no action; PAY takes slot: 1, 2, 3; city: LON, PAR"),
        ("STOP(1)", "STOP takes no arguments"),
        ("DRAW(X)", r"card: C0 … C19 \(20 in all\)"),
        ("X" * 500, "X{50,60}[.]{3}' is no action"),
    ],
)
def test_what_is_no_action_is_refused_with_what_there_is(given, message):
    with pytest.raises(IllegalAction, match=message) as raised:
        SPACE.find(given)
    assert raised.value.rule is None


def test_two_actions_never_share_a_text():
    with pytest.raises(ValueError, match="two actions have the same text"):
        ActionSpace(players=[Kind("GO", city=named("city", ["a", "A"]))], chance=[], table=[])


def test_domains_turn_numbers_into_codes():
    assert (CITY.code(1), CITY.code(-1), CITY.code(2)) == ("PAR", None, None)
    assert (NUMBER.code(-7), NUMBER.code(12)) == (-7, 12)
    assert counted("slot", 1, 3).codes == (1, 2, 3)
    assert (len(CITY), CITY.index["PAR"]) == (2, 1)
    assert Domain("x") == Domain("x")


def test_events_are_rows_that_decode_into_names():
    catalogue = EventCatalogue()
    moved = catalogue.add("moved", seat=counted("seat", 0, 4), city=CITY, cost=NUMBER)
    s = State()
    tell(s, moved, 2, 1, 5, 0)
    emit(s, moved, only(1), 1, 0, -1, 9, 0)
    assert s.event_count == 2
    assert catalogue.decode(s.events[0]) == ("moved", {"seat": 2, "city": "PAR", "cost": 5})
    assert catalogue.decode(s.events[1]) == ("moved", {"seat": 0, "city": None, "cost": 9})
    assert (s.events[0][1], s.events[1][1]) == (EVERYBODY, 0b10)
    drain(s)
    assert s == State()
    with pytest.raises(ValueError, match="event 'long' has 5 arguments, at most 4 fit"):
        catalogue.add("long", a=NUMBER, b=NUMBER, c=NUMBER, d=NUMBER, e=NUMBER)


def test_audiences():
    assert only(2) | all_but(2) == EVERYBODY
    assert only(2) & all_but(2) == 0
    assert EVERYBODY >> SPECTATOR & 1


@pytest.mark.parametrize(("rule", "value"), [("SPY-4.2", 4020), ("VIE-17.16b", 17162), ("EST-1.10", 1100)])
def test_rule_ids_are_numbers_and_back(rule, value):
    assert number(rule) == value
    assert rule_id(rule[:3], value) == rule


@pytest.mark.parametrize("bad", ["SPY-4", "SPY4.2", "spy-4.2", "SPY-4.2z", "", "SPY-4.2 "])
def test_what_is_no_rule_id_is_refused(bad):
    with pytest.raises(ValueError, match="is no rule id"):
        number(bad)
