"""The guided first games can be played as they tell, and link to rules that there are."""

import json
import re
from pathlib import Path

import pytest

import safehouse as sh
from safehouse.bots.greedy import GreedyBot

GAMES = Path(__file__).resolve().parents[2] / "web/src/games"
GUIDES = ["inkognito", "estoril", "vienna"]


def guided(game):
    return sh.replay(json.loads((GAMES / game / "guide/record.json").read_text(encoding="utf-8")))


def follow(match, script, until, seed=1):
    """The player does what the guide says whenever that is possible; the bots do what they like."""
    bots, left = [GreedyBot(seed + seat) for seat in range(match.seats)], list(script)
    while not until(match):
        seat = 0 if 0 in match.to_move else match.to_move[0]
        legal = [action.text for action in match.legal(seat)]
        told = next((text for text in left if text in legal), None) if seat == 0 else None
        if told is not None:
            left = left[left.index(told) + 1 :]
        match.play(seat, told or bots[seat].choose(match.observation(seat)))
    return left


@pytest.mark.parametrize("seed", range(3))
def test_inkognito_finds_the_partner_and_wins(seed):
    match = guided("inkognito")
    script = ["USE(land)", "FIGURE(short)", "STEP(P11)", "ASK(identity)", "BANISH(G3)"]
    assert follow(match, script, lambda m: m.view(0)["decision"] == "BANISH", seed) == ["BANISH(G3)"]
    notebook = match.view(0)["notebook"]
    assert notebook["partner"] == 2
    assert [line["place"] for line in notebook["own_missions"]] == ["N7"]
    end = ["BANISH(G3)", "USE(water)", "FIGURE(tall)", "STEP(N7)", "DECLARE", "NAME(2)"]
    assert follow(match, end, lambda m: m.over, seed) == []
    assert match.winners == {0, 2}


@pytest.mark.parametrize("seed", range(3))
def test_estoril_wins_the_three_places_it_explains(seed):
    match = guided("estoril")
    script = ["CARD(RED-S6)", "SPACE(3-I)", "SPACE(2-II)", "SPACE(2-I)", "SYMBOL(nationalist)", "SYMBOL(assassin)"]
    assert follow(match, script, lambda m: m.view(0)["decision"] == "DISCARD", seed) == []
    taken = {e["args"]["place"]: e["args"]["seat"] for e in match.events(0) if e["kind"] == "took_reward"}
    assert [taken[place] for place in "123"] == [0, 0, 0]


def test_vienna_encloses_two_squares_for_a_single_bribe():
    match = guided("vienna")
    assert match.options["flags"] == "printed"
    script = ["FOR_I(046)", "FOR_II(039)", "COMMIT", "DRAWER(2)", "PLACE", "TARGET(B21)", "SUPPLY", "BRIBE(tobacco)"]
    assert follow(match, script, lambda m: m.view(0)["round"] > 3) == []
    own = [event for event in match.events(0) if event["args"].get("seat") == 0]
    assert [e["args"]["square"] for e in own if e["kind"] == "gained"] == ["Q31", "Q32"]
    assert [e["args"]["payment"] for e in own if e["kind"] == "placed"] == ["chocolate"]
    assert [e["args"]["points"] for e in own if e["kind"] == "marker"] == [2]


@pytest.mark.parametrize("game", GUIDES)
def test_the_lessons_link_to_rules_that_there_are_and_have_their_words(game):
    lessons = (GAMES / game / "guide/index.ts").read_text(encoding="utf-8")
    rules = set(re.findall(r"'([A-Z]{3}-\d+\.\d+)'", lessons))
    assert len(rules) > 5
    assert rules <= set(sh.game(game).rule_ids())
    for language in ("en", "de", "pl", "ja"):
        texts = sh.game(game).texts(language)
        for lesson in re.findall(r"id: '(\w+)'", lessons):
            assert len(texts.say(f"lesson-{lesson}", "text")) > 40
