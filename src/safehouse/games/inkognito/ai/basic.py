"""How a sensible player plays without searching: ask, deduce, find the partner, declare only when sure (part 12.4).

Written as rules, so it is the same plain and compiled. All it goes by is what the seat knows. Movement is tried out on
the concealed state, because no step depends on a secret; what a position is worth is averaged over worlds that the seat
considers possible.
"""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.chance import below
from safehouse.core.frames import KIND, MOVERS, top
from safehouse.core.pool import Pool, copy_game
from safehouse.core.rule import NO_ACTION, OK, Buf, rule
from safehouse.core.turns import legal, step

from ..rules import card_sets
from ..rules import state as st
from ..rules.actions import check
from ..rules.answers import strikes, true_strikes
from ..rules.missions import are_partners, has_escaped, is_fulfilled, side_of
from ..rules.state import State
from .heuristics import FAR, goal_distance, steps
from .worlds import (
    LINES,
    NOT_KNOWN,
    PARTNER,
    RECKONED,
    SELF,
    SELF_COUNT,
    WORD,
    WORD_COUNT,
    left_open,
    put_world,
    reckon,
    remaining,
    unknown,
)

LOOKED_AT = 8
"""About so many worlds are looked at to value a position."""
CERTAIN = 100_000.0
WORST = -1_000_000.0
LOTS = 1 << 20

# Games of the pool behind what is known.
FIRST, SECOND, THIRD = 1, 2, 3
"""After one, two and three steps."""
WORLD = 4
"""One of these in some world."""

# Places of `notes` behind what was reckoned.
MOST_ACTIONS = 256
CHOICES = RECKONED
"""The legal actions that are being gone through, for each step a list."""


@rule
def game_at(pool: Pool, at: int) -> State:
    return pool[at]  # type: ignore[return-value]  # a pool holds games of one kind: here of this one


@rule
def advise(pool: Pool, known: int, seat: int, notes: Buf, rng: Buf, out: Buf) -> int:
    """What to do, or NO_ACTION where one thing is as good as another."""
    s = game_at(pool, known)
    kind = top(s, KIND)
    if kind < st.ASK_START:
        return NO_ACTION
    reckon(s, seat, notes)
    if is_moving(kind):
        return best_step(pool, known, seat, notes, rng, out)
    if kind == st.ASK_SHOW or kind == st.ASK_PENALTY:
        return best_answer(s, seat, notes, rng, out)
    is_free = kind == st.ASK_ACT
    action = act(pool, known, seat, notes, out) if is_free else plain_choice(pool, known, seat, kind, notes)
    return action if action != NO_ACTION and check(s, seat, action) == OK else NO_ACTION


@rule
def is_moving(kind: int) -> bool:
    if (
        kind == st.ASK_FIG
        or kind == st.ASK_STEP
        or kind == st.ASK_STOP
        or kind == st.ASK_PASS
        or kind == st.ASK_STEP_AMB
    ):
        return True
    return kind == st.ASK_EXTRA or kind == st.ASK_BANISH or kind == st.ASK_BANISH_AMB


@rule
def plain_choice(pool: Pool, known: int, seat: int, kind: int, notes: Buf) -> int:
    """Where what is known says it all."""
    s = game_at(pool, known)
    if kind == st.ASK_START:
        return st.DECLARE if wins_now(pool, known, known, seat, notes) else st.SHAKE
    if kind == st.ASK_MEET:
        return meet(s, seat, notes)
    if kind == st.ASK_AMB:
        return ask_through_ambassador(s, seat, notes)
    if kind == st.ASK_CLAIM:
        return st.CLAIM if true_strikes(s) > 0 else st.ACCEPT_ANSWER
    if kind == st.ASK_CONCEDE:
        return st.CONCEDE if notes[PARTNER] == s.active else st.DENY
    if kind == st.ASK_NOTE:
        return st.RECORD
    if kind == st.ASK_DECLARE:
        return st.NAME + notes[PARTNER] if 0 <= notes[PARTNER] < s.seats else st.ALONE
    if kind == st.ASK_WINDOW:
        return st.DECLARE_TOO if wins_with(pool, known, known, seat, s.active, notes) else st.SILENT
    return answer_hand(pool, known, seat, notes) if kind == st.ASK_HANDSHAKE else NO_ACTION


