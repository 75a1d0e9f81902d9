"""INK-12: three players, the lone spy and the prisoner."""

import pytest

import safehouse as sh
from safehouse.games.inkognito.missions import is_fulfilled

from .table import at_ambassador, chance, legal, opened, play, refused, table

# Seat 0 is alone: Bubble, whose partner Fiddlebottom is the prisoner. Seats 1 and 2 are the pair Z, X.
LONE = {0: ("B", "tall"), 1: ("Z", "short"), 2: ("X", "fat"), "prisoner": ("F", "thin")}


def three(figures=None, cards=LONE, **rest):
    return table(seats=3, cards=cards, figures=figures or {}, **rest)


@pytest.mark.rule("INK-12.1")
def test_the_colour_left_over_is_removed_and_its_spaces_stay():
    match = opened(3, first_player=0, start_arrangement="fixed")
    chance(
        match,
        "DEAL_IDENTITIES(F+B+X+Z)",
        "DEAL_BUILDS(tall+short+fat+thin)",
        "DEAL_WORDS(Alpha+Bravo+Charlie+Delta)",
        "DRAW_COLOURS(blue+yellow+red+green)",
    )
    view = match.view(None)
    assert (len(view["players"]), view["colour_out"]) == (3, "green")
    at_g1 = three(figures={0: {"tall": "P05"}}, shaken=("land", "blank", "blank"), cards=None)
    play(at_g1, "USE(land)", "FIGURE(tall)")
    assert "STEP(N8)" in legal(at_g1)


@pytest.mark.rule("INK-12.1")
def test_with_chosen_colours_it_is_the_one_nobody_chose():
    match = opened(3, colours="chosen")
    chance(match, *(match_first(match, kind) for kind in ("DEAL_IDENTITIES", "DEAL_BUILDS", "DEAL_WORDS")))
    play(match, "CHOOSE_COLOUR(green)", "CHOOSE_COLOUR(red)", "CHOOSE_COLOUR(yellow)")
    assert match.view(0)["colour_out"] == "blue"


def match_first(match, kind):
    return next(action.text for action in match.edition.actions.actions if action.kind == kind)


@pytest.mark.rule("INK-12.2")
def test_the_prisoner_is_the_fourth_holder_and_nobody_sees_his_cards():
    match = opened(3)
    chance(match, "DEAL_IDENTITIES(F+B+X+Z)")
    assert match.state.identity == [0, 1, 2, 3]
    while match.to_move == (sh.CHANCE,):
        chance(match, match.legal(sh.CHANCE)[0].text)
    for seat in range(3):
        state = match.observation(seat).state
        assert (state.identity[3], state.build[3], state.word[3]) == (-2, -2, -2)
        assert match.view(seat)["notebook"]["worlds"] == 216


@pytest.mark.rule("INK-12.3", "INK-12.4")
def test_nobody_knows_at_the_start_who_is_alone_and_all_rules_apply():
    match = three(pending="START")
    for seat in range(3):
        pages = match.view(seat)["notebook"]["pages"]
        assert [page["partner"] for page in pages] == [12, 12, 12]  # two opponents and the prisoner
    assert legal(match) == {"SHAKE", "DECLARE", "GESTURE"}


@pytest.mark.rule("INK-12.5")
def test_the_pair_wins_as_with_four():
    match = three(
        cards={0: ("F", "tall", "Bravo"), 1: ("B", "short", "Delta"), 2: ("X", "fat", "Alpha")},
        figures={1: {"short": "N1"}},
    )
    play(match, "DECLARE", "NAME(1)", "ACCEPT")
    assert (match.winners, match.scores) == ({0, 1}, [1, 1, -1])


@pytest.mark.rule("INK-12.6", "INK-12.13")
@pytest.mark.parametrize("lone", ["X", "Z"])
@pytest.mark.parametrize(("first", "second"), [("Alpha", "Bravo"), ("Alpha", "Delta")])
def test_a_mission_against_the_prisoner_is_turned_to_the_lone_spy(lone, first, second):
    """ONTO(X) and ONTO(Z): whichever of them is the prisoner, the lone spy is the target."""
    match = three(
        cards={0: ("F", "tall", first), 1: ("B", "short", second), 2: (lone, "fat")},
        figures={0: {"thin": "P22"}, 2: {"fat": "P24"}},
        shaken=("land", "blank", "blank"),
    )
    play(match, "USE(land)", "FIGURE(thin)", "STEP(P24)")
    assert is_fulfilled(match.state, 0)


