"""Records: they replay exactly, and what does not fit is refused, every fault of it."""

import json
from copy import deepcopy

import pytest

import safehouse as sh


def played(steps=40, **options):
    match = sh.new_match("spyconnection", seats=2, seed=4, **options)
    bot = sh.bot("random", seed=4)
    while not match.over and len(match.steps) < steps:
        (seat,) = match.to_move
        match.play(seat, bot.choose(match.observation(seat)))
    return match


def test_a_record_is_json_and_replays_exactly():
    match = played(agents=[14, 15])
    record = json.loads(json.dumps(match.record()))
    again = sh.replay(record)
    assert again.state.to_bytes() == match.state.to_bytes()
    assert again.events(0) == match.events(0)
    assert again.record() == record
    assert again.steps == match.steps


@pytest.mark.parametrize("upto", [0, 1, 7, 20])
def test_a_record_can_be_replayed_in_part(upto):
    match = played()
    part = sh.replay(match.record(), upto=upto)
    assert len(part.steps) == upto
    assert part.steps == match.steps[:upto]


def test_a_replayed_match_can_be_played_on():
    match = sh.replay(played().record(), seed=1)
    (seat,) = match.to_move
    before = len(match.steps)
    match.play(seat, next(action for action in match.legal(seat) if action.kind in ("CONNECT", "TAKE", "DONE", "STOP")))
    assert len(match.steps) > before
    assert match.to_move != (sh.CHANCE,)


def test_a_finished_record_tells_its_result_and_is_held_to_it():
    match = played(100_000, turn_limit=20)
    assert match.over
    record = match.record()
    assert record["result"] == {"scores": match.scores, "winners": sorted(match.winners)}
    assert sh.replay(record).over
    record["result"]["winners"] = [0, 1]
    with pytest.raises(sh.RecordError, match=r"result: .* is not what the steps lead to"):
        sh.replay(record)
    assert not sh.replay(record, upto=5).over


def test_steps_of_table_and_chance_are_named():
    match = sh.new_match("spyconnection", seats=3, seed=1)
    match.leave(0)
    record = match.record()
    assert record["steps"][-1] == ["table", "LEAVE(0)"]
    assert record["steps"][0][0] == "chance"
    assert sh.replay(record).state.to_bytes() == match.state.to_bytes()


@pytest.mark.parametrize("record", [None, 7, [], "record", {}, {"game": 7}, {"game": None}])
def test_what_is_no_record_is_refused(record):
    with pytest.raises(sh.RecordError, match="is not a record: that is a JSON object with the key 'game'"):
        sh.replay(record)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda r: r.update(game="chess"), "unknown game 'chess'"),
        (lambda r: r.update(format=99), "format: 99 is not known; this version reads format 1"),
        (lambda r: r.pop("format"), "format: nothing is not known"),
        (
            lambda r: r.update(rules=99),
            "rules: rules version 99 is not known; this version plays spyconnection rules 1 and 2",
        ),
        (lambda r: r["data_set"].update(digest="0"), "has other content here"),
        (lambda r: r["data_set"].update(name="printed"), "'printed' is not known"),
        (lambda r: r.pop("data_set"), "data_set.name: is missing"),
        (lambda r: r.update(seats=9), "played with 2, 3, 4 seats, not 9"),
        (lambda r: r["options"].update(agents=1), "option 'agents': 1 is not allowed"),
        (lambda r: r.update(options=[]), r"options: \[\] is not a table"),
        (lambda r: r.update(colour="red"), "unknown key 'colour'"),
        (lambda r: r.pop("steps"), "steps: is missing"),
        (lambda r: r["steps"].append([0, "CHOOSE_START(S1)"]), r"steps\[\d+\]: SPY-\S+: "),
        (lambda r: r["steps"].append([0, "JUMP"]), r"steps\[\d+\]: 'JUMP' is no action"),
        (lambda r: r["steps"].append([7, "STOP"]), r"steps\[\d+\]\[0\]: 7 is not a whole number from 0 to 1"),
        (lambda r: r["steps"].append(["nobody", "STOP"]), r"'nobody' is not a whole number"),
        (lambda r: r["steps"].append([0]), r"steps\[\d+\]: has 1 members, not 2"),
        (lambda r: r["steps"].append("STOP"), r"steps\[\d+\]: 'STOP' is not a list"),
        (lambda r: r["steps"].append([0, 5]), r"steps\[\d+\]\[1\]: 5 is not a text"),
        (lambda r: r.update(position=7), "position: 7 is not a table"),
        (lambda r: r.update(position={"seats": 2, "players": []}), "position: players: has 0 members"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(change, message):
    record = deepcopy(played().record())
    change(record)
    with pytest.raises(sh.RecordError, match=message):
        sh.replay(record)


@pytest.mark.parametrize("upto", [-1, 10_000, 1.5, True, "all"])
def test_a_bad_upto_is_refused(upto):
    with pytest.raises(sh.RecordError, match="is not a whole number from 0 to"):
        sh.replay(played().record(), upto=upto)


def test_a_record_whose_position_is_of_another_table_is_refused():
    players = [{"spy": "LON"}, {"spy": "ROM"}]
    record = sh.from_position("spyconnection", {"seats": 2, "players": players}).record()
    record["options"]["turn_limit"] = 20
    with pytest.raises(sh.RecordError, match="position: its seats, options or data set are not those of the record"):
        sh.replay(record)
