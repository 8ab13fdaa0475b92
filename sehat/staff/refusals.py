"""What was refused to staff stands in the audit trail: passwords, pages they may not see (ASVS 16.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib.auth.models import User
from django.contrib.messages import ERROR, get_messages
from django.http import HttpRequest, HttpResponse
from django.urls import reverse

from sehat.core import audit
from sehat.core.rate_limits import within_limit

ROWS_A_MINUTE = 60  # of one member: a script that tries everything fills no disk


def note_failed_login(sender: object, credentials: dict[str, Any], **_: object) -> None:
    """Who it was said to be, if there is such an account: what was typed may be a password."""
    member = User.objects.filter(username=str(credentials.get("username", ""))[:150]).first()
    subject = f"staff {member.pk}" if member else "staff unknown"
    audit.record(by="somebody", action="login refused", subject=subject)


def refused_pages(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware, inside that of messages: by them alone Wagtail's refusal differs from any way home."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if request.path.startswith("/cms/") and is_refusal(request, response) and is_noted(request):
            subject = f"page {request.path}".replace("\x00", "")
            audit.record(by=request.user.get_username(), action="page refused", subject=subject)
        return response

    return middleware


def is_refusal(request: HttpRequest, response: HttpResponse) -> bool:
    if response.status_code == 403:
        return True
    is_home = response.status_code == 302 and response.headers.get("Location") == reverse("wagtailadmin_home")
    return is_home and any(said.level == ERROR for said in unread(request))


def unread(request: HttpRequest) -> list[Any]:
    """Messages of this request; looked at, they are still shown."""
    stored = get_messages(request)
    return list(getattr(stored, "_queued_messages", []))


def is_noted(request: HttpRequest) -> bool:
    user = request.user
    return user.is_authenticated and within_limit(
        "refused-page", str(user.pk), limit=ROWS_A_MINUTE, seconds=60
    )
