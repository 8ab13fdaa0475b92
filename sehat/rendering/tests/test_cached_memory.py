"""What is cached takes the memory it is counted with, and no more than is of use."""

from __future__ import annotations

import pytest

from sehat.rendering import cache_version
from sehat.rendering.cache_store import MemoryStore, compress_page
from sehat.rendering.cache_version import CACHED_SECONDS, Result, cached_until_change, invalidate_pages
from sehat.rendering.dependencies import ValueRead, noting


def value_of(read: object) -> ValueRead:
    """What a page is noted to be made of that shows the result of a cached read."""
    assert callable(read)
    with noting() as reads:
        read()
    [value] = reads.dependencies().values
    return value


def results_of_the_last_read() -> dict[tuple[object, ...], Result[object]]:
    results: dict[tuple[object, ...], Result[object]] = cache_version._cached_reads[-1].__self__  # type: ignore[attr-defined]
    return results


def test_all_pages_that_show_one_read_hold_one_note_of_it() -> None:
    answers = iter(["menu", "menu", "another menu"])
    menu = cached_until_change(lambda: next(answers))
    first = value_of(menu)
    assert value_of(menu) is first
    invalidate_pages()
    assert value_of(menu) is first  # read anew, it says the same
    invalidate_pages()
    assert value_of(menu).digest != first.digest


def test_results_that_are_too_old_to_be_used_make_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache_version, "CACHED_RESULTS", 3)
    double = cached_until_change(lambda number: 2 * number)
    results = results_of_the_last_read()
    assert [double(number) for number in (1, 2, 3)] == [2, 4, 6]
    results[(2,)].read_at -= 2 * CACHED_SECONDS
    double(4)
    assert [*results] == [(1,), (3,), (4,)]
    double(5)
    assert [*results] == [(5,)]


def test_a_page_counts_with_what_it_holds_beside_its_bodies() -> None:
    page, store = compress_page(200, [], b"", 1), MemoryStore(100_000)
    for number in range(1000):
        store.put_in_memory(f"/{number}", page)
    assert 10 <= len(store._pages) <= 20


def test_the_uncompressed_page_is_made_of_a_compressed_one_when_it_is_asked_for() -> None:
    html = b"<h1>page</h1>" * 1000
    page = compress_page(200, [], html, 1)
    assert page.body_in("") == html
    assert page.size < len(html)
