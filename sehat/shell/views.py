"""Error pages, health and the small files at the root of the site."""

from __future__ import annotations

import shutil
import sys
from collections.abc import AsyncIterator
from datetime import UTC, date, timedelta

from django.conf import settings
from django.db import OperationalError, connection
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse, StreamingHttpResponse
from django.utils import timezone

from sehat.core.errors import envelope
from sehat.core.languages import language_of, noop, translate
from sehat.core.public_calls import API_PREFIXES
from sehat.core.schemas import Language
from sehat.core.transactions import write_transaction
from sehat.directory.addresses import HOME_PATHS
from sehat.directory.selectors import HOME_CITY_SLUG, cities_by_slug
from sehat.leads.selectors import undelivered_since
from sehat.rendering.app_icon import app_icon_png
from sehat.rendering.cache_version import current_version
from sehat.rendering.fallback import stylesheet_url
from sehat.rendering.fragment import render_fragment
from sehat.rendering.page import PAGE_HEADER, render_page
from sehat.rendering.renderer import renderer
from sehat.rendering.schemas import PageContext
from sehat.rendering.share_image import is_signed, share_image_png
from sehat.search.selectors import is_indexed
from sehat.shell import sitemap as maps
from sehat.shell.menus import shown_menus
from sehat.shell.pages.error import error_page, offline_page
from sehat.shell.schemas import MenuPanels, PrivacyPanel
from sehat.shell.selectors import is_inside_app

LEAST_FREE_BYTES = 200 * 1024 * 1024
LATE_SECONDS = 15 * 60
# The 404 page by language and by whether the app shows it: its cache version and day, and its HTML. Around it
# stand ribbon and notice, which end with a day, and no version tells of that.
NOT_FOUND: dict[tuple[Language, bool], tuple[tuple[int, date], bytes]] = {}


def page_not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """404: what may have happened, and four ways on. Rendered once for all made-up addresses."""
    if request.path.startswith(API_PREFIXES):
        return JsonResponse(envelope(request.path, 404, "Not found"), status=404)
    key = (language_of(request.path), is_inside_app(request))
    made, html = NOT_FOUND.get(key, (None, b""))
    if made != (current_version(), timezone.localdate()):
        return render_not_found(request, key)
    headers = {"Cache-Control": "private, no-store"}
    return HttpResponse(html, status=404, content_type="text/html; charset=utf-8", headers=headers)


def render_not_found(request: HttpRequest, key: tuple[Language, bool]) -> HttpResponse:
    """Stored, unless the renderer was down. The page names no address: it is shown for others."""
    made, language = (current_version(), timezone.localdate()), key[0]
    page = error_page(language)
    context = PageContext(page_type="Error", page_name=page.title, path="/404", language=language)
    response = render_page(request, "shell/error-page", page, context, status=404)
    if response.headers[PAGE_HEADER] == "cache":
        NOT_FOUND[key] = (made, response.content)
    del response.headers[PAGE_HEADER]  # no page of an address: no cache stores it
    response.headers["Cache-Control"] = "private, no-store"
    return response


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """400: a request too large or too broken to read."""
    return fault(request, 400, noop("We could not read this request"), noop("Please go back and try again."))


def server_error(request: HttpRequest) -> HttpResponse:
    """500: our own fault; 503 while the database is locked, full or away."""
    if isinstance(sys.exc_info()[1], OperationalError):
        title, message = noop("We cannot answer this just now"), noop("Please try again in a minute.")
        response = fault(request, 503, title, message)
        response.headers["Retry-After"] = "10"
        return response
    title, message = noop("Something went wrong on our side"), noop("Please try again in a moment.")
    return fault(request, 500, title, message)


def fault(request: HttpRequest, status: int, title: str, message: str) -> HttpResponse:
    """Static HTML that asks nothing of the database or the renderer (design.md section 6), in the language of
    its address."""
    if request.path.startswith(API_PREFIXES):
        return JsonResponse(envelope(request.path, status, title), status=status)
    css, language, number = stylesheet_url(), language_of(request.path), settings.EMERGENCY_NUMBER
    parts = {
        "language": language,
        "title": translate(title, language),
        "message": translate(message, language),
        "again": translate("Try again", language),
        "home": translate("Home", language),
        "home_url": HOME_PATHS[language],
        "emergency": translate("In an emergency call {number}", language).format(number=number),
        "number": number,
        "stylesheet": f'<link rel="stylesheet" href="{css}">' if css else "",
        "art": (settings.BASE_DIR / "frontend/src/ui/art/lost-path.svg").read_text("utf-8"),
    }
    html = (settings.BASE_DIR / "sehat/shell/fault.html").read_text("utf-8")
    for name, value in parts.items():
        html = html.replace(f"{{{{ {name} }}}}", value)
    return HttpResponse(html, status=status, headers={"Cache-Control": "no-store"})


