"""One page of a list, as its query string asks for it. Doctors and hospitals share it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from django.conf import settings
from django.db.models import QuerySet
from django.http import QueryDict

from sehat.core.languages import language_of, translate
from sehat.core.schemas import Language
from sehat.directory.filters import (
    Facets,
    ListQuery,
    Row,
    apply_filters,
    filter_props,
    sort_options,
)
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.schemas import Listing, PageLink
from sehat.rendering.schemas import Crumb, Meta

PER_PAGE = 10


class EmptyPage(Exception):
    """The list, or that page of it, has no row: answer 404 (decisions 1.4)."""


@dataclass(frozen=True)
class ListResult(Generic[Row]):
    """`shown` are the rows of this page; reading them is left to who knows what a card needs."""

    listing: Listing
    shown: QuerySet[Row]
    chosen: ListQuery

    def meta(self, *, title: str, description: str, crumbs: list[Crumb]) -> Meta:
        """A filtered or sorted list is not indexed; a later page is, under its own address."""
        path, page = self.listing.path, self.chosen.page
        return Meta(
            title=title if page == 1 else f"{title}, {translate('page', language_of(path))} {page}",
            description=description,
            canonical=settings.SITE_URL + (path if page == 1 else f"{path}?page={page}"),
            noindex=not self.chosen.is_plain,
            json_ld=[breadcrumbs(crumbs)],
        )


def paginate_list(
    rows: QuerySet[Row], facets: Facets, query: QueryDict, path: str, language: Language = "en"
) -> ListResult[Row]:
    """The list at `path`. No query, one with a filter. Raises EmptyPage."""
    config, unfiltered = facets.config, facets.total
    chosen = ListQuery.from_query(query, config)
    found = apply_filters(rows, config, chosen)
    total = found.count() if chosen.values else unfiltered
    last = max(1, -(-total // PER_PAGE))
    if not unfiltered or chosen.page > last:
        raise EmptyPage
    filters = filter_props(facets, chosen, path, language)
    start = (chosen.page - 1) * PER_PAGE
    order = config.sorts[chosen.sort or config.default_sort][1]
    listing = Listing(
        path=path,
        total=total,
        unfiltered_total=unfiltered,
        chosen=[option for item in filters for option in item.options if option.is_chosen],
        filters=filters,
        sorts=sort_options(config, chosen, language),
        pages=page_links(lambda number: chosen.url(path, page=number), chosen.page, last),
        next_url=chosen.url(path, page=chosen.page + 1) if chosen.page < last else None,
    )
    return ListResult(listing, found.order_by(*order)[start : start + PER_PAGE], chosen)


def page_links(url: Callable[[int], str], current: int, last: int) -> list[PageLink]:
    """Links to the pages of a list; none where there is one page alone."""
    return [
        PageLink(number=number, url=url(number), is_current=number == current)
        for number in page_numbers(current, last)
    ]


def page_numbers(current: int, last: int) -> list[int]:
    """At most seven numbers around the current one, with the first and the last."""
    near = {number for number in range(current - 2, current + 3) if 1 <= number <= last}
    return sorted(near | {1, last}) if last > 1 else []
