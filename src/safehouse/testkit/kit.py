"""The run of the kit: every data set × seats × setting × game, all checks at their places, one report."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

from safehouse.catalogue import find_game
from safehouse.core.errors import OptionError
from safehouse.core.game import Edition, Game
from safehouse.core.options import Options

from . import checks as _checks  # noqa: F401 - importing fills the list
from .plan import Plan, Run
from .registry import CHECKS, Check, When
from .report import Case, ConformanceError, Failure, Report
from .scene import Scene
from .settings import Setting, refuse_unplayable, settings_of
from .texts import missing_texts

Progress = Callable[[str], None]

PLAYS_THROUGH = "plays_through"
"""The one check without a function: that random games run to their end at all."""
FITS = "states_fit_their_fields"


def conformance(
    game: str | Game,
    *,
    games: int = 2,
    seed: int = 1,
    seats: Collection[int] | None = None,
    settings: Sequence[Options] | None = None,
    data_sets: Collection[str] | None = None,
    checks: Collection[str] | None = None,
    every: int = 1,
    worlds: int = 2,
    longest: int = 10_000,
    fuzz: int = 40,
    fast: bool = True,
    golden: Path | str | None = None,
    progress: Progress | None = None,
) -> Report:
    """Plays a game in all its settings and checks everything; ConformanceError lists what failed.

    `games` with the seeds `seed`, `seed + 1` … are played per data set, number of seats and setting. `every` saves
    time: costly checks look at every n-th ply only. `worlds` is how many other truths are tried per ply and seat,
    `fuzz` how many odd inputs of each kind. `fast=False` leaves out the compiled rules, of which there are two builds:
    as they are used, and one that checks everything it does. `golden` is a folder with stored playthroughs and counts.
    `seats`, `settings`, `data_sets` and `checks` narrow the run down; OptionError if nothing is left to be played.
    The report of a whole run also lists the texts that are missing, by language.

    Examples:
        >>> from safehouse.testkit import conformance
        >>> few = {"games": 1, "seats": [2], "settings": [{}], "checks": ["records_replay"]}
        >>> conformance("spyconnection", fast=False, **few).failures
        []
    """
    found = find_game(game) if isinstance(game, str) else game
    folder = Path(golden) if golden is not None else None
    plan = Plan(games, seed, every, worlds, longest, fuzz, fast, folder)
    kit = _Kit(found, plan, _chosen(checks), progress or (lambda _: None))
    editions = [found.edition(name) for name in (data_sets if data_sets is not None else found.data_sets())]
    counts = tuple(seats if seats is not None else found.seats)
    refuse_unplayable(editions, counts, settings)
    for edition in editions:
        kit.play_edition(edition, counts, settings)
    if kit.report.failed:
        raise ConformanceError(kit.report)
    if kit.wants_games and not kit.report.games:
        raise OptionError("no game was played: games, seats, settings and data_sets leave nothing to play")
    if checks is None:
        kit.report.missing_texts = missing_texts(found)
    return kit.report


def _chosen(names: Collection[str] | None) -> list[Check]:
    if names is None:
        return list(CHECKS.values())
    if unknown := sorted(set(names) - set(CHECKS) - {PLAYS_THROUGH}):
        raise OptionError(f"unknown checks {', '.join(unknown)}; checks are {', '.join(CHECKS)}")
    return [check for check in CHECKS.values() if check.name in names]


class _Kit:
    def __init__(self, game: Game, plan: Plan, checks: list[Check], progress: Progress) -> None:
        self.game = game
        self.plan = plan
        self.checks = checks
        self.progress = progress
        self.report = Report(game.name)
        for check in checks:
            self.report.compared[check.name] = 0

    @property
    def wants_games(self) -> bool:
        """Whether a check looks at games; that they run to their end is one even where no other is named."""
        return not self.checks or any(check.when in ("ply", "game") for check in self.checks)

    def play_edition(self, edition: Edition, seats: Sequence[int], chosen: Sequence[Options] | None) -> None:
        settings = [setting for count in seats for setting in settings_of(edition, count, chosen)]
        run = Run(self.plan, edition, settings, seats)
        place = f"{self.game.name} ({edition.data.name})"
        again: dict[str, Any] = {"data_sets": [edition.data.name], "seed": self.plan.seed, "games": self.plan.games}
        self._check_all("edition", run, place, again)
        for setting in settings:
            self.report.settings += 1
            for seed in self.plan.seeds:
                self.progress(f"{setting}, seed {seed}")
                self._play_game(run, setting, seed)
        self._check_all("end", run, place, again)

    def _play_game(self, run: Run, setting: Setting, seed: int) -> None:
        place = f"{setting}, seed {seed}"
        again = {
            "data_sets": [setting.edition.data.name],
            "seats": [setting.seats],
            "settings": [setting.given],
            "seed": seed,
            "games": 1,
        }
        self.report.games += 1
        case = Case()
        for scene in self._scenes(run, setting, seed, case):
            self._check_all("ply", scene, f"{place}, ply {scene.ply}{_step(scene)}", again)
            if scene.match.over:
                self._check_all("game", scene, f"{place}, the whole game", again)
        self._note(PLAYS_THROUGH, case, place, again)

    def _scenes(self, run: Run, setting: Setting, seed: int, case: Case) -> Iterator[Scene]:
        """The same scene after each step of a random game."""
        try:
            scene = Scene(run, setting, seed)
            yield scene
            while not scene.match.over:
                if scene.ply == self.plan.longest:
                    case.fault(f"the game is not over after {scene.ply} plies")
                    return
                scene.play()
                self.report.plies += 1
                case.compared += 1
                yield scene
                if not scene.last.data:
                    return
        except Exception as error:
            case.fault(_crash(error))

    def _check_all(self, when: When, subject: Scene | Run, place: str, again: dict[str, Any]) -> None:
        for check in self.checks:
            if check.when != when or (isinstance(subject, Scene) and self._passes_by(check, subject)):
                continue
            case = Case()
            try:
                check.function(subject, case)
            except Exception as error:
                case.fault(_crash(error))
            self._note(check.name, case, place, again)

    def _passes_by(self, check: Check, scene: Scene) -> bool:
        """Dear checks save time; a state that does not fit its fields is nothing for the others."""
        if not scene.last.data:
            return check.name != FITS
        return check.dear and scene.ply % self.plan.every > 0

    def _note(self, name: str, case: Case, place: str, again: dict[str, Any]) -> None:
        self.report.compared[name] += case.compared
        for fault in case.faults[:1]:
            self.report.note(Failure(name, fault, self.game.name, place, again))


def _step(scene: Scene) -> str:
    step = scene.last.step
    return "" if step is None else f" (after {step.action} by {step.actor})"


def _crash(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"raised {type(error).__name__}: {error} ({Path(frame.filename).name}, line {frame.lineno}, {frame.name})"