def health(request: HttpRequest) -> JsonResponse:
    """For load balancers and the start-up script: the database answers."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return JsonResponse({"status": "ok"})


def ready(request: HttpRequest) -> JsonResponse:
    """What a monitor asks: 503 when a visitor would lose something; and what is late or stands in.

    `undelivered_seconds` is the age of the oldest request that the CRM has not had. Without the renderer the
    last good pages are served, without the index the database answers searches.
    """
    try:
        with write_transaction():
            pass
    except OperationalError:
        return JsonResponse({"status": "locked"}, status=503, headers={"Cache-Control": "no-store"})
    free = shutil.disk_usage(settings.VAR_DIR).free
    since = undelivered_since()
    late = int((timezone.now() - since).total_seconds()) if since else 0
    is_ready = free >= LEAST_FREE_BYTES
    is_whole = {"is_rendered": renderer().answers(), "is_indexed": is_indexed()}
    wrong = {"full": not is_ready, "late": late > LATE_SECONDS, "degraded": not all(is_whole.values())}
    told = {
        "status": next((word for word, is_so in wrong.items() if is_so), "ok"),
        "disk_free_bytes": free,
        "undelivered_seconds": late,
        **is_whole,
    }
    return JsonResponse(told, status=200 if is_ready else 503, headers={"Cache-Control": "no-store"})


def menu_panels(request: HttpRequest) -> HttpResponse:
    """What is in the menus, in a city; one that we do not know is not found."""
    city_slug = request.GET.get("city", HOME_CITY_SLUG)
    if city_slug not in cities_by_slug():
        raise Http404
    panels = MenuPanels(menus=shown_menus(language_of(request.path), city_slug))
    return render_fragment(request, "shell/menus-fragment", panels)


def privacy_choices(request: HttpRequest) -> HttpResponse:
    """What a visitor lets us measure, for a page that does not ask it by itself."""
    panel = PrivacyPanel(tag_manager_id=settings.TAG_MANAGER_ID or None)
    return render_fragment(request, "tracking/privacy-fragment", panel)


def robots(request: HttpRequest) -> HttpResponse:
    lines = [
        "User-agent: *",
        "Disallow: /cms/",
        "Disallow: /api/",
        "Disallow: /request",
        "Disallow: /thankyou",
        "Disallow: /hi/request",
        "Disallow: /hi/thankyou",
        f"Sitemap: {settings.SITE_URL}/sitemap.xml",
    ]
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain")


def security_txt(request: HttpRequest) -> HttpResponse:
    """RFC 9116: whom to tell of a hole. Not there without SECURITY_CONTACT."""
    if not settings.SECURITY_CONTACT:
        raise Http404
    until = (timezone.now() + timedelta(days=180)).astimezone(UTC)
    lines = [
        f"Contact: {settings.SECURITY_CONTACT}",
        f"Expires: {until:%Y-%m-%dT00:00:00Z}",
        "Preferred-Languages: en, hi",
        f"Canonical: {settings.SITE_URL}/.well-known/security.txt",
    ]
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")


NOT_PREFETCHED = [
    *("/cms/*", "/api/*", "/search*", "/hi/search*"),
    *("/request*", "/thankyou*", "/hi/request*", "/hi/thankyou*"),
]
SPECULATION_RULES = {
    "prefetch": [
        {
            "where": {
                "and": [
                    {"href_matches": "/*"},
                    {"not": {"href_matches": NOT_PREFETCHED}},
                ]
            },
            "eagerness": "moderate",
        }
    ]
}


def speculation_rules(request: HttpRequest) -> JsonResponse:
    """Ordinary links, fetched when a finger or pointer nears them; nothing personal is prefetched."""
    response = JsonResponse(SPECULATION_RULES, content_type="application/speculationrules+json")
    response.headers["Cache-Control"] = "public, max-age=86400"
    return response


def share_image(request: HttpRequest, signature: str, title: str) -> HttpResponse:
    """The picture of a page's title; one that we did not sign is not there."""
    if not is_signed(title, signature):
        raise Http404
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return HttpResponse(share_image_png(title), content_type="image/png", headers=headers)


DAY = "public, max-age=86400"


def app_icon(request: HttpRequest, size: int) -> HttpResponse:
    return HttpResponse(
        app_icon_png(settings.BRAND_NAME, size), content_type="image/png", headers={"Cache-Control": DAY}
    )


def web_manifest(request: HttpRequest) -> JsonResponse:
    """What a phone needs to put the site on its home screen."""
    icons = [
        {"src": f"/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for size in (192, 512)
        for purpose in ("any", "maskable")
    ]
    manifest = {
        "id": "/",
        "name": settings.BRAND_NAME,
        "short_name": settings.BRAND_NAME[:12].strip(),
        "lang": "en-IN",
        "start_url": "/",
        "scope": "/",
        "display": "minimal-ui",  # Back and the address stay
        "background_color": "#ffffff",
        "theme_color": "#0a352e",
        "icons": icons,
    }
    return JsonResponse(manifest, content_type="application/manifest+json", headers={"Cache-Control": DAY})


def service_worker(request: HttpRequest) -> HttpResponse:
    """The script that stores pages on a device. At the root, so that it may answer for the whole site."""
    try:
        script = (settings.FRONTEND_DIST / "client" / "service-worker.js").read_bytes()
    except OSError as missing:
        raise Http404 from missing
    return HttpResponse(script, content_type="text/javascript", headers={"Cache-Control": "no-cache"})


def offline(request: HttpRequest) -> HttpResponse:
    """The page a device shows where it has no network and has not stored the page that is asked for."""
    page = offline_page(language_of(request.path))
    context = PageContext(
        page_type="Error", page_name=page.title, path=request.path, language=language_of(request.path)
    )
    return render_page(request, "shell/error-page", page, context)


def sitemap_index(request: HttpRequest) -> StreamingHttpResponse:
    return xml(maps.index(maps.sections_shown()))


def sitemap(request: HttpRequest, name: str, number: int) -> StreamingHttpResponse:
    """One file of a section; a section or a file that is not there is not found."""
    section = maps.sections_shown().get(name)
    if section is None or not 0 < number <= maps.MOST_FILES or not maps.part(section, number).exists():
        raise Http404
    return xml(maps.addresses(section, number))


def xml(parts: AsyncIterator[str]) -> StreamingHttpResponse:
    headers = {"Cache-Control": "public, max-age=3600"}
    return StreamingHttpResponse(parts, content_type="application/xml", headers=headers)
