"""Counters for Prometheus. Every server has a registry of its own: several may run in one process."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics, generate_latest

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """What a server counts. Each part is given this, and counts what it does."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.responses = self._counter("responses", "Answers by HTTP status.", ["status"])
        self.actions = self._counter("actions", "Moves made at tables, by people and bots.")
        self.log_entries = self._counter("log_entries", "Entries written to the logs of tables.")
        self.commits = self._counter("commits", "Transactions in which they were written.")
        self.bot_answers = self._counter("bot_answers", "Questions that bots have answered.")
        self.bot_workers_replaced = self._counter("bot_workers_replaced", "Bots' processes that had to be replaced.")
        self._tables = self._gauge("tables", "Tables by status.", ["status"])

    def _counter(self, name: str, text: str, labels: list[str] | None = None) -> Counter:
        return Counter(f"safehouse_{name}", text, labels or [], registry=self._registry)

    def _gauge(self, name: str, text: str, labels: list[str] | None = None) -> Gauge:
        return Gauge(f"safehouse_{name}", text, labels or [], registry=self._registry)

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A number that is looked up when it is asked for."""
        self._gauge(name, text).set_function(value)

    def count_remote_bots(self) -> tuple[Counter, Counter]:
        """For servers with workers elsewhere: what these answered, and what they should have answered."""
        answers = self._counter("bot_worker_answers", "Questions that workers elsewhere have answered.")
        fallbacks = self._counter("bot_worker_fallbacks", "Questions that workers elsewhere did not answer.")
        return answers, fallbacks

    def value(self, name: str, **labels: str) -> float:
        """A number as it stands now; 0 where nothing was counted."""
        return self._registry.get_sample_value(f"safehouse_{name}", labels) or 0.0

    def page(self, tables: Mapping[str, int]) -> str:
        """All of it as Prometheus reads it; `tables`: how many there are by status."""
        self._tables.clear()
        for status, count in tables.items():
            self._tables.labels(status).set(count)
        return generate_latest(self._registry).decode()
