"""How long things are kept, as an info page says it: `{requests_kept}` in its text is the setting itself."""

from __future__ import annotations

from django.conf import settings

from sehat.core.languages import translate
from sehat.core.schemas import Language

SETTINGS = {
    "requests_kept": "REQUESTS_KEPT_DAYS",
    "closed_requests_kept": "CLOSED_REQUESTS_KEPT_DAYS",
    "spam_kept": "SPAM_KEPT_DAYS",
    "notes_kept": "NOTES_KEPT_DAYS",
    "photos_kept": "PHOTOS_KEPT_DAYS",
    "visits_kept": "VISITS_KEPT_DAYS",
    "receipts_kept": "ERASURE_RECORDS_KEPT_DAYS",
    "audit_kept": "AUDIT_KEPT_DAYS",
    "logs_kept": "LOGS_KEPT_DAYS",
    "unknown_messages_kept": "UNKNOWN_MESSAGES_KEPT_DAYS",
}


def with_retention_times(text: str, language: Language) -> str:
    for name, setting in SETTINGS.items():
        text = text.replace(f"{{{name}}}", in_words(getattr(settings, setting), language))
    return text


def in_words(days: int, language: Language) -> str:
    """1 day, 30 days, 24 months."""
    months = round(days / 365 * 12)
    is_months = days >= 180 and abs(months * 365 / 12 - days) < 2
    if is_months:
        return translate("{count} months", language).format(count=months)
    if days == 1:
        return translate("1 day", language)
    return translate("{count} days", language).format(count=days)
