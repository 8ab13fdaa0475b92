"""Reads of the editorial pages."""

from __future__ import annotations

from itertools import groupby

from sehat.content.models import ConditionPage
from sehat.content.schemas import LinkGroup
from sehat.core.schemas import Link
from sehat.rendering.generation import kept_until_change


@kept_until_change
def condition_links() -> list[LinkGroup]:
    """Live condition pages by speciality, popular specialities first. One query, kept."""
    rows = (
        ConditionPage.objects.live()
        .order_by("condition__department__rank", "condition__department__name", "title")
        .values_list("condition__department__name", "condition__department__icon", "title", "slug")
    )
    return [
        LinkGroup(
            label=name,
            icon=icon,
            links=[Link(label=title, url=f"/condition/{slug}") for _, _, title, slug in group],
        )
        for (name, icon), group in groupby(rows, key=lambda row: (row[0], row[1]))
    ]
