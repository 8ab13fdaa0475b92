"""Reads of the editorial pages."""

from __future__ import annotations

from itertools import groupby

from wagtail.models import Page, Site

from sehat.content.models import ConditionPage, SitePage
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


@kept_until_change
def root_path() -> str:
    """Where the site hangs in the page tree: "/sehat-path/". One query, kept."""
    paths = Site.objects.filter(is_default_site=True).values_list("root_page__url_path", flat=True)
    return paths.first() or "/"


def page_at(path: str) -> SitePage | None:
    """The live page at an address, with what it is read with. Two queries, however deep it lies."""
    address = root_path() + "".join(f"{part}/" for part in path.split("/") if part)
    slug = address.split("/")[-2]
    found = Page.objects.live().filter(slug=slug, url_path=address).first()
    if found is None or not issubclass(model := found.specific_class or Page, SitePage):
        return None
    pages = model.objects.select_related(*model.read_with) if model.read_with else model.objects
    page: SitePage = pages.get(pk=found.pk)
    return page
