"""The invariants of the game, 1 to 19, over whole games. Nothing here uses the engine's own checks."""

from collections import Counter
from itertools import groupby

import pytest

import safehouse as sh

from . import model, walks
from .facts import CARDS, CITIES, LINKS, MISSIONS, STARTS


@pytest.fixture(scope="module")
def games():
    return walks.games()


@pytest.fixture(scope="module")
def steps(games):
    return [step for game in games for step in game]


def seated(position):
    return [(seat, one) for seat, one in enumerate(position["players"]) if one["spy"] is not None]


def test_the_walks_reach_what_they_should(games, steps):
    kinds = Counter(step.action.kind for step in steps)
    assert min(kinds[kind.name] for kind in _kinds() if kind.name != "LEAVE") > 0, kinds
    assert sum(game[-1].after["trigger"] is not None for game in games) > 10
    assert sum(step.before["extra_turn"] for step in steps) > 100
    assert sum(bool(step.before["discard"]) and not step.after["discard"] for step in steps) > 0
    assert sum(len(step.after["display"]) < 4 and step.after["pending"] == "ROOT" for step in steps) > 0


def _kinds():
    return walks.opened(2, 0, 0).edition.actions.kinds


@pytest.mark.rule("SPY-1.9")
def test_1_every_agent_is_somewhere(steps):
    for step in steps:
        for seat, one in enumerate(step.after["players"]):
            on_cards = [model.agents_on(entry) for entry in one["open"]]
            parts = [one["supply"], *one["fields"].values(), *on_cards]
            assert min(parts) >= 0
            assert sum(parts) == model.option(step.after, "agents", seat)


@pytest.mark.rule("SPY-1.7")
def test_2_fields_hold_at_most_two_of_a_seat_and_at_most_one_single_agent(steps):
    for step in steps:
        held = [(field, count) for one in step.after["players"] for field, count in one["fields"].items()]
        assert all(count in (1, 2) for _, count in held)
        assert all(count == 1 for count in Counter(field for field, number in held if number == 1).values())


@pytest.mark.rule("SPY-7.5")
def test_3_cohesion(steps):
    for step in steps:
        for _, one in seated(step.after):
            assert model.hangs_together(one, set(one["fields"]))


@pytest.mark.rule("SPY-6.4")
def test_4_complete_connections_are_a_tree_at_the_spy(steps):
    for step in steps:
        for _, one in seated(step.after):
            complete = [link for link in LINKS.values() if set(link.fields) <= set(one["fields"])]
            cities = model.network(one)
            assert len(complete) == len(cities) - 1
            assert all(set(link.ends) <= cities for link in complete)


@pytest.mark.rule("SPY-5.7")
def test_5_remains_are_one_run_from_an_end_in_the_network(steps):
    for step in steps:
        for _, one in seated(step.after):
            for link in LINKS.values():
                held = [field in one["fields"] for field in link.fields]
                if all(held) or not any(held):
                    continue
                runs = [held for held, _ in groupby(held)]
                assert runs.count(True) == 1
                ends = {link.ends[0]} if held[0] else {link.ends[1]} if held[-1] else set()
                assert ends & model.network(one)


@pytest.mark.rule("SPY-4.2", "SPY-10.5")
def test_6_at_most_three_open_missions_and_none_complete(steps):
    for step in steps:
        for one in step.after["players"]:
            assert len(one["open"]) <= 3
            assert all(set(entry["covered"]) < set(CARDS[entry["card"]].cities) for entry in one["open"])


def test_7_every_card_is_in_exactly_one_place(steps):
    for step in steps:
        after = step.after
        places = [*step.unseen, *step.box, *after["display"], *after["discard"], *after["offered"]]
        for one in after["players"]:
            places += [*one["fulfilled"], *(entry["card"] for entry in one["open"])]
        assert Counter(places) == dict.fromkeys(CARDS, 1)
        assert not {*step.unseen, *after["display"], *after["discard"]} & set(STARTS)
        assert {card for card in step.box if card in MISSIONS} == set(after["removed"])


