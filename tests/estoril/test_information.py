"""Part 6: who knows what; what can be worked out; worlds that fit, each equally likely."""

from collections import Counter
from itertools import combinations, permutations

import pytest

import safehouse as sh
from safehouse.core.chance import stream
from safehouse.core.seats import SPECTATOR

from .facts import MISSIONS, colour
from .table import begun, card_on, opened, place, play, play_on, player, resolving, space_view, table, told

GREEN = colour(1, "S1", "S2", "S3", "S4", "S5", "S6")


def test_only_what_nobody_else_sees_is_called_private():
    match = sh.new_match("estoril", seats=2, seed=1)
    for _ in range(12):
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    placed = {seat: [e for e in match.events(seat) if e["kind"] == "placed"] for seat in (0, 1, None)}
    for own, public in [*zip(placed[0], placed[None], strict=True), *zip(placed[1], placed[None], strict=True)]:
        assert own["private"] == (own["args"]["card"] != public["args"]["card"])
        assert not public["private"]
    assert any(event["private"] for event in placed[0])


# --- what can be worked out -------------------------------------------------------------------------------------


def test_a_ring_is_public_but_not_which_card_lies_where():
    match = table({"4-I": (1, "GREEN-S1"), "4-III": (1, "GREEN-S2")}, active=0)
    for seat in (0, 2, None):
        assert set(player(match, 1, seat)["ring"]) == set(GREEN)
        assert {one["card"] for one in player(match, 1, seat)["hidden"]} == set(GREEN)
        assert set(space_view(match, "4-I", seat)["may_be"]) == set(GREEN)
        assert player(match, 1, seat)["hand"] == []
    assert {one["card"] for one in player(match, 1, 1)["hand"]} == set(GREEN) - {"GREEN-S1", "GREEN-S2"}


def test_without_face_down_cards_the_hand_is_known():
    match = table({"3-I": (1, "GREEN-S1")}, city="426138", active=0)
    assert {one["card"] for one in player(match, 1, 0)["hand"]} == set(GREEN) - {"GREEN-S1"}


def test_one_face_down_card_and_an_empty_hand_is_known_by_deduction():
    match = table({"4-I": (1, "GREEN-S1")}, seats=2, players=[{}, {"hand": []}], active=0)
    assert card_on(match, "4-I", 0) == "GREEN-S1"
    assert card_on(match, "4-I") == "GREEN-S1"
    two = table({"4-I": (1, "GREEN-S1"), "4-III": (1, "GREEN-S2")}, seats=2, players=[{}, {"hand": []}], active=0)
    assert card_on(two, "4-I", 0) == "?"


def test_a_peek_settles_the_rest_where_nothing_else_is_left():
    spaces = {"4-I": {"seat": 1, "card": "GREEN-S1", "seen_by": [0]}, "4-III": (1, "GREEN-S2")}
    match = table(spaces, seats=2, players=[{}, {"hand": []}], active=0)
    assert card_on(match, "4-III", 0) == "GREEN-S2"
    assert card_on(match, "4-III") == "?"


def test_a_returned_card_is_not_taken_for_a_face_down_one():
    match = resolving({"2-I": (0, "RED-S1"), "2-II": (1, "GREEN-S6"), "4-I": (1, "GREEN-S4")})
    play(match, "SYMBOL(assassin)")
    assert "GREEN-S6" not in [one["card"] for one in player(match, 1, 0)["hidden"]]


def test_the_last_card_to_be_placed_is_known_if_the_rest_is():
    match = table({"3-I": (0, "RED-S1")}, city="426138", seats=2, players=[{"hand": ["RED-S2"]}, {}], active=0)
    assert match.view(None)["decision"] == "PLACE_SPACE"
    assert match.view(1)["chosen"]["card"] == "RED-S2"
    hidden = table({"4-I": (0, "RED-S1")}, seats=2, players=[{"hand": ["RED-S2"]}, {}], active=0)
    assert hidden.view(1)["chosen"] == {"card": None}


# --- the mutator finds a leak -----------------------------------------------------------------------------------


