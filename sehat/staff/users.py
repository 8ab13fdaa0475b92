"""Wagtail's users with our views of them. Read while the apps load, so nothing else is imported."""

from __future__ import annotations

from wagtail.users.apps import WagtailUsersAppConfig


class UsersConfig(WagtailUsersAppConfig):
    user_viewset = "sehat.staff.user_views.UserViewSet"