@pytest.mark.rule("SPY-4.11", "SPY-4.12")
def test_8_the_display_is_full_at_a_turns_start_as_long_as_there_are_cards(games):
    for game in games:
        whole = not game[0].before["removed"]
        for step in game:
            if step.begins_turn:
                full = len(step.after["display"]) == 4
                assert full or not (step.unseen or step.after["discard"])
                assert full or not whole or step.after["trigger"] is not None


@pytest.mark.rule("SPY-4.6", "SPY-14.7")
def test_9_planning_agents_stay_from_taking_to_fulfilling_or_discarding(steps):
    for step in steps:
        most = 2 if step.after["options"]["board_side"] == "light" else 3
        for before, after in zip(step.before["players"], step.after["players"], strict=True):
            planned = {entry["card"]: entry["planning"] for entry in before["open"]}
            for entry in after["open"]:
                assert 0 <= entry["planning"] <= (most if entry["card"] in MISSIONS else 0)
                assert planned.get(entry["card"], entry["planning"]) == entry["planning"]
            assert sum(entry["planning"] for entry in after["open"]) <= 3 * most


@pytest.mark.rule("SPY-7.3")
def test_10_only_the_active_seats_pieces_change(steps):
    for step in steps:
        if step.before["active"] is None or step.actor < 0:
            continue
        assert step.actor == step.before["active"]
        for seat, (before, after) in enumerate(zip(step.before["players"], step.after["players"], strict=True)):
            if seat != step.actor:
                assert _pieces(before) == _pieces(after)


def _pieces(one):
    return {key: one[key] for key in ("spy", "supply", "fields", "open", "fulfilled")}


@pytest.mark.rule("SPY-1.8", "SPY-6.12")
def test_11_the_spy_is_in_a_city_and_changes_it_at_most_twice_a_turn(games):
    for game in games:
        for turn in walks.turns(game):
            moved = [step.action.kind for step in turn if _spies(step.before) != _spies(step.after)]
            assert moved in ([], ["MOVE"], ["CONNECT"], ["MOVE", "CONNECT"])
            assert all(spy in CITIES for step in turn for spy in _spies(step.after))


def _spies(position):
    return [one["spy"] for one in position["players"]]


@pytest.mark.rule("SPY-3.6", "SPY-4.5", "SPY-6.14")
def test_12_what_each_action_does_to_supply_and_network(steps):
    for step in steps:
        if step.actor < 0 or step.action.kind == "CHOOSE_START":
            continue
        before, after = (position["players"][step.actor] for position in (step.before, step.after))
        change = after["supply"] - before["supply"]
        grown = model.network(after) - model.network(before)
        assert len(grown) == (step.action.kind == "CONNECT")
        assert change in _possible_changes(step, before), step.action


def _possible_changes(step, one):
    args = step.action.args
    match step.action.kind:
        case "CONNECT":
            return range(-6, 0)
        case "TAKE":
            return [-model.planning_cost(step.before, step.actor, args["slot"])]
        case "RECALL_FIELD":
            return [one["fields"][args["field"]]]
        case "RECALL_CIRCLE":
            return [1]
        case "DISCARD":
            return [model.agents_on(one["open"][args["mission"] - 1])]
        case "COVER":
            entry = one["open"][args["mission"] - 1]
            circles = len(CARDS[entry["card"]].cities)
            is_last = len(entry["covered"]) == circles - 1
            return [-1 + circles + entry["planning"] if is_last else -1]
    return [0]


@pytest.mark.rule("SPY-10.11", "SPY-10.10")
def test_13_circles_are_covered_in_the_last_step_only_and_for_the_spys_city(games):
    for game in games:
        for turn in walks.turns(game):
            covers = [step for step in turn if step.action.kind == "COVER"]
            assert len(covers) <= 3
            for step in turn:
                if step.actor < 0:
                    continue
                before, after = (_circles(position["players"][step.actor]) for position in (step.before, step.after))
                if new := after - before:
                    assert (step.action.kind, step.before["pending"]) == ("COVER", "COVER")
                    assert {city for _, city in new} == {step.before["players"][step.actor]["spy"]}


