"""The table of Vienna in the terminal."""

import io
import random
import re

import pytest
from rich.console import Console

import safehouse as sh
from safehouse.cli.table.sheet import score_sheet
from safehouse.cli.table.words import Words
from safehouse.core.texts import Texts
from safehouse.terminal.board import BoardContext, board_of

NAMES = ["Mara", "Tomasz", "Ilse", "Yuki"]


def board(match):
    return board_of(BoardContext(match.edition, match.edition.game.texts("en"), NAMES))


def drawn(match, width, height):
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(board(match).table(match.view(0), width, height))
    return console.file.getvalue()


def played(seed, steps):
    match = sh.new_match("vienna", seats=4, seed=seed, third_man=True, feld_agents=True)
    choice = random.Random(seed)
    for _ in range(steps):
        seat = match.to_move[0]
        placing = [action for action in match.legal(seat) if action.kind in ("PLACE", "TARGET")]
        match.play(seat, choice.choice(placing or match.legal(seat)))
    return match


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (100, 30), (120, 40)])
def test_no_sign_of_the_city_covers_another(width, height):
    match = played(3, 220)
    view = match.view(0)
    assert sum(len(building["agents"]) for building in view["buildings"]) > 6
    table = drawn(match, width, height)
    for building in view["buildings"]:
        head = building["building"][1:] + building["colour"][0] + building["flag"] + (building["letter"] or "")
        assert re.search(rf"(?<!\w){re.escape(head)}(?![A-Za-z0-9])", table), head
    squares = [f"{square['number']}{square['secret'][:3]}" for square in view["squares"] if square["secret"]]
    for label in set(squares):
        assert len(re.findall(rf"(?<!\w){label}(?!\w)", table)) >= squares.count(label), label


def test_cards_and_missions_can_be_looked_up():
    match = played(3, 2)
    shown = board(match)
    view = match.view(0)
    card = match.edition.data.components.cards[28]
    (line,) = shown.cards(view, "029")
    assert line.startswith("029 ")
    assert shown.ability(card.ability, card.shows) in line
    assert shown.cards(view, "29") == [line]
    mission = match.edition.data.components.missions[3]
    (line,) = shown.cards(view, mission.id)
    assert line.startswith(f"{mission.id} ")
    assert shown.cards(view, "999") == []
    assert shown.cards(view, "") == []


def test_choices_say_what_a_building_and_a_mission_are():
    match = sh.new_match("vienna", seats=2, seed=5)
    choice, shown, said = random.Random(5), board(match), set()
    texts = match.edition.game.texts("en")
    while not match.over:
        seat = match.to_move[0]
        view, legal = match.view(seat), match.legal(seat)
        for action in legal:
            if action.kind == "TARGET":
                line = shown.choice(action, view)
                stands = next(one for one in view["buildings"] if one["building"] == action.args["building"])
                assert texts.name("colour", stands["colour"]) in line
                assert texts.name("flag", stands["flag"]) in line
            if action.kind in ("ACCEPT", "FULFIL"):
                assert re.match(rf"{action.args['mission']} \w.*→ \d+ \+ \d+ S", shown.choice(action, view))
                said.add(action.kind)
        match.play(seat, choice.choice([action for action in legal if action.kind in ("PLACE", "ACCEPT")] or legal))
    assert "ACCEPT" in said
    sheet = io.StringIO()
    words = Words(match.edition, shown, NAMES, "en")
    Console(width=100, file=sheet).print(score_sheet(match, shown, words, Texts("safehouse.cli", "en"), 0))
    assert "score-" not in sheet.getvalue()
    total = next(line for line in sheet.getvalue().splitlines() if "Total" in line)
    assert total.split()[1:] == [str(match.scores[seat]) for seat in match.ranking]


@pytest.mark.parametrize("width", [80, 120])
def test_what_the_signs_of_the_city_mean_is_said(width):
    assert "01oAT house 01, orange" in " ".join(drawn(played(3, 20), width, 40).split())
