"""The result page. It is one visitor's own, so no cache keeps it."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from sehat.core.schemas import Crumb, Meta, PageContext
from sehat.rendering.page import render_page
from sehat.search.queries import clean_query, is_too_short, readable
from sehat.search.red_flags import is_red_flag
from sehat.search.schemas import Entity, SearchGroup, SearchHit, SearchPage
from sehat.search.selectors import KINDS_OF_TYPE, city_ids, find, popular


def results(request: HttpRequest) -> HttpResponse:
    """`/search?q=&city=`, the city by id or name: noindex; under three letters it suggests."""
    typed = request.GET.get("q", "")
    query = clean_query(typed)
    city_id = city_ids().get(clean_query(request.GET.get("city", "")), 0)
    too_short = is_too_short(query)
    title = f"Results for “{query}”" if query else "Search"
    found = [] if too_short else find(query, kinds=KINDS_OF_TYPE["R"], city_id=city_id)
    page = SearchPage(
        meta=Meta(title=title, noindex=True),
        crumbs=[Crumb(label="Home", url="/"), Crumb(label="Search")],
        query=query,
        city_id=city_id,
        is_too_short=too_short,
        groups=[SearchGroup(kind=group[0].kind, hits=[hit(item) for item in group]) for group in found],
        popular=popular(),
        is_emergency=is_red_flag(readable(typed)),
    )
    context = PageContext(page_type="Search", page_name="Search", path="/search")
    return render_page(request, "search/search-page", page, context, keep=False)


def hit(entity: Entity) -> SearchHit:
    note = f"{entity.subtitle}, {entity.city}" if entity.kind == "Doctor" else entity.subtitle
    return SearchHit(name=entity.name, url=entity.url, note=note, icon=entity.icon)
