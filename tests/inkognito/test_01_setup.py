"""INK-1 and INK-2: what everybody has before the first turn."""

import re

import pytest

import safehouse as sh

from .table import (
    at_ambassador,
    chance,
    dealt,
    decision,
    last,
    legal,
    met,
    opened,
    options,
    play,
    refused,
    silent,
    space,
    table,
)

STARTS = {"red": "R", "blue": "B", "green": "G", "yellow": "Y"}


@pytest.mark.rule("INK-1.1")
def test_the_lagoon_is_no_space():
    ids = [
        action.args["space"] for action in sh.game("inkognito").edition("box").actions.actions if action.kind == "STEP"
    ]
    assert len(ids) == 58
    assert all(re.fullmatch(r"[RBGY][1-4]|EM|N[1-8]|P\d\d", id_) for id_ in ids)


@pytest.mark.rule("INK-1.2")
def test_the_ambassador_starts_on_the_embassy():
    assert opened().view(None)["ambassador"] == "EM"


@pytest.mark.rule("INK-1.3", "INK-1.13")
def test_each_seat_has_one_colour_that_everybody_knows():
    match = dealt()
    chance(match, "DRAW_COLOURS(green+red+yellow+blue)")
    for seat in (0, 1, 2, 3, None):
        assert [player["colour"] for player in match.view(seat)["players"]] == ["green", "red", "yellow", "blue"]


@pytest.mark.rule("INK-1.3", "INK-1.13")
def test_colours_can_be_chosen_one_seat_after_the_other_and_each_once():
    match = dealt(colours="chosen")
    assert (decision(match), match.to_move) == ("COLOUR", (0,))
    play(match, "CHOOSE_COLOUR(yellow)")
    refused(match, "CHOOSE_COLOUR(yellow)", "INK-1.3")
    assert options(match, "CHOOSE_COLOUR") == {"red", "blue", "green"}
    play(match, "CHOOSE_COLOUR(red)", "CHOOSE_COLOUR(blue)", "CHOOSE_COLOUR(green)")
    assert [player["colour"] for player in match.view(2)["players"]] == ["yellow", "red", "blue", "green"]
    assert match.view(0)["own"]["identity"] is None  # nobody has looked at his cards yet


@pytest.mark.rule("INK-1.3", "INK-1.13")
def test_colours_can_be_agreed_before_the_game():
    match = dealt(colours=["yellow", "red", "green", "blue"])
    assert [last_colour["colour"] for last_colour in match.view(2)["players"]] == ["yellow", "red", "green", "blue"]
    assert decision(match) == "PLACE_FIGURES"  # nothing is drawn, nobody is asked
    told = [event["args"] for event in match.events(3) if event["kind"] == "colour"]
    assert told[0] == {"seat": 0, "colour": "yellow"}
    assert len(told) == 4
    assert sh.from_position("inkognito", match.position(), chance="manual").state == match.state
    three = sh.new_match("inkognito", seats=3, seed=1, start_arrangement="fixed", colours=["green", "blue", "red"])
    assert three.view(0)["players"][0]["figures"]["tall"] == "G1"


@pytest.mark.rule("INK-1.3")
@pytest.mark.parametrize(
    "given", [["red", "blue", "green"], ["red", "blue", "green", "pink"], ["red", "red", "blue", "green"], "seats", 3]
)
def test_a_list_of_colours_has_a_different_one_for_each_seat(given):
    with pytest.raises(sh.OptionError, match="colours"):
        sh.new_match("inkognito", seats=4, colours=given)


@pytest.mark.rule("INK-1.4")
def test_four_figures_stand_on_the_four_start_spaces_of_the_colour():
    match = dealt()
    chance(match, "DRAW_COLOURS(green+red+yellow+blue)", "PLACE_FIGURES(fat+thin+tall+short)")
    assert match.view(None)["players"][0]["figures"] == {"fat": "G1", "thin": "G2", "tall": "G3", "short": "G4"}


