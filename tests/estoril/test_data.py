"""Part 10: the data set of the printed game, and what is demanded of any other."""

import copy
import json
from collections import Counter

import pytest

import safehouse as sh

from .facts import CONTENT, FACES, PLACES
from .table import play_on

GAME = sh.game("estoril")
MISSIONS = ["M01", "M02", "M03", "M04"]


def examined(change):
    content = copy.deepcopy(CONTENT)
    change(content)
    return GAME.examine_data(content)


def toml(content):
    def value(one):
        if isinstance(one, dict):
            return "{ " + ", ".join(f"{key} = {value(v)}" for key, v in one.items()) + " }"
        if isinstance(one, bool):
            return str(one).lower()
        return str(one) if isinstance(one, int) else str(one).replace("'", '"') if isinstance(one, list) else f'"{one}"'

    lines = [f"{key} = {value(content[key])}" for key in ("game", "name", "provenance")]
    for key in ("starting", "deck", "places", "missions"):
        for entry in content[key]:
            lines += [f"[[{key}]]", *(f"{k} = {value(v)}" for k, v in entry.items())]
    return "\n".join(lines)


def test_the_box_has_no_fault_and_lacks_nothing_of_the_printed_game():
    data, findings = GAME.examine_data(CONTENT)
    assert data is not None
    assert (findings.errors, findings.warnings) == ([], [])


def test_totals_of_the_box():
    deck = CONTENT["deck"]
    assert Counter(c["flag"] for c in deck) == {
        "PT": 6, "DE": 4, "GB": 4, "US": 4, "SU": 2, "ES": 2, "FR": 2, "YU": 1, "HU": 1, "IT": 1,
    }  # fmt: skip
    assert [sum(c["influence"] == i for c in deck) for i in range(6)] == [2, 7, 8, 5, 4, 1]
    assert [sum(c["vp"] == i for c in deck) for i in range(1, 5)] == [7, 7, 8, 5]
    symbols = Counter(symbol for c in deck for symbol in c["symbols"])
    assert symbols == {"assassin": 7, "seducer": 7, "conspirator": 7, "diplomat": 6, "nationalist": 6, "woman": 7}
    doubled = [c["id"] for c in deck if len(c["symbols"]) != len(set(c["symbols"]))]
    assert doubled == ["C18", "C20", "C22", "C25", "C26"]
    start = CONTENT["starting"]
    assert Counter(c["flag"] for c in start) == {"PT": 3, "DE": 1, "GB": 1, "US": 1}
    assert {c["vp"] for c in start} == {1}
    assert len(FACES) == 51


def test_marks_of_the_box():
    for number, place in PLACES.items():
        spaces = ["I", "II", "III", "IV"][: 4 if number == "8" else 3]
        assert place["top_secret"] == ([] if number == "3" else spaces)
        assert place["reward_top_secret"] == (number in "28")


def broken(rule, change):
    return pytest.param(rule, change, id=f"{rule}-{change.__name__}")


def seven_places(c):
    del c["places"][0]


def two_of_one_number(c):
    c["places"][0]["number"] = 2


def field_twice(c):
    c["places"][0]["fields"] = ["R", "I", "II", "II"]


def reward_in_the_centre(c):
    c["places"][0]["reward_in_centre"] = True


def museum_without_centre(c):
    c["places"][7]["reward_in_centre"] = False


def secret_that_is_none(c):
    c["places"][0]["top_secret"] = ["IV"]


def secret_tamariz(c):
    c["places"][2]["top_secret"] = ["I"]


def secret_reward_at_tamariz(c):
    c["places"][2]["reward_top_secret"] = True


def peek_nowhere(c):
    c["places"][0]["peek"] = {"IV": "this"}


def peek_any_elsewhere(c):
    c["places"][0]["peek"] = {"I": "any"}


def no_peek_any(c):
    c["places"][7]["peek"] = {}


def five_starting(c):
    del c["starting"][0]


def small_deck(c):
    del c["deck"][:3]


def same_id(c):
    c["deck"][0]["id"] = "S1"


def influence_of_six(c):
    c["deck"][0]["influence"] = 6


def negative_points(c):
    c["deck"][0]["vp"] = -1


def three_abilities(c):
    c["deck"][0]["symbols"] = ["assassin", "seducer", "diplomat"]


def two_women(c):
    c["deck"][0]["symbols"] = ["woman", "woman"]


def eleven_missions(c):
    del c["missions"][0]


def mission_twice(c):
    c["missions"][1]["id"] = "M01"


def mission_of_two_kinds(c):
    c["missions"][0]["symbol"] = "woman"


