"""The expert of the searching bot: beliefs by answers, whole turns, declarations by likelihood."""

import random

import pytest

import safehouse as sh
from safehouse.core.budget import Budget
from safehouse.games.inkognito.ai.answer_model import chances, likelihoods
from safehouse.games.inkognito.ai.beliefs import Beliefs
from safehouse.games.inkognito.ai.goals import Roads, goal_of, is_done, scene_of
from safehouse.games.inkognito.ai.planning import Flow, moves
from safehouse.games.inkognito.ai.routes import next_turn, shakes, turns_to
from safehouse.games.inkognito.data.board import AMBASSADOR_BALL, BALL_CODES, ONTO, SPACE_CODES, STANDARD, TEAM_OF
from safehouse.games.inkognito.rules.card_sets import BUILDS, SET_CODES
from safehouse.games.inkognito.rules.missions import has_escaped, is_alone, is_fulfilled
from safehouse.games.inkognito.rules.state import FIGURES

from .table import at_ambassador, met, play, shown, table

DEAL = {0: ("F", "tall", "Bravo"), 1: ("B", "short", "Delta"), 2: ("X", "fat", "Alpha"), 3: ("Z", "thin", "Charlie")}
ALL = "secret_identity+secret_build+secret_mission"
BALLS = tuple(STANDARD)


def expert_advice(match, seat=None, rounds=40):
    actor = match.to_move[0] if seat is None else seat
    seen = match.observation(actor)
    return seen.edition.expert_advice(seen, [1, 2, 3, 4], Budget(rounds=rounds)).text


def beliefs(match, seat=0):
    return Beliefs(match.observation(seat).state, seat)


def cards(*codes):
    return [SET_CODES.index(code) for code in codes]


def some_positions(count, seats=4, seed=5, **options):
    """Positions of games played at random."""
    rng = random.Random(seed)
    while count:
        match = sh.new_match("inkognito", seats=seats, seed=rng.randrange(10**6), turn_limit=40, **options)
        bots = [sh.bot("random", seed=seat) for seat in range(seats)]
        while count and not match.over:
            seat = match.to_move[0]
            if match.edition.decisions[match.question[1]] == "ACT" and rng.random() < 0.2:
                count -= 1
                yield match
            match.play(seat, bots[seat].choose(match.observation(seat)))


# --- answers and beliefs ------------------------------------------------------------------------------------------


def test_whoever_could_have_kept_more_doubt_and_did_not_probably_could_not():
    by_self = likelihoods(cards("F+B+tall", "F+X+tall"))
    tall, not_tall = by_self[4 * 3], by_self[4 * 0 + 1]  # Z tall could show hardly anything else; F short could: F+B+…
    assert tall > 4 * not_tall > 0
    assert by_self[4 * 1 + 1] == 0  # B short could not have shown the second one
    assert likelihoods([]) == (1.0,) * 16


@pytest.mark.parametrize("question", range(4))
def test_chances_of_answers_add_up(question):
    for before in ([], cards("F+B+tall"), cards("F+B+tall", "X+tall+short")):
        assert sum(chances(question, 5, frozenset(before)).values()) == pytest.approx(1)


def test_beliefs_are_the_possible_worlds_weighted():
    match = table(cards=DEAL, shown=shown("B+X+tall", "B+X+short"))
    held = beliefs(match)
    assert sum(held.deals.values()) == pytest.approx(1)
    assert sum(held.own_goals.values()) == pytest.approx(1)
    assert sum(held.enemy_goals.values()) == pytest.approx(1)
    assert sum(held.partner_chance) == pytest.approx(1)
    assert set(held.deals) == set(held.known.selves)
    assert held.partner_chance[1] == pytest.approx(0.5)  # B or X by what it showed, whatever its build


def test_a_question_tells_most_where_most_is_open():
    match = table(cards=DEAL, shown=shown(ALL, by=2))
    held = beliefs(match)
    assert held.best_gain(2, (0, 1)) == pytest.approx(0)
    assert held.best_gain(1, (0, 1)) > 0.2


# --- routes, goals, moves ------------------------------------------------------------------------------------------


