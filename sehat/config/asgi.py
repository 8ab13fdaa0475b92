"""The server's one entry, from the outside in: hits, headers, visits, cached pages, static files, Django."""

from __future__ import annotations

import gc
import os
from wsgiref.headers import Headers

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "sehat.config.settings")

gc.disable()  # until all that stays is there: there is nothing to find while modules load

import django
from django.conf import settings
from django.urls import get_resolver
from servestatic import ServeStaticASGI

django.setup(set_prefix=False)

from sehat.config.call_process import ForkedHandler
from sehat.config.every_answer import EveryAnswer
from sehat.config.handler import ThreadedHandler
from sehat.config.hits import Hits
from sehat.core.asgi import App
from sehat.rendering.cache_store import MemoryStore, SharedStore
from sehat.rendering.cache_version import FileVersion, RedisVersion
from sehat.rendering.changes import changes_file, shared_changes, version_file
from sehat.rendering.page_cache import PageCache
from sehat.rendering.page_render import Render, rendered_by
from sehat.rendering.popular_pages import PopularPages
from sehat.rendering.render_process import forked
from sehat.rendering.render_queue import RenderQueue
from sehat.tracking.collector import VisitCollector
from sehat.tracking.token_bucket import TokenBuckets
from sehat.tracking.writer import VisitWriter


def is_immutable(path: str, url: str) -> bool:
    """Vite puts a hash into the name of all it builds under assets/."""
    return url.startswith("/static/app/assets/")


def static_headers(headers: Headers, path: str, url: str) -> None:
    headers["X-Content-Type-Options"] = "nosniff"


def with_static_files(handler: ThreadedHandler) -> ServeStaticASGI:
    """Files under /static are answered before Django: hashed names for good, the rest for an hour."""
    app = ServeStaticASGI(
        handler,
        immutable_file_test=is_immutable,
        allow_all_origins=False,
        max_age=3600,
        add_headers_function=static_headers,
        mimetypes={".webmanifest": "application/manifest+json"},
    )
    for root, prefix in (
        (settings.STATIC_ROOT, "static"),
        (settings.FRONTEND_DIST / "client", "static/app"),
        (settings.FRONTEND_DIST / "client" / "models", "models"),
    ):
        if root.is_dir():
            app.add_files(root, prefix=prefix)
    return app


def with_page_cache(app: App, render: Render) -> PageCache:
    """In memory on one machine; with REDIS_URL also shared with the other machines."""
    limit = settings.PAGE_CACHE_MEGABYTES * 1024 * 1024
    queue = RenderQueue(settings.RENDERS_AT_ONCE, settings.RENDERS_WAITING)
    if not settings.REDIS_URL:
        version = FileVersion(changes_file(str(version_file())))
        return PageCache(app, MemoryStore(limit), version, settings.PAGE_CACHE_SECONDS, queue, render)
    from redis.asyncio import Redis  # a tenth of a second, and 5 MB, of a start without it

    client = Redis.from_url(
        settings.REDIS_URL,
        socket_connect_timeout=settings.REDIS_SECONDS,
        socket_timeout=settings.REDIS_SECONDS,
    )
    store = SharedStore(limit, client)
    shared = RedisVersion(client, shared_changes(settings.REDIS_URL))
    return PageCache(app, store, shared, settings.PAGE_CACHE_SECONDS, queue, render)


def with_popular_pages(pages: PageCache) -> App:
    ahead = settings.RENDERS_AHEAD_PER_SECOND
    return PopularPages(pages, pages, ahead) if ahead else pages


def with_visits(app: App) -> VisitCollector:
    buckets = TokenBuckets(settings.VISITS_PER_ADDRESS_PER_MINUTE)
    site = TokenBuckets(settings.VISITS_PER_SITE_PER_MINUTE)
    return VisitCollector(app, VisitWriter(), buckets, site)


get_resolver().url_patterns  # noqa: B018  # all views: they are loaded at the first request otherwise
# What stands now stays until the end, here and in the copies: looking it through for garbage takes a tenth of
# a second each time, and would leave nothing for them to share.
gc.collect()
gc.freeze()
render = forked(
    rendered_by(with_static_files(ThreadedHandler(settings.WEB_THREADS))), settings.RENDERS_AT_ONCE
)
pages = with_page_cache(with_static_files(ForkedHandler(settings.WEB_THREADS)), render)
application = Hits(EveryAnswer(with_visits(with_popular_pages(pages))), pages, tuple(settings.ALLOWED_HOSTS))
gc.enable()
