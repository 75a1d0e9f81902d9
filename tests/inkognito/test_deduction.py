"""The library of deductions (part 12.1 and 12.2)."""

import pytest

import safehouse as sh
from safehouse.core.seats import SPECTATOR
from safehouse.games.inkognito.view.deduction import know

from .table import at_ambassador, met, play, shown, table


def seen(match, seat=0):
    return know(match.observation(seat).state, seat)


def test_at_the_start_216_worlds_and_even_grids():
    known = seen(table(pending="START"))
    assert (known.count, len(known.selves), len(known.words)) == (216, 36, 6)
    assert known.grid(1) == [[0, 0, 0, 0], [0, 4, 4, 4], [0, 4, 4, 4], [0, 4, 4, 4]]
    assert known.identities(1) == [0, 12, 12, 12]
    assert known.builds(1) == [0, 12, 12, 12]
    assert known.code_words(1) == [0, 2, 2, 2]
    assert [known.partner_selves(holder) for holder in (1, 2, 3)] == [12, 12, 12]
    assert known.partner is None
    assert len(list(known.worlds())) == 216


def test_a_spectator_can_exclude_nothing():
    match = table(shown=shown("secret_identity+secret_build+secret_mission"))
    assert know(match.observation(None).state, SPECTATOR).count == 24**3


def test_an_or_answer_couples_identity_and_build():
    match = met("identity")
    play(match, "SHOW(B+X+tall)")  # seat 0 is tall itself, so B or X
    known = seen(match)
    assert known.identities(1) == [0, 12, 12, 0]
    other = met("identity", cards={0: ("F", "thin"), 1: ("B", "short")})
    play(other, "SHOW(B+Z+tall)")
    assert seen(other).grid(1)[2] == [4, 0, 0, 0]  # as Agent X only tall


@pytest.mark.parametrize(
    ("cards", "identities", "builds", "words"),
    [
        ("F+X+secret_identity", {"B"}, {"short", "fat", "thin"}, 3),
        ("F+X+secret_build", {"B", "X", "Z"}, {"short"}, 3),
        ("B+X+secret_mission", {"B", "X"}, {"short", "fat", "thin"}, 1),
        ("secret_identity+secret_build+secret_mission", {"B"}, {"short"}, 1),
    ],
)
def test_secret_cards_fix_what_they_show_and_coloured_ones_beside_them_say_nothing(cards, identities, builds, words):
    match = met("identity")
    play(match, f"SHOW({cards})")
    page = match.view(0)["notebook"]["pages"][0]
    assert {agent for agent, n in page["identity"].items() if n} == identities
    assert {build for build, n in page["build"].items() if n} == builds
    assert sum(n > 0 for n in page["word"].values()) == words


def test_every_struck_cell_has_its_source():
    match = met("identity", cards={0: ("F", "thin"), 1: ("B", "short")})
    play(match, "SHOW(B+X+tall)")
    page = match.view(0)["notebook"]["pages"][0]
    struck = page["struck"]
    assert struck["F-tall"] == ["own"]
    assert struck["Z-short"] == ["B+X+tall"]
    assert struck["Z-thin"] == ["B+X+tall", "own"]
    assert set(struck) == {
        f"{agent}-{build}" for agent, row in page["grid"].items() for build, n in row.items() if n == 0
    }
    third = met(
        cards={0: ("F", "thin"), 1: ("B", "short")},
        shown=[{"from": 2, "to": 0, "cards": "X+secret_identity+secret_build"}],
    )
    assert third.view(0)["notebook"]["pages"][0]["struck"]["X-tall"] == ["elimination"]


def test_exposure_is_what_the_other_cannot_have_excluded():
    match = met("identity")
    before = seen(match, 1).exposure(0)
    assert len(before.selves) == 16
    assert not before.certain
    play(match, "SHOW(B+X+tall)")
    after = seen(match, 1).exposure(0)
    assert {(identity, build) for identity, build in after.selves} == {
        (identity, build) for identity in range(4) for build in range(4) if identity in (1, 2) or build == 0
    }
    frank = met("identity")
    play(frank, "SHOW(B+secret_identity+secret_build)")
    exposed = seen(frank, 1).exposure(0)
    assert (exposed.selves, exposed.certain) == ({(1, 1)}, True)


def test_the_preview_of_an_answer_is_the_exposure_after_it():
    match = at_ambassador("identity")
    preview = {entry["cards"]: entry["exposure"] for entry in match.view(1)["answers"]}
    for cards in ("B+X", "B+secret_identity", "secret_identity+secret_build"):
        copy = match.clone()
        copy.play(1, f"SHOW({cards})")
        page = copy.view(1)["notebook"]["pages"][0]
        assert page["exposure"] == preview[cards]


@pytest.mark.rule("INK-9.11")
def test_the_preview_is_exact_where_a_repeat_says_that_there_was_no_other_way():
    """Under `prevent` the asker learns from a repeat that every truthful fresh answer was used up."""
    before = shown("B+tall+short", "B+short+fat", "B+short+thin")
    left = {}
    for mode in ("strict", "prevent"):
        match = at_ambassador("build", shown=before, options={"repeat_rule": mode})
        preview = {entry["cards"]: entry for entry in match.view(1)["answers"]}
        assert preview["tall+short"]["repeat"] == 1
        for cards in preview:
            copy = match.clone()
            copy.play(1, f"SHOW({cards})")
            assert copy.view(1)["notebook"]["pages"][0]["exposure"] == preview[cards]["exposure"]
        left[mode] = preview["tall+short"]["exposure"]["selves"]
    assert set(left["prevent"]) < set(left["strict"])


def test_with_three_players_the_prisoner_has_a_page():
    match = table(seats=3)
    pages = match.view(0)["notebook"]["pages"]
    assert [page["holder"] for page in pages] == [1, 2, "prisoner"]
    assert "exposure" not in pages[2]
    alone = table(
        seats=3,
        cards={0: ("B", "tall"), 1: ("X", "short"), 2: ("Z", "fat"), "prisoner": ("F", "thin")},
        shown=[
            {"from": 1, "to": 0, "cards": "X+secret_identity"},
            {"from": 2, "to": 0, "cards": "Z+secret_identity"},
        ],
    )
    assert alone.view(0)["notebook"]["partner"] == "prisoner"


def test_possible_missions_follow_from_possible_words():
    match = table(pending="START")
    notebook = match.view(0)["notebook"]
    assert [line["words"][0] for line in notebook["own_missions"]] == ["Alpha"] * 3
    assert len(notebook["enemy_missions"]) == 6
    assert sh.game("inkognito").edition("box").view(match.observation(0).state, 0)["notebook"] == notebook
