"""The guided games can be played as they tell, whatever the bots do, and link to rules that there are."""

import json
import re
import runpy
from pathlib import Path

import pytest

import safehouse as sh
from safehouse.bots.greedy import GreedyBot

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = runpy.run_path(str(ROOT / "tools/web_guides.py"))
GUIDES = list(SCRIPT["GUIDES"])


def guided(game, guide="first"):
    return sh.replay(json.loads(SCRIPT["path_of"](game, guide).read_text(encoding="utf-8")))


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


def own_events(match, kind):
    return [event["args"] for event in match.events(0) if event["kind"] == kind and event["args"].get("seat") == 0]


@pytest.mark.parametrize(("game", "guide"), GUIDES)
def test_records_are_those_of_the_script(game, guide):
    written = json.loads(SCRIPT["path_of"](game, guide).read_text(encoding="utf-8"))
    assert written == SCRIPT["record"](game, guide)


def test_every_guide_has_its_lessons_and_is_offered():
    for game, guide in GUIDES:
        index = SCRIPT["path_of"](game, guide).parents[1] / "index.ts"
        assert f"{guide}: () => import('./guide/{guide}')" in index.read_text(encoding="utf-8")


@pytest.mark.parametrize("seed", range(5))
def test_spy_connection_fulfils_a_mission(seed):
    match = guided("spyconnection")
    script = ["TAKE(1)", "COVER(2)", "CONNECT(LON-PAR)", "CONNECT(PAR-MON)", "COVER(2)"]
    assert follow(match, script, lambda m: bool(m.view(0)["players"][0]["fulfilled"]), seed) == []


@pytest.mark.parametrize("seed", range(5))
def test_spy_connection_travels_recalls_and_connects_berlin(seed):
    match = guided("spyconnection")
    script = ["TAKE(1)", "COVER(2)", "CONNECT(LON-PAR)", "CONNECT(PAR-MON)", "COVER(2)", "COVER(1)", "DONE"]
    script += ["MOVE(LON)", "RECALL_FIELD(PAR-MON-2)", "RECALL_FIELD(PAR-MON-1)", "CONNECT(LON-BER)", "COVER(1)"]

    def covers_berlin(match):
        return any("BER" in mission["covered"] for mission in match.view(0)["players"][0]["open"])

    assert follow(match, script, covers_berlin, seed) == []


@pytest.mark.parametrize("seed", range(5))
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


def test_inkognito_hides_the_truth_among_lies():
    match = guided("inkognito", "answers")
    answers = {answer["cards"]: answer for answer in match.view(0)["answers"]}
    assert answers["B+X+tall"]["repeat"] == 1
    match.play(0, "SHOW(B+Z+tall)")
    blue = next(page for page in match.view(0)["notebook"]["pages"] if page["holder"] == 1)
    assert len(blue["exposure"]["selves"]) == 7
    assert "F-tall" in blue["exposure"]["selves"]


@pytest.mark.parametrize("seed", range(5))
def test_estoril_wins_the_three_places_it_explains(seed):
    match = guided("estoril")
    script = ["CARD(RED-S6)", "SPACE(3-I)", "SPACE(2-II)", "SPACE(2-I)", "SYMBOL(nationalist)", "SYMBOL(assassin)"]
    assert follow(match, script, lambda m: m.view(0)["decision"] == "DISCARD", seed) == []
    taken = {e["args"]["place"]: e["args"]["seat"] for e in match.events(0) if e["kind"] == "took_reward"}
    assert [taken[place] for place in "123"] == [0, 0, 0]


@pytest.mark.parametrize("seed", range(3))
def test_estoril_keeps_what_the_variants_pay_for(seed):
    match = guided("estoril", "variants")
    view = match.view(0)
    assert view["missions"][0]["counts"] == [12, 19, 10]
    assert [mission["mission"] for mission in view["secret_missions"]] == ["M04", None, "M01"]
    assert follow(match, ["CARD(RED-S4)", "READY"], lambda m: m.over, seed) == []
    end = match.view(0)
    assert end["missions"][0]["points"][0] == 3
    assert [end["secret_missions"][i]["points"][0] for i in (0, 2)] == [6, 6]


def test_vienna_encloses_two_squares_for_a_single_bribe():
    match = guided("vienna")
    assert match.options["flags"] == "printed"
    script = ["FOR_I(046)", "FOR_II(039)", "COMMIT", "DRAWER(2)", "PLACE", "TARGET(B21)", "SUPPLY", "BRIBE(tobacco)"]
    assert follow(match, script, lambda m: m.view(0)["round"] > 3) == []
    assert [args["square"] for args in own_events(match, "gained")] == ["Q31", "Q32"]
    assert [args["payment"] for args in own_events(match, "placed")] == ["chocolate"]
    assert [args["points"] for args in own_events(match, "marker")] == [2]


@pytest.mark.parametrize("seed", range(3))
def test_full_vienna_has_a_figure_a_helper_a_mission_and_a_purchase(seed):
    match = guided("vienna", "full")
    script = ["FOR_I(156)", "FOR_II(155)", "COMMIT", "DRAWER(3)", "PLACE", "TARGET(B26)", "MOVE(B12)", "FULFIL(A-10)"]
    script += ["MARKER(flask)", "BUY(telephone)"]
    assert follow(match, script, lambda m: m.view(0)["round"] > 9, seed) == []
    assert [args["payment"] for args in own_events(match, "placed")] == ["coffee"]
    assert [(args["square"], args["points"]) for args in own_events(match, "gained")] == [("Q30", 2)]
    assert [(args["points"], args["money"]) for args in own_events(match, "fulfilled")] == [(4, 3)]
    assert [args["item"] for args in own_events(match, "bought")] == ["telephone"]


@pytest.mark.parametrize(("game", "guide"), GUIDES)
def test_the_lessons_link_to_rules_that_there_are_and_have_their_words(game, guide):
    lessons = SCRIPT["path_of"](game, guide).with_suffix(".ts").read_text(encoding="utf-8")
    rules = set(re.findall(r"'([A-Z]{3}-\d+\.\d+)'", lessons))
    assert len(rules) > 5
    assert rules <= set(sh.game(game).rule_ids())
    for language in ("en", "de", "pl", "ja"):
        texts = sh.game(game).texts(language)
        for lesson in re.findall(r"id: '([\w-]+)'", lessons):
            assert len(texts.say(f"lesson-{lesson}", "text")) > 30