# --- winning ----------------------------------------------------------------------------------------------------


@rule
def wins_with(pool: Pool, known: int, at: int, seat: int, partner: int, notes: Buf) -> bool:
    """Whether this seat is the partner and the mission is fulfilled, in game `at`, in every possible world."""
    s = game_at(pool, at)
    if notes[PARTNER] != partner or partner >= s.seats or (s.active != seat and s.active != partner):
        return False
    copy_game(pool, known + WORLD, at)
    for i in range(notes[SELF_COUNT]):
        for j in range(notes[WORD_COUNT]):
            put_world(game_at(pool, known + WORLD), notes[SELF + i], notes[WORD + j])
            if not is_fulfilled(game_at(pool, known + WORLD), seat):
                return False
    return True


@rule
def wins_now(pool: Pool, known: int, at: int, seat: int, notes: Buf) -> bool:
    """The same with the sure partner; of the lone spy whether it has escaped."""
    if notes[PARTNER] == NOT_KNOWN:
        return False
    if notes[PARTNER] == st.HOLDERS - 1 and game_at(pool, at).seats < st.HOLDERS:
        return has_escaped(game_at(pool, at), seat)
    return wins_with(pool, known, at, seat, notes[PARTNER], notes)


@rule
def answer_hand(pool: Pool, known: int, seat: int, notes: Buf) -> int:
    """Accept if partner and mission fulfilled weigh more than no partner."""
    if game_at(pool, known).declarer_loses:
        return st.ACCEPT
    copy_game(pool, known + WORLD, known)
    world = game_at(pool, known + WORLD)
    good = 0
    bad = 0
    for i in range(notes[SELF_COUNT]):
        for j in range(notes[WORD_COUNT]):
            put_world(world, notes[SELF + i], notes[WORD + j])
            if not are_partners(world, world.declarer, seat):
                bad += 1
            elif is_fulfilled(world, seat):
                good += 1
    return st.ACCEPT if good > bad or bad == 0 else st.REFUSE


# --- moving -----------------------------------------------------------------------------------------------------


@rule
def list_actions(s: State, seat: int, level: int, notes: Buf, out: Buf) -> int:
    """The legal actions into the list of a level; returns how many."""
    count = legal(s, seat, out)
    for i in range(count):
        notes[CHOICES + MOST_ACTIONS * level + i] = out[i]
    return count


@rule
def go(pool: Pool, known: int, source: int, target: int, seat: int, action: int) -> None:
    """Makes game `target` (behind what is known) what an action makes of `source`."""
    copy_game(pool, known + target, known + source)
    step(game_at(pool, known + target), seat, action)


@rule
def act(pool: Pool, known: int, seat: int, notes: Buf, out: Buf) -> int:
    """Declare when sure; else the ball whose best step improves most on doing nothing."""
    if wins_now(pool, known, known, seat, notes):
        return st.DECLARE
    best = st.END
    best_value = value_of(pool, known, 0, seat, notes)
    count = list_actions(game_at(pool, known), seat, 0, notes, out)
    for i in range(count):
        action = notes[CHOICES + i]
        if st.USE <= action < st.FIGURE:
            go(pool, known, 0, FIRST, seat, action)
            reached = best_reach(pool, known, seat, notes, out)
            if reached > best_value:
                best_value = reached
                best = action
    return best


