"""The result page. It is one visitor's own, so no cache keeps it."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from sehat.core.schemas import Crumb, Meta, PageContext
from sehat.directory.models import City
from sehat.rendering.page import render_page
from sehat.search.red_flags import is_red_flag
from sehat.search.schemas import SearchPage
from sehat.search.selectors import HOME_CITY, clean_query, is_too_short, popular, readable, search


def results(request: HttpRequest) -> HttpResponse:
    """`/search?q=&city=`: noindex; under three letters it suggests instead of searching."""
    typed = request.GET.get("q", "")
    query = clean_query(typed)
    named = City.objects.filter(name=clean_query(request.GET.get("city", ""))).first()
    too_short = is_too_short(query)
    title = f"Results for “{query}”" if query else "Search"
    page = SearchPage(
        meta=Meta(title=title, noindex=True),
        crumbs=[Crumb(label="Home", url="/"), Crumb(label="Search")],
        query=query,
        city=named.name if named else "Delhi NCR",
        is_too_short=too_short,
        groups=[] if too_short else search(query, named.slug if named else HOME_CITY),
        popular=popular(),
        is_emergency=is_red_flag(readable(typed)),
    )
    context = PageContext(page_type="Search", page_name="Search", path="/search")
    return render_page(request, "search/search-page", page, context, keep=False)
