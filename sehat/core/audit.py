"""Who did what, in the same transaction as the deed."""

from __future__ import annotations

from sehat.core.models import AuditEvent

MAX_BY, MAX_SUBJECT = 120, 60  # of the columns


def record(*, by: str, action: str, subject: str, **details: object) -> None:
    """`subject` names the record ("lead SP-…"); `details` hold no personal data."""
    event(by=by, action=action, subject=subject, **details).save(force_insert=True)


def event(*, by: str, action: str, subject: str, **details: object) -> AuditEvent:
    """Unsaved, for who writes many at once. Names that are longer than their columns are cut."""
    return AuditEvent(by=by[:MAX_BY], action=action, subject=subject[:MAX_SUBJECT], details=details)
