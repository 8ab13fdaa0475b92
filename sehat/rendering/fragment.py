"""render_fragment: a part of many pages, which the browser asks for when a visitor turns to it."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from sehat.core.languages import language_of
from sehat.core.schemas import Schema
from sehat.rendering.page import cached_digest, digest_of, mark_for_cache, rendered


def render_fragment(request: HttpRequest, component: str, props: Schema) -> HttpResponse:
    """HTML of the React component `component` ("shell/menus-fragment") with nothing around it, the same for
    everyone, in the language of its address.

    503 while the renderer is down: the page does without it. No search engine shows it.
    """
    payload = b'{"fragment":"%s","language":"%s","props":%s}' % (
        component.encode(),
        language_of(request.path).encode(),
        props.model_dump_json(by_alias=True).encode(),
    )
    digest = digest_of(payload, 200)
    mark, html = ("unchanged", b"") if digest == cached_digest(request) else rendered(payload)
    status = 503 if mark == "fallback" else 200
    response = HttpResponse(html, status=status, content_type="text/html; charset=utf-8")
    mark_for_cache(response, mark, digest)
    response.headers["X-Robots-Tag"] = "noindex"
    return response
