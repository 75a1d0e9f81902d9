"""How a turn is cut into decisions (part 5): nothing is lost by it, nothing is endless, nobody is asked in vain."""

from collections import Counter
from itertools import combinations

import pytest

import safehouse as sh

from . import model, walks
from .table import decision, laid, legal, mission, network, open_cards, play, player, refused, spy, supply, table


@pytest.fixture(scope="module")
def positions():
    """Reachable positions in which a seat is asked in its turn."""
    steps = [step for game in walks.games() for step in game]
    return [step.after for step in steps if step.after["pending"] in ("ROOT", "MOVED", "COVER")]


def set_up(position):
    return sh.from_position("spyconnection", position, chance="manual")


# --- 5.1: the proofs --------------------------------------------------------------------------------------------


@pytest.mark.rule("SPY-7.12")
def test_single_recalls_reach_every_coherent_remainder(positions):
    """Claim 1, over positions with up to nine fields: what may stay is reached by recalling field after field."""
    tried = 0
    for position in positions[::7]:
        one = position["players"][position["active"]]
        own = frozenset(one["fields"])
        if position["pending"] != "ROOT" or not 4 <= len(own) <= 9:
            continue
        reached, waiting = {own}, [own]
        while waiting:
            kept = waiting.pop()
            smaller = [kept - {field} for field in kept if model.hangs_together(one, set(kept - {field}))]
            waiting += [fields for fields in smaller if fields not in reached]
            reached |= set(smaller)
        subsets = (frozenset(kept) for size in range(len(own) + 1) for kept in combinations(own, size))
        assert reached == {kept for kept in subsets if model.hangs_together(one, set(kept))}
        tried += 1
    assert tried > 40


@pytest.mark.rule("SPY-7.5", "SPY-7.7")
def test_the_quick_test_for_recalls_equals_the_walk_over_the_board(positions):
    """`can_recall` looks at two ends only; SPY-7.7 walks over all. Both for every own field of every seat."""
    from safehouse.games.spyconnection.data.board import FIELD_CODES
    from safehouse.games.spyconnection.rules.network import can_recall

    compared = Counter()
    for position in positions[::4]:
        state = set_up(position).state
        for seat, one in enumerate(position["players"]):
            own = set(one["fields"])
            for field in own:
                expected = model.hangs_together(one, own - {field})
                assert can_recall(state, seat, FIELD_CODES.index(field)) == expected, (position, seat, field)
                compared[expected] += 1
    assert min(compared[True], compared[False]) > 2000


@pytest.mark.rule("SPY-6.1")
def test_a_recall_before_the_move_can_be_made_after_it(positions):
    """Claim 2: one move is enough, and a recall that leaves the way intact is as good after the move."""
    tried = 0
    for position in positions[::16]:
        one = position["players"][position["active"]]
        if position["pending"] != "ROOT" or len(model.network(one)) < 3:
            continue
        for recall in [text for text in model.legal(position) if text.startswith("RECALL_FIELD")]:
            first = set_up(position)
            play(first, recall)
            for move in legal(first, "MOVE"):
                second = set_up(position)
                play(second, move)
                assert recall in legal(second)
                play(second, recall)
                other = first.clone()
                play(other, move)
                assert second.state.to_bytes() == other.state.to_bytes()
                tried += 1
    assert tried > 150


@pytest.mark.rule("SPY-6.1")
def test_two_moves_reach_nothing_that_one_does_not(positions):
    """From wherever the one move led, a second one would offer the cities of the first."""
    tried = 0
    for position in positions[::5]:
        if position["pending"] != "ROOT" or len(position["players"][position["active"]]["fields"]) < 4:
            continue
        seat = position["active"]
        before = set_up(position)
        here = network(before, seat)
        for city in here - {spy(before, seat)}:
            match = set_up(position)
            match.play(seat, f"MOVE({city})")
            assert network(match, seat) == here
            refused(match, f"MOVE({spy(before, seat)})", "SPY-6.1", number=seat)
            tried += 1
    assert tried > 300


@pytest.mark.rule("SPY-6.13")
def test_a_recall_between_move_and_connection_gives_more_than_one_before():
    """Claim 3: with the agents just travelled over in hand the next connection can be paid."""
    me = player("PAR", mission("M36", "WAR", "IST", planning=2), mission("M38", "BER", "OSL", planning=2),
                mission("M39", "MOS", "BEL", planning=2), fields=laid("LON-PAR"))  # fmt: skip
    match = table(me)
    assert supply(match) == 1
    play(match, "MOVE(LON)")
    refused(match, "CONNECT(LON-BER)", "SPY-6.8")
    play(match, "RECALL_FIELD(LON-PAR-2)", "RECALL_FIELD(LON-PAR-1)", "CONNECT(LON-BER)")
    assert supply(match) == 0


@pytest.mark.rule("SPY-5.5")
def test_taking_two_agents_back_and_connecting_again_for_one_is_a_gain():
    """Claim 4: recalls are offered without need."""
    match = table(player("PAR", fields=laid("LON-PAR", agents=2)))
    before = supply(match)
    play(match, "MOVE(LON)", "RECALL_FIELD(LON-PAR-2)", "CONNECT(LON-PAR)")
    assert supply(match) == before + 1


