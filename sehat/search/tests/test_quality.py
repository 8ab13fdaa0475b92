"""How often the expected entity stands among the first six of its kind (quality.json, written apart)."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest

from sehat.search.entries import SOURCES
from sehat.search.queries import clean_query
from sehat.search.selectors import find

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("index")]
CASES = json.loads((Path(__file__).parent / "quality.json").read_text("utf-8"))
ALL = list(SOURCES)
LEAST = {"exact": 0.95, "typo": 0.92, "hindi": 0.95, "hinglish": 0.95, "symptom": 0.9, "abbreviation": 0.95}


def is_found(query: str, expected: str) -> bool:
    kind, slug = expected.split(":")
    found = find(clean_query(query), kinds=ALL)
    entities = [entity for one in found.values() for entity in one.entities]
    return any((entity.kind, entity.slug) == (kind, slug) for entity in entities)


def missed() -> dict[str, list[str]]:
    found = defaultdict(list)
    for case in CASES:
        if not is_found(case["query"], case["expect"]):
            found[case["kind"]].append(f"{case['query']} -> {case['expect']}")
    return found


def test_the_set_is_large_and_each_query_stands_once() -> None:
    queries = [case["query"].casefold() for case in CASES]
    assert len(queries) == len(set(queries)) >= 150


def test_what_people_type_is_found_as_often_as_promised() -> None:
    lost = missed()
    rates = {kind: 1 - len(lost[kind]) / sum(case["kind"] == kind for case in CASES) for kind in LEAST}
    short = {kind: (round(rate, 3), lost[kind]) for kind, rate in rates.items() if rate < LEAST[kind]}
    assert short == {}
