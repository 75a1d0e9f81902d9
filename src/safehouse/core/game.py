"""A game and its editions. A game is what all its data sets share; an edition is the game built on one data set.

The rules of an edition are plain modules whose tables come from the data. The data set that ships with a game is the
imported package itself; for any other the same files are imported once more under a name of their own.
"""

from __future__ import annotations

import importlib
import logging
import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from importlib import resources
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast, get_args

import msgspec

from .actions import Action, ActionSpace
from .binding import PlainBinding
from .budget import Budget
from .datasets import DataSet, Findings, ReadComponents, examine, parse, read_file
from .declaration import Benchmark, Difficulty, Part, Sides, TablePolicy
from .errors import DataError, OptionError
from .event_shapes import event_type
from .events import EventCatalogue
from .frames import KIND, top
from .options import Option, Options, accept_options, unknown_options
from .program import run
from .rule import Buf
from .seats import Colour
from .shapes import view_type
from .state import State
from .texts import Texts
from .turns import as_any_other, as_it_stands, by_list, from_seat_0, legal, never_idle, no_advice, playout, roll, step
from .validation import Cursor, show

if TYPE_CHECKING:
    from .backend import Fast, Progress

logger = logging.getLogger("safehouse")

CHECKED = "SAFEHOUSE_CHECKED"
"""This variable, set to "yes", has bots think with the checked build: it is slower, and a breach of the dialect ends a
thought with the file and line of the rule instead of reading or writing what it should not."""
MAY_COMPILE = "SAFEHOUSE_COMPILE"
"""This variable, set to "no", spares a small machine the compiler."""

SLOT_HOMES = {
    "rules.setup": ("start",),
    "rules.actions": ("candidate_actions", "check", "apply", "weight"),
    "rules.scoring": ("outcome",),
    "view.information": ("conceal", "resample"),
    "ai.heuristics": ("playout_weight", "evaluate"),
}
"""In which module of a game's package each slot is filled."""
OPTIONAL_SLOTS: Mapping[str, tuple[str, Callable[..., Any]]] = {
    "first_to_choose": ("rules.actions", from_seat_0),
    "check_offered": ("rules.actions", as_any_other),
    "idle": ("rules.actions", never_idle),
    "draw_evenly": ("rules.actions", by_list),
    "simplify": ("ai.heuristics", as_it_stands),
    "advise": ("ai.basic", no_advice),
}
"""What these modules may fill as well, and what stands there otherwise."""


@dataclass(frozen=True)
class GameInfo:
    """What `safehouse.games()` tells of a game. `minutes` is how long it takes: from, to.

    Examples:
        >>> import safehouse as sh
        >>> info = sh.games()["inkognito"]
        >>> info.name, info.seats, info.minutes
        ('inkognito', (3, 4), (30, 45))
        >>> info.options[0].key
        'repeat_rule'
    """

    name: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    data_sets: tuple[str, ...]
    minutes: tuple[int, int]
    usual_seats: int
    difficulty: Difficulty
    beginners: bool
    colour: str


