"""INK-12: three players, the lone spy and the prisoner."""

import pytest

import safehouse as sh
from safehouse.games.inkognito.rules.missions import is_fulfilled

from .table import at_ambassador, chance, kinds, last, legal, opened, play, refused, table

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
    for seat in (0, 1, 2, None):
        assert last(match, "colour_out", seat) == {"colour": "green"}
    beside = three(figures={0: {"tall": "P02"}}, shaken=("water", "land", "blank"), cards=None)
    assert beside.view(None)["colour_out"] == "yellow"
    assert beside.view(None)["players"][2]["figures"]["tall"] == "G1"
    near = three(figures={0: {"tall": "P03"}}, shaken=("land", "blank", "blank"), cards=None)
    play(near, "USE(land)", "FIGURE(tall)", "STEP(Y1)")  # a start space of the colour that is out
    assert near.view(None)["players"][0]["figures"]["tall"] == "Y1"


@pytest.mark.rule("INK-12.1")
def test_with_chosen_colours_it_is_the_one_nobody_chose():
    match = opened(3, colours="chosen")
    chance(match, *(match_first(match, kind) for kind in ("DEAL_IDENTITIES", "DEAL_BUILDS", "DEAL_WORDS")))
    play(match, "CHOOSE_COLOUR(green)", "CHOOSE_COLOUR(red)", "CHOOSE_COLOUR(yellow)")
    assert match.view(0)["colour_out"] == "blue"
    assert last(match, "colour_out") == {"colour": "blue"}
    given = opened(3, colours=["red", "yellow", "green"])
    assert last(given, "colour_out") == {"colour": "blue"}
    assert "colour_out" not in kinds(opened(4, colours=["red", "yellow", "green", "blue"]))


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
            out = f"N{place}" in exits
            assert match.winners == ({0} if out else {1, 2})
            assert match.view(1)["verdict"] == ("alone" if out else "not_escaped")
            lone = next(side for side in match.view(1)["sides"] if side["seats"] == [0])
            assert (lone["mission"], set(lone["escape"]), lone["done"]) == (None, exits, out)


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
    assert match.view(None)["verdict"] == "not_alone"
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
    play(named, "DECLARE", "NAME(1)", "ACCEPT")
    assert named.winners == {2}  # not {0}, though the line of his team is fulfilled
    pair = three(
        cards={**LONE, 1: ("Z", "short", "Alpha"), 2: ("X", "fat", "Bravo")}, active=1, figures={1: {"short": "N4"}}
    )
    play(pair, "DECLARE", "NAME(2)", "ACCEPT")
    assert pair.winners == {0}


# --- the mission panel ------------------------------------------------------------------------------------------

FB = [{"from": 1, "to": 0, "cards": "B+secret_identity"}]
"""Seat 0, Fiddlebottom, has seen that seat 1 is Bubble."""
PAIR = {0: ("F", "tall", "Alpha"), 1: ("B", "short", "Bravo"), 2: ("X", "fat", "Charlie")}


def panel(match, seat=0):
    return match.view(seat)["notebook"]


@pytest.mark.rule("INK-12.14", "INK-12.7")
def test_who_knows_that_he_is_alone_has_no_joint_mission_but_escape_places():
    saw = [{"from": 1, "to": 0, "cards": "Z+secret_identity"}, {"from": 2, "to": 0, "cards": "X+secret_identity"}]
    known = panel(three(shown=saw))
    assert known["partner"] == "prisoner"
    assert (known["own_missions"], known["own_escape"]) == ([], ["N1", "N5"])
    assert (len(known["enemy_missions"]), known["enemy_escape"]) == (6, [])  # the enemies are the pair
    open_ = panel(three())
    assert (len(open_["own_missions"]), open_["own_escape"], open_["enemy_escape"]) == (3, ["N1", "N5"], ["N4", "N6"])


@pytest.mark.rule("INK-12.6", "INK-12.13", "INK-12.14")
def test_a_pairs_mission_names_the_lone_spy():
    """Alpha/Bravo is ONTO(X) in the list; with Zsa Zsa in play and Agent X arrested it is ONTO(Z)."""
    cards = {0: ("F", "tall", "Alpha"), 1: ("B", "short", "Bravo"), 2: ("Z", "fat", "Charlie"), "prisoner": ("X",)}
    word = [{"from": 1, "to": 0, "cards": "secret_identity+secret_mission"}]
    unsure = panel(three(cards=cards, shown=word))
    assert [(line["words"], line["target"]) for line in unsure["own_missions"]] == [(["Alpha", "Bravo"], "lone_spy")]
    assert (unsure["own_escape"], unsure["enemy_missions"]) == ([], [])
    sure = panel(three(cards=cards, shown=[*word, {"from": 2, "to": 0, "cards": "Z+secret_identity"}]))
    assert [(line["kind"], line["target"]) for line in sure["own_missions"]] == [("ONTO", "Z")]


@pytest.mark.rule("INK-12.7", "INK-12.14")
def test_an_enemy_known_to_be_alone_has_escape_places_and_no_mission():
    for rule, saw, places in (
        ("either", FB, ["N4", "N6"]),
        ("respective", FB, ["N4", "N6"]),
        ("respective", [*FB, {"from": 2, "to": 0, "cards": "X+secret_identity"}], ["N6"]),
    ):
        known = panel(three(cards=PAIR, shown=saw, options={"lone_exits": rule}))
        assert (known["enemy_missions"], known["enemy_escape"]) == ([], places)
    assert panel(table(), 0).get("own_escape") == []  # with four nobody is alone


@pytest.mark.rule("INK-12.13")
def test_every_line_of_the_panel_holds_in_the_rules_in_the_worlds_it_is_for():
    """Against the rules themselves: what the panel says of a known deal is what fulfils the mission."""
    for lone in ("X", "Z"):
        for first, second in (("Alpha", "Bravo"), ("Alpha", "Delta"), ("Delta", "Alpha")):
            saw = [
                {"from": 1, "to": 0, "cards": "secret_identity+secret_mission"},
                {"from": 2, "to": 0, "cards": "secret_identity+secret_build"},
            ]
            match = three(
                cards={0: ("F", "tall", first), 1: ("B", "short", second), 2: (lone, "fat")},
                figures={0: {"thin": "P22"}, 2: {"fat": "P24"}},
                shaken=("land", "blank", "blank"),
                shown=saw,
            )
            assert [line["target"] for line in panel(match)["own_missions"]] == [lone]
            play(match, "USE(land)", "FIGURE(thin)", "STEP(P24)")
            assert is_fulfilled(match.state, 0)
