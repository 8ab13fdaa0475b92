"""Where staff find their second factor in /cms, and administrators that of others."""

from __future__ import annotations

from django.conf import settings
from django.contrib.auth.models import User
from django.http import HttpRequest
from django.urls import URLPattern, path, reverse
from wagtail import hooks
from wagtail.admin.widgets.button import Button

from sehat.staff import account_views
from sehat.staff.selectors import has_second_factor, may_reset


@hooks.register("register_admin_urls")
def second_factor_urls() -> list[URLPattern]:
    return [
        path("second-factor/", account_views.own, name="second_factor"),
        path("second-factor/reset/<int:pk>/", account_views.reset, name="second_factor_reset"),
    ]


@hooks.register("register_account_menu_item")
def own_second_factor(request: HttpRequest) -> dict[str, str] | None:
    if not settings.STAFF_SECOND_FACTOR:
        return None
    return {
        "url": reverse("second_factor"),
        "label": "Second factor",
        "help_text": "New recovery codes, or another phone for the codes you sign in with.",
    }


@hooks.register("register_user_listing_buttons")
def reset_button(user: User, request_user: User) -> list[Button]:
    if not may_reset(request_user, user) or not has_second_factor(user):
        return []
    url = reverse("second_factor_reset", args=[user.pk])
    return [Button("Reset second factor", url=url, icon_name="key", priority=30)]
