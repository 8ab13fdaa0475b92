"""One page of a list, as its query string asks for it. Doctors and hospitals share it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from django.conf import settings
from django.db.models import QuerySet
from django.http import QueryDict

from sehat.core.languages import language_of
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
from sehat.directory.schemas import Listing
from sehat.rendering.pagination import Pagination
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
    pagination: Pagination

    def meta(self, *, title: str, description: str, crumbs: list[Crumb]) -> Meta:
        """A filtered or sorted list is not indexed; a later page is, under its own address."""
        path, page = self.listing.path, self.chosen.page
        return Meta(
            title=self.pagination.title(title, language_of(path)),
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
    pagination = Pagination(total, PER_PAGE, chosen.page, lambda number: chosen.url(path, page=number))
    if not unfiltered or not pagination.has_page:
        raise EmptyPage
    filters = filter_props(facets, chosen, path, language)
    order = config.sorts[chosen.sort or config.default_sort][1]
    listing = Listing(
        path=path,
        total=total,
        unfiltered_total=unfiltered,
        chosen=[option for item in filters for option in item.options if option.is_chosen],
        filters=filters,
        sorts=sort_options(config, chosen, language),
        pages=pagination.links(),
        next_url=pagination.next_url,
    )
    shown = found.order_by(*order)
    if chosen.sort or chosen.page > 1:
        shown = found_by_id(pagination.rows(shown)).order_by(*order)
    return ListResult(listing, shown[:PER_PAGE], chosen, pagination)


def found_by_id(rows: QuerySet[Row]) -> QuerySet[Row]:
    """The same rows, without an order: what is sorted, or passed over for a later page, are ids and no rows.

    The first page in the usual order needs neither: an index has that order.
    """
    return rows.model._default_manager.filter(pk__in=rows.values("pk"))
