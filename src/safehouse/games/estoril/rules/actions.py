"""What can be done in Estoril 1942 and what it does. Turns, abilities and resolution are in their own files."""

from __future__ import annotations

from safehouse.core.candidates import add_members, add_range
from safehouse.core.events import tell
from safehouse.core.frames import KIND, MOVERS, is_asked, pop, to_move, top
from safehouse.core.rule import OK, Buf, rule
from safehouse.core.seats import CHANCE, CHANCE_MOVES, TABLE

from ..data import board
from ..data.components import ABILITIES, MISSIONS, PLACES
from . import abilities, ids, placing, resolution
from . import state as st
from .setup import deal_mission, first_player, is_mission_free
from .state import State
from .turn import draw, lay, settle

# === what may be done: check (one source for legality, refusals and "why not") ==================================


@rule
def check(s: State, seat: int, action: int) -> int:
    if s.depth == 0:
        return ids.EST_11_1
    if action >= st.LEAVE:
        return check_leave(s, seat, action - st.LEAVE)
    if action >= st.FIRST_PLAYER:
        return check_chance(s, seat, action)
    if seat < 0 or not is_asked(s, seat):
        return not_asked(s, seat)
    kind = top(s, KIND)
    if kind <= st.ASK_PEEK:
        return check_turn(s, seat, kind, action)
    if kind == st.ASK_DISCARD:
        return check_laying_aside(s, seat, action)
    if kind == st.ASK_ABILITY:
        return check_ability(s, action)
    if kind == st.ASK_CONSPIRATOR:
        return OK if st.KEEP <= action <= st.TAKE else ids.EST_8_11
    return check_target(s, seat, kind, action)


@rule
def not_asked(s: State, seat: int) -> int:
    """EST-4.4 while placing, EST-7.5 while abilities are used, else the rule of what is going on."""
    kind = top(s, KIND)
    if kind < st.ASK_ABILITY:
        return ids.EST_4_4
    if kind == st.ASK_ROLL:
        return ids.EST_9_10
    if kind == st.ASK_LOSS:
        return ids.EST_9_12
    if kind == st.ASK_DISCARD:
        return ids.EST_10_3 if seat >= 0 and s.laid_aside[seat] > 0 else ids.EST_10_2
    return ids.EST_7_5


@rule
def check_turn(s: State, seat: int, kind: int, action: int) -> int:
    if kind == st.ASK_CARD:
        return placing.check_card(s, seat, action - st.TO_CARD) if action < st.TO_SPACE else ids.EST_5_1
    if kind == st.ASK_SPACE:
        if st.TO_REWARD <= action < st.TO_SYMBOL:
            return ids.EST_3_4
        return (
            placing.check_space(s, seat, action - st.TO_SPACE) if st.TO_SPACE <= action < st.TO_REWARD else ids.EST_5_1
        )
    if action == st.DECLINE:
        return OK
    if st.TO_SPACE <= action < st.TO_REWARD:
        return placing.check_peek(s, seat, placing.peek_space(s), action - st.TO_SPACE)
    if st.TO_REWARD <= action < st.TO_SYMBOL:
        return placing.check_peek_reward(s, placing.peek_space(s), action - st.TO_REWARD)
    return ids.EST_6_1


@rule
def check_ability(s: State, action: int) -> int:
    """EST-7.5 to 7.7"""
    if action == st.DONE:
        return OK
    return abilities.check_symbol(s, action - st.TO_SYMBOL) if st.TO_SYMBOL <= action < st.KEEP else ids.EST_7_5


@rule
def check_target(s: State, seat: int, kind: int, action: int) -> int:
    """The steps after an ability was chosen, and the loss at Boca do Inferno. Rewards are never targets."""
    is_space = st.TO_SPACE <= action < st.TO_REWARD
    is_reward = st.TO_REWARD <= action < st.TO_SYMBOL
    space = action - st.TO_SPACE
    if action == st.DECLINE and is_target_optional(s, seat, kind):
        return OK
    if kind == st.ASK_ASSASSIN:
        return abilities.check_assassin(s, space) if is_space else ids.EST_8_5 if is_reward else ids.EST_8_4
    if kind == st.ASK_SEDUCER_CARD:
        return abilities.check_seducer_card(s, space) if is_space else ids.EST_8_20 if is_reward else ids.EST_8_19
    if kind == st.ASK_SEDUCER_SPACE:
        return abilities.check_seducer_space(s, space) if is_space else ids.EST_8_22
    if kind == st.ASK_DIPLOMAT:
        return abilities.check_diplomat(s, space) if is_space else ids.EST_8_34 if is_reward else ids.EST_8_29
    return resolution.check_loss(s, seat, space) if is_space else ids.EST_9_12


