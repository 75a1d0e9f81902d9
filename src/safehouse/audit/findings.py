"""What an audit finds, each with a witness: a script of two histories that runs without Safehouse."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Finding:
    """Two legal histories that one channel of a player cannot tell apart, and another can."""

    kind: str
    """In a word, for programs: the two channels, or `resample`."""
    player: int
    what: str
    script: str
    """Ends with 0 where the finding holds, else with an AssertionError."""
    size: int
    """How many actions both histories have together: the smallest witness is kept."""


@dataclass
class Verdict:
    """What was looked at, and what was found: of each kind the smallest witness."""

    name: str
    histories: int = 0
    decisions: int = 0
    pairs: int = 0
    """Pairs of histories whose hidden part was dealt anew."""
    notes: list[str] = field(default_factory=list)
    findings: dict[str, Finding] = field(default_factory=dict)

    def add(self, found: Finding) -> None:
        known = self.findings.get(found.kind)
        if known is None or found.size < known.size:
            self.findings[found.kind] = found
