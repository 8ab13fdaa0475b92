"""Reads of the tracking room."""

from __future__ import annotations

from sehat.tracking.models import VisitEvent


def visits_of(visitor: str) -> list[VisitEvent]:
    """The visits of one browser, newest first; they are kept for VISITS_KEPT_DAYS."""
    return list(VisitEvent.objects.filter(visitor=visitor)[:1000]) if visitor else []
