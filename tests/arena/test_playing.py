"""What is kept of a game."""

import json

import pytest

import safehouse as sh
from safehouse.arena.playing import play_game
from safehouse.arena.results import Result
from safehouse.arena.traces import domain_of, followed, traces
from safehouse.catalogue import find_game, own_games


def test_a_result_tells_who_won_and_how(spec):
    game = play_game(spec("random", seats=3), 0)
    assert (game.number, game.deal, game.bots) == (0, 0, ("random",) * 3)
    assert all(game.ranks[seat] == 1 for seat in game.winners)
    asked = sum(times for times, _, _ in game.branching.values())
    chosen = sum(sum(counts.values()) for counts in game.actions)
    assert asked == chosen == game.decisions > 0
    assert all(most >= 1 and times <= legal <= times * most for times, legal, most in game.branching.values())


def test_a_result_survives_json(spec):
    game = play_game(spec("random", seats=3), 0)
    assert Result.of(json.loads(json.dumps(game.content()))) == game


def test_a_win_that_all_share_counts_half(result):
    assert [result(0, "a b", "1 2").credit(seat) for seat in range(2)] == [1, 0]
    assert [result(0, "a b", "1 1").credit(seat) for seat in range(2)] == [0.5, 0.5]
    assert [result(0, "a b c d", "1 1 3 3").credit(seat) for seat in range(4)] == [1, 1, 0, 0]


@pytest.mark.parametrize("name", own_games())
def test_what_a_game_follows_is_there(name):
    """Every event and every thing in a game's traces.py exists, belongs to a seat, and has a name."""
    edition = find_game(name).edition(find_game(name).default_data)
    kinds = {kind.name: dict(kind.args) for kind in edition.events.kinds}
    told = followed(edition)
    assert told.events
    for event, things in told.events.items():
        assert "seat" in kinds[event]
        for thing in things:
            base, codes = told.kinds.get(thing, (thing, None))
            assert set(codes or kinds[event][base].codes) == set(kinds[event][base].codes)
            assert all(isinstance(code, str) for code in kinds[event][base].codes)
            assert domain_of(edition, f"{event} {thing}") == (thing if codes else kinds[event][thing].name)


def test_without_traces_of_its_own_a_game_is_followed_in_all_it_names():
    match = sh.new_match("whisper", 2, seed=1)
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, sh.bot("random", seed=seat).choose(match.observation(seat)))
    found = traces(match)
    events = followed(match.edition).events
    assert events
    assert any(found)
    assert all(group.split(" ")[0] in events for each in found for group in each)


def test_things_can_be_put_together_by_kind():
    """Vienna's cards are followed by what they can do, too."""
    match = sh.new_match("vienna", 2, seed=1)
    while not any(entry.kind == "drawer" for entry in match.log()):
        seat = match.to_move[0]
        match.play(seat, sh.bot("random", seed=seat).choose(match.observation(seat)))
    seat, card = next((e.args["seat"], e.args["card"]) for e in match.log() if e.kind == "drawer")
    ability = match.edition.data.components.cards[int(card) - 1].ability
    assert traces(match)[seat]["drawer ability"] == {ability: 1}


def test_traces_count_what_a_seat_did():
    match = sh.new_match("spyconnection", 2, seed=3, first_player=0)
    match.play(0, "TAKE(1)")
    taken = next(entry.args["mission"] for entry in match.log() if entry.kind == "took")
    assert traces(match)[0]["took mission"] == {taken: 1}
    assert "took mission" not in traces(match)[1]