def _circles(one):
    return {(entry["card"], city) for entry in one["open"] for city in entry["covered"]}


@pytest.mark.rule("SPY-12.1", "SPY-12.6", "SPY-10.12")
def test_14_points_never_fall_and_the_trigger_is_set_once(steps):
    for step in steps:
        for before, after in zip(step.before["players"], step.after["players"], strict=True):
            assert set(before["fulfilled"]) <= set(after["fulfilled"])
            assert step.after["trigger"] is not None or len(after["fulfilled"]) <= 6
        assert step.before["trigger"] in (None, step.after["trigger"])


@pytest.mark.rule("SPY-12.3", "SPY-12.4")
def test_15_after_the_trigger_everybody_else_has_one_more_turn(games):
    seen = 0
    for game in games:
        fired = [step for step in game if step.before["trigger"] is None and step.after["trigger"] is not None]
        if not fired or game[-1].after["pending"] != "OVER":
            continue
        seen += 1
        who = fired[0].after["trigger"]
        then = [one["turns"] for one in fired[0].before["players"]]
        now = [one["turns"] for one in game[-1].after["players"]]
        assert now == [count + (seat != who) for seat, count in enumerate(then)]
    assert seen > 10


@pytest.mark.rule("SPY-3.7")
def test_16_an_option_can_always_be_reached(steps):
    for step in steps[::3]:
        position = step.after
        if position["pending"] == "OVER":
            continue
        assert model.legal(position)
        while position["pending"] == "ROOT" and not _options(position):
            recalls = [text for text in model.legal(position) if text.startswith("RECALL")]
            position = model.play(position, position["active"], min(recalls))


def _options(position):
    return {text for text in model.legal(position) if text.startswith(("TAKE", "MOVE", "CONNECT"))}


@pytest.mark.rule("SPY-11.1", "SPY-11.3")
def test_17_no_more_extra_turns_than_symbols(games):
    for game in games:
        begun = [step for step in game if step.begins_turn]
        used = sum(step.after["extra_turn"] for step in begun)
        won = _symbols(game[-1].after) - _symbols(game[0].before)
        assert used <= won <= 14
        assert used == won or game[-1].after["pending"] != "OVER"  # none is lost; a waived one was begun


def _symbols(position):
    return sum(CARDS[card].extra_turn for one in position["players"] for card in one["fulfilled"])


@pytest.mark.rule("SPY-15.3", "SPY-1.14")
@pytest.mark.parametrize("seed", range(6))
def test_18_replaying_gives_the_same_state_and_all_see_the_same(seed):
    match = walks.opened(2 + seed % 3, seed, seed)
    for _ in walks.walk(match, seed, skill=0.7, limit=250):
        pass
    again = sh.replay(match.record())
    assert again.state.to_bytes() == match.state.to_bytes()
    assert again.events(None) == match.events(None)
    seen = [match.observation(seat).to_bytes() for seat in (*range(match.seats), None)]
    assert seen == [match.state.to_bytes()] * (match.seats + 1)


def test_19_a_turn_has_at_most_45_decisions(games):
    for game in games:
        for turn in walks.turns(game):
            assert sum(step.actor >= 0 for step in turn) <= 45


def test_a_turn_can_be_made_long_but_not_endless():
    """A player who recalls and discards all there is comes to an end; the end-of-turn step does too."""
    match = walks.late(2, 5, 4)
    (seat,) = match.to_move
    count = 0
    while match.to_move == (seat,):
        free = [action for action in match.legal(seat) if action.kind in ("RECALL_FIELD", "RECALL_CIRCLE", "DISCARD")]
        match.play(seat, (free or match.legal(seat))[0])
        count += 1
    assert count <= 45
