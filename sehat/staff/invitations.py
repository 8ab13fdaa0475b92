"""A new member of staff is invited by mail: the link lets them choose a password that nobody else knows."""

from __future__ import annotations

import logging
from smtplib import SMTPException

from django.conf import settings
from django.contrib.auth.models import User
from django.contrib.auth.tokens import default_token_generator
from django.core.mail import send_mail
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.crypto import get_random_string
from django.utils.encoding import force_bytes
from django.utils.http import urlsafe_base64_encode

from sehat.core import audit

logger = logging.getLogger(__name__)
SUBJECT = "Your account at {brand}"
DAY = 24 * 3600


def may_invite() -> bool:
    """Without mail there is no page on which a password is chosen."""
    return bool(settings.WAGTAIL_PASSWORD_RESET_ENABLED)


def invite(*, by: str, user: User) -> bool:
    """Sends the link; whoever lost it asks for another by "Forgot password?". False: no mail goes out."""
    user.set_password(get_random_string(64))  # one that nobody knows, until they choose theirs
    user.save(update_fields=["password"])
    context = {"url": link_for(user), "user": user, "days": settings.PASSWORD_RESET_TIMEOUT // DAY,
               "brand": settings.BRAND_NAME}  # fmt: skip
    text = render_to_string("staff/invitation.txt", context)
    try:
        send_mail(SUBJECT.format(brand=settings.BRAND_NAME), text, None, [user.email])
    except (OSError, SMTPException) as error:
        logger.error("an invitation does not go out: %s", type(error).__name__)  # noqa: TRY400 - no trace
        return False
    audit.record(by=by, action="staff invited", subject=f"user {user.pk}")
    return True


def link_for(user: User) -> str:
    """It works once, and for PASSWORD_RESET_TIMEOUT."""
    parts = [urlsafe_base64_encode(force_bytes(user.pk)), default_token_generator.make_token(user)]
    return settings.SITE_URL + reverse("wagtailadmin_password_reset_confirm", args=parts)
