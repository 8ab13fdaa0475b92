"""Plots as SVG: bars of one figure, and curves over a growing directory."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

WIDTH, LEFT, LINE, BAR = 760, 300, 34, 22
COLOURS = ("#146C5B", "#B3541E", "#4A5FA5", "#8A6D00", "#7A3E8E", "#3E7A8E", "#5B5B5B")
PLOT, MARGIN = 300, 50  # height of curves, room around them


def svg(title: str, height: float, inner: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        f'font-family="sans-serif" font-size="13"><title>{escape(title)}</title>{inner}</svg>\n'
    )


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{escape(words)}</text>'


def bars(title: str, figures: Mapping[str, float]) -> str:
    """On a scale of the largest."""
    room = WIDTH - LEFT - 90
    most = max(figures.values())
    lines = [
        text(LEFT - 8, LINE * number + 24, name, "end")
        + f'<rect x="{LEFT}" y="{LINE * number + 8}" height="{BAR}" rx="3" fill="{COLOURS[0]}" '
        f'width="{max(2, room * figure / most):.0f}"/>'
        + text(LEFT + room * figure / most + 8, LINE * number + 24, f"{figure:,.0f}")
        for number, (name, figure) in enumerate(figures.items())
    ]
    return svg(title, LINE * len(figures) + 12, "".join(lines))


def curves(title: str, across: Sequence[float], lines: Mapping[str, Sequence[float]], unit: str) -> str:
    """Figures above zero, over `across` on a scale of powers of ten; the labels stand at the right end."""
    most = max(max(figures) for figures in lines.values())
    right = WIDTH - LEFT

    def x(value: float) -> float:
        begin, end = math.log10(across[0]), math.log10(across[-1])
        return MARGIN + (right - MARGIN) * (math.log10(value) - begin) / (end - begin)

    def y(value: float) -> float:
        return PLOT - (PLOT - MARGIN) * value / most

    axis = f'<path d="M{MARGIN} {MARGIN}V{PLOT}H{right}" fill="none" stroke="#888"/>'
    marks = text(MARGIN, MARGIN - 14, f"{most:,.0f} {unit}", "middle") + text(MARGIN - 8, PLOT, "0", "end")
    marks += "".join(text(x(value), PLOT + 20, f"{value:,.0f}", "middle") for value in across)
    drawn = []
    for number, (name, figures) in enumerate(sorted(lines.items(), key=lambda line: -line[1][-1])):
        colour, points = COLOURS[number % len(COLOURS)], zip(across, figures, strict=True)
        path = " ".join(f"{x(value):.0f},{y(figure):.0f}" for value, figure in points)
        label_at = MARGIN + 22 * number  # below one another: curves may end at one height
        drawn.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
            f'<g fill="{colour}">{text(right + 14, label_at, f"{name}: {figures[-1]:,.0f} {unit}")}</g>'
        )
    return svg(title, PLOT + 40, axis + marks + "".join(drawn))
