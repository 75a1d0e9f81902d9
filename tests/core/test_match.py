"""What every match can do, shown on Spy Connection."""

import pytest

import safehouse as sh


@pytest.fixture
def match():
    return sh.new_match("spyconnection", seats=3, seed=2)


@pytest.mark.parametrize("seat", [3, -3, 99, True, 1.0, "0", None, []])
def test_unknown_seats_are_refused_everywhere(match, seat):
    calls = [
        lambda: match.legal(seat),
        lambda: match.play(seat, "STOP"),
        lambda: match.why_not(seat, "STOP"),
        lambda: match.undo(seat),
        lambda: match.undo_refused(seat),
        lambda: match.decision(seat),
        lambda: match.leave(seat),
    ]
    for call in calls:
        with pytest.raises(sh.IllegalAction, match=r"there is no seat .*; seats are 0 to 2"):
            call()
    if seat is not None:
        for call in (match.view, match.observation, match.events):
            with pytest.raises(sh.IllegalAction, match="there is no seat"):
                call(seat)
    assert len(match.steps) == 8


@pytest.mark.parametrize("action", ["JUMP", 9999, None, 1.5, [], "CONNECT(LON-XXX)"])
def test_what_is_no_action_is_refused(match, action):
    with pytest.raises(sh.IllegalAction, match="is no action") as raised:
        match.play(match.to_move[0], action)
    assert raised.value.rule is None
    with pytest.raises(sh.IllegalAction):
        match.why_not(match.to_move[0], action)


def test_an_action_is_played_by_number_text_or_itself(match):
    (seat,) = match.to_move
    action = match.legal(seat)[0]
    states = set()
    for given in (action, action.id, action.text):
        copy = match.clone()
        copy.play(seat, given)
        states.add(copy.state.digest())
    assert len(states) == 1
    assert match.why_not(seat, action) is None


def test_seats_that_are_not_asked_have_nothing_to_do(match):
    waiting = [seat for seat in range(3) if seat not in match.to_move]
    assert [match.legal(seat) for seat in waiting] == [[], []]
    assert match.legal(sh.CHANCE) == []
    assert match.legal(sh.TABLE) == []
    by_hand = sh.new_match("spyconnection", seats=2, chance="manual")
    assert by_hand.legal(sh.TABLE) == []
    assert len(by_hand.legal(sh.CHANCE)) == 43


def test_events_are_counted_from_one_and_can_be_asked_for_from_a_number_on(match):
    events = match.events(0)
    assert [event["n"] for event in events] == list(range(1, len(events) + 1))
    assert match.events(0, since=5) == events[5:]
    assert match.events(0, since=10_000) == []
    assert events[0]["kind"] == "revealed"
    assert events[0]["by_chance"]
    assert not events[0]["private"]
    for since in (-1, 1.5, "3", None, True):
        with pytest.raises(sh.OptionError, match=r"since: .* is not a whole number from 0"):
            match.events(0, since=since)


def test_a_decision_has_a_number_that_changes_with_every_step(match):
    (seat,) = match.to_move
    first = match.decision(seat)
    assert first is not None
    assert [match.decision(other) for other in range(3) if other != seat] == [None, None]
    discard = next(action for action in match.legal(seat) if action.kind == "DISCARD")
    match.play(seat, discard)
    second = match.decision(seat)
    assert second != first
    match.undo(seat)
    assert match.decision(seat) not in (None, second)


def test_a_clone_goes_its_own_way(match):
    copy = match.clone()
    (seat,) = copy.to_move
    copy.play(seat, "TAKE(1)")
    assert len(match.steps) == 8
    assert len(copy.steps) == 10
    same, other = match.clone(), match.clone(seed="other")
    same.play(seat, "TAKE(1)")
    other.play(seat, "TAKE(1)")
    assert same.state == copy.state
    assert other.state != copy.state


def test_the_state_is_handed_out_as_a_copy(match):
    match.state.supply[0] = 99
    assert match.state.supply[0] != 99


def test_an_observation_knows_its_seat_and_its_choices(match):
    (seat,) = match.to_move
    mine, spectator = match.observation(seat), match.observation(None)
    assert (mine.game, mine.viewer, spectator.viewer) == ("spyconnection", seat, 4)
    assert [action.text for action in mine.legal()] == [action.text for action in match.legal(seat)]
    assert spectator.legal() == []
    assert match.observation((seat + 1) % 3).legal() == []
    assert mine == match.observation(seat)
    assert mine != spectator
    assert mine != "observation"
    assert mine.view()["active"] == seat
    with pytest.raises(TypeError):
        hash(mine)


def test_one_seed_one_match():
    def story(seed):
        match = sh.new_match("spyconnection", seats=2, seed=seed)
        bot = sh.bot("random", seed=1)
        for _ in range(60):
            (seat,) = match.to_move
            match.play(seat, bot.choose(match.observation(seat)))
        return match.record()

    assert story(9) == story(9) == story("9")
    assert story(9) != story(10)


def test_without_a_seed_matches_differ():
    records = [sh.new_match("spyconnection", seats=4).record()["steps"] for _ in range(4)]
    assert len({str(steps) for steps in records}) > 1


def test_bots_refuse_what_they_cannot_do(match):
    waiting = next(seat for seat in range(3) if seat not in match.to_move)
    for name in ("random", "greedy"):
        with pytest.raises(sh.IllegalAction, match="this seat is not asked now"):
            sh.bot(name, seed=1).choose(match.observation(waiting))
    with pytest.raises(sh.OptionError, match="unknown bot 'oracle'; bots are random, greedy"):
        sh.bot("oracle")