def mission_of_no_kind(c):
    del c["missions"][0]["flag"]


def two_for_influence(c):
    c["missions"][0] = {"id": "M01", "influence": True}


@pytest.mark.parametrize(
    ("rule", "change"),
    [
        broken("DAT-1", seven_places),
        broken("DAT-1", two_of_one_number),
        broken("DAT-2", field_twice),
        broken("DAT-2", reward_in_the_centre),
        broken("DAT-2", museum_without_centre),
        broken("DAT-3", secret_that_is_none),
        broken("DAT-3", secret_tamariz),
        broken("DAT-3", secret_reward_at_tamariz),
        broken("DAT-4", peek_nowhere),
        broken("DAT-4", peek_any_elsewhere),
        broken("DAT-4", no_peek_any),
        broken("DAT-5", five_starting),
        broken("DAT-5", small_deck),
        broken("DAT-5", same_id),
        broken("DAT-6", influence_of_six),
        broken("DAT-6", negative_points),
        broken("DAT-6", three_abilities),
        broken("DAT-6", two_women),
        broken("DAT-7", eleven_missions),
        broken("DAT-7", mission_twice),
        broken("DAT-7", mission_of_two_kinds),
        broken("DAT-7", mission_of_no_kind),
        broken("DAT-7", two_for_influence),
    ],
)
def test_what_the_rules_need(rule, change):
    data, findings = examined(change)
    assert data is None
    assert any(fault.startswith(rule) for fault in findings.errors), findings.errors


def test_all_broken_constraints_are_listed():
    def change(c):
        for one in (seven_places, no_peek_any_of_seven, small_deck, eleven_missions, influence_of_six):
            one(c)

    def no_peek_any_of_seven(c):
        c["places"][-1]["peek"] = {}

    data, findings = examined(change)
    assert data is None
    assert {fault.partition(":")[0] for fault in findings.errors} == {"DAT-1", "DAT-4", "DAT-5", "DAT-6", "DAT-7"}


def odd_influence(c):
    c["deck"][0]["influence"] = 2.5


def odd_symbol(c):
    c["deck"][1]["symbols"] = ["spy"]


def odd_secret(c):
    c["places"][0]["top_secret"] = ["V"]


def deck_of_no_list(c):
    c["deck"] = "none"


def deck_too_large(c):
    c["deck"] += [{**c["deck"][0], "id": f"Y{i}"} for i in range(70)]


def odd_field(c):
    c["places"][0]["fields"] = ["R", "I", "II", "V"]


def two_peeks(c):
    c["places"][0]["peek"] = {"I": ["this", "any"]}


def nameless(c):
    del c["deck"][0]["name"]


def odd_mission(c):
    c["missions"][-1] = {"id": "M12", "counts": "number of hats"}


UNREADABLE = {
    odd_influence: "DAT-6: deck[0].influence: 2.5 is not a whole number from 0 to 5",
    odd_symbol: "DAT-6: deck[1].symbols[0]: 'spy' is not",
    nameless: "DAT-6: deck[0].name: is missing",
    odd_secret: "DAT-3: places[0].top_secret[0]: 'V' is not",
    odd_field: "DAT-2: places[0].fields[3]: 'V' is not",
    two_peeks: "DAT-4: places[0].peek.I: ['this', 'any'] is not",
    odd_mission: "DAT-7: missions[10].counts: 'number of hats' is not",
    deck_of_no_list: "deck: 'none' is not a list",
    deck_too_large: "deck: has 97 members",
}


@pytest.mark.parametrize("unreadable", UNREADABLE, ids=lambda change: change.__name__)
def test_what_can_be_read_is_checked_whatever_is_wrong_with_the_rest(unreadable):
    def change(c):
        for one in (unreadable, eleven_missions, secret_tamariz, no_peek_any, five_starting):
            one(c)
        c["starting"][1]["vp"] = -1

    data, findings = examined(change)
    assert data is None
    assert any(fault.startswith(UNREADABLE[unreadable]) for fault in findings.errors), findings.errors
    constraints = {fault.partition(":")[0] for fault in findings.errors}
    assert constraints >= {"DAT-3", "DAT-4", "DAT-5", "DAT-6", "DAT-7"}


def test_one_fault_of_a_card_hides_no_other():
    def change(c):
        c["deck"][0] |= {"symbols": ["spy"], "influence": 9, "vp": -1}

    faults = examined(change)[1].errors
    assert [fault.partition(" is not")[0] for fault in faults] == [
        "DAT-6: deck[0].influence: 9",
        "DAT-6: deck[0].vp: -1",
        "DAT-6: deck[0].symbols[0]: 'spy'",
    ]