@pytest.mark.rule("SPY-3.7")
def test_who_recalls_everything_can_always_connect(positions):
    """Claim 7: as long as an agent lies on a field or circle a recall is legal, and when none does, a CONNECT is."""
    tried = 0
    for position in positions[::15]:
        if position["pending"] != "ROOT":
            continue
        match = set_up(position)
        while recalls := legal(match, "RECALL_FIELD", "RECALL_CIRCLE"):
            play(match, min(recalls))
        one = match.position()["players"][position["active"]]
        assert (one["fields"], [entry["covered"] for entry in one["open"] if entry["covered"]]) == ({}, [])
        least = {15: 6 if position["options"]["board_side"] == "dark" else 9, 14: 8}
        assert one["supply"] >= least[model.option(position, "agents", position["active"])]
        assert len(legal(match, "CONNECT")) >= 2
        tried += 1
    assert tried > 60


@pytest.mark.rule("SPY-3.3", "SPY-10.3")
def test_after_a_move_one_may_always_stop_and_in_the_last_step_always_be_done(positions):
    endings = {"MOVED": "STOP", "COVER": "DONE"}
    asked = Counter()
    for position in positions[::4]:
        if position["pending"] in endings:
            assert endings[position["pending"]] in legal(set_up(position))
            asked[position["pending"]] += 1
    assert min(asked["MOVED"], asked["COVER"]) > 20


@pytest.mark.rule("SPY-10.8")
def test_an_agent_can_always_be_had_in_the_last_step(positions):
    """Claim 8: with an empty supply and a target some free action is open, and then the target can be covered."""
    tried = 0
    for position in positions[::3]:
        if position["pending"] != "COVER" or not model.eligible(position, position["active"]):
            continue
        match = set_up(position)
        seat = position["active"]
        if supply(match, seat) == 0:
            play(match, min(legal(match, "RECALL_FIELD", "RECALL_CIRCLE")))
            tried += 1
        assert legal(match, "COVER")
    assert tried > 0


# --- 5.2, 5.5: who is asked, and when ---------------------------------------------------------------------------


@pytest.mark.rule("SPY-10.1", "SPY-3.4")
def test_nobody_is_asked_to_cover_in_vain(positions):
    explicit = plain = 0
    for position in positions:
        if position["pending"] != "COVER":
            continue
        if model.option(position, "explicit_end", position["active"]):
            explicit += 1
        else:
            assert model.eligible(position, position["active"])
            plain += 1
    assert min(explicit, plain) > 100


@pytest.mark.rule("SPY-10.1")
def test_the_turn_passes_on_by_itself_when_the_last_target_is_covered_or_gone():
    match = table(player("LON", "M06", "M04"), player("ROM"), pending="COVER")
    play(match, "COVER(1)")
    assert match.to_move == (1,)
    empty = laid("LON-PAR", "LON-BER", "PAR-MON", agents=2)
    gone = table(player("LON", mission("M06", planning=1), fields=empty), player("ROM"), pending="COVER")
    assert supply(gone) == 0
    play(gone, "DISCARD(1)")
    assert gone.to_move == (1,)


@pytest.mark.rule("SPY-3.5")
def test_with_explicit_end_a_turn_ends_only_when_the_seat_says_so():
    options = {"explicit_end": [True, False]}
    match = table(player("LON"), player("ROM"), options=options)
    play(match, "CONNECT(LON-PAR)")
    assert (match.to_move, decision(match)) == ((0,), "COVER")
    play(match, "RECALL_FIELD(LON-PAR-1)")
    assert (match.to_move, decision(match)) == ((0,), "COVER")
    play(match, "DONE", "CONNECT(MON-ROM)")
    assert match.to_move == (0,)


def test_legal_actions_come_in_ascending_order_and_are_exactly_those_without_refusal(positions):
    """`legal` and `why_not` tell the same story over the whole action space."""
    for position in positions[::40]:
        match = set_up(position)
        seat = position["active"]
        listed = [action.id for action in match.legal(seat)]
        assert listed == sorted(set(listed))
        allowed = [action.id for action in match.edition.actions.actions if match.why_not(seat, action) is None]
        assert listed == allowed


# --- 5.3: the action space --------------------------------------------------------------------------------------


def test_there_are_143_ids_for_players():
    space = table(player("LON")).edition.actions
    counts = Counter(action.kind for action in space.actions[: space.size])
    assert counts == {
        "CHOOSE_START": 5, "TAKE": 4, "MOVE": 12, "CONNECT": 22, "RECALL_FIELD": 55, "RECALL_CIRCLE": 36,
        "DISCARD": 3, "COVER": 3, "STOP": 1, "DONE": 1, "WAIVE": 1,
    }  # fmt: skip
    assert space.size == 143
    assert [action.id for action in space.actions] == list(range(space.total))


def test_every_action_has_a_text_that_parses_back():
    space = table(player("LON")).edition.actions
    for action in space.actions:
        assert space.find(action.text) is action
        assert space.find(action.id) is action
        assert space.find(action.text.lower().replace(",", " , ")) is action


def test_a_position_counts_open_missions_in_the_order_of_taking():
    match = table(player("ROM", mission("S1", "LON"), "M07"), player("MOS"), display=["M02", "M03", "M04", "M05"])
    play(match, "TAKE(2)")
    match.play(sh.CHANCE, "REVEAL(M43)")
    assert open_cards(match) == ["S1", "M07", "M03"]
    play(match, "CONNECT(MOS-IST)", "DISCARD(1)")
    assert open_cards(match) == ["M07", "M03"]
    play(match, "TAKE(1)")
    assert open_cards(match) == ["M07", "M03", "M02"]


def test_few_actions_are_legal_at_once(positions):
    assert max(len(model.legal(position)) for position in positions[::4]) <= 25
