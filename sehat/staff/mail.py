"""How mail leaves. No mail server, or one that refuses, is the same to whoever sends: a lost connection."""

from __future__ import annotations

from smtplib import SMTPException

from django.conf import settings
from django.core.mail.backends.smtp import EmailBackend


class SmtpBackend(EmailBackend):
    """Django's own. Wagtail, which tells of reviews, goes on without mail after a ConnectionError alone:
    the name of a server that is not found, a refused password or a missing setting ended a submission
    with 500."""

    def open(self) -> bool | None:
        """Raises ConnectionError and nothing else."""
        if not settings.EMAIL_HOST:
            raise ConnectionRefusedError("EMAIL_HOST is not set.")
        try:
            return super().open()
        except (OSError, SMTPException) as fault:
            raise ConnectionError(str(fault)) from fault
