"""VIE-17: every range of cards, and what a bonus never does."""

import pytest

from .table import (
    BRIBES,
    DATA,
    POOR,
    RICH,
    bribes,
    card,
    chance,
    decision,
    legal,
    place,
    play,
    play_on,
    player,
    points,
    prospects,
    refused,
    table,
    told,
    track,
    upper,
)

COLOURS = ("violet", "pink", "orange", "brown", "grey")
FLAGS = ("US", "SU", "FR", "GB", "AT")
SEALS = ("administration", "science", "religion", "culture", "nobility")
SECRETS = ("flask", "pistol", "briefcase", "microfilm", "slide")
NO_MISSIONS = {"missions": []}


def site(kind, value):
    return next(one.id for one in DATA.buildings if getattr(one, kind) == value)


def placed(target, *drawers, own=None, rivals=(), **rest):
    rest.setdefault("display", [None] * 4)
    match = table(
        {"bribes": RICH, "drawers": list(drawers), "missions": [], **(own or {})}, {"agents": list(rivals)}, **rest
    )
    place(match, target)
    return match


def gained(secret, *drawers, target="B03", own="B02", square="Q01", **rest):
    return placed(target, *drawers, own={"agents": [own], **rest.pop("mine", {})}, tiles={square: secret}, **rest)


@pytest.mark.rule("VIE-17.4", "VIE-17.5")
def test_ranges_show_each_attribute_as_often_as_the_glossary_says():
    assert len(DATA.cards) == 175
    assert len({one.face for one in DATA.cards}) == 118
    assert len({one.face for one in DATA.cards[:90]}) == 66
    assert [one.shows for one in DATA.cards[:10]] == [*BRIBES, *BRIBES]
    assert {one.face for one in DATA.cards[85:90]} == {("FOR_PTS5", None)}


@pytest.mark.rule("VIE-17.6", "VIE-17.7", "VIE-17.34")
@pytest.mark.parametrize("bribe", BRIBES)
def test_bribe_of_action_two_same_and_points(bribe):
    own = {"drawers": [card("II_SAME", bribe), card("II_PTS2", bribe)]}
    match = table({**own, "assigned": {"II": upper(bribe, skip=6)}}, pending="ACTION_II")
    assert bribes(match)[bribe] == 3
    assert points(match) == {"cards": 2}
    other = next(one for one in BRIBES if one != bribe)
    miss = table({**own, "assigned": {"II": upper(other, skip=6)}}, pending="ACTION_II")
    assert bribes(miss)[other] == 2
    assert points(miss) == {}


@pytest.mark.rule("VIE-17.8", "VIE-17.3")
def test_bribe_of_action_two_marker():
    own = {"drawers": [card("II_MARK", "wine")], "assigned": {"II": upper("wine", skip=4)}, "secrets": {"slide": 2}}
    match = table(own, pending="ACTION_II")
    assert decision(match) == "MARKER"
    assert legal(match) == {*(f"MARKER({secret})" for secret in SECRETS), "DECLINE"}
    refused(match, "BRIBE(wine)", "VIE-17.3")
    play(match, "MARKER(slide)")
    assert points(match) == {"markers": 2}
    declined = table(own, pending="ACTION_II")
    play(declined, "DECLINE")
    assert points(declined) == {}
    assert decision(declined) == "ACTION_III"


@pytest.mark.rule("VIE-17.9", "VIE-17.10", "VIE-17.11")
@pytest.mark.parametrize("colour", COLOURS)
def test_placing_on_a_colour(colour):
    target = site("colour", colour)
    match = placed(target, card("COL_BRIBE", colour), card("COL_PTS3", colour), card("COL_MARK", colour))
    assert points(match) == {"cards": 3}
    assert decision(match) == "BRIBE"
    before = bribes(match)["tobacco"]
    play(match, "BRIBE(tobacco)")
    assert bribes(match)["tobacco"] == before + 1
    assert decision(match) == "MARKER"
    play(match, "MARKER(slide)")
    assert track(match, "slide")["space"] == 1
    other = next(one for one in COLOURS if one != colour)
    miss = placed(target, card("COL_BRIBE", other), card("COL_PTS3", other), card("COL_MARK", other))
    assert [args for args in told(miss, "points", "bribes") if args["seat"] == 0] == []
    assert miss.view(None)["active"] == 1