def walk(seats, seed, **options):
    """A game at random, stopping at every question."""
    match = opened(seats, **options)
    while not match.over:
        yield match
        count = len(match.steps)
        play_on(match, f"{seed}/{count}", until=lambda m, count=count: len(m.steps) > count)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"secret_missions": True, "recruitment_office": True}), (4, {"white_disc_limit": 5})],
)
def test_nothing_hidden_shows_in_observation_view_or_events(seats, options):
    rng, changed = stream(1, seats), 0
    for match in walk(seats, 7, **options):
        edition, state = match.edition, match.state
        for viewer in (*range(seats), SPECTATOR):
            other = state.clone()
            if not edition.mutate(other, viewer, rng):
                continue
            changed += 1
            assert other != state
            assert edition.invariants(other) == []
            assert edition.concealed(state, viewer).to_bytes() == edition.concealed(other, viewer).to_bytes()
            if viewer in match.to_move:
                actions = range(edition.actions.total)
                assert [edition.check(state, viewer, a) for a in actions] == [
                    edition.check(other, viewer, a) for a in actions
                ]
    assert changed > 300


def test_a_transparent_conceal_would_be_caught():
    rng, caught, changed = stream(2, 2), 0, 0
    for match in walk(3, 9, recruitment_office=True):
        other = match.state
        if match.edition.mutate(other, 0, rng):
            changed += 1
            caught += other.to_bytes() != match.state.to_bytes()
    assert caught == changed > 100


# --- worlds that fit --------------------------------------------------------------------------------------------


def worlds(match, seat, what, count):
    """How often each world comes up; every one must look the same to the seat."""
    seen = match.observation(seat)
    edition, found, rng = match.edition, Counter(), stream(5, "worlds")
    viewer = SPECTATOR if seat is None else seat
    for _ in range(count):
        world = seen.state.clone()
        edition.slots["resample"](world, viewer, rng)
        found[what(world)] += 1
    assert edition.invariants(world) == []
    assert edition.concealed(world, viewer) == seen.state
    return found


def assert_uniform(found, expected):
    """Exactly the expected worlds, and a chi-square within five standard deviations."""
    assert set(found) == set(expected)
    mean = sum(found.values()) / len(expected)
    chi = sum((found[world] - mean) ** 2 / mean for world in expected)
    freedom = len(expected) - 1
    assert chi < freedom + 5 * (2 * freedom) ** 0.5, (chi, freedom)


def codes(match):
    return match.edition.actions


def cards_on(match, *names):
    spaces = [codes(match).find(f"SPACE({name})").id - codes(match).base("SPACE") for name in names]
    return lambda world: tuple(codes(match)[world.at[space]].args["card"] for space in spaces)


def test_rings_are_dealt_uniformly():
    match = table({"4-I": (1, "GREEN-S1"), "4-III": (1, "GREEN-S2")}, active=0)
    found = worlds(match, 0, cards_on(match, "4-I", "4-III"), 3000)
    assert_uniform(found, list(permutations(GREEN, 2)))


def test_peeked_cards_stay_and_the_rest_is_uniform():
    spaces = {
        "4-I": {"seat": 1, "card": "GREEN-S3", "seen_by": [0]},
        "4-III": (1, "GREEN-S2"),
        "1-III": (1, "GREEN-S1"),
    }
    match = table(spaces, active=0)
    found = worlds(match, 0, cards_on(match, "4-I", "4-III", "1-III"), 2500)
    rest = [card for card in GREEN if card != "GREEN-S3"]
    assert_uniform(found, [("GREEN-S3", *pair) for pair in permutations(rest, 2)])
    everything = worlds(match, 2, cards_on(match, "4-I", "4-III", "1-III"), 6000)
    assert_uniform(everything, list(permutations(GREEN, 3)))


def test_a_card_chosen_without_asking_is_uniform_among_what_can_be_in_hand():
    match = table(
        {"4-I": (1, "GREEN-S1"), "1-III": (1, "GREEN-S3")}, active=1, players=[{}, {"hand": ["GREEN-S2"]}, {}]
    )
    assert match.view(None)["decision"] == "PLACE_SPACE"

    def what(world):
        return (*cards_on(match, "4-I", "1-III")(world), codes(match)[world.chosen].args["card"])

    assert_uniform(worlds(match, 0, what, 3000), list(permutations(["GREEN-S1", "GREEN-S2", "GREEN-S3"])))


