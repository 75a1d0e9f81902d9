"""Plots as SVG inside a page. Colours are the page's own (classes), so that they follow light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

WIDTH = 860
LABEL = 300
FIGURES = 200
LONGEST = 42
ROW = 26
TOP = 26


@dataclass(frozen=True)
class Row:
    """A value with its interval; `figures` stands behind it in words. A weak one is drawn pale."""

    label: str
    value: float
    low: float
    high: float
    figures: str
    strong: bool = True


def intervals(title: str, rows: Sequence[Row], *, mark: float, unit: str = "%", bounds: tuple[float, float]) -> str:
    """Dots with intervals, one row each; the line marks what would be even."""
    height = TOP + ROW * len(rows) + 8
    low, high = bounds
    left, right = LABEL, WIDTH - FIGURES

    def x(value: float) -> float:
        return left + (min(max(value, low), high) - low) / (high - low) * (right - left)

    parts = [_tick(x(tick), height, _number(tick, unit)) for tick in ticks(low, high)]
    parts.append(f'<line class="mark" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="{TOP - 4}" y2="{height - 4}"/>')
    for i, row in enumerate(rows):
        y = TOP + ROW * i + ROW / 2
        tone = "strong" if row.strong else "weak"
        parts.append(f'<g class="{tone}"><title>{escape(row.label)}: {escape(row.figures)}</title>')
        parts.append(_text(left - 12, y + 4, _cut(row.label), "end"))
        parts.append(f'<line class="range" x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{x(row.value):.1f}" cy="{y}" r="5"/>')
        parts.append(_text(right + 14, y + 4, row.figures, "start", "figures"))
        parts.append("</g>")
    return _svg(title, height, parts)


NARROW = 10
"""An axis is at least so long, lest a single value should fill it."""


@dataclass(frozen=True)
class Histogram:
    label: str
    first: float
    step: float
    counts: Sequence[int]
    mean: float


def histograms(title: str, items: Sequence[Histogram], unit: str) -> str:
    """One under the other on one axis, so that they can be compared."""
    height_of_one = 92
    low = min(item.first for item in items)
    high = max(item.first + item.step * len(item.counts) for item in items)
    low, high = min(low, high - NARROW), max(high, low + NARROW)
    left, right = LABEL, WIDTH - 20

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    height = TOP + height_of_one * len(items) + 4
    parts = [_tick(x(tick), height, f"{tick:g}") for tick in ticks(low, high)]
    for i, item in enumerate(items):
        base = TOP + height_of_one * (i + 1) - 10
        most = max(item.counts)
        parts.append(_text(left - 12, base - 40, _cut(item.label), "end"))
        parts.append(_text(left - 12, base - 22, f"mean {item.mean:.1f} {unit}", "end", "figures"))
        for j, count in enumerate(item.counts):
            bar = (height_of_one - 24) * count / most
            at, end = x(item.first + j * item.step), x(item.first + (j + 1) * item.step)
            what = _span(item.first + j * item.step, item.step)
            parts.append(
                f'<rect class="bar" x="{at + 0.5:.1f}" y="{base - bar:.1f}" width="{max(1.0, end - at - 1):.1f}" '
                f'height="{bar:.1f}"><title>{what} {escape(unit)}: {count}</title></rect>'
            )
        parts.append(f'<line class="base" x1="{left}" x2="{right}" y1="{base}" y2="{base}"/>')
        middle = x(item.mean + item.step / 2)
        parts.append(
            f'<line class="mark" x1="{middle:.1f}" x2="{middle:.1f}" y1="{base - height_of_one + 24}" y2="{base}"/>'
        )
    return _svg(title, height, parts)


def bars(title: str, rows: Sequence[tuple[str, float, float, str]]) -> str:
    """A bar from nothing to a value and a pale one on to the most; label, value, most, words."""
    height = TOP + ROW * len(rows) + 8
    high = max(most for _, _, most, _ in rows)
    left, right = LABEL, WIDTH - FIGURES

    def x(value: float) -> float:
        return left + value / high * (right - left)

    parts = [_tick(x(tick), height, f"{tick:g}") for tick in ticks(0, high)]
    for i, (label, value, most, words) in enumerate(rows):
        y = TOP + ROW * i + 6
        parts.append(f"<g><title>{escape(label)}: {escape(words)}</title>")
        parts.append(_text(left - 12, y + 12, _cut(label), "end"))
        parts.append(f'<rect class="pale" x="{left}" y="{y}" width="{x(most) - left:.1f}" height="14"/>')
        parts.append(f'<rect class="bar" x="{left}" y="{y}" width="{x(value) - left:.1f}" height="14"/>')
        parts.append(_text(right + 14, y + 12, words, "start", "figures"))
        parts.append("</g>")
    return _svg(title, height, parts)


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers between two ends.

    >>> ticks(0, 1)
    [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    """
    rough = (high - low) / about
    size = 10.0 ** floor(log10(rough))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)
    first = -floor(-low / step + 1e-9)
    last = floor(high / step + 1e-9)
    return [round(i * step, 10) + 0.0 for i in range(first, last + 1)]


def _span(first: float, step: float) -> str:
    return f"{first:g}" if step == 1 else f"{first:g} to {first + step - 1:g}"


def _number(value: float, unit: str) -> str:
    return f"{100 * value:.0f} %" if unit == "%" else f"{value:g}"


def _cut(label: str) -> str:
    return label if len(label) <= LONGEST else label[: LONGEST - 1] + "…"


def _text(x: float, y: float, content: str, anchor: str, tone: str = "label") -> str:
    return f'<text class="{tone}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(content)}</text>'


def _tick(x: float, height: float, label: str) -> str:
    line = f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 4}" y2="{height - 4}"/>'
    return line + _text(x, TOP - 11, label, "middle", "axis")


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    name = escape(title, quote=True)
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{name}">{inside}</svg>'
