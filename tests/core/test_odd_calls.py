"""Whatever a caller hands in, only errors of the house come out, and each says what is allowed."""

from __future__ import annotations

import dataclasses

import pytest

import safehouse as sh
from safehouse.core.backend import CompileError, Fast
from safehouse.core.game import Edition
from safehouse.core.program import run
from safehouse.core.records import open_match
from safehouse.core.rule import RULES
from safehouse.core.texts import languages
from toys.broken import altered
from toys.whisper import GAME

DEEP = []
for _ in range(10_000):
    DEEP = [DEEP]

ODD = [None, True, -1.0, 1.5, "", "\ud800", "x" * 10_000, [], {}, DEEP, 10**5_000, -(10**5_000)]


@pytest.fixture
def match():
    return sh.new_match("spyconnection", seats=2, seed=1)


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_odd_values_are_refused_everywhere(match, odd):
    calls = [
        lambda: match.play(odd, 0),
        lambda: match.play(match.to_move[0], odd),
        lambda: match.legal(odd),
        lambda: match.why_not(0, 0, language=odd),
        lambda: match.leave(odd),
        lambda: sh.new_match(odd, seats=2),
        lambda: sh.new_match("spyconnection", seats=odd),
        lambda: sh.new_match("spyconnection", seats=2, chance=odd),
        lambda: sh.new_match("spyconnection", seats=2, board_side=odd),
        lambda: sh.replay(odd),
        lambda: sh.replay(match.record() | {"steps": [odd]}),
        lambda: sh.from_position("spyconnection", odd),
        lambda: sh.from_position(odd, match.position()),
        lambda: sh.bot(odd),
    ]
    if not (isinstance(odd, int) and odd > 1):
        calls.append(lambda: match.events(None, since=odd))
    if odd != []:
        calls.append(lambda: sh.replay(match.record() | {"steps": odd}))
    if not isinstance(odd, str) and odd is not None:
        calls += [
            lambda: sh.new_match("spyconnection", seats=2, seed=odd),
            lambda: match.observation(odd),
            lambda: match.clone(seed=odd),
        ]
    before = match.record()
    for call in calls:
        with pytest.raises(sh.SafehouseError):
            call()
    assert match.record() == before


def test_any_text_is_a_seed():
    first, second = (sh.new_match("spyconnection", seats=2, seed="\ud800") for _ in range(2))
    assert first.state == second.state


def test_a_record_without_seats_says_so(match):
    record = match.record()
    del record["seats"]
    with pytest.raises(sh.RecordError, match="spyconnection is played with 2, 3, 4 seats, not nothing"):
        sh.replay(record)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (f"name = {'9' * 5_000}", "not a TOML file"),
        (f"name = {'[' * 5_000}", "not a TOML file"),
        ("name = ", "not a TOML file"),
        ('game = "spyconnection"', "is missing"),
    ],
)
def test_odd_data_files_are_refused(tmp_path, content, told):
    file = tmp_path / "odd.toml"
    file.write_text(content)
    with pytest.raises(sh.DataError, match=told):
        sh.load_data_set("spyconnection", file)


def test_a_file_name_that_cannot_be_is_refused():
    with pytest.raises(sh.DataError, match="cannot be read"):
        sh.load_data_set("spyconnection", "odd\x00name.toml")


def test_what_is_given_out_can_be_spoilt(match):
    match = sh.from_position("spyconnection", match.position())
    record, view = match.record(), match.view(0)
    record["position"]["players"].clear()
    record["options"].clear()
    view["options"].clear()
    assert sh.replay(match.record()).state == match.state
    assert match.view(0)["options"] == match.options


def test_a_game_has_the_languages_it_has_texts_for():
    assert languages("safehouse.games.spyconnection") == ("en", "de", "pl", "ja")
    assert languages("toys.whisper") == ("en",)
    with pytest.raises(sh.OptionError, match="unknown language 'de'; languages are en"):
        GAME.texts("de")


def test_chance_that_can_do_nothing_is_a_fault_of_the_rules():
    game = altered(slots={"check": lambda s, seat, action: 1020})
    with pytest.raises(RuntimeError, match="whisper: chance is asked but can do nothing"):
        open_match(game.edition("paper"), 2, game.accept(2, {}), seed=1)


def test_another_data_set_under_the_name_of_the_default_is_built_on_its_own_cards():
    data = GAME.data_set("ivory")
    edition = Edition.of(GAME, dataclasses.replace(data, name="paper"))
    assert [action.text for action in edition.actions.actions[:2]] == ["PICK(SUN)", "PICK(MOON)"]


def test_rules_that_call_in_a_circle_are_named(tmp_path):
    RULES.update((_outer, _inner))
    try:
        game = altered(slots={"apply": _outer})
        with pytest.raises(CompileError, match="rules may not call themselves: _outer calls _inner calls _outer"):
            Fast(game.edition("paper"), run, cache=tmp_path)
    finally:
        RULES.difference_update((_outer, _inner))


def _outer(s, seat, action):
    _inner(s, seat, action)


def _inner(s, seat, action):
    _outer(s, seat, action)


def test_a_position_with_a_wrong_head_is_told_all_of_it() -> None:
    position = sh.new_match("spyconnection", seats=2, seed=1).position()
    position |= {"format": 2, "seats": 2, "options": {"agents": -1, "board_side": "x", "nope": 1, "none": 2}}
    with pytest.raises(sh.PositionError) as caught:
        sh.from_position("spyconnection", position)
    faults = caught.value.faults
    assert [fault.split(";")[0] for fault in faults] == [
        "format: 2 is not known",
        "unknown options 'nope', 'none'",
        "option 'agents': -1 is not allowed",
        "option 'board_side': 'x' is not allowed",
    ]


def test_several_wrong_options_are_told_at_once() -> None:
    with pytest.raises(sh.OptionError) as caught:
        sh.new_match("spyconnection", seats=9, data_set="none", colour=1)
    assert len(caught.value.faults) == 3
    assert "spyconnection is played with 2, 3, 4 seats, not 9; unknown option 'colour'; options are " in str(
        caught.value
    )
