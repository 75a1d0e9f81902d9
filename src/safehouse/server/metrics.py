"""Counters for Prometheus. Every server has a registry of its own: several may run in one process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector


class Count:
    """A number that one thread counts up and Prometheus reads when it asks.

    The library's own counters take a lock each time, which cost one action in twenty when they were tried here.
    """

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value = 0

    def inc(self, by: int = 1) -> None:
        self.value += by


class Metrics(Collector):
    """What a server counts. Each part is given this, and counts what it does."""

    def __init__(self) -> None:
        self._counts: dict[str, tuple[str, Count]] = {}
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._tables: Mapping[str, int] = {}
        self.responses: Counter[int] = Counter()
        """Answers by status."""
        self.actions = self.count("actions", "Moves made at tables, by people and bots.")
        self.log_entries = self.count("log_entries", "Entries written to the logs of tables.")
        self.commits = self.count("commits", "Transactions in which they were written.")
        self.bot_answers = self.count("bot_answers", "Questions that bots have answered.")
        self.bot_workers_replaced = self.count("bot_workers_replaced", "Bots' processes that had to be replaced.")
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def count(self, name: str, text: str) -> Count:
        """A further counter."""
        self._counts[name] = text, Count()
        return self._counts[name][1]

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A number that is looked up when it is asked for."""
        self._gauges[name] = text, value

    def value(self, name: str, **labels: str) -> float:
        """A number as it stands now; 0 where nothing was counted."""
        return self._registry.get_sample_value(f"safehouse_{name}", labels) or 0.0

    def page(self, tables: Mapping[str, int]) -> str:
        """All of it as Prometheus reads it; `tables`: how many there are by status."""
        self._tables = tables
        return generate_latest(self._registry).decode()

    def collect(self) -> Iterator[Metric]:
        """What the library asks for."""
        by_status = GaugeMetricFamily("safehouse_tables", "Tables by status.", labels=["status"])
        for status, number in sorted(self._tables.items()):
            by_status.add_metric([status], number)
        answers = CounterMetricFamily("safehouse_responses", "Answers by HTTP status.", labels=["status"])
        for code, number in sorted(self.responses.items()):
            answers.add_metric([str(code)], number)
        yield from (by_status, answers)
        for name, (text, value) in self._gauges.items():
            yield GaugeMetricFamily(f"safehouse_{name}", text, value=value())
        for name, (text, count) in self._counts.items():
            yield CounterMetricFamily(f"safehouse_{name}", text, value=count.value)