@dataclass(eq=False)
class Game:
    """What a game is, whatever its data set."""

    name: str
    prefix: str
    title: str
    package: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    rules_version: int
    options: tuple[Option, ...]
    read_components: ReadComponents
    check_options: Callable[[Options, int], list[str]]
    earlier_rules: Mapping[int, Options] = field(default_factory=dict)
    """Older rules versions whose records still replay, each with the defaults that options had then."""
    usual_seats: int | None = None
    """Seats of a table if nobody says otherwise; None: the fewest."""
    difficulty: Difficulty = 2
    """How much there is to learn: 1 little, 3 much."""
    beginners: bool = False
    """Whether it is the one to begin with."""
    colour: str = "#3d4654"
    """Of its cover and of its name, as #rrggbb: dark enough for white letters."""
    order: int = 100
    """Where it stands among all games, the lowest first; those with the same number by name."""
    presets: Mapping[str, Options] = field(default_factory=dict)
    """Options that belong together, by name, the simplest first. Those with a text `preset-…` are offered to people."""
    policy: TablePolicy = field(default_factory=TablePolicy)
    sides: Sides | None = None
    """Who plays together, where it knows sides."""
    benchmark: Benchmark = field(default_factory=Benchmark)
    parts: frozenset[Part] = frozenset()
    _loaded: dict[str, DataSet] = field(default_factory=dict)
    _editions: dict[str, Edition] = field(default_factory=dict)

    def __post_init__(self) -> None:
        faults = []
        if self.usual_seats is not None and self.usual_seats not in self.seats:
            faults.append(f"usual_seats is one of {', '.join(map(str, self.seats))}, not {self.usual_seats}")
        if self.difficulty not in get_args(Difficulty):
            faults.append(f"difficulty is 1, 2 or 3, not {self.difficulty}")
        if not 0 < self.minutes[0] <= self.minutes[1]:
            faults.append(f"minutes are the fewest and the most, not {self.minutes}")
        if not re.fullmatch("#[0-9a-f]{6}", self.colour):
            faults.append(f"colour is written #rrggbb, not {show(self.colour)}")
        if faults:
            raise ValueError(f"{self.name}: {'; '.join(faults)}")

    @property
    def default_data(self) -> str:
        return cast("str", next(option.default for option in self.options if option.key == "data_set"))

    def data_sets(self) -> tuple[str, ...]:
        """The names of all data sets that can be played: those that ship with the game, and those loaded."""
        folder = resources.files(self.package) / "data"
        shipped = sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))
        return tuple(dict.fromkeys([*shipped, *self._loaded]))

    def data_set(self, name: str) -> DataSet:
        if name not in self._loaded:
            if name not in self.data_sets():
                known = ", ".join(self.data_sets())
                raise OptionError(f"unknown data set {show(name)} of {self.name}; data sets are {known}")
            shipped = resources.files(self.package) / "data" / f"{name}.toml"
            self._loaded[name] = self._checked(shipped.read_text(encoding="utf-8"))
        return self._loaded[name]

    def examine_data(self, content: Any) -> tuple[DataSet | None, Findings]:
        return examine(self.name, content, self.read_components)

    def _checked(self, text: str) -> DataSet:
        data, findings = self.examine_data(parse(text))
        if data is None:
            raise DataError(findings.errors)
        return data

    def load_data_set(self, source: Path) -> DataSet:
        """Loads an own data set from a file; afterwards it can be chosen by its name."""
        data = self._checked(read_file(source))
        known = data.name in self.data_sets()
        if known and self.data_set(data.name).digest != data.digest:
            raise DataError([f"name: there is another data set {data.name!r} already; give yours a name of its own"])
        self._loaded[data.name] = data
        return data

    def edition(self, data_set: str) -> Edition:
        data = self.data_set(data_set)
        if data.digest not in self._editions:
            self._editions[data.digest] = Edition.of(self, data)
        return self._editions[data.digest]

    def accept(self, seats: int, given: Mapping[str, Any]) -> Options:
        """Seats and options checked; OptionError names what is allowed, for each that is wrong."""
        faults = []
        declared = [
            Option(o.key, o.default, self.data_sets(), o.rules) if o.key == "data_set" else o for o in self.options
        ]
        if type(seats) is not int or seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            faults.append(f"{self.name} is played with {allowed} seats, not {show(seats)}")
            faults += unknown_options(declared, given)
        name = given.get("data_set", self.default_data)
        if not isinstance(name, str) or name not in self.data_sets():
            faults.append(f"option 'data_set': {show(name)} is not known; known are {', '.join(self.data_sets())}")
        if faults:
            raise OptionError(*faults)
        return accept_options(declared, given, seats, self.check_options)

    def texts(self, language: str = "en") -> Texts:
        return Texts(self.package, language)

    def part(self, name: Part, package: str | None = None) -> ModuleType | None:
        """The module of a part that the game declares; None where it has none. `package`: of an own data set."""
        return importlib.import_module(f"{package or self.package}.{name}") if name in self.parts else None

    def rule_ids(self) -> tuple[str, ...]:
        """The catalogue of rules: the ids of the rule texts, in their order."""
        head = f"rule-{self.prefix}-"
        numbers = [name.removeprefix(head) for name in self.texts().ids(head)]
        return tuple(f"{self.prefix}-{number.replace('-', '.')}" for number in numbers)

    def info(self) -> GameInfo:
        return GameInfo(
            self.name,
            self.title,
            self.seats,
            self.options,
            self.data_sets(),
            self.minutes,
            self.usual_seats or self.seats[0],
            self.difficulty,
            self.beginners,
            self.colour,
        )


