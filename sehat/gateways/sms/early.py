"""Reports that are quicker than our own save of what was sent: they wait for whoever sent it."""

from __future__ import annotations

from datetime import timedelta

from django.utils import timezone

from sehat.core.locks import advisory_lock
from sehat.core.transactions import write_transaction
from sehat.gateways.models import EarlyReport
from sehat.gateways.sms.base import ID_LENGTH, Report

KEPT = timedelta(hours=1)


def lock_report(id: str) -> None:
    """Whoever writes that it sent this message and whoever reports of it look one after the other."""
    advisory_lock(f"sms {id}")


def note_early(report: Report) -> None:
    """What arrived has arrived, whatever else is said of it."""
    now = timezone.now()
    row, is_new = EarlyReport.objects.get_or_create(
        sms_id=report.id[:ID_LENGTH], defaults={"state": report.state, "at": now}
    )
    if not is_new and report.state == "delivered":
        EarlyReport.objects.filter(pk=row.pk).update(state=report.state)


@write_transaction()
def take_early(id: str) -> Report | None:
    """What was said of it already; for who has just written that it was sent."""
    lock_report(id)
    row = EarlyReport.objects.filter(sms_id=id[:ID_LENGTH]).first()
    if row is None:
        return None
    row.delete()
    return Report(id, "delivered" if row.state == "delivered" else "failed")


@write_transaction()
def delete_old_reports(*, by: str, limit: int) -> int:
    """Of what nobody here sends. Gives their number."""
    old = EarlyReport.objects.filter(at__lt=timezone.now() - KEPT).values_list("pk", flat=True)
    return EarlyReport.objects.filter(pk__in=list(old[:limit])).delete()[0]
