"""How long it takes to look for an emergency in what was typed: the phrases as they are, then long texts.

Goals: p95 of an ordinary input 1 ms; 10,000 characters 100 ms.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "sehat.config.settings")

from sehat.emergencies.phrases import HALVES, phrases
from sehat.emergencies.recogniser import Recogniser

STORY = "We had lunch and watched a film. Later she felt tired and went to bed. "
LONG = {
    "a story, the emergency last": STORY * 140 + "She is not breathing.",
    "the same sign again and again": "chest pain " * 900,
    "one word without an end": "pain" * 2500,
    "emoji": "🙂" * 10_000,
}


def timed(recogniser: Recogniser, text: str) -> float:
    """Milliseconds."""
    begun = time.perf_counter()
    recogniser.categories_of(text)
    return (time.perf_counter() - begun) * 1000


def report(title: str, times: list[float]) -> None:
    p50, p95 = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    print(f"{title:34} p50 {p50:7.2f} ms   p95 {p95:7.2f} ms   worst {max(times):7.2f} ms   ({len(times)})")


def main() -> None:
    begun = time.perf_counter()
    recogniser = Recogniser()
    print(f"{'the rules are read in':34} {(time.perf_counter() - begun) * 1000:.0f} ms")
    texts = [one.text for half in HALVES for one in phrases(half)]
    report("phrases, never seen before", [timed(recogniser, text) for text in texts])
    report("phrases", [timed(recogniser, text) for _ in range(20) for text in texts])
    for title, text in LONG.items():
        report(title, [timed(recogniser, text) for _ in range(10)])


main()
