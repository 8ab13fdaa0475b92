"""Who did what, in the same transaction as the deed."""

from __future__ import annotations

from sehat.core.models import AuditEvent


def record(*, by: str, action: str, subject: str, **details: object) -> None:
    """`subject` names the record ("lead SP-…"); `details` hold no personal data."""
    AuditEvent.objects.create(by=by, action=action, subject=subject, details=details)
