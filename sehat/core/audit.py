"""Who did what, in the same transaction as the deed."""

from __future__ import annotations

from sehat.core.models import AuditEvent


def record(*, by: str, action: str, subject: str, **details: object) -> None:
    """`subject` names the record ("lead SP-…"); `details` hold no personal data."""
    event(by=by, action=action, subject=subject, **details).save(force_insert=True)


def event(*, by: str, action: str, subject: str, **details: object) -> AuditEvent:
    """Unsaved, for who writes many at once."""
    return AuditEvent(by=by, action=action, subject=subject, details=details)