F = TypeVar("F", bound=Callable[..., Any])


@dataclass(eq=False)
class Edition:
    """A game built on one data set: its state, its actions and the functions that fill the slots."""

    game: Game
    data: DataSet
    state_type: type[State]
    actions: ActionSpace
    events: EventCatalogue
    decisions: tuple[str, ...]
    slots: Mapping[str, Callable[..., Any]]
    prepare: Callable[[int, Options], State]
    """A state with seats and options set, before anything has happened."""
    table_view: Callable[[Any], Any]
    """What can be read off a concealed state, whoever looks, as the game's `TableView`;"""
    own_view: Callable[[Any, int], Any]
    """and the rest of the view, which is for this seat alone, as its `OwnView`."""
    view_type: type[msgspec.Struct]
    """The two and what all games share, as one structure."""
    write_position: Callable[[Any], dict[str, Any]]
    read_position: Callable[[Cursor, int, Options], State]
    invariants: Callable[[Any], list[str]]
    """Everything that is wrong with a state; for tests and for positions set up by hand."""
    pile: Callable[[Any], str]
    """From which pile chance draws now, for deals that can be checked (in `rules/actions.py`); if the game does not
    say it, each decision of chance has a pile of its own."""
    step_invariants: Callable[[Any, int, Action, Any], list[str]]
    """Everything that is wrong between two states: before, actor, action, after."""
    mutate: Callable[[Any, int, Buf], bool]
    """Exchanges, in the true state, something this seat may not know; False where nothing is hidden from it."""
    certainties: Callable[[Any], Mapping[int, bool]] | None = None
    """For hints: actions that the seat knows for sure to win, or to lose (`ai/certainty.py`, optional)."""
    expert_advice: Callable[[Any, Buf, Budget], Action | None] | None = None
    """A game's own advice for searching bots (`ai/expert.py`, optional), which may think as long as the budget lasts:
    an observation, random numbers, budget -> action or None."""
    tell_all: Callable[[Any, Any, int], None] | None = None
    """Beside an expert, for measuring: writes into a concealed state what its seat would know had it been told all
    that the true state, given second, holds."""
    features: Callable[[Any, int], dict[str, int]] | None = None
    """What a player counts, more being better, for hints in words (`ai/reasons.py`, optional): a world, a seat ->
    counts."""
    kept: tuple[str, ...] = ()
    """Those of them that keep later turns open."""
    reason_rules: Mapping[str, str] = field(default_factory=dict)
    """For reviews: the rule that says what each of them is good for (`RULES` in `ai/reasons.py`, optional)."""
    settings: tuple[Options, ...] = ({},)
    """The options over which the conformance kit plays; lists are cut to the number of seats."""
    search: Mapping[str, int | str] = field(default_factory=dict)
    """How a searching bot goes about this game (`SEARCH` in `ai/heuristics.py`, optional); see `bots.ismcts`."""
    review_search: Mapping[str, int | str] = field(default_factory=dict)
    """What holds instead when a finished game is reviewed (`REVIEW` in `ai/heuristics.py`, optional)."""
    grave: frozenset[str] = frozenset()
    """Kinds of actions that decide the game at one blow: a bot that slips does not do them (`GRAVE` in
    `ai/heuristics.py`, optional)."""
    colours: Callable[[Any], list[Colour | None]] | None = None
    """The colour of each seat, None before it has one (in `view/view.py`); left out where they go by seat."""
    seen_alike: bool = False
    """Whether all seats and spectators know the same (`SEEN_ALIKE` in `view/view.py`, optional): then what was
    concealed for one is shown to all. The conformance kit holds a game to it."""
    _fast: dict[tuple[Callable[..., int], bool], Fast] = field(default_factory=dict, init=False, repr=False)
    _no_compiler: bool = field(default=False, init=False, repr=False)

    @classmethod
    def of(cls, game: Game, data: DataSet) -> Edition:
        shipped = data.digest == game.data_set(game.default_data).digest
        package = game.package if shipped else _twin(game.package, data)
        parts = {name: importlib.import_module(f"{package}.{name}") for name in _PARTS}
        slots = {name: getattr(parts[home], name) for home, names in SLOT_HOMES.items() for name in names}
        declared = {name: game.part(name, package) for name in get_args(Part)}
        for name, (home, default) in OPTIONAL_SLOTS.items():
            slots[name] = getattr(parts.get(home) or declared.get(cast("Part", home)), name, default)
        state, position, proof = parts["rules.state"], parts["rules.position"], parts["rules.invariants"]
        view, shapes, heuristics = parts["view.view"], parts["view.shapes"], parts["ai.heuristics"]
        return cls(
            game,
            data,
            state.State,
            state.ACTIONS,
            state.EVENTS,
            state.DECISIONS,
            slots,
            prepare=state.prepare,
            table_view=view.table_view,
            own_view=view.own_view,
            view_type=view_type(package, game.name, state.DECISIONS, shapes.TableView, shapes.OwnView),
            write_position=position.write,
            read_position=position.read,
            invariants=proof.invariants,
            pile=getattr(parts["rules.actions"], "pile", partial(_by_decision, state.DECISIONS)),
            step_invariants=proof.step_invariants,
            mutate=proof.mutate,
            certainties=getattr(declared["ai.certainty"], "certainties", None),
            expert_advice=getattr(declared["ai.expert"], "expert_advice", None),
            tell_all=getattr(declared["ai.expert"], "tell_all", None),
            features=getattr(declared["ai.reasons"], "features", None),
            kept=getattr(declared["ai.reasons"], "KEPT", ()),
            reason_rules=getattr(declared["ai.reasons"], "RULES", {}),
            settings=proof.SETTINGS,
            search=getattr(heuristics, "SEARCH", {}),
            review_search=getattr(heuristics, "REVIEW", {}),
            grave=getattr(heuristics, "GRAVE", frozenset()),
            colours=getattr(view, "colours", None),
            seen_alike=getattr(view, "SEEN_ALIKE", False),
        )

    def __post_init__(self) -> None:
        self._binding = PlainBinding(self.slots)
        bind = self._binding.bind
        for name, function in self.slots.items():
            setattr(self, name, function)
        self.legal = bind(legal)
        self.step = bind(step)
        self.roll = bind(roll)
        self.playout = bind(playout)
        self.run = bind(run)
        self.start: Callable[[State], None] = self.slots["start"]
        self.check: Callable[[State, int, int], int] = self.slots["check"]
        self.outcome: Callable[[State, Buf], None] = self.slots["outcome"]

    @cached_property
    def event_type(self) -> Any:
        """The game's events as one type: structures told apart by their `kind`, made from `events`."""
        return event_type(self.package, self.events)

    @property
    def package(self) -> str:
        """The game's package as it is built on this data set."""
        return self.state_type.__module__.removesuffix(".rules.state")

    def buffer(self) -> Buf:
        """Room for all legal actions, or for any answer of the slots."""
        return [0] * max(self.actions.total, 64)

    def concealed(self, state: State, seat: int) -> State:
        """A copy of the state as a seat (or SPECTATOR) may know it. The only way for knowledge to leave the engine."""
        copy = state.clone()
        self.slots["conceal"](copy, seat)
        return copy

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """A concealed state in names, ready for JSON."""
        return {**msgspec.to_builtins(self.table_view(state)), **msgspec.to_builtins(self.own_view(state, seat))}

    def fast(
        self, progress: Progress | None = None, *, checked: bool = False, program: Callable[..., int] = run
    ) -> Fast:
        """The same rules compiled. The first call on a machine compiles, which takes some seconds: give `progress`.

        Where there is no C compiler, this raises NoCompiler; see `compiled`.
        """
        if (program, checked) not in self._fast:
            from .backend import Fast

            self._fast[program, checked] = Fast(self, program, checked=checked, progress=progress)
        return self._fast[program, checked]

    def compiled(self, progress: Progress | None = None, *, program: Callable[..., int] = run) -> Fast | None:
        """The same, in the build that bots think with.

        None on a machine without a C compiler: then the plain rules have to do, and a warning says so. Where
        SAFEHOUSE_COMPILE is "no", what lies built is used, and nothing is compiled.
        """
        from .backend import NoCompiler

        if self._no_compiler:
            return None
        if os.environ.get(MAY_COMPILE, "yes") == "no":
            return self.built(program)
        try:
            return self.fast(progress, checked=thinks_checked(), program=program)
        except NoCompiler as error:
            self._no_compiler = True
            logger.warning("%s runs in plain Python, which is slow: %s", self.game.name, error)
            return None

    def built(self, program: Callable[..., int]) -> Fast | None:
        """A compiled program if it lies in the cache already; None where `fast` would have to compile."""
        from .backend import Fast, NotBuilt

        checked = thinks_checked()
        if (program, checked) not in self._fast:
            try:
                self._fast[program, checked] = Fast(self, program, checked=checked, build=False)
            except NotBuilt:
                return None
        return self._fast[program, checked]

    def plain(self, program: F) -> F:
        """A program written against the slots, bound to this game's rules."""
        return self._binding.bind(program)


