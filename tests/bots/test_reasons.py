"""Why a hint advises something: counted by what the seat knows, true, comparable, and with words in every language."""

import pytest

import safehouse as sh
from safehouse.bots import reasons
from safehouse.bots.greedy_engine import engine_for
from safehouse.bots.reasons import grounds
from safehouse.core.chance import stream
from safehouse.core.observation import Observation

GAMES = {"vienna": 3, "estoril": 3, "spyconnection": 3, "inkognito": 4}
SUPPOSED = {"rewards"}
"""What is told as it seems: others' face-down cards decide it."""


def positions(name, count, seed=3):
    """Questions from all over a game of simple bots."""
    match, bot = sh.new_match(name, seats=GAMES[name], seed=seed), sh.bot("random", seed=seed)
    step = 0
    while not match.over and count > 0:
        seat = match.to_move[0]
        seen = match.observation(seat)
        if step % 11 == 5 and len(seen.legal()) > 1:
            yield match, seen
            count -= 1
        match.play(seat, bot.choose(seen))
        step += 1


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_counted_has_words_in_every_language(name):
    match = sh.new_match(name, seats=GAMES[name], seed=1)
    edition = match.edition
    counted = set()
    for _, seen in positions(name, 6):
        world = reasons._world(seen, 0)
        counted |= edition.features(world, seen.seat).keys()
    assert set(edition.kept) <= counted | {"done"}
    for language in ("en", "de", "pl", "ja"):
        texts = sh.game(name).texts(language)
        for key in counted:
            for count in (1, 2, 5):
                said = texts.say(f"reason-{key}", count=count)
                assert said != f"reason-{key}"
                assert key == "done" or str(count) in said


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_is_true(name):
    """Followed in the true position, the way that was looked at brings what was promised."""
    told = 0
    for match, seen in positions(name, 8):
        legal = seen.legal()
        truth = Observation(seen.edition, seen.seats, seen.options, seen.seat, match.state.clone())
        before = seen.edition.features(truth.state, seen.seat)
        for action, found in zip(legal[:3], grounds(seen, legal[:3]), strict=True):
            way = reasons._way(seen, engine_for(seen.edition), reasons._world(seen, 0), action)
            after = seen.edition.features(reasons._after(truth, truth.state, way), seen.seat)
            promised = {**found.brings, **{key: -count for key, count in found.costs.items()}}
            for key, change in promised.items():
                if key not in SUPPOSED:
                    assert after[key] - before[key] == change, (action.text, key)
                    told += 1
            for key, count in found.keeps.items():
                assert after[key] == count
            assert found.steps == len(way)
    assert told > 5


@pytest.mark.parametrize("name", GAMES)
def test_others_are_compared_with_the_first(name):
    compared = 0
    for _, seen in positions(name, 6):
        legal = seen.legal()[:3]
        best, *rest = grounds(seen, legal)
        assert best.less == best.more == {}
        for one in rest:
            assert not one.less.keys() & one.more.keys()
            assert all(count > 0 for part in (one.less, one.more, one.brings, one.costs) for count in part.values())
            compared += len(one.less) + len(one.more)
    assert compared > 0


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_the_seat_may_not_know_changes_a_word(name):
    """An independent mutator changes what is hidden from the seat; the reasons stay equal."""
    changed = 0
    for match, seen in positions(name, 8, seed=5):
        other = match.state.clone()
        if not seen.edition.mutate(other, seen.seat, stream(9, name)):
            continue
        twin = Observation(seen.edition, seen.seats, seen.options, seen.seat, seen.edition.concealed(other, seen.seat))
        assert twin == seen
        legal = seen.legal()[:3]
        assert grounds(twin, legal) == grounds(seen, legal)
        changed += 1
    assert changed > 0 or name == "spyconnection"


def test_a_game_that_counts_nothing_has_hints_without_reasons():
    from safehouse.catalogue import add_game
    from toys import whisper

    add_game(whisper.GAME)
    match = sh.new_match("whisper", 2, seed=1)
    seen = match.observation(match.to_move[0])
    (found,) = grounds(seen, seen.legal()[:1])
    assert (found.brings, found.keeps, found.less) == ({}, {}, {})