def test_who_is_to_choose_a_card_may_have_chosen_any():
    match = table(active=1, seats=2)
    possible = [None, *GREEN]

    def what(world):
        return None if world.chosen < 0 else codes(match)[world.chosen].args["card"]

    assert_uniform(worlds(match, 0, what, 2000), possible)
    play(match, "CARD(GREEN-S2)")
    assert_uniform(worlds(match, 0, what, 2000), possible)
    assert set(worlds(match, 1, what, 5)) == {"GREEN-S2"}


def test_deck_rewards_and_cards_under_the_deck_are_uniform():
    match = table(
        active=0, deck=["C01", "C02", "C03"], rewards={"2": "C04", "8": "C05", "1": "C06"},
        bottom=[{"card": "C07", "seen_by": [1]}, {"card": "C08"}],
    )  # fmt: skip
    unknown = ["C01", "C02", "C03", "C04", "C05", "C07"]

    def what(world):
        return tuple(codes(match)[card].args["card"] for card in (world.reward[1], world.reward[7], world.bottom[0]))

    assert_uniform(worlds(match, 0, what, 6000), list(permutations(unknown, 3)))
    known = worlds(match, 1, what, 3000)
    rest = [card for card in unknown if card != "C07"]
    assert_uniform(known, [(*pair, "C07") for pair in permutations(rest, 2)])


def test_missions_are_uniform_and_recruitment_never_counts_influence():
    match = opened(3, first_player=0, secret_missions=True, recruitment_office=True, missions=["M01"])
    for mission in ("M02", "M03", "M04", "M05", "M06", "M07"):
        match.play(sh.CHANCE, f"MISSION({mission})")

    def what(world):
        return tuple(MISSIONS[i] for i in (world.secret[1], world.recruit[1], world.recruit[2]))

    free = [mission for mission in MISSIONS if mission not in ("M01", "M02", "M04", "M05")]
    expected = [world for world in permutations(free, 3) if "M12" not in world[1:]]
    assert len(expected) == 7 * 7 * 6 - 7 * 6
    assert_uniform(worlds(match, 0, what, 12000), expected)


def discarding():
    hands = [[*colour(0, "S1", "S2", "S3", "S4", "S5"), "C01", "C02"], [*GREEN[:5], "C03", "C04", "C05"]]
    return table(seats=2, pending="DISCARD", asked=[0, 1], players=[{"hand": hand} for hand in hands]), hands


def laid_aside(match, seat):
    zone = 8 + seat
    return lambda world: frozenset(a.args["card"] for a in codes(match).actions[:51] if world.place[a.id] == zone)


def test_discards_are_any_set_up_to_the_excess_ready_or_not():
    match, hands = discarding()
    match.play(1, "CARD(C03)")
    sets = [frozenset(some) for size in range(3) for some in combinations(hands[1], size)]
    possible = [(False, some) for some in sets] + [(True, some) for some in sets if len(some) == 2]

    def what(world):
        return (not world.frames[0][1] & 2, laid_aside(match, 1)(world))

    assert_uniform(worlds(match, 0, what, 6000), possible)
    for action in ("CARD(GREEN-S1)", "READY"):
        match.play(1, action)
    assert_uniform(worlds(match, 0, what, 6000), possible)


def test_who_is_ready_alone_knows_that_the_others_are_not():
    match, hands = discarding()
    for action in ("CARD(C01)", "READY"):
        match.play(0, action)
    found = worlds(match, 0, laid_aside(match, 1), 5000)
    assert_uniform(found, [frozenset(some) for size in range(3) for some in combinations(hands[1], size)])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_world_fits_what_was_seen(seats):
    rng = stream(4, seats)
    for match in walk(seats, 11, recruitment_office=True):
        for viewer in (*range(seats), SPECTATOR):
            seen = match.edition.concealed(match.state, viewer)
            world = seen.clone()
            match.edition.slots["resample"](world, viewer, rng)
            assert match.edition.invariants(world) == []
            assert match.edition.concealed(world, viewer) == seen


# --- events -----------------------------------------------------------------------------------------------------


def test_what_a_face_down_card_was_is_told_when_it_is_revealed_and_not_before():
    match = begun(2)
    place(match, "RED-S6", "4-I")
    for seat in (1, None):
        assert told(match, "chose", seat=seat) == []
        assert "RED-S6" not in str(match.events(seat))
    assert told(match, "chose", seat=0) == [{"seat": 0, "card": "RED-S6"}]
