"""What a seat can work out: its possible worlds, grids, margins, missions, exposure, and where each fact comes from.

    from safehouse.games.inkognito.deduction import know
    knowledge = know(match.observation(0).state, 0)
    knowledge.count, knowledge.grid(1), knowledge.partner_worlds(2)

A *world* is a deal of identities, builds and code words to the four holders (with three players the prisoner is
holder 3). Everything here is read from a concealed state, so it can tell nothing that the seat may not know.
Counts are numbers of possible worlds, not probabilities.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from safehouse.core.bits import has
from safehouse.core.seats import MAX_SEATS as SEATS

from ..data.board import ESCAPE, FIRST_AGENT, MISSION_LIST, PARTNER_OF, TEAM_OF
from ..data.components import AGENTS, Mission
from ..rules import card_sets
from ..rules.answers import fresh_selves, strikes
from ..rules.state import ALL_WORDS, HOLDERS, NONE, PREVENT, State

Order = tuple[int, ...]
"""What each of the four holders has."""


@dataclass(frozen=True)
class World:
    identities: Order
    builds: Order
    words: Order


@dataclass(frozen=True)
class Line:
    """A line of the mission list that is possible, and for which holder of the second half."""

    team: int
    words: tuple[int, int]
    mission: Mission


@dataclass(frozen=True)
class Exposure:
    """What another seat cannot have excluded about this one from this one's answers alone (part 12.1)."""

    selves: frozenset[tuple[int, int]]
    certain: bool
    """Whether the other seat knows, in every world that this one considers possible."""


LONE_SPY = "lone_spy"
"""The target of a mission while it is open who of two the lone spy is."""


def exits(agent: int, own_only: bool) -> list[int]:
    """INK-12.7: the escape places of an agent, both of its team's or its own alone (`lone_exits`)."""
    return [ESCAPE[agent]] if own_only else sorted({ESCAPE[agent], ESCAPE[PARTNER_OF[agent]]})


def against(lone: int | None, mission: Mission) -> Mission:
    """INK-12.13: a pair's mission against an enemy agent is one against the lone spy."""
    if lone is None or mission.kind != "ONTO" or mission.target == "ambassador":
        return mission
    return replace(mission, target=AGENTS[lone])


def _common(missions: set[Mission]) -> Mission:
    """One line for what a code may mean: missions of one code differ by who the lone spy is, if at all."""
    found = next(iter(missions))
    return found if len(missions) == 1 else replace(found, target=LONE_SPY)


def know(s: State, seat: int) -> Knowledge:
    """The knowledge of a seat (or SPECTATOR), from its concealed state."""
    return Knowledge(s, seat)


