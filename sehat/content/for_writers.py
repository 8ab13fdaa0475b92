"""Entries of /cms for who writes pages: they would lead everybody else to a refusal."""

from __future__ import annotations

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest
from wagtail.admin.menu import MenuItem
from wagtail.permissions import page_permission_policy

WRITING = ("add", "change", "publish")  # of any page, as the reports ask for


def is_writer(user: AbstractBaseUser | AnonymousUser) -> bool:
    return bool(page_permission_policy.user_has_any_permission(user, WRITING))


class ForWriters(MenuItem):
    def is_shown(self, request: HttpRequest) -> bool:
        return is_writer(request.user)
