"""Who knows what (part 6): nothing leaks, worlds are exact, samples are uniform."""

from collections import Counter
from itertools import chain, islice, permutations, product

import pytest

import safehouse as sh
from safehouse.core.chance import below, stream
from safehouse.core.frames import push, to_move
from safehouse.core.seats import SPECTATOR
from safehouse.core.turns import first_mover
from safehouse.games.inkognito.rules.card_sets import QUESTION_CODES
from safehouse.games.inkognito.rules.invariants import SETTINGS
from safehouse.games.inkognito.rules.state import AMBASSADOR_FIGURE, ASK_BANISH_AMB, ASK_SHOW, prepare
from safehouse.games.inkognito.view.deduction import know

from . import oracle
from .table import at_ambassador, decision, legal, met, play, shown, table

NAMES = (oracle.AGENTS, oracle.BUILDS, oracle.WORDS)


def random_game(seats, seed, options, steps):
    """Plays at random, yielding the match before every step."""
    match = sh.new_match("inkognito", seats=seats, seed=seed, chance="manual", **options)
    rng = stream(seed, "random game")
    like = match.edition.slots["playout_weight"]
    for _ in range(steps):
        yield match
        if match.over:
            return
        actor = match.to_move[below(rng, len(match.to_move))]
        state, actions = match.state, match.legal(actor)
        weights = [1 if actor == sh.CHANCE or a.kind.startswith("DECLARE") else like(state, a.id) for a in actions]
        left = below(rng, sum(weights))
        for action, weight in zip(actions, weights, strict=True):
            left -= weight
            if left < 0:
                match.play(actor, action)
                break


@pytest.mark.rule("INK-5.4", "INK-1.10")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_what_a_seat_may_not_know_makes_no_difference_to_it(number, seats):
    """Non-interference: exchange all that is hidden, and nothing this seat or a spectator receives changes."""
    rng = stream(number, seats, "mutations")
    changed = 0
    games = (random_game(seats, f"leak {number}/{game}", SETTINGS[number], steps=110) for game in range(9))
    for turn, match in enumerate(islice(chain.from_iterable(games), 110)):
        if turn % 5:
            continue
        edition, truth = match.edition, match.state
        for viewer in (*range(seats), SPECTATOR):
            other = truth.clone()
            if not edition.mutate(other, viewer, rng):
                continue
            changed += 1
            assert edition.invariants(other) == []
            twin = match.clone()
            twin._state = other
            seat = None if viewer == SPECTATOR else viewer
            assert twin.observation(seat).to_bytes() == match.observation(seat).to_bytes()
            assert twin.view(seat) == match.view(seat)
            if seat is not None:
                assert twin.legal(seat) == match.legal(seat)
                for action in match.edition.actions.actions[:: 3 + below(rng, 9)]:
                    assert twin.why_not(seat, action) == match.why_not(seat, action)
    assert changed > 8


@pytest.mark.rule("INK-5.4", "INK-9.13")
@pytest.mark.parametrize("mode", ["strict", "amateur"])
def test_a_third_seat_receives_the_same_whatever_was_shown(mode):
    """Events, view and legal actions of seats 2, 3 and of spectators, byte for byte, through answer and penalty."""
    received = set()
    for cards, left in (
        ("B+X+tall", "B+X"),
        ("B+X+short", "X+short"),
        ("X+secret_build+secret_mission", "X+secret_build"),
    ):
        match = met("identity", shown=shown(cards), noted=shown(cards) if mode == "amateur" else [],
                    options={"repeat_rule": mode})  # fmt: skip
        play(match, f"SHOW({cards})", *(["CLAIM", "DENY"] if mode == "amateur" else []))
        story = [decision(match), str(match.to_move)]
        play(match, f"KEEP({left})")
        if mode == "amateur":
            play(match, "RECORD")
        for seat in (2, 3, None):
            story += [repr(match.events(seat)), repr(match.view(seat)), repr(match.observation(seat).to_bytes())]
        received.add(tuple(story))
    assert len(received) == 1


SEEN_BY_ASKER = {
    "identity": ("F+B+tall", "B+X+tall", "B+Z+tall", "F+B+fat"),
    "build": ("B+tall+short", "B+short+fat", "B+short+thin", "X+tall+short"),
}