def test_chances_over_balls():
    assert sum(shakes(BALLS).values()) == pytest.approx(1)
    nearby, far = SPACE_CODES.index("P24"), SPACE_CODES.index("N5")
    here = SPACE_CODES.index("P22")
    assert next_turn(BALLS)[here][here] == pytest.approx(1)
    assert next_turn(BALLS)[here][nearby] > 0.5 > next_turn(BALLS)[here][far]
    assert 1 < turns_to(BALLS, nearby)[here] < turns_to(BALLS, far)[here] < 12


@pytest.mark.parametrize("seats", [3, 4])
def test_aims_say_the_same_as_the_rules(seats):
    for match in some_positions(40, seats):
        s, scene, roads = match.state, scene_of(match.state), Roads(BALLS)
        deal, words = (tuple(s.identity), tuple(s.build)), tuple(s.word)
        for seat in range(seats):
            goal = goal_of(s, deal, words, seat)
            if is_alone(s, seat):
                assert is_done(goal, scene) == has_escaped(s, seat)
            elif TEAM_OF[s.identity[seat]] == TEAM_OF[s.identity[s.active]]:
                assert is_done(goal, scene) == is_fulfilled(s, seat)
            assert 0 <= roads.needed(goal, scene, seat, -1) < 40


def test_an_aim_is_done_by_a_meeting():
    deal = {
        0: ("X", "short", "Charlie"),
        1: ("B", "tall", "Bravo"),
        2: ("F", "fat", "Delta"),
        3: ("Z", "thin", "Alpha"),
    }
    match = met(cards=deal)
    tall_of_1 = FIGURES
    assert is_done((ONTO, tall_of_1, -1), scene_of(match.state))
    assert not is_done((ONTO, tall_of_1 + 1, -1), scene_of(match.state))
    assert is_fulfilled(match.state, 0)


def first_steps(match):
    """By the rules: ball, figure and space of every step with which the turn can go on."""
    found = set()
    seat = match.to_move[0]
    for use in (action for action in match.legal(seat) if action.kind == "USE"):
        ball = BALL_CODES.index(use.args["ball"])
        after = match.clone()
        after.play(seat, use)
        for pick in after.legal(seat):
            picked = after.clone()
            if pick.kind == "FIGURE":
                picked.play(seat, pick)
            builds = [BUILDS.index(pick.args["build"])] if pick.kind == "FIGURE" else [None]
            for step in picked.legal(seat):
                found.add((ball, builds[0], SPACE_CODES.index(step.args["space"])))
    return found


@pytest.mark.parametrize("options", [{}, {"meeting_flow": "figure_stops"}, {"ambassador_meetings": "unlimited"}])
def test_plans_begin_with_all_the_steps_that_the_rules_allow(options):
    flow = Flow("meeting_flow" in options, "ambassador_meetings" in options)
    for match in some_positions(25, **options):
        allowed = {step for step in first_steps(match) if step[0] != AMBASSADOR_BALL}
        planned = {(m.ball, m.figure % FIGURES, m.space) for m, _ in moves(scene_of(match.state), flow)}
        planned = {step for step in planned if step[0] != AMBASSADOR_BALL}
        forced = {(ball, space) for ball, build, space in allowed if build is None}  # only one figure can use the ball
        chosen = {step for step in planned if (step[0], step[2]) not in forced}
        assert chosen == {step for step in allowed if step[1] is not None}
        assert forced <= {(ball, space) for ball, _, space in planned}


# --- decisions ----------------------------------------------------------------------------------------------------


def test_it_declares_when_it_is_likely_to_win_and_not_before():
    given = {"cards": DEAL, "figures": {1: {"short": "N1"}}}
    assert expert_advice(table(**given)) != "DECLARE"
    sure = table(**given, shown=shown(ALL) + shown(ALL, by=0, to=1))
    assert expert_advice(sure) == "DECLARE"
    play(sure, "DECLARE")
    assert expert_advice(sure) == "NAME(1)"
    assert expert_advice(table(cards=DEAL, shown=shown(ALL))) != "DECLARE"


def test_it_declares_by_likelihood():
    """Seat 1 is B, or X and fat: the first is three times as likely, and the more so when 2 seems to be X or Z."""
    deal = {**DEAL, 1: ("B", "short", "Charlie"), 3: ("Z", "thin", "Delta")}
    match = at_ambassador("identity", 2, cards=deal, shown=shown("B+fat+secret_mission", "B+X+thin"))
    play(match, "SHOW(X+Z)", "BANISH(EM)")
    held = beliefs(match)
    assert held.known.partner is None
    assert held.partner_chance[1] > 0.75
    assert expert_advice(match) == "DECLARE"


