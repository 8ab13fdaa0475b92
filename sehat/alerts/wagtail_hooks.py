"""The status page in /cms, for whoever may do something about it."""

from __future__ import annotations

from django.http import HttpRequest
from django.urls import URLPattern, path, reverse
from wagtail import hooks
from wagtail.admin.menu import MenuItem

from sehat.alerts.views import status
from sehat.desk.permissions import REPLAY


@hooks.register("register_admin_urls")
def status_urls() -> list[URLPattern]:
    return [path("status/", status, name="status")]


class StatusItem(MenuItem):
    def is_shown(self, request: HttpRequest) -> bool:
        return bool(request.user.has_perm(REPLAY))


@hooks.register("register_reports_menu_item")
def status_menu_item() -> MenuItem:
    return StatusItem("Status of the site", reverse("status"), icon_name="warning", order=5)
