"""What can be done in Estoril 1942 and what it does. Turns, abilities and resolution are in their own files."""

from __future__ import annotations

from safehouse.core.bits import lowest
from safehouse.core.events import tell
from safehouse.core.frames import KIND, MOVERS, is_asked, pop, to_move, top
from safehouse.core.rule import OK, Buf, rule
from safehouse.core.seats import CHANCE, CHANCE_MOVES, TABLE

from ..data.board import (
    ASSASSIN,
    BOCA,
    CARDS,
    DECK_SIZE,
    DIPLOMAT,
    IN_PLACE,
    INFLUENCE_MISSION,
    SEDUCER,
    STARTS,
    SYMBOL_COUNT,
)
from ..data.components import ABILITIES, MISSIONS, PLACES
from .abilities import (
    ask_seducer_space,
    assassin_targets,
    assassinate,
    check_assassin,
    check_diplomat,
    check_seducer_card,
    check_seducer_space,
    check_symbol,
    choose_seducer_space,
    diplomat_targets,
    exchange_reward,
    free_here,
    is_only_own,
    keep_reward,
    protect,
    seducer_targets,
    spare,
    use_symbol,
)
from .ids import (
    EST_2_4,
    EST_2_5,
    EST_2_7,
    EST_3_4,
    EST_4_1,
    EST_4_4,
    EST_5_1,
    EST_6_1,
    EST_7_5,
    EST_8_4,
    EST_8_5,
    EST_8_11,
    EST_8_19,
    EST_8_20,
    EST_8_22,
    EST_8_29,
    EST_8_34,
    EST_9_10,
    EST_9_12,
    EST_10_2,
    EST_10_3,
    EST_11_1,
    EST_13_6,
    EST_14_4,
)
from .placing import (
    check_card,
    check_peek,
    check_peek_reward,
    check_space,
    choose_card,
    decline_peek,
    end_turn,
    lay_card,
    legal_spaces,
    peek,
    peek_reward,
    peek_space,
)
from .resolution import (
    check_discard,
    check_loss,
    check_ready,
    demand_loss,
    discard_least_wanted,
    done,
    lay_aside,
    lose,
    ready,
    roll_dice,
    take_back_laid_aside,
)
from .setup import deal_mission, first_player, is_mission_free
from .state import (
    ASK_ABILITY,
    ASK_ASSASSIN,
    ASK_CARD,
    ASK_CONSPIRATOR,
    ASK_DIPLOMAT,
    ASK_DISCARD,
    ASK_FIRST,
    ASK_LAY,
    ASK_LOSS,
    ASK_MISSION,
    ASK_PEEK,
    ASK_RECRUIT,
    ASK_REWARD,
    ASK_ROLL,
    ASK_SEDUCER_CARD,
    ASK_SEDUCER_SPACE,
    ASK_SPACE,
    ASK_TOP_CARD,
    AUTO_CARD,
    AUTO_SPACE,
    DECLINE,
    DONE,
    DRAW,
    E_LEFT,
    FIRST_PLAYER,
    HAND,
    KEEP,
    LAY,
    LEAVE,
    NONE,
    READY,
    ROLL,
    STACK,
    TAKE,
    TO_CARD,
    TO_MISSION,
    TO_REWARD,
    TO_SPACE,
    TO_SYMBOL,
    State,
)
from .turn import draw, lay, settle

# === what may be done: check (one source for legality, refusals and "why not") ==================================


@rule
def check(s: State, seat: int, action: int) -> int:
    if s.depth == 0:
        return EST_11_1
    if action >= LEAVE:
        return check_leave(s, seat, action - LEAVE)
    if action >= FIRST_PLAYER:
        return check_chance(s, seat, action)
    if seat < 0 or not is_asked(s, seat):
        return not_asked(s, seat)
    kind = top(s, KIND)
    if kind <= ASK_PEEK:
        return check_turn(s, seat, kind, action)
    if kind == ASK_DISCARD:
        return check_laying_aside(s, seat, action)
    if kind == ASK_ABILITY:
        return check_ability(s, action)
    if kind == ASK_CONSPIRATOR:
        return OK if KEEP <= action <= TAKE else EST_8_11
    return check_target(s, seat, kind, action)


