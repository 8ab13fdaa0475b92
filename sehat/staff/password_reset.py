"""A forgotten password of staff: asked for so often and no more, and honest when no mail goes out."""

from __future__ import annotations

import hashlib
import logging
from smtplib import SMTPException

from django.core.mail import get_connection
from django.forms import Form
from django.http import HttpResponse
from wagtail.admin.views.account import PasswordResetView

from sehat.core import audit
from sehat.core.client_address import client_bucket
from sehat.core.rate_limits import within_limit

logger = logging.getLogger(__name__)
PER_ADDRESS, PER_ACCOUNT, SECONDS = 10, 3, 3600
TOO_MANY = "Too many tries. Wait an hour, or ask an administrator for a new password."
NO_MAIL = "Mail does not go out just now. Ask an administrator for a new password."


class StaffPasswordReset(PasswordResetView):
    """Answers alike whether there is such an account: the mail server is asked before it is known."""

    def form_valid(self, form: Form) -> HttpResponse:
        fault = self.fault_of(form.cleaned_data["email"])
        if fault:
            form.add_error(None, fault)
            refused: HttpResponse = self.form_invalid(form)
            return refused
        audit.record(by="somebody", action="password reset asked", subject="staff")
        answer: HttpResponse = super().form_valid(form)
        return answer

    def fault_of(self, email: str) -> str:
        """Why no mail is sent; "" when it is."""
        account = hashlib.sha256(email.strip().lower().encode()).hexdigest()[:16]
        address = client_bucket(self.request)
        within = within_limit("reset-address", address, limit=PER_ADDRESS, seconds=SECONDS)
        if not within_limit("reset-account", account, limit=PER_ACCOUNT, seconds=SECONDS) or not within:
            return TOO_MANY
        return "" if mail_goes_out() else NO_MAIL


def mail_goes_out() -> bool:
    try:
        with get_connection(fail_silently=False):
            return True
    except (OSError, SMTPException) as error:
        logger.error("mail does not go out: %s", type(error).__name__)  # noqa: TRY400 - no trace is needed
        return False