@rule
def best_step(pool: Pool, known: int, seat: int, notes: Buf, rng: Buf, out: Buf) -> int:
    """The action that leads farthest; lots decide among equals."""
    best = NO_ACTION
    best_value = WORST
    best_lot = 0
    count = list_actions(game_at(pool, known), seat, 0, notes, out)
    for i in range(count):
        go(pool, known, 0, FIRST, seat, notes[CHOICES + i])
        reached = best_reach(pool, known, seat, notes, out)
        lot = below(rng, LOTS)
        if reached > best_value or (reached == best_value and lot > best_lot):
            best_value = reached
            best_lot = lot
            best = notes[CHOICES + i]
    return best


@rule
def kind_of(s: State) -> int:
    return top(s, KIND) if s.depth > 0 else NO_ACTION


@rule
def is_to_step(s: State, seat: int) -> bool:
    """Whether this seat chooses where to go."""
    kind = kind_of(s)
    return (kind == st.ASK_STEP or kind == st.ASK_STEP_AMB or kind == st.ASK_PASS) and top(s, MOVERS) == 1 << seat


@rule
def best_reach(pool: Pool, known: int, seat: int, notes: Buf, out: Buf) -> float:
    """The best value that can be reached from the game after the first step, by choosing figure and space."""
    s = game_at(pool, known + FIRST)
    if kind_of(s) != st.ASK_FIG or top(s, MOVERS) != 1 << seat:
        return best_space(pool, known, FIRST, seat, notes, out)
    best = WORST
    count = list_actions(s, seat, 1, notes, out)
    for i in range(count):
        go(pool, known, FIRST, SECOND, seat, notes[CHOICES + MOST_ACTIONS + i])
        reached = best_space(pool, known, SECOND, seat, notes, out)
        if reached > best:  # noqa: PLR1730 - the rules' max is for whole numbers
            best = reached
    return best


@rule
def best_space(pool: Pool, known: int, at: int, seat: int, notes: Buf, out: Buf) -> float:
    """The same by choosing the space alone; where there is nothing to choose, what the game is worth as it stands."""
    if not is_to_step(game_at(pool, known + at), seat):
        return value_of(pool, known, at, seat, notes)
    best = WORST
    count = list_actions(game_at(pool, known + at), seat, 2, notes, out)
    for i in range(count):
        go(pool, known, at, THIRD, seat, notes[CHOICES + 2 * MOST_ACTIONS + i])
        reached = value_of(pool, known, THIRD, seat, notes)
        if reached > best:  # noqa: PLR1730 - the rules' max is for whole numbers
            best = reached
    return best