@rule
def not_asked(s: State, seat: int) -> int:
    """EST-4.4 while placing, EST-7.5 while abilities are used, else the rule of what is going on."""
    kind = top(s, KIND)
    if kind < ASK_ABILITY:
        return EST_4_4
    if kind == ASK_ROLL:
        return EST_9_10
    if kind == ASK_LOSS:
        return EST_9_12
    if kind == ASK_DISCARD:
        return EST_10_3 if seat >= 0 and s.laid_aside[seat] > 0 else EST_10_2
    return EST_7_5


@rule
def check_turn(s: State, seat: int, kind: int, action: int) -> int:
    if kind == ASK_CARD:
        return check_card(s, seat, action - TO_CARD) if action < TO_SPACE else EST_5_1
    if kind == ASK_SPACE:
        if TO_REWARD <= action < TO_SYMBOL:
            return EST_3_4
        return check_space(s, seat, action - TO_SPACE) if TO_SPACE <= action < TO_REWARD else EST_5_1
    if action == DECLINE:
        return OK
    if TO_SPACE <= action < TO_REWARD:
        return check_peek(s, seat, peek_space(s), action - TO_SPACE)
    if TO_REWARD <= action < TO_SYMBOL:
        return check_peek_reward(s, peek_space(s), action - TO_REWARD)
    return EST_6_1


@rule
def check_ability(s: State, action: int) -> int:
    """EST-7.5 to 7.7"""
    if action == DONE:
        return OK
    return check_symbol(s, action - TO_SYMBOL) if TO_SYMBOL <= action < KEEP else EST_7_5


@rule
def check_target(s: State, seat: int, kind: int, action: int) -> int:
    """The steps after an ability was chosen, and the loss at Boca do Inferno. Rewards are never targets."""
    is_space = TO_SPACE <= action < TO_REWARD
    is_reward = TO_REWARD <= action < TO_SYMBOL
    space = action - TO_SPACE
    if action == DECLINE and is_target_optional(s, seat, kind):
        return OK
    if kind == ASK_ASSASSIN:
        return check_assassin(s, space) if is_space else EST_8_5 if is_reward else EST_8_4
    if kind == ASK_SEDUCER_CARD:
        return check_seducer_card(s, space) if is_space else EST_8_20 if is_reward else EST_8_19
    if kind == ASK_SEDUCER_SPACE:
        return check_seducer_space(s, space) if is_space else EST_8_22
    if kind == ASK_DIPLOMAT:
        return check_diplomat(s, space) if is_space else EST_8_34 if is_reward else EST_8_29
    return check_loss(s, seat, space) if is_space else EST_9_12


@rule
def is_target_optional(s: State, seat: int, kind: int) -> bool:
    """EST-14.5: an assassin, a seducer or a diplomat whose only target is the seat's own."""
    if kind != ASK_ASSASSIN and kind != ASK_SEDUCER_CARD and kind != ASK_DIPLOMAT:
        return False
    return is_only_own(s, seat, targets(s, seat, kind))


@rule
def symbol_of(kind: int) -> int:
    """The ability whose target is being chosen."""
    return ASSASSIN if kind == ASK_ASSASSIN else SEDUCER if kind == ASK_SEDUCER_CARD else DIPLOMAT


@rule
def check_laying_aside(s: State, seat: int, action: int) -> int:
    if action == READY:
        return check_ready(s, seat)
    return check_discard(s, seat, action - TO_CARD) if action < TO_SPACE else EST_10_2


