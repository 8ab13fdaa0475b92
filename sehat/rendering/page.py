"""render_page: the one way from props to a page, for Django views and for Wagtail pages alike."""

from __future__ import annotations

import hashlib
import logging
from typing import TypeVar

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from sehat.core.languages import LANGUAGES, other_language
from sehat.core.schemas import Language
from sehat.rendering.cache_store import CACHED_DIGEST
from sehat.rendering.fallback import build_digest, fallback_html
from sehat.rendering.ports import build_shell, is_demo_site, twin_url
from sehat.rendering.renderer import RendererDown, renderer
from sehat.rendering.schemas import Alternate, PageContext, PageProps
from sehat.rendering.share_image import image_url

P = TypeVar("P", bound=PageProps)
logger = logging.getLogger(__name__)

# Read and removed by the page cache: "cache" a page for everyone, a "fallback" that a cached page beats, or
# "unchanged": what is cached already, of which the body is left out.
PAGE_HEADER = "X-Page"
DIGEST_HEADER = "X-Page-Digest"  # of all that a page is rendered from


def render_page(
    request: HttpRequest,
    component: str,
    props: PageProps,
    context: PageContext,
    *,
    status: int = 200,
    is_public: bool = True,
    is_own: bool = True,
) -> HttpResponse:
    """A page rendered by the React component `component` ("directory/doctors-page") from `props`.

    `is_public=False` is for what is one visitor's own (thank-you, a refused form): no cache stores it. With
    `is_own=False` it says nothing of them (a search, an empty form), and their browser may show it again.
    When the renderer is down the browser renders the same page from the same props (architecture.md, law 3).
    """
    shell = build_shell(request, context)
    props = hidden_on_a_demo(with_share_image(with_alternates(props, context)))
    payload = b'{"component":"%s","props":%s,"shell":%s}' % (
        component.encode(),
        props.model_dump_json(by_alias=True).encode(),
        shell.model_dump_json(by_alias=True).encode(),
    )
    is_cacheable = is_public and not getattr(request, "is_preview", False)
    digest = digest_of(payload, status) if is_cacheable else ""
    mark, html = ("unchanged", b"") if digest and digest == cached_digest(request) else rendered(payload)
    if mark == "fallback":
        html = fallback_html(payload, props.meta, context.language)
    response = HttpResponse(html, status=status, content_type="text/html; charset=utf-8")
    if is_cacheable:
        mark_for_cache(response, mark, digest)
    else:
        private = "private, no-store" if is_own else "private, no-cache"
        response.headers["Cache-Control"] = "no-store" if mark == "fallback" else private
    return response


def mark_for_cache(response: HttpResponse, mark: str, digest: str) -> None:
    """Tells the page cache what this is, and the browser how long it may show it."""
    response.headers[PAGE_HEADER] = mark
    if mark == "fallback":
        response.headers["Cache-Control"] = "no-store"
        return
    response.headers[DIGEST_HEADER] = digest
    response.headers["Cache-Control"] = (
        f"public, max-age=60, s-maxage={settings.PAGE_CACHE_SECONDS}, stale-while-revalidate=86400"
    )


def rendered(payload: bytes) -> tuple[str, bytes]:
    """The HTML, and the mark it goes under."""
    try:
        return "cache", renderer().render(payload)
    except RendererDown as error:
        logger.warning("renderer down, the browser renders a page: %s", error)
        return "fallback", b""


def digest_of(payload: bytes, status: int) -> str:
    """Pages of one digest have the same HTML: the same data, rendered by the same build."""
    return hashlib.sha256(b"%d %s " % (status, build_digest().encode()) + payload).hexdigest()[:32]


def cached_digest(request: HttpRequest) -> str:
    """That of the page which the page cache has; "" where it has none. No client can set it."""
    scope: dict[str, object] = getattr(request, "scope", {})
    return str(scope.get(CACHED_DIGEST, ""))


def with_share_image(props: P) -> P:
    """A page that names no picture of its own is shared with its title drawn on one."""
    if props.meta.image or props.meta.noindex:
        return props
    image = image_url(props.meta.title)
    return props.model_copy(update={"meta": props.meta.model_copy(update={"image": image})})


def with_alternates(props: P, context: PageContext) -> P:
    """A page that is in both languages names its twin to search engines, if it is no page of a list."""
    meta = props.meta
    is_whole = meta.canonical == settings.SITE_URL + context.path
    if meta.alternates or meta.noindex or not is_whole or context.page_type == "Error":
        return props
    found = alternates(context.path, context.language, context.other_language_url or twin_url(context.path))
    return props.model_copy(update={"meta": meta.model_copy(update={"alternates": found})})


def alternates(address: str, language: Language, translation: str | None) -> list[Alternate]:
    """hreflang pairs, the same on both pages; none without a translation."""
    if translation is None:
        return []
    urls = {language: address, other_language(language): translation}
    pairs = [*((lang, urls[lang]) for lang in LANGUAGES), ("x-default", urls["en"])]
    return [Alternate(lang=lang, url=settings.SITE_URL + url) for lang, url in pairs]


def hidden_on_a_demo(props: P) -> P:
    """Invented doctors and prices are not for search engines."""
    if props.meta.noindex or not is_demo_site():
        return props
    return props.model_copy(update={"meta": props.meta.model_copy(update={"noindex": True})})