@pytest.mark.rule("INK-1.5")
def test_a_fixed_arrangement_is_tall_short_fat_thin():
    match = dealt(start_arrangement="fixed", first_player=0)
    chance(match, "DRAW_COLOURS(red+blue+green+yellow)")
    for seat, letter in enumerate("RBGY"):
        figures = match.view(None)["players"][seat]["figures"]
        assert figures == {"tall": f"{letter}1", "short": f"{letter}2", "fat": f"{letter}3", "thin": f"{letter}4"}
    assert (decision(match), match.to_move) == ("WINDOW", (1, 2, 3))
    silent(match)
    assert decision(match) == "START"


@pytest.mark.rule("INK-1.5")
def test_chosen_arrangements_come_before_anybody_looks_and_become_public_together():
    match = dealt(start_arrangement="choose", first_player=2)
    chance(match, "DRAW_COLOURS(red+blue+green+yellow)")
    assert (decision(match), match.to_move) == ("ARRANGE", (0, 1, 2, 3))
    assert len(match.legal(1)) == 24
    match.play(1, "ARRANGE(thin+fat+short+tall)")
    match.play(3, "ARRANGE(fat+thin+short+tall)")
    for seat in (0, 1, None):
        view = match.view(seat)
        assert view["to_move"] == [i for i in range(4) if not (i == seat == 1)]  # nobody sees who else has chosen
        assert view["players"][1]["figures"]["thin"] is None
        assert seat is None or view["own"]["identity"] is None
    assert "dealt" not in [event["kind"] for event in match.events(1)]
    match.play(0, "ARRANGE(tall+short+fat+thin)")
    match.play(2, "ARRANGE(tall+short+fat+thin)")
    assert space(match, 1, "thin") == "B1"
    assert space(match, 3, "fat") == "Y1"
    assert [match.view(seat)["own"]["identity"] for seat in range(4)] == ["F", "B", "X", "Z"]
    silent(match)
    assert match.to_move == (2,)


@pytest.mark.rule("INK-1.7")
@pytest.mark.parametrize("notebook", ["auto", "log", "manual"])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_notebook_opens_with_a_page_for_each_other_player_and_his_colour(notebook, seats):
    match = table(seats=seats, pending="START", options={"notebook": notebook})
    colours = ["red", "blue", "green", "yellow"]
    for seat in range(seats):
        pages = [page for page in match.view(seat)["notebook"]["pages"] if page["holder"] != "prisoner"]
        assert [(page["holder"], page["colour"]) for page in pages] == [
            (other, colours[other]) for other in range(seats) if other != seat
        ]
    assert [page["colour"] for page in opened(seats).view(0)["notebook"]["pages"]] == [None] * (seats - 1)


@pytest.mark.rule("INK-1.6", "INK-11.1", "INK-12.8")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    "chosen",
    [{}, {"notebook": "log"}, {"notebook": "manual"}, {"repeat_rule": "amateur"}, {"lone_exits": "respective"}],
)
def test_the_passport_holds_the_whole_mission_list_identical_for_everybody(seats, chosen):
    before, match = opened(seats, **chosen), table(seats=seats, options=chosen)
    other = table(seats=seats, options=chosen, cards={0: ("Z", "thin", "Delta"), 1: ("X", "fat", "Alpha")})
    passport = match.view(None)["passport"]
    for seat in (*range(seats), None):
        assert match.view(seat)["passport"] == other.view(seat)["passport"] == before.view(seat)["passport"] == passport
    lines = passport["missions"]
    assert len(lines) == 24
    assert len({(line["team"], *line["words"]) for line in lines}) == 24
    assert {
        "team": "FB",
        "words": ["Bravo", "Delta"],
        "kind": "REACH",
        "who": "B",
        "target": None,
        "place": "N1",
    } in lines
    assert {
        "team": "ZX",
        "words": ["Alpha", "Charlie"],
        "kind": "ONTO",
        "who": None,
        "target": "B",
        "place": None,
    } in lines
    if chosen == {"lone_exits": "respective"}:
        assert passport["escape"] == {"F": ["N5"], "B": ["N1"], "X": ["N6"], "Z": ["N4"]}
    else:
        assert passport["escape"] == {"F": ["N1", "N5"], "B": ["N1", "N5"], "X": ["N4", "N6"], "Z": ["N4", "N6"]}


