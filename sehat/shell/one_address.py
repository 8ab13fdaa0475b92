"""One address a page (decisions 7.11): other case, old city names and a slash at its end lead to it.

The query as well: a city or department that moved is named as it is called now."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

from django.core.validators import slug_re
from django.http import HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from django.utils.text import slugify

from sehat.core.languages import english_path
from sehat.core.models import Named
from sehat.directory.models import City, Department
from sehat.directory.selectors import cities_by_slug, departments_by_slug
from sehat.directory.slug_redirects import slug_now
from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.page_key import NEVER_CACHED

# Addresses of programs and of staff, and tokens, in which case counts.
LEFT_ALONE = (*NEVER_CACHED, "/_util", "/request", "/share", "/.well-known")
# Pages whose query holds names and ids: no slugs.
NAMED_IN_QUERY = ("/search", "/thankyou")
# A browser may remember the way for an hour: a name that becomes an address must not lead elsewhere.
REMEMBERED = "public, max-age=3600"


class Moved(HttpResponsePermanentRedirect):
    """308, which keeps the method."""

    status_code = 308


def one_address(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: a slash at the end is taken off at once, all else where nothing is found."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if request.method not in {"GET", "HEAD"} or is_left_alone(request.path):
            return get_response(request)
        if request.path.endswith("/") and request.path != "/":
            return moved(request, request.path)
        if (query := today_query(request)) is not None:
            return lead_to(f"{of_this_site(request.path)}?{query}")
        answer = get_response(request)
        known = known_as(request.path) if answer.status_code == 404 else request.path
        return answer if known == request.path else moved(request, known)

    return middleware


def is_left_alone(path: str) -> bool:
    """No page has a line break in its address, nor is one to stand in a Location."""
    return path.startswith(LEFT_ALONE) or not path.isprintable()


def moved(request: HttpRequest, path: str) -> HttpResponse:
    """To a path of this site: never to another host, however many slashes it began with."""
    address = of_this_site(path)
    query = request.META.get("QUERY_STRING", "")
    answer = lead_to(f"{address}?{query}" if query else address)
    if query and english_path(address) in NAMED_IN_QUERY:  # a number, or what somebody has
        answer.headers["Cache-Control"] = "private, no-store"
        answer.headers["Referrer-Policy"] = "no-referrer"
    return answer


def of_this_site(path: str) -> str:
    return "/" + quote(path.strip("/\\"), safe="/")


def lead_to(address: str) -> Moved:
    answer = Moved(address)
    answer.headers["Cache-Control"] = REMEMBERED
    return answer


def today_query(request: HttpRequest) -> str | None:
    """The query with the slugs that its city and department have now; None where it has them, and where it
    names several. No query of the database but for a slug that no row has: two.
    """
    asked = request.META.get("QUERY_STRING", "")
    if english_path(request.path) in NAMED_IN_QUERY:
        return None
    named = [name for name in SLUG_NOW if f"{name}=" in asked and len(request.GET.getlist(name)) == 1]
    moved = {name: now for name in named if (now := SLUG_NOW[name](request.GET[name])) != request.GET[name]}
    if not moved:
        return None
    query = request.GET.copy()
    for name, now in moved.items():
        query[name] = now
    return query.urlencode()


def city_now(slug: str) -> str:
    return known_slug(City, slug, {*cities_by_slug()}, old_cities)


def department_now(slug: str) -> str:
    return known_slug(Department, slug, {*departments_by_slug()}, dict)


def known_slug(
    model: type[Named], slug: str, known: set[str], other_names: Callable[[], dict[str, str]]
) -> str:
    """What the row is called now that is, or was once, called `slug`; `slug` itself where no row ever was."""
    if slug in known or not slug_re.match(slug):
        return slug
    small = slug.lower()
    now = other_names().get(small) or (small if small in known else slug_now(model, small))
    return now if now in known else slug


def known_as(path: str) -> str:
    """In small letters, one slash at a time, with the city by the name it has now. One query, cached."""
    if not path.isascii() or "%" in path:  # no page is called so
        return path
    parts = [part for part in path.lower().split("/") if part]
    place = 1 if parts[:1] == ["hi"] else 0  # where a city is named
    named = [old_cities().get(part, part) for part in parts[place : place + 1]]
    return "/" + "/".join([*parts[:place], *named, *parts[place + 1 :]])


@cached_until_change
def old_cities() -> dict[str, str]:
    """The slug of a city by each of its other names: bangalore, bombay, gurgaon. One query."""
    rows = list(City.objects.values_list("slug", "aliases"))
    popular_last = reversed(rows)  # of a name that two cities have the last counts
    other = {slugify(alias): slug for slug, aliases in popular_last for alias in aliases if slugify(alias)}
    return {alias: slug for alias, slug in other.items() if alias not in dict(rows)}


SLUG_NOW: dict[str, Callable[[str], str]] = {"city": city_now, "department": department_now}
