"""How often each entity was asked about lately: a small boost in the order of results."""

from __future__ import annotations

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
    recent = Lead.objects.filter(created_at__gte=timezone.now() - timedelta(days=DAYS))
    found: dict[str, float] = {}
    for kind, column in COLUMNS.items():
        rows = recent.exclude(**{column: None}).values_list(column).annotate(count=Count("pk"))
        found |= {f"{kind}:{pk}": min(count, MANY) / MANY for pk, count in rows}
    return found
