"""After a publish its page is fresh at once, and a popular one is rendered again before anybody asks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.stack import RENDERING, Site, wait_until

PUBLISH = """
from sehat.content.models import ConditionPage
page = ConditionPage.objects.filter(slug={slug!r}).earliest("pk")
page.lead = {words!r}
page.save_revision().publish()
"""
FEW, MANY = "/condition/lipoma", "/condition/piles"


class Renders:
    """Between web server and renderer: passes on all that is said, and keeps what was to be rendered."""

    def __init__(self, place: Path) -> None:
        self.said = bytearray()
        self.socket, self._renderer = str(place / "seen.sock"), str(place / "renderer.sock")
        self._is_up = threading.Event()
        self._thread = threading.Thread(target=asyncio.run, args=(self._serve(),), daemon=True)
        self._thread.start()
        self._is_up.wait()

    @property
    def count(self) -> int:
        return self.said.count(b"POST /render")

    def end(self) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()

    async def _serve(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        async with await asyncio.start_unix_server(self._pass_on, self.socket):
            self._is_up.set()
            await self._end.wait()

    async def _pass_on(self, web: asyncio.StreamReader, to_web: asyncio.StreamWriter) -> None:
        renderer, to_renderer = await asyncio.open_unix_connection(self._renderer)
        await asyncio.gather(self._copy(web, to_renderer, self.said), self._copy(renderer, to_web))

    async def _copy(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, seen: bytearray | None = None
    ) -> None:
        while data := await source.read(2**16):
            if seen is not None:
                seen += data
            target.write(data)
        target.close()


@pytest.fixture
def renders(tmp_path: Path) -> Iterator[Renders]:
    renders = Renders(tmp_path)
    yield renders
    renders.end()


@pytest.fixture
def site(tmp_path: Path, prepared: Site, renders: Renders) -> Iterator[Site]:
    """A site of its own: what is published here changes lists that other journeys read."""
    site = Site(tmp_path)
    site.copy(prepared)
    site.settings["RENDERER_SOCKET"] = renders.socket
    site.start(*RENDERING)
    yield site
    site.stop()


def publish(site: Site, slug: str, words: str) -> None:
    site.manage("shell", "-c", PUBLISH.format(slug=slug, words=words))


def test_a_published_page_is_fresh_at_once_and_a_popular_one_without_a_visitor(
    site: Site, renders: Renders
) -> None:
    site.get(FEW)
    publish(site, "lipoma", "Words of an editor.")
    assert "Words of an editor." in site.get(FEW).text
    for _ in range(5):
        site.get(MANY)
    publish(site, "piles", "Words of another one.")
    wait_until(lambda: b"Words of another one." in renders.said, "the page is rendered ahead")
    before = renders.count
    assert "Words of another one." in site.get(MANY).text
    assert renders.count == before
