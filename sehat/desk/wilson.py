"""How sure a rate is: Wilson's 95 % interval, which holds for few visits as well."""

from __future__ import annotations

from math import sqrt

Z = 1.959963984540054  # 95 % of a normal distribution lie within


def wilson(hits: int, trials: int) -> tuple[float, float]:
    """The interval of hits / trials, within 0 to 1. Nothing known, no trials: (0, 1)."""
    if trials <= 0:
        return 0.0, 1.0
    rate = min(hits, trials) / trials
    middle = rate + Z * Z / (2 * trials)
    spread = Z * sqrt(rate * (1 - rate) / trials + Z * Z / (4 * trials * trials))
    whole = 1 + Z * Z / trials
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
