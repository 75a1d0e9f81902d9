"""Reviews: what they tell adds up, is the same every time, and rests on what a seat knew."""

import msgspec
import pytest

import safehouse as sh
from safehouse.core.deals import offered
from safehouse.core.errors import RecordError
from safehouse.core.observation import Observation
from safehouse.core.seats import CHANCE
from safehouse.review import assemble, count_pieces, pieces, review, work_out
from safehouse.review.games import greedy_game
from safehouse.review.pieces import Budget, examine, thinker_for, weigh
from safehouse.review.review import costliest
from safehouse.review.scale import Scale, scale_for
from safehouse.review.shapes import Act, Decision
from safehouse.review.story import story_of
from safehouse.review.thinking import Gap, Thinker

GAMES = {"spyconnection": 2, "vienna": 2, "estoril": 2, "inkognito": 4}
LITTLE = Budget(16, 16)
NOTHING = Act(0, "A", "A", {})


def short_record(name, steps=40):
    """The beginning of a game, cut: an abandoned game is one, too."""
    record = greedy_game(name, GAMES[name], 5).record()
    record.pop("result", None)
    return {**record, "steps": record["steps"][:steps]}


@pytest.fixture(scope="module")
def spy_record():
    return greedy_game("spyconnection", 2, 5).record()


@pytest.fixture(scope="module")
def spy_pieces(spy_record):
    return [work_out(spy_record, number) for number in range(count_pieces(spy_record))]


@pytest.fixture(scope="module")
def spy_review(spy_record, spy_pieces):
    return assemble(spy_record, spy_pieces)


def test_the_parts_sum_to_the_result(spy_review):
    for seat in spy_review.seats:
        assert seat.start + seat.luck + seat.decisions + seat.hidden + seat.others == pytest.approx(
            seat.result, abs=1e-9
        )


def test_the_result_is_victory_for_three_quarters_and_the_lead_for_one(spy_record, spy_review):
    won = set(spy_record["result"]["winners"])
    assert all((seat.result >= 0.75) == (seat.seat in won) for seat in spy_review.seats)


def test_no_decision_gains(spy_pieces, spy_review):
    whole = [each for piece in spy_pieces for each in piece.decisions]
    assert all(each.loss >= 0 and each.hidden_loss >= 0 for each in whole)
    assert all(0 <= each.value <= 1 for each in whole)
    assert sum(seat.asked for seat in spy_review.seats) == len(whole)
    for seat in spy_review.seats:
        lost = sum(each.loss for each in whole if each.seat == seat.seat)
        assert seat.decisions == pytest.approx(-lost)


def test_a_mistake_names_another_action_that_was_legal(spy_record, spy_review):
    told = [each for seat in spy_review.seats for each in seat.costliest]
    assert told
    for each in told:
        match = sh.replay(spy_record, upto=each.step)
        assert each.better != each.chosen
        assert each.better.text in [action.text for action in match.legal(each.seat)]
        assert spy_record["steps"][each.step] == [each.seat, each.chosen.text]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_record_has_the_same_review_in_any_order(name):
    record = short_record(name, 28)
    there = [work_out(record, number) for number in range(count_pieces(record))]
    thinker_for.cache_clear()
    back = [work_out(record, number) for number in reversed(range(count_pieces(record)))]
    assert msgspec.json.encode(assemble(record, there)) == msgspec.json.encode(assemble(record, back))


def test_an_abandoned_game_ends_with_what_each_seat_could_expect():
    found = review(short_record("spyconnection"))
    assert not found.over
    assert all(0.1 < seat.result < 0.9 for seat in found.seats)


@pytest.mark.parametrize("name", GAMES)
def test_luck_has_mean_zero_over_all_that_chance_could_do(name):
    """By enumeration: each outcome takes the place of the one that came; weighed, their luck sums to nothing."""
    story = story_of(short_record(name, 25))
    thinker = thinker_for(story.edition, story.seats)
    several = [moment for moment in story.draws if 1 < len(offered(story.edition, moment.state)) < 60][:4]
    assert several
    some_luck = 0.0
    for moment in several:
        cards = offered(story.edition, moment.state)
        total = [0.0] * story.seats
        for action, many in cards:
            other = type(moment)(moment.step, moment.state, CHANCE, story.edition.actions[action])
            luck = weigh(story, other, thinker).luck
            total = [sum_ + many * each for sum_, each in zip(total, luck, strict=True)]
            some_luck += max(map(abs, luck))
        assert total == pytest.approx([0.0] * story.seats, abs=1e-9)
    assert some_luck > 0