@pytest.mark.rule("VIE-17.13", "VIE-17.14", "VIE-17.15")
@pytest.mark.parametrize("flag", FLAGS)
def test_placing_on_a_flag(flag):
    match = placed(site("flag", flag), card("FLAG_BRIBE", flag), card("FLAG_PTS3", flag), card("FLAG_MARK", flag))
    assert points(match) == {"cards": 3}
    play(match, "DECLINE", "MARKER(flask)")
    assert track(match, "flask")["space"] == 1
    other = next(one for one in FLAGS if one != flag)
    assert told(placed(site("flag", flag), card("FLAG_PTS3", other), card("FLAG_BRIBE", other)), "points") == []


@pytest.mark.rule("VIE-17.18", "VIE-17.19", "VIE-17.20", "VIE-11.1")
@pytest.mark.parametrize("seal", SEALS)
def test_placing_on_a_seal(seal):
    match = placed(site("seal", seal), card("SEAL_BRIBE", seal), card("SEAL_PTS3", seal), card("SEAL_MARK", seal))
    assert points(match) == {"cards": 3}
    play(match, "BRIBE(wine)", "DECLINE")
    other = next(one for one in SEALS if one != seal)
    assert told(placed(site("seal", seal), card("SEAL_PTS3", other)), "points") == []


@pytest.mark.rule("VIE-17.12", "VIE-17.17")
@pytest.mark.parametrize(("key", "kind", "values"), [("FLAG_LESS", "flag", FLAGS), ("SEAL_LESS", "seal", SEALS)])
def test_every_discount_makes_its_buildings_cheaper(key, kind, values):
    for value in values:
        match = table({"drawers": [card(key, value)]})
        for building, seen in prospects(match).items():
            printed = next(one for one in DATA.buildings if one.id == building)
            assert seen["price"] == (1 if getattr(printed, kind) == value else 2)


@pytest.mark.rule("VIE-17.16a", "VIE-17.16b")
@pytest.mark.parametrize("secret", SECRETS)
def test_the_step_of_action_four(secret):
    own = {"drawers": [card("IV_BRIBE", secret), card("IV_PTS2", secret)], "assigned": {"IV": upper(None, secret)}}
    match = table(own, pending="ACTION_IV")
    assert points(match)["cards"] == 2
    assert decision(match) == "BRIBE"
    play(match, "BRIBE(coffee)")
    assert bribes(match)["coffee"] == 2


@pytest.mark.rule("VIE-17.38", "VIE-17.1", "VIE-17.30")
def test_other_steps_do_not_trigger_those_of_action_four_but_a_redirected_one_does():
    bonus = table(
        {
            "drawers": [card("II_MARK", "wine"), card("IV_PTS2", "slide"), card("IV_BRIBE", "slide")],
            "assigned": {"II": upper("wine", skip=4)},
        },
        pending="ACTION_II",
    )
    play(bonus, "MARKER(slide)")
    assert points(bonus) == {}
    assert decision(bonus) == "ACTION_III"
    swap = table(
        {
            "drawers": [card("IV_SWAP", "flask"), card("IV_PTS2", "slide"), card("IV_PTS2", "flask")],
            "assigned": {"IV": upper(None, "flask")},
        },
        pending="ACTION_IV",
    )
    play(swap, "MARKER(slide)")
    assert told(swap, "points") == [{"seat": 0, "count": 2, "card": card("IV_PTS2", "slide")}]