@rule
def check_chance(s: State, seat: int, action: int) -> int:
    """What chance may do; the rule that leaves it to chance forbids it to everybody else."""
    possible = seat == CHANCE and is_asked(s, CHANCE)
    kind = top(s, KIND)
    if action < TO_MISSION:
        return OK if possible and kind == ASK_FIRST and action - FIRST_PLAYER < s.seats else EST_2_7
    if action < LAY:
        return check_deal(s, kind, action - TO_MISSION) if possible else EST_2_4
    if action < DRAW:
        return OK if possible and kind == ASK_LAY and s.slot_of[(action - LAY) // 4] == NONE else EST_4_1
    if action < ROLL:
        return OK if possible and is_drawing(kind) and s.place[STARTS + action - DRAW] == STACK else EST_2_5
    if action < AUTO_CARD:
        return OK if possible and kind == ASK_ROLL else EST_9_10
    if action < AUTO_SPACE:
        is_legal = kind == ASK_CARD and check_card(s, s.active, action - AUTO_CARD) == OK
    else:
        is_legal = kind == ASK_SPACE and check_space(s, s.active, action - AUTO_SPACE) == OK
    return OK if possible and is_legal else EST_14_4


@rule
def check_deal(s: State, kind: int, mission: int) -> int:
    """EST-2.4, 13.1, 13.5: a mission from the box; for recruitment never the one for influence (EST-13.6)."""
    if kind == ASK_RECRUIT and mission == INFLUENCE_MISSION:
        return EST_13_6
    return OK if ASK_MISSION <= kind <= ASK_RECRUIT and is_mission_free(s, mission) else EST_2_4


@rule
def is_drawing(kind: int) -> bool:
    """Whether a card is being drawn: as a reward, or for a conspirator."""
    return kind == ASK_TOP_CARD if kind != ASK_REWARD else True


@rule
def check_leave(s: State, seat: int, leaver: int) -> int:
    """EST-14.4: only the table takes a seat out, each once, and not while chance is being resolved."""
    if seat != TABLE or leaver >= s.seats or s.out[leaver] or to_move(s) == CHANCE_MOVES:
        return EST_14_4
    return OK


# === what is worth checking =====================================================================================


@rule
def asked_from(s: State) -> int:
    """Part 5: in a turn-based environment discards are asked for clockwise from the first player."""
    return max(0, s.first)


@rule
def offered(s: State, seat: int, out: Buf) -> int:
    kind = top(s, KIND)
    if seat == CHANCE:
        return offered_chance(s, kind, out)
    if kind == ASK_CARD:
        return add_hand(s, seat, out, TO_CARD)
    if kind == ASK_SPACE:
        return add_spaces(out, 0, TO_SPACE, legal_spaces(s, seat))
    if kind == ASK_PEEK:
        count = add_spaces(out, 0, TO_SPACE, s.face_down & ~s.own[seat])
        return add_one(out, add_rewards(s, out, count), DECLINE)
    if kind == ASK_ABILITY:
        return add_one(out, add_symbols(s, out), DONE)
    if kind == ASK_CONSPIRATOR:
        return add_range(out, 0, KEEP, 2)
    if kind == ASK_DISCARD:
        return add_one(out, add_hand(s, seat, out, TO_CARD), READY)
    return add_one(out, add_spaces(out, 0, TO_SPACE, targets(s, seat, kind)), DECLINE)


@rule
def targets(s: State, seat: int, kind: int) -> int:
    if kind == ASK_ASSASSIN:
        return assassin_targets(s)
    if kind == ASK_SEDUCER_CARD:
        return seducer_targets(s)
    if kind == ASK_SEDUCER_SPACE:
        return free_here(s)
    if kind == ASK_DIPLOMAT:
        return diplomat_targets(s)
    return s.own[seat] & IN_PLACE[BOCA]


@rule
def add_missions(s: State, kind: int, out: Buf) -> int:
    """Those that can be dealt now."""
    count = 0
    for mission in range(MISSIONS):
        if check_deal(s, kind, mission) == OK:
            out[count] = TO_MISSION + mission
            count += 1
    return count


@rule
def offered_chance(s: State, kind: int, out: Buf) -> int:
    if kind == ASK_FIRST:
        return add_range(out, 0, FIRST_PLAYER, s.seats)
    if kind <= ASK_RECRUIT:
        return add_missions(s, kind, out)
    if kind == ASK_LAY:
        return add_boards(s, out)
    if kind == ASK_CARD:
        return add_hand(s, s.active, out, AUTO_CARD)
    if kind == ASK_SPACE:
        return add_spaces(out, 0, AUTO_SPACE, legal_spaces(s, s.active))
    if kind == ASK_ROLL:
        return add_range(out, 0, ROLL, 36)
    return add_stack(s, out)


@rule
def add_range(out: Buf, count: int, first: int, length: int) -> int:
    for i in range(length):
        out[count + i] = first + i
    return count + length


@rule
def add_boards(s: State, out: Buf) -> int:
    """The boards that do not lie yet, each turned in four ways."""
    count = 0
    for place in range(PLACES):
        if s.slot_of[place] == NONE:
            count = add_range(out, count, LAY + 4 * place, 4)
    return count


@rule
def add_stack(s: State, out: Buf) -> int:
    count = 0
    for card in range(DECK_SIZE):
        if s.place[STARTS + card] == STACK:
            out[count] = DRAW + card
            count += 1
    return count


@rule
def add_rewards(s: State, out: Buf, count: int) -> int:
    """Rewards that lie face down."""
    for place in range(PLACES):
        if s.reward_down[place]:
            out[count] = TO_REWARD + place
            count += 1
    return count


@rule
def add_symbols(s: State, out: Buf) -> int:
    """What the acting character has and has not used up."""
    count = 0
    for symbol in range(len(ABILITIES)):
        if SYMBOL_COUNT[s.at[s.numeral]][symbol] > s.used[symbol]:
            out[count] = TO_SYMBOL + symbol
            count += 1
    return count


@rule
def add_one(out: Buf, count: int, action: int) -> int:
    out[count] = action
    return count + 1


@rule
def add_hand(s: State, seat: int, out: Buf, base: int) -> int:
    count = 0
    for card in range(CARDS):
        if s.place[card] == HAND + seat:
            out[count] = base + card
            count += 1
    return count


@rule
def add_spaces(out: Buf, count: int, base: int, mask: int) -> int:
    while mask:
        out[count] = base + lowest(mask)
        mask &= mask - 1
        count += 1
    return count


@rule
def weight(s: State, action: int) -> int:
    """Every draw, every orientation and every pair of dice is equally likely."""
    return 1


# === doing it ===================================================================================================


@rule
def apply(s: State, seat: int, action: int) -> None:
    if action >= LEAVE:
        leave(s, action - LEAVE)
    elif action >= FIRST_PLAYER:
        apply_chance(s, action)
    elif action < TO_SPACE:
        apply_card(s, seat, action - TO_CARD)
    elif action < TO_REWARD:
        apply_space(s, seat, action - TO_SPACE)
    elif action < TO_SYMBOL:
        peek_reward(s, seat, action - TO_REWARD)
    elif action < KEEP:
        use_symbol(s, seat, action - TO_SYMBOL)
    elif action == KEEP:
        keep_reward(s, seat)
    elif action == TAKE:
        exchange_reward(s, seat)
    elif action == DECLINE and top(s, KIND) == ASK_PEEK:
        decline_peek(s, seat)
    elif action == DECLINE:
        spare(s, seat, symbol_of(top(s, KIND)))
    elif action == DONE:
        done(s, seat)
    else:
        ready(s, seat)
    settle(s)


@rule
def apply_chance(s: State, action: int) -> None:
    if action < TO_MISSION:
        first_player(s, action - FIRST_PLAYER)
    elif action < LAY:
        deal_mission(s, action - TO_MISSION)
    elif action < DRAW:
        lay(s, (action - LAY) // 4, (action - LAY) % 4)
    elif action < ROLL:
        draw(s, STARTS + action - DRAW)
    elif action < AUTO_CARD:
        roll_dice(s, (action - ROLL) // 6, (action - ROLL) % 6)
    elif action < AUTO_SPACE:
        pop(s)
        choose_card(s, s.active, action - AUTO_CARD)
    else:
        pop(s)
        lay_card(s, s.active, action - AUTO_SPACE)


@rule
def apply_card(s: State, seat: int, card: int) -> None:
    if top(s, KIND) == ASK_DISCARD:
        lay_aside(s, seat, card)
    else:
        pop(s)
        choose_card(s, seat, card)


@rule
def apply_space(s: State, seat: int, space: int) -> None:
    kind = top(s, KIND)
    if kind == ASK_PEEK:
        peek(s, seat, space)
    elif kind == ASK_SEDUCER_SPACE:
        choose_seducer_space(s, seat, space)
    else:
        pop(s)
        if kind == ASK_SPACE:
            lay_card(s, seat, space)
        elif kind == ASK_ASSASSIN:
            assassinate(s, seat, space)
        elif kind == ASK_SEDUCER_CARD:
            ask_seducer_space(s, seat, space)
        elif kind == ASK_DIPLOMAT:
            protect(s, seat, space)
        else:
            lose(s, seat, space)


@rule
def leave(s: State, seat: int) -> None:
    """EST-14.4: the seat stays in the game; what it is asked now and later goes by a fixed rule or by chance."""
    s.out[seat] = 1
    tell(s, E_LEFT, seat, 0, 0, 0)
    kind = top(s, KIND)
    if kind == ASK_DISCARD:
        take_back_laid_aside(s, seat)
        discard_least_wanted(s, seat)
        s.frames[s.depth - 1][MOVERS] &= ~(1 << seat)
    elif not is_asked(s, seat):
        return
    elif kind == ASK_CONSPIRATOR:
        keep_reward(s, seat)
    else:
        pop(s)
        s.chosen = NONE
        if kind == ASK_PEEK:
            end_turn(s)
        elif kind == ASK_LOSS:
            demand_loss(s)
