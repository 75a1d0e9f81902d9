"""Part 11: the invariants over whole games, seen from the log, and refusals for everything that is no legal action."""

import json
from collections import Counter

import pytest

import safehouse as sh
from safehouse.core.actions import Action

from .table import opened, play_on

SETTINGS = [
    (2, {}),
    (2, {"recruitment_office": True, "second_place": True}),
    (3, {"secret_missions": True}),
    (3, {"white_disc_limit": 5}),
    (4, {}),
    (4, {"secret_missions": True, "recruitment_office": True, "second_place": True}),
]


def played(seats, options, seed):
    match = opened(seats, **options)
    edition, faults = match.edition, []
    while not match.over:
        before, count = match.state, len(match.steps)
        play_on(match, f"{seed}/{count}", until=lambda m, count=count: len(m.steps) > count)
        step = match.steps[-1]
        faults += edition.invariants(match.state)
        faults += edition.step_invariants(before, step.actor, step.action, match.state)
        assert faults == []
        assert match.over or match.legal(match.to_move[0]), "INV-19"
        if match.view(None)["places"] and match.view(None)["resolving"] is None and not match.over:
            inv_20(match)
    return match


def inv_20(match):
    places = match.view(None)["places"]
    assert sum(one["reward"]["face_down"] for one in places) <= 2
    for place in places:
        for one in place["spaces"]:
            if one["seat"] is not None:
                assert one["face_down"] == (place["place"] != "3")


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("seed", [1, 2])
def test_invariants_over_whole_games(seats, options, seed):
    match = played(seats, options, seed)
    events = match.events(None)
    by_kind = Counter(event["kind"] for event in events)
    assert by_kind["took_reward"] + by_kind["unclaimed"] == 24, "INV-12"
    assert by_kind["placed"] <= 48, "INV-19"
    assert by_kind["lost"] <= 4, "INV-13"
    final = match.view(None)
    for player in final["players"]:
        seat = player["seat"]
        won = sum(event["kind"] == "took_reward" and event["args"]["seat"] == seat for event in events)
        lost = sum(event["kind"] == "lost" and event["args"]["seat"] == seat for event in events)
        assert 6 + won == player["hand_count"] + len(player["discards"]) + lost, "INV-13"
        assert player["hand_count"] == min(6, 6 + won - lost) or player["hand_count"] <= 6
        inv_16(match, player)
    for mission in (*final["missions"], *final["secret_missions"]):
        assert sum(mission["points"]) <= (9 if options.get("second_place") else 6), "INV-15"


def inv_16(match, player):
    final, seat = match.view(None), player["seat"]
    missions = sum(one["points"][seat] for one in (*final["missions"], *final["secret_missions"]))
    recruitment = player["recruitment"]["points"] if player["recruitment"] else 0
    assert match.scores[seat] == player["discard_points"] + player["hand_points"] + missions + recruitment
    assert match.scores[seat] >= 0


@pytest.mark.parametrize(("seats", "options"), SETTINGS[::2])
def test_positions_and_records_round_trip(seats, options):
    match = opened(seats, **options)
    while not match.over:
        again = sh.from_position("estoril", json.loads(json.dumps(match.position())), chance="manual")
        assert again.state == match.state
        count = len(match.steps)
        play_on(match, f"x/{count}", until=lambda m, count=count: len(m.steps) > count)
    replayed = sh.replay(json.loads(json.dumps(match.record())))
    assert replayed.state == match.state
    assert replayed.events(0) == match.events(0)


def test_every_refusal_names_a_rule_of_the_catalogue_with_a_text():
    rules = set(sh.game("estoril").rule_ids())
    texts = sh.game("estoril").texts("en")
    seen = set()
    for seed in range(2):
        match = opened(3, recruitment_office=True)
        while not match.over:
            for actor in (*range(3), sh.CHANCE, sh.TABLE):
                for action in match.edition.actions.actions:
                    seen.add(match.edition.check(match.state, actor, action.id))
            count = len(match.steps)
            play_on(match, f"{seed}/{count}", until=lambda m, count=count: len(m.steps) > count + 7)
    named = {f"EST-{number // 1000}.{number % 1000 // 10}" for number in seen if number}
    assert named <= rules
    assert len(named) > 25
    for rule in named:
        assert texts.has(f"why-{rule.replace('.', '-')}"), rule


def test_legal_is_exactly_what_check_allows():
    match = opened(4)
    while not match.over:
        for actor in (*range(4), sh.CHANCE):
            allowed = [a for a in match.edition.actions.actions if match.edition.check(match.state, actor, a.id) == 0]
            assert match.legal(actor) == allowed
        count = len(match.steps)
        play_on(match, f"l/{count}", until=lambda m, count=count: len(m.steps) > count + 2)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"spaces": {"9-I": {"seat": 0, "card": "RED-S1"}}}, "no such space"),
        ({"spaces": {"3-I": {"seat": 0, "card": "RED-S1"}}, "city": None}, "not a list"),
        ({"spaces": {"4-I": {"seat": 5, "card": "RED-S1"}}}, "whole number from 0 to 1"),
        ({"spaces": {"4-I": {"seat": 0, "card": "XX"}}}, "is not one of"),
        ({"spaces": {"4-I": {"seat": 0, "card": "C01"}}}, "INV-10"),
        ({"rewards": {"7": "C01"}}, "no such place in the city"),
        ({"rewards": {"1": "RED-S1"}}, "is not one of"),
        ({"city": [{"place": "1"}] * 6}, "is there twice"),
        ({"city": [{"place": "1"}]}, "has 1 members"),
        ({"players": [{"hand": ["C01", "C01"]}, {}]}, "lies somewhere else already"),
        ({"players": [{}]}, "has 1 members"),
        ({"pending": "ABILITY"}, "must be being resolved"),
        ({"pending": "PEEK", "space": "4-III"}, "no own character on a peek symbol"),
        ({"pending": "DISCARD"}, "at least one seat must be discarding"),
        ({"pending": "DISCARD", "asked": [0], "players": [{"out": True}, {}]}, "not asked to discard"),
        ({"pending": "PEEK", "space": "4-III", "active": 0, "players": [{"out": True}, {}]}, "not asked to peek"),
        ({"pending": "DRAW_REWARD", "rewards": {"2": "C01"}}, "place 2 has one, place 1 does not"),
        ({"pending": "PLACE_SPACE", "chosen": "GREEN-S1"}, "the chosen card is not in hand"),
        ({"missions": ["M01", "M01", "M02", "M03"]}, "there twice"),
        ({"missions": ["M01"]}, "it must be"),
        ({"round": 7}, "whole number from 0 to 4"),
        ({"colour": 1}, "unknown key"),
    ],
)
def test_wrong_positions_are_refused_with_the_fault(change, words):
    position = {"seats": 2, **change}
    with pytest.raises(sh.PositionError, match=words):
        sh.from_position("estoril", position)


def test_an_action_is_text_number_or_action():
    match = opened(2, first_player=0)
    action = match.edition.actions.find("card(red-s1)")
    assert isinstance(action, Action)
    assert action.text == "CARD(RED-S1)"
    assert match.edition.actions.find(action.id) == action
