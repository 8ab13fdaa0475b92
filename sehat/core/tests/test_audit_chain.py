"""The audit trail shows what was done to itself: rows altered, removed, and cut off (ASVS 16.4.2)."""

from __future__ import annotations

import io
from datetime import timedelta

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from sehat.core import audit
from sehat.core.audit_chain import faults, head, prune, seal
from sehat.core.models import AuditEvent

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def rows() -> list[AuditEvent]:
    """Five deeds, in the chain."""
    AuditEvent.objects.all().delete()
    for number in range(5):
        audit.record(by="asha", action="lead viewed", subject=f"lead {number}", z=1, a=["ü", None])
    assert seal() == 5
    return list(AuditEvent.objects.order_by("position"))


def verify(**options: object) -> str:
    said = io.StringIO()
    call_command("verify_audit", stdout=said, **options)
    return said.getvalue().strip()


def test_a_trail_nobody_touched_is_whole(rows: list[AuditEvent]) -> None:
    assert list(faults()) == []
    assert verify() == f"The audit trail is whole up to row 5, digest {rows[-1].digest}."


def test_new_rows_go_on_where_the_chain_ended() -> None:
    audit.record(by="asha", action="lead viewed", subject="lead 6")
    assert (seal(), seal(), head()[0]) == (1, 0, 6)
    assert list(faults()) == []


def test_many_rows_are_sealed_by_a_statement_for_all() -> None:
    """A statement each held the only writer of SQLite for seconds."""
    for number in range(90):
        audit.record(by="asha", action="lead viewed", subject=f"lead {number}")
    with CaptureQueriesContext(connection) as queries:
        assert seal() == 90
    assert len(queries) < 10
    assert list(faults()) == []


@pytest.mark.parametrize(
    "change",
    [
        {"by": "somebody else"},
        {"action": "lead listed"},
        {"subject": "lead 9"},
        {"details": {}},
        {"at": timezone.now() - timedelta(days=1)},
        {"digest": "0" * 64},
    ],
)
def test_an_altered_row_shows(rows: list[AuditEvent], change: dict[str, object]) -> None:
    AuditEvent.objects.filter(pk=rows[2].pk).update(**change)
    assert any(fault.startswith("row 3 ") for fault in faults())
    with pytest.raises(CommandError, match=r"not whole: row 3 .* was altered"):
        verify()


def test_a_removed_row_shows(rows: list[AuditEvent]) -> None:
    rows[2].delete()
    assert list(faults()) == ["rows 3 to 3 are missing"]


def test_removed_first_rows_show(rows: list[AuditEvent]) -> None:
    AuditEvent.objects.filter(position__lte=2).delete()
    assert "rows before 3 are missing" in list(faults())


def test_a_row_put_in_the_place_of_another_shows(rows: list[AuditEvent]) -> None:
    first, second = rows[0].position, rows[1].position
    AuditEvent.objects.filter(pk=rows[0].pk).update(position=None)
    AuditEvent.objects.filter(pk=rows[1].pk).update(position=first)
    AuditEvent.objects.filter(pk=rows[0].pk).update(position=second)
    assert list(faults()) != []


def test_an_end_cut_off_shows_against_the_head_the_log_told(
    rows: list[AuditEvent], caplog: pytest.LogCaptureFixture
) -> None:
    rows[-1].delete()
    assert verify()
    with pytest.raises(CommandError, match="row 5 is not the one that the log told of"):
        verify(row=5, digest=rows[-1].digest)


def test_what_is_too_old_leaves_a_chain_that_is_whole(rows: list[AuditEvent]) -> None:
    AuditEvent.objects.all().delete()
    for number in range(6):
        audit.record(by="asha", action="lead viewed", subject=f"lead {number}")
    AuditEvent.objects.filter(subject__in=["lead 0", "lead 1", "lead 2"]).update(
        at=timezone.now() - timedelta(days=2000)
    )
    seal()
    before = timezone.now() - timedelta(days=1000)
    assert [prune(by="test", before=before, limit=2) for _ in range(3)] == [2, 1, 0]
    seal()
    assert list(faults()) == []
    AuditEvent.objects.filter(position=4).delete()
    assert list(faults()) == ["rows before 5 are missing"]