class Knowledge:
    """All that follows from a seat's own cards and the answers it has had. The parts are worked out when asked for.

    Identities with builds on the one hand and code words on the other never limit each other (a mission card says
    nothing else), so worlds are kept as two lists; every member of one goes with every member of the other.
    """

    def __init__(self, s: State, seat: int) -> None:
        self.state = s
        self.seat = seat

    # --- worlds -------------------------------------------------------------------------------------------------

    @cached_property
    def selves(self) -> list[tuple[Order, Order]]:
        """The possible deals of identities and builds."""
        identities = self._orders(self.state.identity)
        builds = self._orders(self.state.build)
        told = [
            (h, self._told(h))
            for h in range(self.state.seats)
            if h != self.seat and self._told(h) != card_sets.ALL_SELVES
        ]
        return [(i, b) for i in identities for b in builds if all(mask >> (4 * i[h] + b[h]) & 1 for h, mask in told)]

    @cached_property
    def words(self) -> list[Order]:
        """The possible deals of code words."""
        told = [(h, self._told_word(h)) for h in range(self.state.seats) if h != self.seat]
        return [w for w in self._orders(self.state.word) if all(mask >> w[h] & 1 for h, mask in told)]

    def _orders(self, dealt: list[int]) -> list[Order]:
        known = [(holder, card) for holder, card in enumerate(dealt) if card >= 0]
        return [order for order in card_sets.ORDERS if all(order[holder] == card for holder, card in known)]

    def _told(self, holder: int) -> int:
        return self.state.told[holder][self.seat] if self.seat < SEATS else card_sets.ALL_SELVES

    def _told_word(self, holder: int) -> int:
        return self.state.told_word[holder][self.seat] if self.seat < SEATS else ALL_WORDS

    @property
    def count(self) -> int:
        """The number of possible worlds: 216 for a seat at the start."""
        return len(self.selves) * len(self.words)

    def worlds(self) -> Iterator[World]:
        for identities, builds in self.selves:
            for words in self.words:
                yield World(identities, builds, words)

    # --- one holder ---------------------------------------------------------------------------------------------

    @cached_property
    def _grids(self) -> list[list[list[int]]]:
        """The grids of all holders, counted in one go over the deals."""
        grids = [[[0] * 4 for _ in range(4)] for _ in range(HOLDERS)]
        for identities, builds in self.selves:
            for holder in range(HOLDERS):
                grids[holder][identities[holder]][builds[holder]] += 1
        return grids

    def grid(self, holder: int) -> list[list[int]]:
        """In how many deals (36 at the start) the holder has each identity with each build."""
        return self._grids[holder]

    def identities(self, holder: int) -> list[int]:
        return [sum(row) for row in self.grid(holder)]

    def builds(self, holder: int) -> list[int]:
        return [sum(row[build] for row in self.grid(holder)) for build in range(4)]

    def code_words(self, holder: int) -> list[int]:
        found = Counter(words[holder] for words in self.words)
        return [found[word] for word in range(4)]

    def partner_selves(self, holder: int) -> int:
        """In how many of the deals this holder is the partner."""
        return sum(self.grid(holder)[PARTNER_OF[self.state.identity[self.seat]]])

    @cached_property
    def partner(self) -> int | None:
        """The holder who is the partner in every world, if there is one."""
        sure = [h for h in range(HOLDERS) if h != self.seat and self.partner_selves(h) == len(self.selves)]
        return sure[0] if sure else None

    # --- missions -----------------------------------------------------------------------------------------------

    def lines(self, team: int) -> list[Line]:
        """The lines of the mission list that a team may have, in order; of the lone spy's own team too."""
        first = FIRST_AGENT[team]
        holders = {(i.index(first), i.index(PARTNER_OF[first])) for i, _ in self.selves}
        codes = {(words[a], words[b]) for a, b in holders for words in self.words}
        return [Line(team, code, self._mission(team, code)) for code in sorted(codes)]

    def _mission(self, team: int, code: tuple[int, int]) -> Mission:
        mission = MISSION_LIST[team][4 * code[0] + code[1]]
        assert mission is not None
        return mission

    @property
    def own_team(self) -> int:
        return TEAM_OF[self.state.identity[self.seat]]

    def missions(self, team: int) -> list[Line]:
        """The joint missions that a team may have, a line per code: none for a lone spy (INK-12.14).

        With three players a pair's ONTO is turned to the lone spy (INK-12.6), who may still be either of two.
        """
        first = FIRST_AGENT[team]
        found: dict[tuple[int, int], set[Mission]] = {}
        for holders, lone in {
            ((i.index(first), i.index(PARTNER_OF[first])), self._lone_agent(i)) for i, _ in self.selves
        }:
            if max(holders) < self.state.seats:
                for code in {(words[holders[0]], words[holders[1]]) for words in self.words}:
                    found.setdefault(code, set()).add(against(lone, self._mission(team, code)))
        return [Line(team, code, _common(found[code])) for code in sorted(found)]

    def escapes(self, team: int) -> list[int]:
        """INK-12.7: the spaces by which a lone spy of this team may leave Venice; none where there is no such spy."""
        lone = {agent for i, _ in self.selves if (agent := self._lone_agent(i)) is not None}
        own_only = self.state.own_exit_only == 1
        return sorted({space for agent in lone if TEAM_OF[agent] == team for space in exits(agent, own_only)})

    def _lone_agent(self, identities: Order) -> int | None:
        """Who is alone with this deal: whose partner is the prisoner."""
        return None if self.state.seats == HOLDERS else PARTNER_OF[identities[HOLDERS - 1]]

    # --- where it comes from ------------------------------------------------------------------------------------

    def shown_by(self, holder: int) -> dict[int, int]:
        """Which sets this seat was shown by another, and what each allows (as a mask of selves)."""
        s = self.state
        seen = [n for n in range(card_sets.SETS) if s.shown[holder][self.seat][n]]
        seen += [n for n in range(card_sets.KEPT) if s.kept[holder][self.seat][n] and n not in seen]
        return {number: self._allowed(number, s.told[holder][self.seat]) for number in seen}

    def _allowed(self, number: int, told: int) -> int:
        """What the faces say. The face of a secret card is in what they told all together."""
        if not card_sets.PROVES[number]:
            return card_sets.SAID[number]
        allowed = card_sets.ALL_SELVES
        if card_sets.SECRET_IDENTITY in card_sets.ALL_SETS[number]:
            allowed &= next(mask for mask in card_sets.IDENTITY_SELVES if not told & ~mask)
        if card_sets.SECRET_BUILD in card_sets.ALL_SETS[number]:
            allowed &= next(mask for mask in card_sets.BUILD_SELVES if not told & ~mask)
        return allowed

    def sources(self, holder: int) -> dict[tuple[int, int], list[int | str]]:
        """Why each struck cell of the grid is struck: numbers of sets, or one of these words.

        "own": this seat holds that identity or build itself; "repeat": a repeat was shown, which `prevent` allows only
        where there is no other way; "elimination": it follows from what is known of the others.
        """
        own_identity, own_build = self.state.identity[self.seat], self.state.build[self.seat]
        grid = self.grid(holder)
        shown = self.shown_by(holder) if holder < self.state.seats else {}
        told = self._told(holder) if holder < self.state.seats else card_sets.ALL_SELVES
        found: dict[tuple[int, int], list[int | str]] = {}
        for identity, build in ((i, b) for i in range(4) for b in range(4) if not grid[i][b]):
            cell = 4 * identity + build
            reasons: list[int | str] = [number for number, allowed in shown.items() if not has(allowed, cell)]
            if identity == own_identity or build == own_build:
                reasons.append("own")
            if not reasons:
                reasons.append("elimination" if has(told, cell) else "repeat")
            found[identity, build] = reasons
        return found

    # --- exposure -----------------------------------------------------------------------------------------------

    def exposure(self, other: int, also: int = NONE) -> Exposure:
        """What another seat may still think of this one; with `also` as if it had seen the faces of this set too."""
        told = self.state.told[self.seat][other]
        return self._exposed(other, told if also == NONE else told & self._faces(also))

    def exposure_after(self, asker: int, cards: int) -> Exposure:
        """What the asker will think after this answer: under `prevent` a repeat says that there was no other way."""
        s, own = self.state, self.seat
        told = s.told[own][asker] & self._faces(cards)
        if s.repeat_rule == PREVENT and strikes(s, own, asker, cards) > 0:
            told &= ~fresh_selves(s, own, asker, s.question)
        return self._exposed(asker, told)

    def _faces(self, cards: int) -> int:
        """What the faces of a set of one's own say."""
        return self._allowed(cards, 1 << 4 * self.state.identity[self.seat] + self.state.build[self.seat])

    def _exposed(self, other: int, told: int) -> Exposure:
        union, single = 0, True
        for identity, build in ((i, b) for i in range(4) for b in range(4) if self.grid(other)[i][b]):
            left = told & ~card_sets.IDENTITY_SELVES[identity] & ~card_sets.BUILD_SELVES[build]
            union |= left
            single = single and left & (left - 1) == 0
        selves = frozenset((cell // 4, cell % 4) for cell in range(16) if has(union, cell))
        return Exposure(selves, single and len(selves) == 1)
