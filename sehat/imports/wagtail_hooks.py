"""Import and export in /cms, for whoever may."""

from __future__ import annotations

from django.contrib.auth.models import Permission
from django.db.models import QuerySet
from django.http import HttpRequest
from django.urls import URLPattern, path, reverse
from wagtail import hooks
from wagtail.admin.menu import MenuItem

from sehat.imports import views


@hooks.register("register_permissions")
def offered_rights() -> QuerySet[Permission]:
    return Permission.objects.filter(content_type__app_label="imports", codename="import_directory")


@hooks.register("register_admin_urls")
def import_urls() -> list[URLPattern]:
    return [
        path("imports/", views.imports, name="imports"),
        path("imports/upload/", views.upload, name="import_upload"),
        path("imports/export/<slug:name>.<slug:kind>", views.export, name="import_export"),
        path("imports/template/<slug:name>.<slug:kind>", views.template, name="import_template"),
        path("imports/<int:pk>/", views.run_page, name="import_run"),
        path("imports/<int:pk>/status/", views.run_status, name="import_status"),
        path("imports/<int:pk>/apply/", views.apply_run, name="import_apply"),
        path("imports/<int:pk>/undo/", views.undo_run, name="import_undo"),
        path("imports/<int:pk>/faults.csv", views.faults_file, name="import_faults"),
    ]


class ForImporters(MenuItem):
    def is_shown(self, request: HttpRequest) -> bool:
        return bool(request.user.has_perm(views.IMPORT))


@hooks.register("register_admin_menu_item")
def imports_menu_item() -> MenuItem:
    return ForImporters("Import and export", reverse("imports"), icon_name="upload", order=26)