def in_words(mission):
    """A mission in the form of the facts file."""
    for key in ("flag", "symbol"):
        if key in mission:
            return {"id": mission["id"], "counts": f"{key} {mission[key]}"}
    flags = mission.get("different_flags")
    return {"id": mission["id"], "counts": f"different flags among {' '.join(flags)}" if flags else "sum of influence"}


def facts_file(name="facts"):
    """The box as JSON with the keys that the specification uses."""
    content = copy.deepcopy(CONTENT) | {"name": name}
    for place in content["places"]:
        place["quadrants_clockwise"], place["spaces_top_secret"] = place.pop("fields"), place.pop("top_secret")
    content["missions"] = [in_words(mission) for mission in content["missions"]]
    return content


def test_a_data_set_may_be_json_with_the_keys_of_the_specification(tmp_path):
    file = tmp_path / "facts.json"
    file.write_text(json.dumps(facts_file()), encoding="utf-8")
    assert GAME.load_data_set(file).components == GAME.data_set("box").components


@pytest.mark.parametrize("counts", ["flag", "flag Germany", "symbol spy", "different flags among", "influence", "", 7])
def test_missions_in_other_words_are_refused(counts):
    content = facts_file()
    content["missions"][0]["counts"] = counts
    data, findings = GAME.examine_data(content)
    assert data is None
    assert {fault.rpartition(".counts")[0] for fault in findings.errors} == {"DAT-7: missions[0]"}


def test_both_names_of_a_key_are_one_too_many():
    content = facts_file()
    content["places"][0]["fields"] = content["places"][0]["quadrants_clockwise"]
    assert any("unknown key 'fields'" in fault for fault in GAME.examine_data(content)[1].errors)


@pytest.mark.parametrize("odd", ["x", 7, [], None, {"a": 1}])
@pytest.mark.parametrize("key", ["starting", "deck", "places", "missions"])
def test_odd_values_are_refused_and_never_crash(key, odd):
    for where in (lambda c: c.update({key: odd}), lambda c: c[key].__setitem__(0, odd)):
        data, findings = examined(where)
        assert data is None
        assert findings.errors


def weak_luciano(c):
    c["deck"][26]["influence"] = 1


def open_muchaxo(c):
    c["places"][4]["top_secret"] = []


def no_women_mission(c):
    c["missions"][10] = {"id": "M11", "flag": "FR"}


@pytest.mark.parametrize(
    ("rule", "change"), [("DAT-8", open_muchaxo), ("DAT-9", weak_luciano), ("DAT-10", no_women_mission)]
)
def test_departures_from_the_printed_game_are_only_reported(rule, change):
    data, findings = examined(change)
    assert data is not None
    assert [warning.partition(":")[0] for warning in findings.warnings] == [rule]


def other_set(name="mirror"):
    """A larger deck, and boards with their fields in reverse order."""
    content = copy.deepcopy(CONTENT)
    content["name"] = name
    for place in content["places"]:
        place["fields"] = [place["fields"][-i % 4] for i in range(4)]
    extra = {"flag": "FR", "influence": 2, "vp": 2, "symbols": ["diplomat"]}
    content["deck"] += [{"id": f"X{i}", "name": f"Extra {i}", **extra} for i in range(3)]
    return content


@pytest.fixture(scope="module")
def mirrored(tmp_path_factory):
    file = tmp_path_factory.mktemp("data") / "mirror.toml"
    file.write_text(toml(other_set()), encoding="utf-8")
    GAME.load_data_set(file)
    return "mirror"


def test_an_own_data_set_can_be_played(mirrored):
    match = sh.new_match("estoril", seats=3, chance="manual", data_set=mirrored)
    assert match.edition.actions.size == 67 + 30
    play_on(match, 5)
    assert match.over
    assert match.view(None)["deck"]["count"] >= 30 - 24


def test_inv_17_mirroring_changes_nothing(mirrored):
    order, turns = "426158", "013220"
    flipped = order[2::-1] + order[:2:-1]

    def laid(data, places, rotations):
        match = sh.new_match("estoril", seats=2, chance="manual", first_player=0, missions=MISSIONS, data_set=data)
        for place, rotation in zip(places, rotations, strict=True):
            match.play(sh.CHANCE, f"LAY({place}, {rotation})")
        return {one["place"]: (one["adjacent"], one["spaces"]) for one in match.view(None)["places"]}

    turned = "".join(str((1 - int(k)) % 4) for k in turns[2::-1] + turns[:2:-1])
    assert laid("box", order, turns) == laid(mirrored, flipped, turned)
