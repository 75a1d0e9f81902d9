"""The pages of the docs that many games make."""

from dataclasses import replace

import pytest

from safehouse.arena import balance, pairings
from safehouse.arena.__main__ import main
from safehouse.arena.pairings import Pairing
from safehouse.arena.strength import verdict
from safehouse.arena.suites import Entry, Suite
from safehouse.catalogue import find_game


def test_strength_shows_what_must_be_shown():
    found = pairings.pairings()
    claims = {(each.entry.game, *each.names, each.target) for each in found}
    for game in ("spyconnection", "estoril", "vienna", "inkognito"):
        assert (game, "greedy", "random", 0.90) in claims
        assert (game, "ismcts:ms=100", "greedy", 0.65) in claims
        assert (game, "ismcts:ms=400", "ismcts:ms=100", 0.55) in claims
    outside = [each.entry for each in found if each.names[1] == "openspiel:ms=100"]
    assert {entry.game for entry in outside} == {"spyconnection", "estoril", "vienna"}
    assert next(entry.options for entry in outside if entry.game == "vienna") == {"version": "intro"}
    assert len({each.entry.file for each in found}) == len(found)


def test_one_against_a_field_is_the_share_of_the_one(result):
    pairing = Pairing(Entry("inkognito", 4, "greedy,random"), 0.9)
    games = [result(0, "random greedy random random", "1 1 3 3"), result(1, "greedy random random random", "3 1 1 3")]
    assert pairing.credits(games) == [1, 0]
    assert pairing.table == "one against 3"


def test_pairs_count_where_partners_are_the_same_bot(result):
    pairing = Pairing(Entry("inkognito", 4, "greedy,greedy,random,random"), 0.9)
    games = [
        result(0, "greedy greedy random random", "1 1 3 3"),
        result(1, "greedy random greedy random", "1 1 3 3"),
        result(2, "random random greedy greedy", "1 1 3 3"),
    ]
    assert pairing.credits(games) == [1, 0]
    assert pairing.table == "pair against pair"
    assert pairing.games(400) == 1200


@pytest.mark.parametrize(
    ("share", "interval", "word"),
    [
        (0.95, (0.92, 0.97), "met, clearly"),
        (0.91, (0.88, 0.94), "met"),
        (0.89, (0.86, 0.92), "missed"),
        (0.8, (0.7, 0.85), "missed, clearly"),
    ],
)
def test_whether_a_target_is_met(share, interval, word):
    assert verdict(Pairing(Entry("estoril", 2, "greedy,random"), 0.9), share, *interval) == word


@pytest.fixture
def short(monkeypatch):
    """Suites of the toy alone."""
    pairs = [
        Pairing(Entry("whisper", 2, "greedy,random", {"rounds": 1}), 0.9),
        Pairing(Entry("whisper", 2, "openspiel:ms=1,random"), 0.9, "not there"),
    ]
    monkeypatch.setattr(pairings, "pairings", lambda: pairs)
    monkeypatch.setattr(balance, "own_games", lambda: {"whisper": find_game("whisper")})


def test_the_page_of_strength_is_made_and_goes_on(short, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("safehouse.arena.external_players.import_module", lambda name: __import__("no_such_module"))
    given = ["strength", "--folder", str(tmp_path), "--page", str(tmp_path / "s.md"), "--jobs", "1"]
    assert main([*given, "--games", "4"]) == 0
    assert "left out – openspiel: needs OpenSpiel" in capsys.readouterr().out
    page = (tmp_path / "s.md").read_text()
    assert "| whisper, 1 | greedy | random | one against one | 4 |" in page
    assert page.count("(few games)") == 1
    assert "| whisper | openspiel:ms=1 | random | one against one | 0 | – | – | – | 90.0 % | not played |" in page
    assert "safehouse arena whisper --seats 2 --bots greedy,random --games 4 --seed strength -o rounds=1" in page
    file = tmp_path / "whisper_2_rounds-1_greedy+random.jsonl"
    before = file.read_text()
    assert main([*given, "--games", "6", "--only", "rounds"]) == 0
    assert file.read_text().startswith(before)
    assert len(file.read_text().splitlines()) == 7
    assert main([*given, "--write"]) == 0
    assert "| one against one | 6 |" in (tmp_path / "s.md").read_text()


def test_the_page_of_balance(short, tmp_path):
    given = ["balance", "--folder", str(tmp_path), "--page", str(tmp_path / "b.md"), "--jobs", "1"]
    assert main([*given, "--games", "3", "--searching", "2"]) == 0
    page = (tmp_path / "b.md").read_text()
    assert "## Whisper" in page
    assert page.count("| greedy | usual | 2 | 3 |") == 1
    assert page.count("| greedy | 2 | 3 | 3 |") == 1
    assert page.count("| ismcts | usual | 2 | 2 |") == 1
    assert "| ismcts | 2 |" not in page
    assert len(list(tmp_path.glob("*.jsonl"))) == 6


def test_balance_covers_games_seats_and_settings():
    rows = balance.entries()
    assert {(row.game, row.seats) for row in rows if row.game == "inkognito"} == {("inkognito", 3), ("inkognito", 4)}
    assert sum(row.game == "vienna" for row in rows) == 6
    assert Entry("estoril", 2, "greedy", {"secret_missions": True, "first_player": 0}) not in rows
    assert Entry("estoril", 3, "greedy", {"secret_missions": True, "first_player": 0}) in rows


def test_an_interrupted_suite_says_so(short, tmp_path, capsys, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(Suite, "play", interrupted)
    assert main(["balance", "--folder", str(tmp_path), "--page", str(tmp_path / "b.md")]) == 130
    assert "the same command goes on" in capsys.readouterr().out
    assert not (tmp_path / "b.md").exists()


@pytest.mark.rule("INK-12.7")
def test_balance_tells_teams_words_colours_and_the_lone_spy_apart(result):
    played = balance.entries(["inkognito"])
    assert [(entry.seats, entry.options.get("lone_exits")) for entry in played] == [
        (3, None), (4, None), (3, "respective"),
    ]  # fmt: skip
    four = [
        {"dealt identity": {agent: 1}, "dealt word": {word: 1}, "colour colour": {colour: 1}}
        for agent, word, colour in zip(
            "FXBZ", ("Alpha", "Bravo", "Charlie", "Delta"), ("red", "blue", "green", "yellow"), strict=True
        )
    ]
    with_four = replace(result(0, "greedy greedy greedy greedy", "1 3 1 3"), traces=tuple(four))
    with_three = replace(result(0, "greedy greedy greedy", "3 1 3"), traces=tuple(four[:3]))
    respective = {"lone_exits": "respective"}
    rows = [(4, {}, [with_four]), (3, {}, [with_three]), (3, respective, [with_three] * 2)]
    lines = balance._sides(
        "inkognito",
        "greedy",
        [(Entry("inkognito", seats, "greedy", options), played) for seats, options, played in rows],
    )
    for line in (
        "| team (greedy) | games | win share |",
        "| F and B | 4 | 25 (5–70) |",
        "| Z and X | 4 | 75 (30–95) |",
        "| F and B: Alpha/Charlie | 4 | 25 (5–70) |",
        "| Z and X: Delta/Bravo | 1 | 0 (0–79) |",
        "| blue | 4 | 75 (30–95) |",
        "| lone spy, lone_exits = either | 1 | 100 (21–100) |",
        "| lone spy, lone_exits = respective | 2 | 100 (34–100) |",
        "| pair, lone_exits = either | 1 | 0 (0–79) |",
    ):
        assert line in lines
    assert balance._sides("estoril", "greedy", []) == []