@pytest.mark.parametrize("name", ["vienna", "estoril", "inkognito"])  # in Spy Connection all lies open
def test_what_a_seat_could_not_know_changes_nothing_of_what_is_judged_by_its_knowledge(name):
    """The hidden truth is exchanged: value, loss and better move by knowledge stay as they are."""
    story = story_of(short_record(name, 160))
    thinker = thinker_for(story.edition, story.seats)
    tried = 0
    for number, moment in enumerate(story.decisions):
        if tried == 6:
            break
        other = moment.state.clone()
        if not story.edition.mutate(other, moment.actor, [number + 1, 2, 3, 4]):
            continue
        twin = type(moment)(moment.step, other, moment.actor, moment.action)
        one, two = (examine(story, each, thinker, LITTLE) for each in (moment, twin))
        assert (one.value, one.loss) == (two.value, two.loss)
        assert one.loss == 0 or one.better == two.better
        tried += 1
    assert tried > 0


def test_a_search_by_knowledge_is_given_an_observation_that_is_concealed(monkeypatch):
    story = story_of(short_record("estoril", 60))
    given = []
    think = Thinker.think

    def noted(self, seen, step, rounds, *, truth=False):
        given.append((seen, step, truth))
        return think(self, seen, step, rounds, truth=truth)

    monkeypatch.setattr(Thinker, "think", noted)
    thinker = thinker_for(story.edition, story.seats)
    for moment in story.decisions[:8]:
        examine(story, moment, thinker, LITTLE)
    by_knowledge = [(seen, step) for seen, step, truth in given if not truth]
    assert len(by_knowledge) == 8
    for seen, step in by_knowledge:
        moment = story.moments[step]
        assert isinstance(seen, Observation)
        assert seen.state == story.edition.concealed(moment.state, moment.actor)


class Doubtful(Thinker):
    """A thinker whose comparisons come out as given: by knowledge, by the truth."""

    def __init__(self, known, true, actions):
        self.gaps = {False: known, True: true}
        self.actions = actions

    def think(self, seen, step, rounds, *, truth=False):
        from safehouse.bots import Thought

        return [Thought(self.actions[truth], 0.6, 10, 1.0)]

    def gap(self, seen, better, chosen, step, pairs, *, truth):
        return self.gaps[truth]


SETTLED, UNSETTLED = Gap(0.1, 0.01, 0.6), Gap(0.1, 0.05, 0.6)


@pytest.mark.parametrize(
    ("known", "true", "told"),
    [(SETTLED, SETTLED, "mistake"), (UNSETTLED, SETTLED, "hidden"), (UNSETTLED, UNSETTLED, "nothing")],
)
def test_what_is_bad_with_the_true_cards_alone_could_not_have_been_known(spy_record, known, true, told):
    story = story_of(spy_record)
    moment = story.decisions[0]
    others = [action for action in story.knowledge(moment).legal() if action != moment.action]
    found = examine(story, moment, Doubtful(known, true, others[:2]), LITTLE)
    assert (found.loss > 0) == (told == "mistake")
    assert found.could_not_be_known == (told == "hidden")
    better = {"mistake": others[0], "hidden": others[1], "nothing": None}[told]
    assert found.better == (None if better is None else Act.of(better))


def test_own_mistakes_come_before_what_could_not_have_been_known():
    def made(step, loss=0.0, hidden=0.0):
        return Decision(seat=0, step=step, question="Q", chosen=NOTHING, value=0.5, loss=loss, hidden_loss=hidden)

    own = [made(1, hidden=0.5), made(2, loss=0.02), made(3), made(4, loss=0.1), made(5, hidden=0.6)]
    assert [each.step for each in costliest(own)] == [4, 2, 5]


def test_a_difference_within_the_doubt_is_no_mistake():
    assert Gap(0.05, 0.01).is_settled
    assert not Gap(0.05, 0.02).is_settled
    assert not Gap(0.005, 0.0).is_settled


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_scale_for_every_number_of_seats(name):
    for seats in sh.game(name).seats:
        scale = scale_for(name, seats)
        assert scale != Scale(0.0, 1.0)
        assert scale.slope > 0


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_names_a_rule_that_there_is(name):
    edition = sh.game(name).edition(sh.game(name).default_data)
    texts = sh.game(name).texts("en")
    assert edition.reason_rules
    for rule in edition.reason_rules.values():
        assert texts.has(f"rule-{rule.replace('.', '-')}"), rule


def test_a_game_without_a_decision_has_a_review_too():
    assert count_pieces(short_record("spyconnection", 3)) == 1
    assert [seat.asked for seat in review(short_record("spyconnection", 3)).seats] == [0, 0]


@pytest.mark.parametrize("nonsense", [{}, {"game": "chess"}, {"steps": float}])
def test_what_is_no_record_is_refused(nonsense):
    with pytest.raises((RecordError, sh.OptionError)):
        review(nonsense)


def test_the_budget_is_shared_by_the_decisions(spy_record):
    story = story_of(spy_record)
    assert Budget.of(story).rounds * len(story.decisions) <= max(pieces.ROUNDS, pieces.FEWEST * len(story.decisions))
    assert Budget.of(story, 10).rounds == 10 * Budget.of(story).rounds
