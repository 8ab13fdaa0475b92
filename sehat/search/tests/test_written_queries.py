"""How many written queries are answered by the right page first: the goal, on both halves."""

from __future__ import annotations

from collections import Counter

import pytest
from django.core.management import call_command

from sehat.search.written_queries import HALVES, WAYS, Half, measure, written

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("index")]


@pytest.mark.parametrize("half", HALVES)
def test_each_half_has_as_many_queries_of_each_way_and_shares_none(half: Half) -> None:
    asked = written(half)
    assert Counter(query.way for query in asked) == dict.fromkeys(WAYS, len(asked) // len(WAYS))
    assert len(asked) >= 150
    others = {query.text.casefold() for other in HALVES if other != half for query in written(other)}
    assert not others & {query.text.casefold() for query in asked}


@pytest.mark.parametrize("half", HALVES)
def test_92_of_100_are_answered_first_and_98_among_the_first_three(half: Half) -> None:
    rates = measure(half)
    assert rates.first >= 0.92, rates.missed
    assert rates.first_three >= 0.98, rates.missed


def test_the_command_prints_the_rates_and_the_misses(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("check_search")
    said = capsys.readouterr().out
    assert said.count("right first") == len(HALVES)
    assert all(miss.query.text in said for half in HALVES for miss in measure(half).missed)


def test_the_command_tells_how_a_query_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("check_search", text="lady urologist in bangalore")
    said = capsys.readouterr().out.splitlines()
    assert said[:3] == ["wish: woman", "department: urology", "city: bengaluru"]
    assert said[4].startswith("/bengaluru/doctors/urology?gender=woman ")
