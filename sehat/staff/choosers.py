"""Wagtail's choosers are open to all staff: they list pages, pictures and rows. Here, to those who edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse
from wagtail.models import Page
from wagtail.permissions import policy_registry

CHOOSERS = (
    "/cms/choose-", "/cms/snippets/choose/", "/cms/documents/chooser/", "/cms/images/chooser/",
    "/cms/api/main/", "/cms/workflows/task_chooser/", "/cms/tag-autocomplete/", "/cms/reports/site-history/",
)  # fmt: skip
# Rights of who calls patients: none of them chooses anything.
OF_THE_DESK = ("leads.", "patient_messages.", "wagtailadmin.")


def closed_choosers(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: 403 for who edits nothing."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if request.path.startswith(CHOOSERS) and request.user.is_authenticated and not edits(request.user):
            return HttpResponse("Nothing to choose for you.", status=403, content_type="text/plain")
        return get_response(request)

    return middleware


def edits(user: Any) -> bool:
    """Whether a member of staff changes pages or rows of anything but requests."""
    own = (right for right in user.get_all_permissions() if not right.startswith(OF_THE_DESK))
    return any(own) or bool(policy_registry.get_by_type(Page).user_has_permission(user, "change"))
