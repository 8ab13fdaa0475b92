"""Visits on their way to the database, and out of it again."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.db import DatabaseError, InterfaceError, OperationalError
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.models import AuditEvent
from sehat.tracking import actions, writer
from sehat.tracking.actions import erase_visitor
from sehat.tracking.models import VisitEvent
from sehat.tracking.selectors import visits_of
from sehat.tracking.token_bucket import TokenBuckets
from sehat.tracking.writer import BATCH, VisitWriter

MINE, THEIRS = "1763700000000000001", "1763700000000000002"


def visit(visitor: str = MINE) -> VisitEvent:
    return VisitEvent(page_type="Home", path="/", visitor=visitor)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> VisitWriter:
    """A writer that makes no pause between two batches."""
    monkeypatch.setattr(writer, "PAUSE", 0)
    return VisitWriter()


@pytest.mark.django_db
@pytest.mark.parametrize("count", [0, 1, BATCH - 1, BATCH, BATCH + 1, 2 * BATCH + 1])
def test_every_visit_is_written_once_whatever_their_number(hasty: VisitWriter, count: int) -> None:
    for _ in range(count):
        assert hasty.put(visit())
    hasty.flush()
    hasty.flush()
    assert (VisitEvent.objects.count(), hasty.dropped) == (count, 0)


@pytest.mark.django_db
@pytest.mark.parametrize("error", [DatabaseError, OperationalError, InterfaceError])
def test_after_the_database_was_away_visits_are_written_again(
    hasty: VisitWriter, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def away(_: Any) -> None:
        raise error("the connection is closed")

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(writer, "insert", away)
        hasty.put(visit())
        hasty.flush()
    hasty.put(visit())
    hasty.flush()
    assert (VisitEvent.objects.count(), hasty.dropped) == (1, 1)


@pytest.mark.django_db
class TestWhoAsksToBeForgotten:
    def test_is_and_nobody_else(self) -> None:
        VisitEvent.objects.bulk_create([visit(), visit(), visit(THEIRS), visit("")])
        assert erase_visitor(by="somebody", visitor=MINE) == 2
        assert (visits_of(MINE), len(visits_of(THEIRS))) == ([], 1)
        assert VisitEvent.objects.count() == 2

    def test_without_a_number_takes_no_visit_of_the_nameless_with_them(self) -> None:
        VisitEvent.objects.bulk_create([visit(""), visit("")])
        assert (erase_visitor(by="somebody", visitor=""), visits_of("")) == (0, [])
        assert VisitEvent.objects.count() == 2

    def test_stands_in_the_audit_without_their_number(self) -> None:
        VisitEvent.objects.bulk_create([visit()])
        erase_visitor(by="somebody", visitor=MINE)
        entry = AuditEvent.objects.latest("pk")
        assert entry.action == "visits erased"
        assert MINE not in str({name: str(value) for name, value in vars(entry).items()})


@pytest.mark.django_db
@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_old_visits_are_pruned_in_pieces_to_the_last(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    monkeypatch.setattr(actions, "PIECE", 2)
    VisitEvent.objects.bulk_create([visit() for _ in range(count)])
    last = VisitEvent.objects.latest("at").at
    kept = VisitEvent.objects.create(page_type="Home", at=last)
    VisitEvent.objects.exclude(pk=kept.pk).update(at=last - timedelta(days=700))
    assert actions.prune_visits(by="system", before=last) == count
    assert [event.pk for event in VisitEvent.objects.all()] == [kept.pk]


@given(st.integers(1, 50), st.lists(st.floats(0, 60), min_size=1, max_size=80))
def test_however_visits_come_no_more_are_taken_than_a_full_bucket_and_what_time_gave(
    a_minute: int, pauses: list[float]
) -> None:
    now = [0.0]
    buckets = TokenBuckets(a_minute, clock=lambda: now[0])
    taken = 0
    for pause in pauses:
        now[0] += pause
        taken += buckets.take("one")
    assert 1 <= taken <= a_minute + now[0] * a_minute / 60 + 1e-6
