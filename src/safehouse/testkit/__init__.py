"""The conformance kit: `conformance("mygame")` plays a game in all its settings and checks everything."""

from __future__ import annotations

from .kit import conformance
from .registry import CHECKS, Check
from .report import ConformanceError, Failure, Report
from .texts import missing_texts

__all__ = ["CHECKS", "Check", "ConformanceError", "Failure", "Report", "conformance", "missing_texts"]