def thinks_checked() -> bool:
    """Whether bots of this process think with the checked build: see CHECKED."""
    return os.environ.get(CHECKED) == "yes"


def _by_decision(decisions: tuple[str, ...], state: State) -> str:
    """What stands for `pile` where a game does not say it."""
    return decisions[top(state, KIND)].lower()


_PARTS = (*SLOT_HOMES, "rules.state", "rules.position", "rules.invariants", "view.shapes", "view.view")
_data_of_package: dict[str, DataSet] = {}


def _twin(package: str, data: DataSet) -> str:
    """The same package once more, for another data set."""
    name = f"{package}__{data.digest}"
    if name not in sys.modules:
        original = importlib.import_module(package)
        twin = ModuleType(name, original.__doc__)
        twin.__path__ = original.__path__
        twin.__package__ = name
        twin.__file__ = original.__file__
        sys.modules[name] = twin
        _data_of_package[name] = data
    return name


def forget_twin(game: Game, data: DataSet) -> None:
    """Lets go of the modules that were imported for a data set nobody plays any more."""
    name = f"{game.package}__{data.digest}"
    for module in [key for key in sys.modules if key == name or key.startswith(f"{name}.")]:
        del sys.modules[module]
    _data_of_package.pop(name, None)


def components_of(package: str | None) -> Any:
    """The components on which a game is built, asked for from a package inside it: `data/board.py` makes tables."""
    while package and package not in _data_of_package and not hasattr(sys.modules[package], "GAME"):
        package = package.rpartition(".")[0]
    if not package:
        raise RuntimeError("a game must be a package")
    if package not in _data_of_package:
        game = cast("Game", sys.modules[package].GAME)
        _data_of_package[package] = game.data_set(game.default_data)
    return _data_of_package[package].components