@pytest.mark.rule("VIE-17.16c", "VIE-17.16d", "VIE-17.36")
def test_placing_beside_foreign_agents_counts_once():
    match = placed("B03", card("FOR_2X", "tobacco"), card("FOR_PTS5"), rivals=["B03"], seats=2)
    assert bribes(match)["tobacco"] == 11
    assert points(match) == {"cards": 5}
    alone = placed("B03", card("FOR_2X", "tobacco"), card("FOR_PTS5"))
    assert points(alone) == {}
    two = table(
        {
            "bribes": RICH,
            "drawers": [card("FOR_PTS5"), card("FOR_2X", "wine"), card("FOR_2X", "coffee")],
            "missions": [],
        },
        {"agents": ["B03"]},
        {"agents": ["B03"]},
        display=[None] * 4,
    )
    place(two, "B03")
    assert points(two) == {"cards": 5}
    assert (bribes(two)["wine"], bribes(two)["coffee"]) == (11, 11)


@pytest.mark.rule("VIE-17.24", "VIE-13.3", "VIE-3.7")
def test_with_the_telephone_six_cards_are_held_and_three_thrown_away():
    own = {"bribes": RICH, "drawers": [card("FOR_DRAW2")], "items": ["telephone"], "missions": []}
    match = table(own, {"agents": ["B03"]}, display=[None] * 4)
    play(match, "PLACE", "TARGET(B03)")
    chance(match, "DRAW(100)", "DRAW(150)")
    play_on(match, until=lambda m: m.view(None)["decision"] == "ASSIGN")
    hand = [one["card"] for one in player(match, 0, 0)["hand"]]
    assert (len(hand), hand[:2], player(match, 1)["cards"]) == (6, ["100", "150"], 3)
    for role, number in zip(("I", "II", "IV"), hand[:3], strict=True):
        match.play(0, f"FOR_{role}({number})")
    match.play(0, "COMMIT")
    play_on(match, until=lambda m: m.view(None)["decision"] != "ASSIGN")
    assert {args["card"] for args in told(match, "discarded") if args["seat"] == 0} == set(hand[3:])


@pytest.mark.rule("VIE-17.23", "VIE-17.24")
def test_two_cards_for_the_next_round():
    match = placed("B03", card("FOR_DRAW2"), rivals=["B03"])
    assert decision(match) == "DRAW"
    chance(match, "DRAW(100)", "DRAW(150)")
    assert [one["card"] for one in player(match, 0, 0)["hand"]] == ["100", "150"]
    assert [one["card"] for one in player(match, 0, 1)["hand"]] == [None, None]
    play_on(match, until=lambda m: m.view(None)["decision"] == "ASSIGN")
    assert player(match, 0, 0)["cards"] == 5
    last = placed(
        "B03",
        card("FOR_DRAW2"),
        rivals=["B03"],
        round=12,
        end="last",
        investigator="H",
        purchases=5,
        paydays=1,
        markers={"flask": 13, "pistol": 13},
    )
    assert decision(last) != "DRAW"
    assert told(last, "drew") == []


@pytest.mark.rule("VIE-17.25")
@pytest.mark.parametrize(("seats", "count"), [(2, 10), (3, 10), (4, 5)])
def test_different_bribes_as_many_as_players(seats, count):
    match = gained("flask", card("GET_DIFF", "flask"), seats=seats)
    assert decision(match) == "DIFFERENT_BRIBES"
    assert len(legal(match)) == count + 1
    chosen = sorted(legal(match) - {"DECLINE"})[0]
    before = sum(bribes(match).values())
    play(match, chosen)
    assert sum(bribes(match).values()) == before + seats
    again = gained("flask", card("GET_DIFF", "flask"), seats=seats)
    refused(again, "SORTS(chocolate+wine+magazine)" if seats != 3 else "SORTS(chocolate+wine)", "VIE-17.25")
    play(again, "DECLINE")
    assert sum(bribes(again).values()) == before