@pytest.mark.rule("INK-9.11", "INK-9.13")
@pytest.mark.parametrize("question", ["identity", "build"])
def test_the_number_of_options_of_the_asked_seat_reaches_nobody_else(question):
    """The same question to a seat with many and with few answers left, and to one with other cards."""
    many = met(question, options={"repeat_rule": "prevent"})
    few = met(question, shown=shown(*SEEN_BY_ASKER[question]), options={"repeat_rule": "prevent"})
    other = met(question, cards={1: ("X", "fat"), 2: ("B", "short")}, options={"repeat_rule": "prevent"})
    assert len(legal(many)) > len(legal(few))
    assert {action.text for action in many.legal(1)} != {action.text for action in other.legal(1)}
    for seat in (2, 3, None):
        views = []
        for match in (many, few, other):
            view = match.view(seat)
            if seat == 2:  # one of its own cards was exchanged in the third
                view = {key: value for key, value in view.items() if key not in ("own", "notebook")}
            views.append(view)
            assert seat is None or match.legal(seat) == []
        assert views[0] == views[1] == views[2]
        assert many.events(seat) == few.events(seat)
    assert many.legal(0) == few.legal(0) == []
    for public in ("answers", "question", "to_move", "decision"):
        assert many.view(0).get(public) == few.view(0).get(public)


@pytest.mark.rule("INK-11.10")
def test_the_window_opens_after_every_turn_alike():
    fulfilled = table(
        cards={0: ("F", "tall", "Bravo"), 1: ("B", "short", "Delta"), 2: ("X",), 3: ("Z",)},
        figures={1: {"short": "N1"}},
    )
    plain = table(cards={0: ("F", "tall", "Alpha"), 1: ("X",), 2: ("B",), 3: ("Z",)}, figures={1: {"short": "N1"}})
    for match in (fulfilled, plain):
        play(match, "END")
    assert decision(fulfilled) == decision(plain) == "WINDOW"
    assert fulfilled.view(None) == plain.view(None)
    assert fulfilled.events(None) == plain.events(None)


# --- worlds -----------------------------------------------------------------------------------------------------


def questioned(seats, mode, seed):
    """A state with a random deal, ready for questions."""
    rng = stream(seed, mode, "questions")
    s = prepare(seats, sh.game("inkognito").accept(seats, {"repeat_rule": mode}))
    orders = list(permutations(range(4)))
    s.identity[:], s.build[:], s.word[:] = (orders[below(rng, 24)] for _ in range(3))
    s.unsealed, s.meetings, s.host[0] = 1, 1, AMBASSADOR_FIGURE
    push(s, ASK_SHOW, 0, 0, 0)
    return s, rng


def ask_and_answer(edition, s, rng):
    """One random question of one seat to another, dealt with to the end; returns the occasion."""
    s.active = below(rng, s.seats)
    s.asked = (s.active + 1 + below(rng, s.seats - 1)) % s.seats
    s.question = below(rng, 4) if below(rng, 3) == 0 else 2 + below(rng, 2)  # two cards are soon exhausted
    asker, shower, question = s.active, s.asked, QUESTION_CODES[s.question]
    s.frames[0][:2] = ASK_SHOW, 1 << s.asked
    out = edition.buffer()
    found = {}
    while s.frames[0][0] != ASK_BANISH_AMB:
        seat = first_mover(to_move(s))
        actions = [edition.actions[n] for n in out[: edition.legal(s, seat, out)]]
        plain = [action for action in actions if "secret" not in action.text] if below(rng, 6) else actions
        chosen = (plain or actions)[below(rng, len(plain or actions))]
        found[chosen.kind] = chosen
        edition.step(s, seat, chosen.id)
    past = oracle.Occasion(shower, asker, question, oracle.cards(found["SHOW"].args["cards"]))
    if "KEEP" in found:
        past.left = oracle.cards(found["KEEP"].args["cards"])
    faces = {"secret_identity": agent(s, shower), "secret_build": build(s, shower), "secret_mission": word(s, shower)}
    past.faces = tuple(faces[card] for card in faces if card in past.cards)
    return past


def agent(s, seat):
    return oracle.AGENTS[s.identity[seat]]


def build(s, seat):
    return oracle.BUILDS[s.build[seat]]


def word(s, seat):
    return oracle.WORDS[s.word[seat]]


def named(world):
    return tuple(tuple(names[c] for c in order) for names, order in zip(NAMES, world, strict=True))


