"""First and last touch of a visitor, as rows for the page of a request."""

from __future__ import annotations

from datetime import datetime

from django.utils import timezone
from django.utils.html import format_html_join

from sehat.core.india import local_moment
from sehat.leads.models import Lead

TOUCHES = {"first_touch": "First touch", "last_touch": "Last touch"}
LABELS = {"at": "When", "path": "Page", "referrer": "Linked from"}


def attribution_rows(lead: Lead) -> list[dict[str, object]]:
    """Rows for the page of a request: first and newest arrival. Empty for who came by themselves."""
    return [
        {"label": label, "value": lines_of(lead.attribution[name]), "component": None}
        for name, label in TOUCHES.items()
        if isinstance(lead.attribution.get(name), dict)
    ]


def lines_of(touch: dict[str, str]) -> str:
    """One line a word, escaped: a stranger wrote them."""
    words = [(LABELS.get(name, name), moment(word) if name == "at" else word) for name, word in touch.items()]
    return format_html_join("", "{}: {}<br>", words)


def moment(text: str) -> str:
    """The browser's time as we write times; as it stands when it is none, or none in India."""
    try:
        found = datetime.fromisoformat(text)
        return local_moment(found if timezone.is_aware(found) else timezone.make_aware(found))
    except (ValueError, OverflowError):
        return text
