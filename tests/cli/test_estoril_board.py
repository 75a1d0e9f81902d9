"""The table of Estoril 1942 in the terminal."""

import io
import random
import re

import pytest
from rich.console import Console

import safehouse as sh
from safehouse.terminal.board import BoardContext, board_of

NAMES = ["Mara", "Tomasz", "Ilse"]


def board(match, language="en"):
    return board_of(BoardContext(match.edition, match.edition.game.texts(language), NAMES))


def drawn(match, seat, width=120):
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(board(match).table(match.view(seat), width, 40))
    return console.file.getvalue()


def played(seed, steps):
    match = sh.new_match("estoril", seats=3, seed=seed)
    choice = random.Random(seed)
    for _ in range(steps):
        if match.over:
            break
        seat = match.to_move[0]
        match.play(seat, choice.choice(match.legal(seat)))
    return match


def face_down(match):
    return [
        space
        for place in match.view(0)["places"]
        for space in place["spaces"]
        if space["face_down"] and space["character"]
    ]


def test_own_cards_face_down_stand_in_brackets_and_those_of_others_are_blank():
    match = played(4, 12)
    own = [space for space in face_down(match) if space["seat"] == 0]
    others = [space for space in face_down(match) if space["character"]["card"] is None]
    assert own
    assert others
    table = drawn(match, 0)
    for space in own:
        assert f"({space['character']['name'][:6]}" in table
    assert table.count("▒▒▒") >= len(others)
    assert not re.search(r"\([A-Z]", drawn(match, None).split("Mara")[0])


@pytest.mark.parametrize("width", [60, 120])
def test_all_places_missions_and_rings_are_there(width):
    table = drawn(played(4, 40), 0, width)
    view = played(4, 40).view(0)
    texts = sh.game("estoril").texts("en")
    for place in view["places"]:
        assert texts.say(f"ui-place-{place['place']}") in table
    for mission in view["missions"]:
        assert texts.name("mission", mission["mission"]) in table
    for name in NAMES:
        assert name in table


def test_choices_say_what_they_are_about():
    match = sh.new_match("estoril", seats=3, seed=2)
    choice = random.Random(2)
    said = set()
    while not match.over:
        seat = match.to_move[0]
        shown, view = board(match), match.view(seat)
        for action in match.legal(seat):
            if action.kind in ("CARD", "SPACE"):
                assert shown.choice(action, view)
                said.add(view["decision"])
        if view["decision"] == "CONSPIRATOR_CHOICE":
            assert [line[0] for line in shown.notes(view)] == ["▶", "R", "→"]
        match.play(seat, choice.choice(match.legal(seat)))
    assert {"PLACE_CARD", "PLACE_SPACE", "PEEK", "DISCARD"} <= said
    for seat, score in enumerate(match.scores):
        assert sum(points for _, points in board(match).score_lines(match.view(seat), seat)) == score


def test_hidden_cards_have_sentences_of_their_own():
    from safehouse.cli.table.words import Words

    match = played(4, 30)
    words = Words(match.edition, board(match), NAMES, "en")
    lines = [words.event(event) for event in match.events(None)]
    assert any("places a face-down card on" in line for line in lines)
    assert not any("?" in line for line in lines)


def lying(match, seat):
    """The cards in the city whose faces this seat knows: on spaces and as rewards."""
    for place in match.view(seat)["places"]:
        for field in (place["reward"], *place["spaces"]):
            if field["character"] and field["character"]["card"]:
                yield field["character"]


SYMBOLS = {"assassin": "†", "conspirator": "◉", "nationalist": "⚑", "seducer": "❀", "diplomat": "⚖", "woman": "♀"}


@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_known_card_in_the_city_shows_flag_points_influence_and_symbols(width):
    match = played(4, 12)
    table = drawn(match, 0, width)
    known = list(lying(match, 0))
    assert len(known) > 6
    for card in known:
        assert f"{card['influence']}{card['flag']}({card['vp']})" in table
        assert card["name"][:6] in table
        assert "".join(SYMBOLS[symbol] for symbol in card["symbols"]) in table


def test_at_80_columns_the_boards_lie_side_by_side_as_in_the_city():
    """What touches on the screen is adjacent."""
    match = played(4, 12)
    lines = drawn(match, 0, 80).splitlines()
    texts = sh.game("estoril").texts("en")
    slots = [place["place"] for place in match.view(0)["city"]["slots"]]
    titles = [texts.say(f"ui-place-{place}") for place in slots]
    for row in (titles[:3], titles[3:]):
        heading = next(line for line in lines if row[0] in line)
        assert [heading.index(title) for title in row] == sorted(heading.index(title) for title in row)
    assert max(map(len, lines)) <= 80


def test_on_narrow_screens_each_place_names_its_neighbours():
    match = played(4, 12)
    table = drawn(match, 0, 60)
    for place in match.view(0)["places"]:
        assert f"↔ {' '.join(place['adjacent'])}" in table


def test_the_totals_of_each_place_are_told_as_far_as_they_are_known():
    match = played(4, 12)
    table = drawn(match, 0, 80)
    held = [one for place in match.view(0)["places"] for one in place["influence"]]
    assert any(one["unknown"] for one in held)
    for one in held:
        span = f"{one['least']}–{one['most']}" if one["unknown"] else one["known"]
        assert f"{'ABC'[one['seat']]} {span}" in table


def until(decision, **options):
    """A match where a seat is asked this."""
    for seed in range(60):
        match = sh.new_match("estoril", seats=3, seed=seed, **options)
        choice = random.Random(seed)
        while not match.over:
            seat = match.to_move[0]
            if match.view(seat)["decision"] == decision:
                return match, seat
            match.play(seat, choice.choice(match.legal(seat)))
    raise AssertionError(decision)


def test_whose_character_acts_and_where_is_told_and_marked():
    match, seat = until("ABILITY")
    view = match.view(seat)
    code = f"{view['resolving']['place']}-{view['resolving']['numeral']}"
    space = next(one for place in view["places"] for one in place["spaces"] if one["space"] == code)
    note = board(match).notes(view)[0]
    assert note.startswith(f"▶ {sh.game('estoril').texts('en').name('space', code)}: {'ABC'[seat]} ")
    assert space["character"]["name"] in note
    assert drawn(match, seat, 80).count("▶") == 1


def test_the_own_secret_card_and_the_discard_piles_are_on_the_table():
    match, seat = until("ABILITY", recruitment_office=True)
    while match.view(seat)["round"] < 3:
        mover = match.to_move[0]
        match.play(mover, match.legal(mover)[0])
    player = match.view(seat)["players"][seat]
    texts = sh.game("estoril").texts("en")
    table = drawn(match, seat, 200)
    own = player["recruitment"]
    assert f"Secret recruitment card: {texts.name('mission', own['mission'])} +{own['points']}" in table
    assert player["discards"]
    for one in match.view(seat)["players"]:
        assert ", ".join(card["name"] for card in one["discards"]) in table
    other = drawn(match, (seat + 1) % 3, 200)
    assert f"{texts.name('mission', own['mission'])} +{own['points']}" not in other


@pytest.mark.parametrize("typed", ["C27", "lucky", "luciano", "C. Lucky Luciano"])
def test_any_card_can_be_looked_up(typed):
    match = played(4, 2)
    found = board(match).cards(match.view(0), typed)
    assert found == ["C. Lucky Luciano: Italy, influence 5, points 1, no symbols"]


def test_a_card_that_does_not_exist_is_not_found():
    match = played(4, 2)
    assert board(match).cards(match.view(0), "nobody") == []
    assert board(match).cards(match.view(0), "") == []