def test_it_takes_a_hand_that_may_be_right():
    given = {"cards": DEAL, "figures": {1: {"short": "N1"}}, "pending": "HANDSHAKE", "declarer": 0, "partner": 1}
    assert expert_advice(table(**given)) == "ACCEPT"
    assert expert_advice(table(**given, shown=shown("tall+fat+secret_identity", by=2, to=1))) == "ACCEPT"
    stranger = table(**{**given, "declarer": 2, "active": 2}, shown=shown("tall+fat+secret_identity", by=2, to=1))
    assert expert_advice(stranger) == "REFUSE"


def test_in_the_window_it_speaks_with_a_likely_partner():
    both = shown(ALL, by=0, to=1) + shown(ALL, by=1, to=0)
    match = table(cards=DEAL, figures={1: {"short": "N1"}}, shown=both)
    play(match, "END")
    assert [expert_advice(match, seat) for seat in (1, 2, 3)] == ["DECLARE_TOO", "SILENT", "SILENT"]


def test_it_shows_secrets_to_a_likely_partner_and_never_to_an_enemy():
    assert expert_advice(met("identity", cards=DEAL, shown=shown(ALL, by=0, to=1))) == f"SHOW({ALL})"
    enemy = {**DEAL, 0: ("X", "tall", "Alpha"), 2: ("F", "fat", "Bravo")}
    assert "secret" not in expert_advice(
        met("identity", cards=enemy, shown=shown("tall+fat+secret_identity", by=0, to=1))
    )


def test_it_asks_where_it_learns_most():
    known = shown(ALL, by=1)
    assert "DEMAND(1" not in expert_advice(at_ambassador(cards=DEAL, shown=known))
    assert expert_advice(met(cards=DEAL)).startswith("ASK(")


def test_it_follows_a_plan_through_the_whole_turn():
    """The true figure of seat 1 needs a step onto place 1; it goes there and declares."""
    both = shown(ALL, by=0, to=1) + shown(ALL, by=1, to=0)
    figures = {0: {"thin": "P01"}, 1: {"short": "R4"}}
    match = table(cards=DEAL, figures=figures, active=1, shown=both, shaken=("water", "blank", "land"))
    for _ in range(6):
        choice = expert_advice(match)
        play(match, choice)
        if choice == "DECLARE":
            break
    assert match.state.at[1][1] == SPACE_CODES.index("N1")
    assert choice == "DECLARE"


def test_rounds_decide_alone():
    match = sh.new_match("inkognito", seats=4, seed=3)
    choices = []
    for _ in range(2):
        copy = match.clone()
        bots = [sh.bot("ismcts", iterations=10, seed=seat) for seat in range(4)]
        line = []
        while len(line) < 30:
            seat = copy.to_move[0]
            line.append(bots[seat].choose(copy.observation(seat)).text)
            copy.play(seat, line[-1])
        choices.append(line)
    assert choices[0] == choices[1]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (3, {"repeat_rule": "amateur"}), (4, {"meeting_flow": "figure_stops", "balls": "brisk"})],
)
def test_a_whole_game(seats, options):
    match = sh.new_match("inkognito", seats=seats, seed=11, turn_limit=60, **options)
    bots = [sh.bot("ismcts", iterations=15, seed=seat) for seat in range(seats)]
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    assert match.winners


@pytest.mark.full
def test_a_pair_of_them_beats_a_pair_of_greedy_bots():
    won = 0
    for seed in range(12):
        match = sh.new_match("inkognito", seats=4, seed=seed)
        side = [seat for seat in range(4) if TEAM_OF[match.state.identity[seat]] == seed % 2]
        bots = [sh.bot("ismcts", iterations=30, seed=s) if s in side else sh.bot("greedy", seed=s) for s in range(4)]
        while not match.over:
            seat = match.to_move[0]
            match.play(seat, bots[seat].choose(match.observation(seat)))
        won += side[0] in match.winners
    assert won >= 9
