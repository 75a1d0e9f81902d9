"""Finished games are kept; a run goes on where it stopped; other tournaments are refused."""

import json

import pytest

from safehouse.arena.store import Store, read_results, seed_of
from safehouse.arena.tournament import Tournament
from safehouse.core.errors import OptionError


@pytest.fixture
def file(tmp_path):
    return tmp_path / "runs" / "x.jsonl"


def played(spec, games, store=None, **how):
    tournament = Tournament(spec, games, store, **how)
    tournament.run()
    return tournament.results


def test_a_run_goes_on_where_it_stopped(spec, file):
    def only_three(work, tasks):
        for _, number in zip(range(3), tasks, strict=False):
            yield work(number)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Tournament(spec(), 8, Store(file, spec())).run(only_three)
    assert [game.number for game in read_results(file)] == [0, 1, 2]
    tournament = Tournament(spec(), 8, Store(file, spec()))
    assert list(tournament.missing()) == [3, 4, 5, 6, 7]
    tournament.run()
    assert tournament.results == played(spec(), 8)
    assert len(file.read_text().splitlines()) == 9


def test_more_games_can_be_added(spec, file):
    played(spec(), 2, Store(file, spec()))
    assert played(spec(), 6, Store(file, spec())) == played(spec(), 6)
    assert len(played(spec(), 2, Store(file, spec()))) == 2


def test_a_torn_line_is_repaired(spec, file):
    played(spec(), 4, Store(file, spec()))
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    assert [game.number for game in read_results(file)] == [0, 1, 2]
    assert played(spec(), 4, Store(file, spec())) == played(spec(), 4)
    assert file.read_bytes().count(b"\n") == 5
    assert json.loads(file.read_text().splitlines()[-1])["number"] == 3


def test_a_torn_header_is_written_anew(spec, file):
    Store(file, spec())
    file.write_bytes(file.read_bytes()[:30])
    assert seed_of(file) is None
    assert played(spec(), 2, Store(file, spec())) == played(spec(), 2)
    assert seed_of(file) == "s"


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        ({"seed": "t"}, 'seed: "s" there, "t" now'),
        ({"seats": 3}, "seats: 2 there, 3 now"),
        ({"bots": "greedy,random"}, 'bots: \\["random", "greedy"\\] there, \\["greedy", "random"\\] now'),
        ({"rounds": 1}, "options: "),
    ],
)
def test_another_tournament_is_refused_with_what_differs(spec, file, other, difference):
    Store(file, spec())
    before = file.read_bytes()
    with pytest.raises(OptionError, match=difference):
        Store(file, spec(**{"bots": "random,greedy", **other}))
    assert file.read_bytes() == before


def test_games_of_other_code_are_not_mixed(spec, file, monkeypatch):
    Store(file, spec())
    monkeypatch.setattr("safehouse.arena.store.code_digest", lambda game: "changed")
    with pytest.raises(OptionError, match="bots or rules have changed since"):
        Store(file, spec())


@pytest.mark.parametrize("content", ["hello\n", "[]\n", '{"format": 1}\n'])
def test_a_file_of_something_else_is_refused(spec, file, content):
    file.parent.mkdir()
    file.write_text(content)
    with pytest.raises(OptionError, match="not a file of the arena"):
        Store(file, spec())
    assert file.read_text() == content


@pytest.mark.parametrize(
    "content", ["hello", "hello\nworld", '{"format":1,"game":"chess"', '{"format": 1}\nlast', "\xff\xfe", " "]
)
def test_a_file_of_something_else_is_not_touched_though_its_last_line_has_no_end(spec, file, content):
    file.parent.mkdir()
    file.write_bytes(content.encode("latin-1"))
    with pytest.raises(OptionError, match="not a file of the arena"):
        Store(file, spec())
    assert file.read_bytes() == content.encode("latin-1")


def test_another_tournament_with_a_torn_line_is_not_touched(spec, file):
    played(spec(), 2, Store(file, spec()))
    torn = file.read_bytes()[:-20]
    file.write_bytes(torn)
    with pytest.raises(OptionError, match="another tournament"):
        Store(file, spec(seats=3))
    assert file.read_bytes() == torn


def test_an_empty_file_is_begun(spec, file):
    file.parent.mkdir()
    file.touch()
    assert played(spec(), 2, Store(file, spec())) == played(spec(), 2)


def test_a_line_that_is_no_game_is_named(spec, file):
    store = Store(file, spec())
    with file.open("a") as out:
        out.write('{"number": 0}\n')
    with pytest.raises(OptionError, match="line 2"):
        list(store.results())
