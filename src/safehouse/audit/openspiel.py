"""A game of OpenSpiel: do its channels agree, and does resampling keep hidden what is hidden?"""

from __future__ import annotations

import random
import time
from typing import Any

from safehouse.core.errors import OptionError

from .channels import OBSERVATIONS, STATES, channels_of, contracts
from .findings import Finding, Verdict
from .histories import Histories, History, movers
from .witness import pair_script, resample_script

VARIATIONS = 4
SAMPLES = 16
"""So many worlds are dealt to each of two histories; that all of them are the truth by luck is next to impossible."""
KEPT = 400_000
"""So many information states are remembered."""


def audit_openspiel(
    name: str, *, seconds: float = 8.0, histories: int = 100_000, seed: int = 1, wanted: str | None = None
) -> Verdict:
    """Plays and varies histories until the time is over, so many were looked at, or a `wanted` kind was found."""
    return _Audit(name, seed).run(time.process_time() + seconds, histories, wanted)


class _Audit:
    def __init__(self, name: str, seed: int) -> None:
        try:
            import pyspiel
        except ModuleNotFoundError:
            raise OptionError("this needs OpenSpiel: pip install 'safehouse[envs]'") from None
        import safehouse.envs.openspiel  # noqa: F401 (our own games, too)

        try:
            self._game = pyspiel.load_game(name)
        except (pyspiel.SpielError, RuntimeError, ValueError) as error:
            raise OptionError(f"openspiel:{name}: {str(error).splitlines()[0]}") from None
        self._error = pyspiel.SpielError
        self._name = name
        self._players = self._game.num_players()
        self._channels = channels_of(self._game)
        self._contracts = contracts(list(self._channels))
        self._histories = Histories(self._game, seed)
        self._rng = random.Random(seed)
        self._known: dict[tuple[str, str, int, int], tuple[int, History]] = {}
        self._resamples = True
        self._end = 0.0
        self.verdict = Verdict(f"openspiel:{name}")
        if self._game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC:
            self.verdict.notes.append("chance is sampled inside the game: histories do not repeat, so none is varied")
            self._contracts, self._resamples = [], False
        elif not self._contracts:
            self.verdict.notes.append("it has only one channel: there is nothing to compare it with")

    def run(self, end: float, most: int, wanted: str | None) -> Verdict:
        self._end = end
        while time.process_time() < end and self.verdict.histories < most and wanted not in self.verdict.findings:
            history, states = self._histories.play()
            self._look(history, states)
            if not self._contracts and not self._resamples:
                break
            for _ in range(VARIATIONS):
                if (varied := self._histories.vary(history, states)) is not None:
                    self._look(*varied)
            if self._resamples:
                self._resample(history, states)
        return self.verdict

    # --- channels that must agree -----------------------------------------------------------------------------

    def _look(self, history: History, states: list[Any]) -> None:
        self.verdict.histories += 1
        for at, state in enumerate(states):
            if time.process_time() > self._end:
                return
            for player in movers(state, self._players):
                self.verdict.decisions += 1
                self._compare(history[:at], state, player)

    def _compare(self, history: History, state: Any, player: int) -> None:
        told = {name: hash(channel(state, player)) for name, channel in self._channels.items()}
        for one, other in self._contracts:
            key = (one, other, player, told[one])
            if key not in self._known:
                if len(self._known) < KEPT:
                    self._known[key] = told[other], history
            elif self._known[key][0] != told[other]:
                self._report(one, other, player, (self._known[key][1], history))

    def _report(self, same: str, other: str, player: int, pair: tuple[History, History]) -> None:
        """Hashes may meet by chance: the histories themselves are looked at once more."""
        both = [self._histories.states(history) for history in pair]
        if both[0] is None or both[1] is None:
            return
        one, two = both[0][-1], both[1][-1]
        alike = {name: self._channels[name](one, player) == self._channels[name](two, player) for name in (same, other)}
        if not alike[same] or alike[other]:
            return
        what = f"{self._name}: {other} tells player {player} apart what {same} does not"
        script = pair_script(self._name, what, pair, channels=(same, other), player=player)
        self.verdict.add(Finding(f"{other} > {same}", player, what, script, sum(map(len, pair))))

    # --- resampling -------------------------------------------------------------------------------------------

    def _resample(self, history: History, states: list[Any]) -> None:
        """Deals something anew that a player cannot have noticed, and asks for worlds in both histories."""
        seen = next((name for name in (*STATES, *OBSERVATIONS) if name in self._channels), None)
        found = self._histories.vary(history, states, chance_only=True)
        if seen is None or found is None:
            return
        other, others = found
        ends = [at for at in range(1, len(states)) if movers(states[at], self._players)]
        for at in {*ends[-1:], *self._rng.sample(ends, min(2, len(ends)))}:
            for player in range(self._players):
                if self._knows_the_same(states[: at + 1], others[: at + 1], player):
                    self.verdict.pairs += 1
                    self._deal((history[:at], other[:at]), (states[at], others[at]), player, seen)

    def _knows_the_same(self, one: list[Any], two: list[Any], player: int) -> bool:
        """Now, and at every moment before, by every channel."""
        told = [channel for name, channel in self._channels.items() if name != "legal_actions"]
        if any(channel(one[-1], player) != channel(two[-1], player) for channel in told):
            return False
        for a, b in zip(one, two, strict=True):
            if movers(a, self._players) != movers(b, self._players):
                return False
            if player in movers(a, self._players) and any(channel(a, player) != channel(b, player) for channel in told):
                return False
        return True

    def _deal(self, pair: tuple[History, History], ends: tuple[Any, Any], player: int, seen: str) -> None:
        tell = self._channels[seen]
        for rival in range(self._players):
            if rival == player or tell(ends[0], rival) == tell(ends[1], rival):
                continue
            try:
                truths = all(self._hands_out_the_truth(end, player, rival, seen) for end in ends)
            except (self._error, RuntimeError, NotImplementedError, AttributeError):
                if self._resamples:
                    self.verdict.notes.append("it does not resample from information states")
                self._resamples = False
                return
            if truths:
                what = f"{self._name}: resample_from_infostate({player}) hands out what player {rival} truly holds"
                script = resample_script(self._name, what, pair, seen=seen, who=(player, rival), samples=SAMPLES)
                self.verdict.add(Finding("resample", player, what, script, sum(map(len, pair))))

    def _hands_out_the_truth(self, state: Any, player: int, rival: int, seen: str) -> bool:
        tell = self._channels[seen]
        truth = tell(state, rival)
        for seed in range(SAMPLES):
            world = state.resample_from_infostate(player, random.Random(seed).random)
            if tell(world, rival) != truth:
                return False
        return True
