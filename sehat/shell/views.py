"""The small files at the root of the site, the sitemap, and parts that pages ask for later."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, timedelta

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse, StreamingHttpResponse
from django.utils import timezone

from sehat.core.languages import language_of
from sehat.directory.selectors import HOME_CITY_SLUG, cities_by_slug
from sehat.rendering.app_icon import app_icon_png
from sehat.rendering.fragment import render_fragment
from sehat.rendering.share_image import is_signed, share_image_png
from sehat.shell import sitemap as maps
from sehat.shell.menus import shown_menus
from sehat.shell.schemas import MenuPanels, PrivacyPanel


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
