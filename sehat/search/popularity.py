"""How often each entity was asked about lately: a small boost in the order of results."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from django.db.models import Count
from django.utils import timezone

from sehat.leads.models import Lead
from sehat.search.schemas import Kind

DAYS = 90
MANY = 50  # requests from which on more do not raise it further
COLUMNS: dict[Kind, str] = {
    "Condition": "condition_id",
    "Treatment": "procedure_id",
    "Department": "department_id",
    "Doctor": "doctor_id",
    "Hospital": "hospital_id",
}


def popularity() -> dict[str, float]:
    """Entry key -> 0 to 1, for what was asked about in the last 90 days. One query a kind."""
    return {key: score for kind in COLUMNS for key, score in popularity_of(kind).items()}


def popularity_of(kind: Kind, ids: Sequence[int] | None = None) -> dict[str, float]:
    """The same of one kind, of all its rows or of some. One query; none for a kind that nobody asks about."""
    if (column := COLUMNS.get(kind)) is None:
        return {}
    recent = Lead.objects.filter(created_at__gte=timezone.now() - timedelta(days=DAYS))
    asked = recent.exclude(status=Lead.Status.SPAM).exclude(**{column: None})
    some = asked if ids is None else asked.filter(**{f"{column}__in": ids})
    rows = some.order_by().values_list(column).annotate(count=Count("pk"))
    return {f"{kind}:{pk}": min(count, MANY) / MANY for pk, count in rows}
