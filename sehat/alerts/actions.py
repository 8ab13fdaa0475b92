"""Looks at every rule, opens and ends alerts, and tells of both."""

from __future__ import annotations

import logging

from django.db.models import Q
from django.utils import timezone

from sehat.alerts.models import Alert
from sehat.alerts.notify import is_taken, notify
from sehat.alerts.rules import RULES
from sehat.core import audit
from sehat.core.transactions import write_transaction

logger = logging.getLogger(__name__)
MOST_TOLD = 20  # of one round


def look(*, by: str) -> None:
    """One query a rule. A rule that cannot be looked at stops no other and changes nothing."""
    now = timezone.now()
    for rule in RULES:
        try:
            detail = rule.look(now)
        except Exception:
            logger.exception("the alert %s cannot be looked at", rule.key)
            continue
        note(by=by, rule=rule.key, detail=detail)


@write_transaction()
def note(*, by: str, rule: str, detail: str) -> None:
    """Opens an alert, brings its figures up to date, or ends it."""
    known = Alert.objects.select_for_update().filter(rule=rule, ended_at=None).first()
    if detail and known is None:
        Alert.objects.create(rule=rule, detail=detail[:200])
        audit.record(by=by, action="alert begun", subject=f"alert {rule}", detail=detail)
        logger.error("alert %s: %s", rule, detail)
    elif known and detail:
        Alert.objects.filter(pk=known.pk).update(detail=detail[:200])
    elif known:
        Alert.objects.filter(pk=known.pk).update(ended_at=timezone.now())
        audit.record(by=by, action="alert ended", subject=f"alert {rule}")


def notify_all() -> None:
    """Of what was not told yet: that it began, and, if that was told, that it ended; then by the ways that
    did not take it, the newest first."""
    begun = Q(told_at=None, ended_at=None)
    ended = Q(told_at__isnull=False, ended_at__isnull=False, told_end_at=None)
    is_half_told = Q(told_at__isnull=False) & ~Q(why_not_told="")
    untold = list(Alert.objects.filter(begun | ended).order_by("began_at")[:MOST_TOLD])
    half_told = Alert.objects.filter(is_half_told).exclude(ended).order_by("-began_at")[:MOST_TOLD]
    for alert in [*untold, *half_told]:
        why = notify(alert)
        field = "told_end_at" if alert.ended_at else "told_at"
        is_first = is_taken(why) and getattr(alert, field) is None
        told = {field: timezone.now()} if is_first else {}
        Alert.objects.filter(pk=alert.pk).update(why_not_told=why[:200], **told)
