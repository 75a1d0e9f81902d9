"""Who knows what (part 6): all is public but the order of the stack, which is nowhere."""

import json

import pytest

import safehouse as sh

from . import walks
from .facts import MISSIONS, STARTS
from .table import begun, draw, opened, play, player, table

OWN = {"seat", "display", "prices", "reach", "recallable", "idle", "previews"}
"""What differs by point of view: whose seat it is, and whose prices, recalls and previews are shown."""


def views(match):
    return [match.view(seat) for seat in (*range(match.seats), None)]


@pytest.mark.rule("SPY-1.14")
@pytest.mark.parametrize("seed", range(4))
def test_all_see_the_same_apart_from_their_point_of_view(seed):
    match = walks.opened(2 + seed % 3, seed, seed * 2)
    for i, _ in enumerate(walks.walk(match, seed, skill=0.6, limit=300)):
        if i % 5:
            continue
        seen = views(match)
        public = [{key: value for key, value in view.items() if key not in OWN} for view in seen]
        assert all(view == public[0] for view in public)
        assert [view["seat"] for view in seen] == [*range(match.seats), None]
        cards = [[{k: v for k, v in slot.items() if k != "cost"} for slot in view["display"]] for view in seen]
        assert all(display == cards[0] for display in cards)
        assert all(match.events(seat) == match.events(None) for seat in range(match.seats))
        assert len({match.observation(seat).to_bytes() for seat in (*range(match.seats), None)}) == 1


def test_a_spectator_sees_prices_with_the_eyes_of_the_active_seat():
    match = table(player("LON", fields={"LON-PAR-1": 1}), player("ROM", "M06"), options={"board_side": "dark"})
    assert match.view(None)["reach"] == match.view(0)["reach"] != match.view(1)["reach"]
    assert [slot["cost"] for slot in match.view(1)["display"]] == [1, 2, 3, 3]
    assert match.view(0)["recallable"] == ["LON-PAR-1"]


@pytest.mark.rule("SPY-15.3")
def test_the_stack_is_a_set_everybody_can_deduce_and_has_no_order():
    match = begun("S1", "S2")
    assert match.view(1)["unseen"] == [card for card in MISSIONS if card not in ("M01", "M02", "M03", "M04")]
    play(match, "TAKE(1)")
    draw(match, "M30")
    assert "M30" not in match.view(1)["unseen"]
    assert [one["card"] for one in match.view(1)["box"]] == [card for card in STARTS if card not in ("S1", "S2")]


@pytest.mark.rule("SPY-15.3")
def test_different_futures_look_the_same_now():
    """Two matches with different seeds that have seen the same are equal in all that can be asked of them."""
    steps = [step.action.text for step in sh.new_match("spyconnection", seats=3, seed=1).steps]
    matches = []
    for seed in (1, 2):
        match = sh.new_match("spyconnection", seats=3, seed=seed, chance="manual")
        for text in steps:
            match.play(sh.CHANCE, text)
        matches.append(match)
    one, two = matches
    assert one.state.to_bytes() == two.state.to_bytes()
    assert (views(one), one.record(), one.position()) == (views(two), two.record(), two.position())


@pytest.mark.parametrize("seed", ["a-telling-seed", 987654321987654321])
def test_no_seed_is_in_anything_that_leaves_the_match(seed):
    match = sh.new_match("spyconnection", seats=2, seed=seed)
    told = [*views(match), match.record(), match.position(), match.events(None)]
    assert str(seed) not in json.dumps(told)
    assert "seed" not in json.dumps(told)
    words = set(sh.new_match("spyconnection", seats=2, seed=seed)._rng)
    assert not words & set(match.observation(0).state.numbers())


@pytest.mark.rule("SPY-15.3")
def test_a_resampled_world_is_the_same_table_with_another_future():
    match = sh.new_match("spyconnection", seats=2, seed=3)
    worlds = [sh.resample(match.observation(0), seed=seed) for seed in range(12)]
    assert all(world.state.to_bytes() == match.state.to_bytes() for world in worlds)
    revealed = set()
    for world in worlds:
        world.play(world.to_move[0], "TAKE(1)")
        revealed.add(world.view(None)["display"][3]["card"])
    assert len(revealed) > 4


def test_views_are_ready_for_json_and_cannot_harm_the_match():
    match = opened(2, agents=[14, 15], first_player=0)
    for told in (match.view(0), match.record(), match.position()):
        assert json.loads(json.dumps(told)) == told
        told["options"]["agents"][0] = 99
    assert match.options["agents"] == [14, 15]
    from_there = sh.from_position("spyconnection", match.position())
    from_there.record()["position"]["display"].append("M01")
    assert from_there.origin == match.position()


def test_before_the_first_turn_views_are_quiet():
    match = opened(3)
    view = match.view(0)
    assert (view["active"], view["first_player"], view["reach"], view["recallable"]) == (None, None, [], [])
    assert view["to_move"] == []
    assert match.view(None)["recallable"] == []
    assert [one["spy"] for one in view["players"]] == [None] * 3
    assert [one["turn_order"] for one in view["players"]] == [None] * 3


def test_at_the_end_views_tell_the_result():
    match = table(
        player("LON", turns=20, fulfilled=["M02"]), player("ROM", turns=20), active=1, options={"turn_limit": 20}
    )
    play(match, "CONNECT(MON-ROM)")
    for view in views(match):
        assert (view["over"], view["scores"], view["ranking"], view["winners"]) == (True, [2, 0], [0, 1], [0])
        assert (view["decision"], view["to_move"]) == (None, [])
