"""Writes of the tracking room."""

from __future__ import annotations

from datetime import datetime

from sehat.core import audit
from sehat.tracking.models import VisitEvent

PIECE = 5000


def prune_visits(*, by: str, before: datetime) -> int:
    """Deletes the visits of before `before`, in pieces that keep no lead waiting. Gives their number."""
    gone = 0
    while True:
        oldest = VisitEvent.objects.filter(at__lt=before).order_by("at")
        ids = list(oldest.values_list("pk", flat=True)[:PIECE])
        if not ids:
            break
        gone += VisitEvent.objects.filter(pk__in=ids).delete()[0]
    if gone:
        audit.record(by=by, action="visits pruned", subject="visits", count=gone)
    return gone


def erase_visitor(*, by: str, visitor: str) -> int:
    """Deletes the visits of one browser. Gives their number."""
    gone = VisitEvent.objects.filter(visitor=visitor).delete()[0] if visitor else 0
    if gone:
        audit.record(by=by, action="visits erased", subject="visits", count=gone)
    return gone
