"""What is stored beside the tests: golden playthroughs and counts of positions. They change only on purpose."""

from __future__ import annotations

from ..golden import differences, stored_playthroughs
from ..perft import count, stored_counts
from ..plan import Run
from ..registry import at_the_end
from ..report import Case
from ..runner import Runner


@at_the_end
def golden_playthroughs(run: Run, case: Case) -> None:
    """Stored games go the same way, with the same events, states and scores."""
    if run.plan.golden is None:
        return
    files = stored_playthroughs(run.plan.golden, run.edition)
    case.holds(bool(files), f"there are no playthroughs of data set {run.edition.data.name} in {run.plan.golden}")
    for file in files:
        faults = differences(run.edition.game, file.read_text(encoding="utf-8"))
        case.none([f"{file.name}: {fault}" for fault in faults])


@at_the_end
def perft_counts(run: Run, case: Case) -> None:
    """As many lines of play and as many different states lie ahead of stored positions as there always did."""
    if run.plan.golden is None:
        return
    stored = stored_counts(run.plan.golden, run.edition)
    case.holds(bool(stored), f"there are no counts of data set {run.edition.data.name} in {run.plan.golden}")
    runner = Runner(run.edition, run.edition.fast() if run.plan.fast else None)
    for entry in stored:
        found = count(runner, entry.state(run.edition.game), len(entry.counts))
        case.equal(f"lines and states ahead of {entry.place}", found, entry.counts)
