"""The server's one entry, from the outside in: hits, headers, visits, cached pages, static files, Django."""

from __future__ import annotations

import gc
import os
import sys
from wsgiref.headers import Headers

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "sehat.config.settings")

gc.disable()  # until all that stays is there: there is nothing to find while modules load

import django
from django.conf import settings
from servestatic import ServeStaticASGI

# Leads run in threads beside the event loop, and wait for the interpreter after each call of the database;
# the loop, which answers cached pages, waits for it while a page is rendered. Python's default lets a thread
# keep it for 5 ms each time (bench/visits.py, bench/hits.py).
sys.setswitchinterval(0.0001)

django.setup(set_prefix=False)

from sehat.config.every_answer import EveryAnswer
from sehat.config.handler import ThreadedHandler
from sehat.config.hits import Hits
from sehat.core.asgi import App
from sehat.rendering.cache_store import MemoryStore, SharedStore
from sehat.rendering.cache_version import FileVersion, RedisVersion
from sehat.rendering.changes import changes_file, shared_changes, version_file
from sehat.rendering.page_cache import PageCache
from sehat.rendering.popular_pages import PopularPages
from sehat.rendering.render_queue import RenderQueue
from sehat.tracking.collector import VisitCollector
from sehat.tracking.token_bucket import TokenBuckets
from sehat.tracking.writer import VisitWriter


def is_immutable(path: str, url: str) -> bool:
    """Vite puts a hash into the name of all it builds under assets/."""
    return url.startswith("/static/app/assets/")


def static_headers(headers: Headers, path: str, url: str) -> None:
    headers["X-Content-Type-Options"] = "nosniff"


def with_static_files() -> ServeStaticASGI:
    app = ServeStaticASGI(
        ThreadedHandler(settings.WEB_THREADS),
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


def with_page_cache() -> PageCache:
    limit = settings.PAGE_CACHE_MEGABYTES * 1024 * 1024
    app = with_static_files()
    queue = RenderQueue(settings.RENDERS_AT_ONCE, settings.RENDERS_WAITING)
    if not settings.REDIS_URL:
        version = FileVersion(changes_file(str(version_file())))
        return PageCache(app, MemoryStore(limit), version, settings.PAGE_CACHE_SECONDS, queue)
    from redis.asyncio import Redis  # a tenth of a second, and 5 MB, of a start without it

    client = Redis.from_url(
        settings.REDIS_URL,
        socket_connect_timeout=settings.REDIS_SECONDS,
        socket_timeout=settings.REDIS_SECONDS,
    )
    store = SharedStore(limit, client)
    shared = RedisVersion(client, shared_changes(settings.REDIS_URL))
    return PageCache(app, store, shared, settings.PAGE_CACHE_SECONDS, queue)


def with_popular_pages(pages: PageCache) -> App:
    ahead = settings.RENDERS_AHEAD_PER_SECOND
    return PopularPages(pages, pages, ahead) if ahead else pages


def with_visits(app: App) -> VisitCollector:
    buckets = TokenBuckets(settings.VISITS_PER_ADDRESS_PER_MINUTE)
    site = TokenBuckets(settings.VISITS_PER_SITE_PER_MINUTE)
    return VisitCollector(app, VisitWriter(), buckets, site)


pages = with_page_cache()
application = Hits(EveryAnswer(with_visits(with_popular_pages(pages))), pages, tuple(settings.ALLOWED_HOSTS))

# What stands now stays until the end: looking it through for garbage takes a tenth of a second each time.
gc.collect()
gc.freeze()
gc.enable()