@pytest.mark.rule("INK-1.6")
def test_what_is_behind_a_passport_is_its_owners_alone():
    match = table(pending="START")
    for seat in range(4):
        view = match.view(seat)
        assert view["own"]["identity"] == "FBXZ"[seat]
        assert "secrets" not in view
    assert "own" not in match.view(None)
    assert "notebook" not in match.view(None)


@pytest.mark.rule("INK-1.8")
def test_chance_deals_identities_then_builds_then_words_then_the_rest():
    match = opened()
    seen = []
    while match.to_move == (sh.CHANCE,):
        seen.append(decision(match))
        chance(match, match.legal(sh.CHANCE)[5 % len(match.legal(sh.CHANCE))].text)
    assert seen == ["DEAL_IDENTITIES", "DEAL_BUILDS", "DEAL_WORDS", "COLOURS", *["PLACE_FIGURES"] * 4, "FIRST_PLAYER"]
    for what in ("identity", "build", "word"):
        assert len({match.view(seat)["own"][what] for seat in range(4)}) == 4


@pytest.mark.rule("INK-1.8")
def test_every_deal_is_equally_likely_and_only_chance_deals():
    match = opened()
    actions = match.legal(sh.CHANCE)
    assert len(actions) == 24
    assert {match.edition.slots["weight"](match.state, action.id) for action in actions} == {1}
    refused(match, "DEAL_BUILDS(tall+short+fat+thin)", "INK-1.8", sh.CHANCE)
    refused(match, "DEAL_IDENTITIES(F+B+X+Z)", "INK-1.8", 0)


@pytest.mark.rule("INK-1.9", "INK-1.10")
def test_each_seat_sees_its_own_three_cards_and_no_others():
    match = dealt(start_arrangement="fixed", first_player=0)
    chance(match, "DRAW_COLOURS(red+blue+green+yellow)")
    assert last(match, "dealt", 2) == {"seat": 2, "identity": "X", "build": "fat", "word": "Charlie"}
    assert [event["args"]["seat"] for event in match.events(2) if event["kind"] == "dealt"] == [2]
    assert not [event for event in match.events(None) if event["kind"] == "dealt"]
    state = match.observation(2).state
    assert state.identity == [-2, -2, 2, -2]
    assert state.build == [-2, -2, 2, -2]
    assert state.word == [-2, -2, 2, -2]


@pytest.mark.rule("INK-1.11")
@pytest.mark.parametrize(("identity", "partner"), [("F", "B"), ("B", "F"), ("X", "Z"), ("Z", "X")])
def test_the_teams_are_fixed(identity, partner):
    others = [agent for agent in "FBXZ" if agent not in (identity, partner)]
    match = table(
        cards={0: (identity,), 1: (others[0],), 2: (partner,), 3: (others[1],)}, figures={}, pending="DECLARE"
    )
    play(match, "NAME(2)", "REFUSE")
    assert match.winners == {1, 3}


@pytest.mark.rule("INK-1.12")
def test_cards_are_shown_and_never_given_away():
    first = met("identity")
    before = legal(first, "SHOW")
    play(first, "SHOW(F+B+secret_mission)")
    again = met("identity", shown=[{"from": 1, "to": 2, "cards": "F+B+secret_mission"}])
    assert legal(again, "SHOW") == before  # another player has seen them, and all eleven are still there
    assert "SHOW(F+B+secret_mission)" in before


@pytest.mark.rule("INK-2.1")
def test_who_steps_on_a_figure_looks_at_cards_and_knows_more():
    match = met("identity")
    assert match.view(0)["notebook"]["worlds"] == 216
    play(match, "SHOW(F+B+tall)")
    assert match.view(0)["notebook"]["worlds"] < 216


@pytest.mark.rule("INK-2.2")
def test_the_partners_code_word_completes_the_mission():
    match = at_ambassador("identity", asked=1)
    assert len(match.view(0)["notebook"]["own_missions"]) == 3
    play(match, "SHOW(secret_identity+secret_mission)")
    notebook = match.view(0)["notebook"]
    assert notebook["partner"] == 1
    assert [(line["words"], line["kind"]) for line in notebook["own_missions"]] == [(["Alpha", "Bravo"], "ONTO")]