@pytest.mark.rule("INK-9.11", "INK-7.4")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("mode", ["strict", "prevent", "amateur"])
def test_worlds_are_exactly_those_in_which_every_answer_was_a_legal_choice(mode, seats):
    """Part 12.1, against a filter over all deals that is written from the rules alone. Invariants 10 and 11."""
    edition = sh.game("inkognito").edition("box")
    repeats = 0
    for seed in range(3):
        s, rng = questioned(seats, mode, seed)
        history, counts = [], [216] * seats
        for turn in range(45):
            history.append(ask_and_answer(edition, s, rng))
            repeats += history[-1].left is not None
            if turn % 4 and turn > 6:
                continue
            for seat in range(seats):
                known = know(edition.concealed(s, seat), seat)
                found = {named((w.identities, w.builds, w.words)) for w in known.worlds()}
                own = (agent(s, seat), build(s, seat), word(s, seat))
                assert found == oracle.worlds(history, seat, own, mode)
                assert named((s.identity, s.build, s.word)) in found
                assert len(found) == known.count <= counts[seat]
                counts[seat] = known.count
    assert repeats > 2


def test_a_repeat_under_prevent_tells_that_there_was_no_other_way():
    before = shown("B+tall+short", "B+short+fat", "B+short+thin")
    builds = {}
    for mode in ("strict", "prevent"):
        match = at_ambassador(
            "build", shown=before, cards={0: ("F", "thin"), 1: ("B", "short")}, options={"repeat_rule": mode}
        )
        play(match, "SHOW(tall+short)")
        page = match.view(0)["notebook"]["pages"][0]
        builds[mode] = {b for b, n in page["build"].items() if n}
        assert sh.from_position("inkognito", match.position(), chance="manual").state == match.state
    assert builds == {"strict": {"tall", "short"}, "prevent": {"short"}}
    assert page["struck"]["B-tall"] == ["repeat"]
    assert match.position()["told"]  # it says more than the cards do, so a position keeps it


def test_samples_are_uniform_over_the_possible_worlds():
    match = met("build", shown=shown("X+Z+short"))
    play(match, "SHOW(B+tall+short)")
    observation = match.observation(0)
    known = know(observation.state, 0)
    counts = Counter()
    rng = stream(1, "samples")
    for _ in range(60 * known.count):
        world = observation.state.clone()
        match.edition.slots["resample"](world, 0, rng)
        counts[tuple(world.identity), tuple(world.build), tuple(world.word)] += 1
    assert set(counts) == {(w.identities, w.builds, w.words) for w in known.worlds()}
    expected = 60
    statistic = sum((n - expected) ** 2 / expected for n in counts.values())
    freedom = known.count - 1
    assert abs(statistic - freedom) < 5 * (2 * freedom) ** 0.5  # fixed seed: five standard deviations


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_a_sample_is_a_whole_world_that_looks_the_same(number, seats):
    rng = stream(number, seats, "resample")
    for turn, match in enumerate(random_game(seats, f"sample {number}", SETTINGS[number], steps=110)):
        if turn % 7:
            continue
        for viewer in (*range(seats), SPECTATOR):
            seen = match.edition.concealed(match.state, viewer)
            world = seen.clone()
            match.edition.slots["resample"](world, viewer, rng)
            assert match.edition.concealed(world, viewer) == seen
            assert match.edition.invariants(world) == []


def test_a_sample_between_answer_and_note_can_be_played_on():
    """A third seat sees that there is an answer, not which; its sampled world holds one that can be dealt with."""
    match = met("identity", shown=shown("B+X+tall"), noted=shown("B+X+tall"), options={"repeat_rule": "amateur"})
    play(match, "SHOW(B+X+tall)", "CLAIM")
    for seed in range(20):
        world = sh.resample(match.observation(2), seed=seed)
        (asked,) = world.to_move
        assert world.legal(asked)
        world.play(asked, world.legal(asked)[0])
        assert decision(world) == "NOTE"
        again = sh.resample(world.observation(3), seed=seed)
        again.play(0, "RECORD")
        assert decision(again) == "BANISH"


def test_observation_and_match_offer_the_same():
    for number, seats in product(range(len(SETTINGS)), (3, 4)):
        for match in random_game(seats, f"legal {number}", SETTINGS[number], steps=60):
            for seat in match.to_move:
                if seat >= 0:
                    assert match.observation(seat).legal() == match.legal(seat)