@rule
def value_of(pool: Pool, known: int, at: int, seat: int, notes: Buf) -> float:
    """Near to the own mission, far from the enemies', and about to learn something.

    That is averaged over a few worlds, spread evenly, always the same ones.
    """
    if wins_now(pool, known, known + at, seat, notes):
        return CERTAIN
    value = curiosity(game_at(pool, known + at), seat, notes)
    sure = 3.0 if notes[LINES] == 1 else 1.0
    apart = max(1, notes[SELF_COUNT] // LOOKED_AT)
    worlds = min(LOOKED_AT + 1, (notes[SELF_COUNT] + apart - 1) // apart)
    copy_game(pool, known + WORLD, known + at)
    world = game_at(pool, known + WORLD)
    for i in range(worlds):
        put_world(world, notes[SELF + apart * i], notes[WORD + i % notes[WORD_COUNT]])
        value -= 6 * sure * goal_distance(world, seat) / worlds
        value += 3 * goal_distance(world, an_enemy(world, seat)) / worlds
    return value


@rule
def an_enemy(s: State, seat: int) -> int:
    own = side_of(s, seat)
    enemy = 0
    while has(own, enemy):
        enemy += 1
    return enemy


@rule
def curiosity(s: State, seat: int, notes: Buf) -> float:
    """What a meeting would tell, or how near one is."""
    kind = kind_of(s)
    if kind == st.ASK_MEET:
        return 40 + 8 * unknown(notes, s.host[s.meetings - 1] // st.FIGURES)
    most = 0.0
    nearest = -1.0
    for other in range(s.seats):
        bits = unknown(notes, other) if other != seat else 0.0
        if bits > 0.0:
            if bits > most:  # noqa: PLR1730 - the rules' max is for whole numbers
                most = bits
            if not has(s.met, other):
                near = closest(s, seat, other) / (0.5 + bits)
                if nearest < 0.0 or near < nearest:
                    nearest = near
    if kind == st.ASK_AMB or kind == st.ASK_STOP:
        return 30 + 8 * most
    return -2 * nearest if nearest >= 0.0 else 0.0


@rule
def closest(s: State, seat: int, other: int) -> int:
    """The distance of the two figures of both seats that are closest."""
    least = FAR
    for own in range(st.FIGURES):
        for figure in range(st.FIGURES):
            least = min(least, steps(s.at[seat][own], s.at[other][figure]))
    return least


# --- asking -----------------------------------------------------------------------------------------------------


@rule
def meet(s: State, seat: int, notes: Buf) -> int:
    owner = s.host[s.meetings - 1] // st.FIGURES
    if unknown(notes, owner) == 0.0 and check(s, seat, st.MOVE_ON) == OK:
        return st.MOVE_ON
    return (
        st.ASK + card_sets.IDENTITY
        if remaining(notes, owner, card_sets.IDENTITY) <= remaining(notes, owner, card_sets.BUILD)
        else st.ASK + card_sets.BUILD
    )


@rule
def ask_through_ambassador(s: State, seat: int, notes: Buf) -> int:
    best = st.NO_QUESTION
    least = 0.0
    for other in range(s.seats):
        bits = unknown(notes, other) if other != seat else 0.0
        if bits > 0.0:
            build = remaining(notes, other, card_sets.AMBASSADOR_BUILD) - bits
            if best == st.NO_QUESTION or build < least:
                least = build
                best = st.DEMAND + 2 * other + card_sets.BUILD
            identity = remaining(notes, other, card_sets.AMBASSADOR_IDENTITY) - bits
            if identity < least:
                least = identity
                best = st.DEMAND + 2 * other + card_sets.IDENTITY
    return best


# --- answering --------------------------------------------------------------------------------------------------


@rule
def best_answer(s: State, seat: int, notes: Buf, rng: Buf, out: Buf) -> int:
    """To the partner everything; to others what leaves them most in doubt. A lot decides among equals."""
    best = NO_ACTION
    best_worth = 0
    best_lot = 0
    is_penalty = top(s, KIND) == st.ASK_PENALTY
    is_frank = not is_penalty and notes[PARTNER] == s.active
    count = legal(s, seat, out)
    for i in range(count):
        cards = out[i] - st.KEEP if is_penalty else card_sets.FIRST_ANSWER + out[i] - st.SHOW
        if is_frank:
            worth = frankness(cards)
        elif is_penalty:
            worth = left_open(s, seat, s.active, cards, notes)
        else:
            worth = discretion(s, seat, cards, notes)
        lot = 0 if is_frank else below(rng, LOTS)
        if best == NO_ACTION or worth > best_worth or (worth == best_worth and lot > best_lot):
            best_worth = worth
            best_lot = lot
            best = out[i]
    return best


@rule
def frankness(cards: int) -> int:
    mask = card_sets.SET_MASK[cards]
    return (
        4 * int(has(mask, card_sets.SECRET_MISSION))
        + 2 * int(has(mask, card_sets.SECRET_IDENTITY))
        + int(has(mask, card_sets.SECRET_BUILD))
    )


@rule
def discretion(s: State, seat: int, cards: int, notes: Buf) -> int:
    """No secret cards; else no repeats; else what leaves most in doubt."""
    mask = card_sets.SET_MASK[cards]
    secrets = (
        int(has(mask, card_sets.SECRET_MISSION))
        + int(has(mask, card_sets.SECRET_IDENTITY))
        + int(has(mask, card_sets.SECRET_BUILD))
    )
    if secrets > 0:
        return -900 - secrets
    return left_open(s, seat, s.active, cards, notes) - 100 * min(2, strikes(s, seat, s.active, cards))