@pytest.mark.rule("VIE-17.26", "VIE-17.31", "VIE-17.39")
def test_points_for_gained_secrets():
    match = gained("slide", card("GET_PTS8", "slide"), card("NEW_PTS5"))
    assert points(match) == {"squares": 2, "cards": 13}
    owned = gained("flask", card("GET_PTS8", "flask"), card("NEW_PTS5"))
    assert points(owned) == {"squares": 2, "cards": 8}
    two = placed("B02", card("NEW_PTS5"), own={"agents": ["B01", "B03", "B06"]}, tiles={"Q01": "slide", "Q04": "slide"})
    assert points(two) == {"squares": 5, "cards": 5}


@pytest.mark.rule("VIE-17.27")
@pytest.mark.parametrize("secret", SECRETS)
def test_the_marker_of_a_gained_secret_advances_by_two(secret):
    match = gained(secret, card("GET_MARK2", secret), mine={"secrets": {"flask": 1}})
    own = 2 if secret == "flask" else 1  # noqa: S105
    assert decision(match) == "MARKER_TWICE"
    refused(match, "MARKER(slide)", "VIE-17.27")
    play(match, "YES")
    assert [args["points"] for args in told(match, "marker")][:2] == [own, own]
    assert [args["space"] for args in told(match, "marker")][:2] == [1, 2]
    declined = gained(secret, card("GET_MARK2", secret))
    play(declined, "DECLINE")
    assert [args["secret"] for args in told(declined, "marker")] == ["pistol"]  # the step of action IV alone


@pytest.mark.rule("VIE-17.32a", "VIE-17.32b", "VIE-17.32c")
@pytest.mark.parametrize(
    ("key", "agents", "square", "count"),
    [("SQ2_2", ["B03"], "Q01", 2), ("SQ3_3", ["B01", "B06"], "Q04", 3), ("SQ4_4", ["B03", "B06", "B07"], "Q05", 4)],
)
def test_bribes_by_the_number_of_the_square(key, agents, square, count):
    alone = {"Q01", "Q04", "Q05"} - {square}
    extra = {"secrets": {"pistol": 3}}
    match = table(
        {"bribes": RICH, "agents": agents, "drawers": [card(key)], "missions": []},
        extra,
        display=[None] * 4,
        tiles=dict.fromkeys(alone),
    )
    place(match, "B02")
    assert decision(match) == "BRIBE"
    play(match, "BRIBE(coffee)")
    assert bribes(match)["coffee"] == 9 + count


@pytest.mark.rule("VIE-17.33", "VIE-17.39")
def test_one_bribe_for_any_secret_once_per_tile():
    match = placed("B02", card("ANY_BRIBE"), own={"agents": ["B01", "B03", "B06"]})
    play(match, "BRIBE(coffee)", "BRIBE(coffee)")
    assert bribes(match)["coffee"] == 11
    assert len(told(match, "gained")) == 2


@pytest.mark.rule("VIE-17.1")
def test_bribes_and_markers_from_bonuses_trigger_no_bonus():
    match = placed("B03", card("COL_BRIBE", "violet"), card("II_PTS2", "wine"), card("II_SAME", "wine"))
    play(match, "BRIBE(wine)")
    assert bribes(match)["wine"] == 10
    assert points(match) == {}
    marker = placed(
        "B03", card("COL_MARK", "violet"), card("IV_PTS2", "flask"), own={"secrets": {"flask": 3}}, markers={"flask": 1}
    )
    play(marker, "MARKER(flask)")
    assert points(marker)["markers"] >= 3
    assert marker.view(None)["roof"]["investigator"] == "B"


def test_declining_costs_nothing_and_poor_players_can_be_offered_bribes():
    match = table({"bribes": {**POOR, "chocolate": 2}, "drawers": [card("COL_BRIBE", "violet")], **NO_MISSIONS})
    place(match, "B03")
    play(match, "DECLINE")
    assert bribes(match) == POOR