@rule
def is_target_optional(s: State, seat: int, kind: int) -> bool:
    """EST-14.5: an assassin, a seducer or a diplomat whose only target is the seat's own."""
    if kind != st.ASK_ASSASSIN and kind != st.ASK_SEDUCER_CARD and kind != st.ASK_DIPLOMAT:
        return False
    return abilities.is_only_own(s, seat, targets(s, seat, kind))


@rule
def symbol_of(kind: int) -> int:
    """The ability whose target is being chosen."""
    return (
        board.ASSASSIN if kind == st.ASK_ASSASSIN else board.SEDUCER if kind == st.ASK_SEDUCER_CARD else board.DIPLOMAT
    )


@rule
def check_laying_aside(s: State, seat: int, action: int) -> int:
    if action == st.READY:
        return resolution.check_ready(s, seat)
    return resolution.check_discard(s, seat, action - st.TO_CARD) if action < st.TO_SPACE else ids.EST_10_2


@rule
def check_chance(s: State, seat: int, action: int) -> int:
    """What chance may do; the rule that leaves it to chance forbids it to everybody else."""
    possible = seat == CHANCE and is_asked(s, CHANCE)
    kind = top(s, KIND)
    if action < st.TO_MISSION:
        return OK if possible and kind == st.ASK_FIRST and action - st.FIRST_PLAYER < s.seats else ids.EST_2_7
    if action < st.LAY:
        return check_deal(s, kind, action - st.TO_MISSION) if possible else ids.EST_2_4
    if action < st.DRAW:
        return OK if possible and kind == st.ASK_LAY and s.slot_of[(action - st.LAY) // 4] == st.NONE else ids.EST_4_1
    if action < st.ROLL:
        return (
            OK
            if possible and is_drawing(kind) and s.place[board.STARTS + action - st.DRAW] == st.STACK
            else ids.EST_2_5
        )
    if action < st.AUTO_CARD:
        return OK if possible and kind == st.ASK_ROLL else ids.EST_9_10
    if action < st.AUTO_SPACE:
        is_legal = kind == st.ASK_CARD and placing.check_card(s, s.active, action - st.AUTO_CARD) == OK
    else:
        is_legal = kind == st.ASK_SPACE and placing.check_space(s, s.active, action - st.AUTO_SPACE) == OK
    return OK if possible and is_legal else ids.EST_14_4


@rule
def check_deal(s: State, kind: int, mission: int) -> int:
    """EST-2.4, 13.1, 13.5: a mission from the box; for recruitment never the one for influence (EST-13.6)."""
    if kind == st.ASK_RECRUIT and mission == board.INFLUENCE_MISSION:
        return ids.EST_13_6
    return OK if st.ASK_MISSION <= kind <= st.ASK_RECRUIT and is_mission_free(s, mission) else ids.EST_2_4


@rule
def is_drawing(kind: int) -> bool:
    """Whether a card is being drawn: as a reward, or for a conspirator."""
    return kind == st.ASK_TOP_CARD if kind != st.ASK_REWARD else True


@rule
def check_leave(s: State, seat: int, leaver: int) -> int:
    """EST-14.4: only the table takes a seat out, each once, and not while chance is being resolved."""
    if seat != TABLE or leaver >= s.seats or s.out[leaver] or to_move(s) == CHANCE_MOVES:
        return ids.EST_14_4
    return OK


# === what is worth checking =====================================================================================


@rule
def first_to_choose(s: State) -> int:
    """Part 5: in a turn-based environment discards are asked for clockwise from the first player."""
    return max(0, s.first)


@rule
def candidate_actions(s: State, seat: int, out: Buf) -> int:
    kind = top(s, KIND)
    if seat == CHANCE:
        return chance_candidates(s, kind, out)
    if kind == st.ASK_CARD:
        return add_hand(s, seat, out, st.TO_CARD)
    if kind == st.ASK_SPACE:
        return add_members(out, 0, st.TO_SPACE, placing.legal_spaces(s, seat))
    if kind == st.ASK_PEEK:
        count = add_members(out, 0, st.TO_SPACE, s.face_down & ~s.own[seat])
        return add_one(out, add_rewards(s, out, count), st.DECLINE)
    if kind == st.ASK_ABILITY:
        return add_one(out, add_symbols(s, out), st.DONE)
    if kind == st.ASK_CONSPIRATOR:
        return add_range(out, 0, st.KEEP, 2)
    if kind == st.ASK_DISCARD:
        return add_one(out, add_hand(s, seat, out, st.TO_CARD), st.READY)
    return add_one(out, add_members(out, 0, st.TO_SPACE, targets(s, seat, kind)), st.DECLINE)


@rule
def targets(s: State, seat: int, kind: int) -> int:
    if kind == st.ASK_ASSASSIN:
        return abilities.assassin_targets(s)
    if kind == st.ASK_SEDUCER_CARD:
        return abilities.seducer_targets(s)
    if kind == st.ASK_SEDUCER_SPACE:
        return abilities.free_here(s)
    if kind == st.ASK_DIPLOMAT:
        return abilities.diplomat_targets(s)
    return s.own[seat] & board.IN_PLACE[board.BOCA]


@rule
def add_missions(s: State, kind: int, out: Buf) -> int:
    """Those that can be dealt now."""
    count = 0
    for mission in range(MISSIONS):
        if check_deal(s, kind, mission) == OK:
            out[count] = st.TO_MISSION + mission
            count += 1
    return count


@rule
def chance_candidates(s: State, kind: int, out: Buf) -> int:
    if kind == st.ASK_FIRST:
        return add_range(out, 0, st.FIRST_PLAYER, s.seats)
    if kind <= st.ASK_RECRUIT:
        return add_missions(s, kind, out)
    if kind == st.ASK_LAY:
        return add_boards(s, out)
    if kind == st.ASK_CARD:
        return add_hand(s, s.active, out, st.AUTO_CARD)
    if kind == st.ASK_SPACE:
        return add_members(out, 0, st.AUTO_SPACE, placing.legal_spaces(s, s.active))
    if kind == st.ASK_ROLL:
        return add_range(out, 0, st.ROLL, 36)
    return add_stack(s, out)


@rule
def add_boards(s: State, out: Buf) -> int:
    """The boards that do not lie yet, each turned in four ways."""
    count = 0
    for place in range(PLACES):
        if s.slot_of[place] == st.NONE:
            count = add_range(out, count, st.LAY + 4 * place, 4)
    return count


@rule
def add_stack(s: State, out: Buf) -> int:
    count = 0
    for card in range(board.DECK_SIZE):
        if s.place[board.STARTS + card] == st.STACK:
            out[count] = st.DRAW + card
            count += 1
    return count


@rule
def add_rewards(s: State, out: Buf, count: int) -> int:
    """Rewards that lie face down."""
    for place in range(PLACES):
        if s.reward_down[place]:
            out[count] = st.TO_REWARD + place
            count += 1
    return count


@rule
def add_symbols(s: State, out: Buf) -> int:
    """What the acting character has and has not used up."""
    count = 0
    for symbol in range(len(ABILITIES)):
        if board.SYMBOL_COUNT[s.at[s.numeral]][symbol] > s.used[symbol]:
            out[count] = st.TO_SYMBOL + symbol
            count += 1
    return count


@rule
def add_one(out: Buf, count: int, action: int) -> int:
    out[count] = action
    return count + 1


@rule
def add_hand(s: State, seat: int, out: Buf, base: int) -> int:
    count = 0
    for card in range(board.CARDS):
        if s.place[card] == st.HAND + seat:
            out[count] = base + card
            count += 1
    return count


@rule
def weight(s: State, action: int) -> int:
    """Every draw, every orientation and every pair of dice is equally likely."""
    return 1


_PILES = {
    st.ASK_FIRST: "first_player",
    st.ASK_MISSION: "missions",
    st.ASK_SECRET: "missions",
    st.ASK_RECRUIT: "missions",
    st.ASK_LAY: "city",
    st.ASK_REWARD: "deck",
    st.ASK_TOP_CARD: "deck",
    st.ASK_ROLL: "dice",
    st.ASK_CARD: "absent_card",
    st.ASK_SPACE: "absent_space",
}


def pile(s: State) -> str:
    """From which pile chance draws now: the same secret deals the same cards from it, in the same order."""
    return _PILES[top(s, KIND)]


# === doing it ===================================================================================================


@rule
def apply(s: State, seat: int, action: int) -> None:
    if action >= st.LEAVE:
        leave(s, action - st.LEAVE)
    elif action >= st.FIRST_PLAYER:
        apply_chance(s, action)
    elif action < st.TO_SPACE:
        apply_card(s, seat, action - st.TO_CARD)
    elif action < st.TO_REWARD:
        apply_space(s, seat, action - st.TO_SPACE)
    elif action < st.TO_SYMBOL:
        placing.peek_reward(s, seat, action - st.TO_REWARD)
    elif action < st.KEEP:
        abilities.use_symbol(s, seat, action - st.TO_SYMBOL)
    elif action == st.KEEP:
        abilities.keep_reward(s, seat)
    elif action == st.TAKE:
        abilities.exchange_reward(s, seat)
    elif action == st.DECLINE and top(s, KIND) == st.ASK_PEEK:
        placing.decline_peek(s, seat)
    elif action == st.DECLINE:
        abilities.spare(s, seat, symbol_of(top(s, KIND)))
    elif action == st.DONE:
        resolution.done(s, seat)
    else:
        resolution.ready(s, seat)
    settle(s)


@rule
def apply_chance(s: State, action: int) -> None:
    if action < st.TO_MISSION:
        first_player(s, action - st.FIRST_PLAYER)
    elif action < st.LAY:
        deal_mission(s, action - st.TO_MISSION)
    elif action < st.DRAW:
        lay(s, (action - st.LAY) // 4, (action - st.LAY) % 4)
    elif action < st.ROLL:
        draw(s, board.STARTS + action - st.DRAW)
    elif action < st.AUTO_CARD:
        resolution.roll_dice(s, (action - st.ROLL) // 6, (action - st.ROLL) % 6)
    elif action < st.AUTO_SPACE:
        pop(s)
        placing.choose_card(s, s.active, action - st.AUTO_CARD)
    else:
        pop(s)
        placing.lay_card(s, s.active, action - st.AUTO_SPACE)


@rule
def apply_card(s: State, seat: int, card: int) -> None:
    if top(s, KIND) == st.ASK_DISCARD:
        resolution.lay_aside(s, seat, card)
    else:
        pop(s)
        placing.choose_card(s, seat, card)


@rule
def apply_space(s: State, seat: int, space: int) -> None:
    kind = top(s, KIND)
    if kind == st.ASK_PEEK:
        placing.peek(s, seat, space)
    elif kind == st.ASK_SEDUCER_SPACE:
        abilities.choose_seducer_space(s, seat, space)
    else:
        pop(s)
        if kind == st.ASK_SPACE:
            placing.lay_card(s, seat, space)
        elif kind == st.ASK_ASSASSIN:
            abilities.assassinate(s, seat, space)
        elif kind == st.ASK_SEDUCER_CARD:
            abilities.ask_seducer_space(s, seat, space)
        elif kind == st.ASK_DIPLOMAT:
            abilities.protect(s, seat, space)
        else:
            resolution.lose(s, seat, space)


@rule
def leave(s: State, seat: int) -> None:
    """EST-14.4: the seat stays in the game; what it is asked now and later goes by a fixed rule or by chance."""
    s.out[seat] = 1
    tell(s, st.E_LEFT, seat, 0, 0, 0)
    kind = top(s, KIND)
    if kind == st.ASK_DISCARD:
        resolution.take_back_laid_aside(s, seat)
        resolution.discard_least_wanted(s, seat)
        s.frames[s.depth - 1][MOVERS] &= ~(1 << seat)
    elif not is_asked(s, seat):
        return
    elif kind == st.ASK_CONSPIRATOR:
        abilities.keep_reward(s, seat)
    else:
        pop(s)
        s.chosen = st.NONE
        if kind == st.ASK_PEEK:
            placing.end_turn(s)
        elif kind == st.ASK_LOSS:
            resolution.demand_loss(s)
