"""The directory in /cms: every table that editors keep up to date."""

from __future__ import annotations

from wagtail.snippets.models import register_snippet
from wagtail.snippets.views.snippets import SnippetViewSet, SnippetViewSetGroup

from sehat.directory import models


def editor(model: type, icon: str, columns: tuple[str, ...], **more: object) -> type[SnippetViewSet]:
    """A list of a model with its columns, searchable by name."""
    body = {
        "model": model, "icon": icon, "list_display": columns, "search_fields": ["name"],
        "chooser_per_page": 100, **more,
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
        ),
        editor(models.Hospital, "home", ("name", "city", "beds"), list_filter=["city"]),
        editor(models.City, "site", ("name", "state", "rank")),
        editor(models.Locality, "crosshairs", ("name", "name_hi", "city"), list_filter=["city"]),
        editor(models.Department, "folder-open-inverse", ("name", "specialist", "rank")),
        editor(models.Condition, "help", ("name", "department")),
        editor(models.Procedure, "clipboard-list", ("name", "department")),
        editor(models.Insurer, "tick", ("name", "kind")),
        editor(
            models.PriceRange, "tag", ("procedure", "city", "lowest", "highest", "as_of"), search_fields=None
        ),
    )


register_snippet(DirectoryGroup)