@pytest.mark.rule("INK-12.7", "INK-12.8")
@pytest.mark.parametrize(
    ("identity", "partner", "either", "respective"),
    [("F", "B", {"N5", "N1"}, {"N5"}), ("B", "F", {"N5", "N1"}, {"N1"}), ("X", "Z", {"N4", "N6"}, {"N6"}),
     ("Z", "X", {"N4", "N6"}, {"N4"})],
)  # fmt: skip
def test_the_lone_spy_leaves_venice_by_his_escape_places(identity, partner, either, respective):
    others = [agent for agent in "FBXZ" if agent not in (identity, partner)]
    cards = {0: (identity, "tall"), 1: (others[0],), 2: (others[1],), "prisoner": (partner,)}
    for rule, exits in (("either", either), ("respective", respective)):
        for place in range(1, 9):
            match = three(cards=cards, figures={0: {"tall": f"N{place}"}}, options={"lone_exits": rule})
            assert set(match.view(0)["own"]["escape"]) == exits
            play(match, "DECLARE", "ALONE")
            assert match.winners == ({0} if f"N{place}" in exits else {1, 2})


@pytest.mark.rule("INK-12.7")
def test_a_decoy_on_the_escape_place_is_not_enough():
    match = three(figures={0: {"short": "N1"}})
    play(match, "DECLARE", "ALONE")
    assert match.winners == {1, 2}


@pytest.mark.rule("INK-12.9")
def test_declaring_alone_is_open_to_every_seat_and_loses_to_the_other_side_if_wrong():
    match = three(active=1, pending="DECLARE", figures={1: {"short": "N4"}})
    assert legal(match) == {"NAME(0)", "NAME(2)", "ALONE"}
    play(match, "ALONE")  # Zsa Zsa stands on an escape place, but she is not alone
    assert match.winners == {0}
    four = table(pending="DECLARE")
    refused(four, "ALONE", "INK-12.9")
    refused(table(seats=3), "ALONE", "INK-12.9")


@pytest.mark.rule("INK-12.10")
@pytest.mark.parametrize(
    ("active", "named", "reply", "literal", "option"),
    [
        (0, 1, "ACCEPT", {2}, {1, 2}),  # the lone spy shakes hands with one of the pair
        (1, 0, "ACCEPT", {2}, {0}),
        (0, 2, "REFUSE", {1, 2}, {1, 2}),
        (1, 2, "REFUSE", {0}, {0}),
        (1, 0, "REFUSE", {0}, {0}),
        (1, 2, "ACCEPT", {0}, {0}),  # the right pair, the mission not fulfilled
    ],
)
def test_who_wins_after_the_handshake(active, named, reply, literal, option):
    for rule, winners in (("others_win", literal), ("declarer_loses", option)):
        match = three(active=active, pending="DECLARE", options={"false_handshake": rule})
        play(match, f"NAME({named})", reply)
        assert match.winners == winners


@pytest.mark.rule("INK-12.11")
def test_the_pairs_words_are_those_on_its_own_cards():
    cards = {0: ("F", "tall", "Bravo"), 1: ("B", "short", "Delta"), 2: ("X", "fat", "Alpha")}
    swapped = {**cards, 2: ("X", "fat", "Charlie")}
    for deal in (cards, swapped):
        assert is_fulfilled(three(cards=deal, figures={1: {"short": "N1"}}).state, 0)


@pytest.mark.rule("INK-12.12")
def test_nobody_can_ask_about_the_prisoner():
    refused(at_ambassador(seats=3), "DEMAND(3, build)", "INK-6.2")


@pytest.mark.rule("INK-12.14")
def test_the_lone_spy_has_no_joint_mission_and_the_pair_no_escape():
    match = three(
        cards={0: ("B", "tall", "Charlie"), 1: ("Z",), 2: ("X",), "prisoner": ("F", "thin", "Delta")},
        ambassador="N8",  # Delta/Charlie would be AMBASSADOR(8)
    )
    play(match, "DECLARE", "ALONE")
    assert match.winners == {1, 2}
    named = three(
        cards={0: ("B", "tall", "Charlie"), 1: ("Z",), 2: ("X",), "prisoner": ("F", "thin", "Delta")}, ambassador="N8"
    )
    play(named, "DECLARE", "NAME(1)", "REFUSE")
    assert named.winners == {1, 2}
    pair = three(
        cards={**LONE, 1: ("Z", "short", "Alpha"), 2: ("X", "fat", "Bravo")}, active=1, figures={1: {"short": "N4"}}
    )
    play(pair, "DECLARE", "NAME(2)", "ACCEPT")
    assert pair.winners == {0}
