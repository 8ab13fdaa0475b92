"""The directory in /cms: every table that editors keep up to date."""

from __future__ import annotations

from django.contrib import messages
from django.db.models import Model, ProtectedError
from django.db.models.deletion import Collector
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from wagtail import hooks
from wagtail.snippets.models import register_snippet
from wagtail.snippets.views.chooser import SnippetChooserViewSet
from wagtail.snippets.views.snippets import SnippetViewSet, SnippetViewSetGroup

from sehat.directory import models
from sehat.directory.rows import DOCTOR, HOSPITAL, fields_of
from sehat.staff.name_choosers import NameChooserViewSet


def editor(model: type[Model], icon: str, columns: tuple[str, ...], **more: object) -> type[SnippetViewSet]:
    """A list of a model with its columns, searchable by name."""
    body = {
        "model": model, "icon": icon, "list_display": columns, "search_fields": ["name"],
        "chooser_per_page": 100, "chooser_viewset_class": NameChooserViewSet,
        "panels": fields_of(model), **more,
    }  # fmt: skip
    return type(f"{model.__name__}ViewSet", (SnippetViewSet,), body)


class DirectoryGroup(SnippetViewSetGroup):
    menu_label = "Directory"
    menu_icon = "site"
    menu_order = 20
    items = (
        editor(
            models.Doctor,
            "user",
            ("name", "title", "city", "is_verified"),
            list_filter=["city", "department"],
            panels=DOCTOR,
        ),
        editor(models.Hospital, "home", ("name", "city", "beds"), list_filter=["city"], panels=HOSPITAL),
        editor(
            models.City, "site", ("name", "state", "rank"), copy_view_enabled=False
        ),  # its number is its own
        editor(models.Locality, "crosshairs", ("name", "name_hi", "city"), list_filter=["city"]),
        editor(models.Department, "folder-open-inverse", ("name", "specialist", "rank")),
        editor(models.Condition, "help", ("name", "department")),
        editor(models.Procedure, "clipboard-list", ("name", "department")),
        editor(models.Insurer, "tick", ("name", "kind")),
        editor(models.HospitalList, "list-ul", ("name", "city", "is_of_schemes")),
        editor(
            models.PriceRange,
            "tag",
            ("procedure", "city", "lowest", "highest", "as_of"),
            search_fields=None,
            chooser_viewset_class=SnippetChooserViewSet,
        ),
    )


register_snippet(DirectoryGroup)


@hooks.register("before_delete_snippet")
def refuse_what_is_in_use(request: HttpRequest, rows: list[Model]) -> HttpResponse | None:
    """Wagtail looks into its index of references, where imported rows are missing; the database knows."""
    try:
        for row in rows:
            Collector(using=row._state.db or "default").collect([row])
    except ProtectedError as fault:
        kinds = sorted({str(one._meta.verbose_name_plural) for one in fault.protected_objects})
        messages.error(request, IN_USE.format(row=row, kinds=", ".join(kinds)))
        return redirect(type(row).snippet_viewset.get_url_name("list"))  # type: ignore[attr-defined]
    return None


IN_USE = "“{row}” was not deleted: {kinds} belong to it. Change or delete those first."
