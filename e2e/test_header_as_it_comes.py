"""The header of a page that comes in two pieces is seen once it is whole."""

from __future__ import annotations

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread

import httpx
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from e2e.conftest import DESKTOP, PHONE, new_context
from e2e.stack import PATIENCE, Site, wait_until
from e2e.test_layout_shift import COUNT_MOVES

SENT_ON = {"content-type", "content-security-policy", "cache-control"}
IS_PAINTED = "() => performance.getEntriesByType('paint').length > 0"
HALF_THERE = """() => document.querySelector('[data-open-search]') !== null
  && [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)"""
# Neither frames nor idle callbacks come while nothing may be painted; timers do, and in between it could be.
TURNS = "async () => { for (let turn = 0; turn < 50; turn++) await new Promise((done) => setTimeout(done)); }"


class InTwoPieces(ThreadingHTTPServer):
    """The site, whose pages break off after the first tool of their header until `rest` is set."""

    def __init__(self, site: Site) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.rest = Event()
        self.client = site.client()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: InTwoPieces

    def do_GET(self) -> None:
        answer: httpx.Response = self.server.client.get(self.path)
        self.send_response(answer.status_code)
        for name in SENT_ON & set(answer.headers):
            self.send_header(name, answer.headers[name])
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        tool = answer.content.find(b"data-open-search")
        cut = answer.content.find(b"</a>", tool) if tool >= 0 else 0
        self._put(answer.content[:cut])
        if cut:
            assert self.server.rest.wait(PATIENCE)
        self._put(answer.content[cut:])
        self.wfile.write(b"0\r\n\r\n")

    def _put(self, piece: bytes) -> None:
        if piece:
            self.wfile.write(b"%x\r\n%b\r\n" % (len(piece), piece))

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def pieces(site: Site) -> Iterator[InTwoPieces]:
    with InTwoPieces(site) as server, server.client:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.rest.set()
        server.shutdown()


@pytest.fixture
def reader(browser: Browser, site: Site) -> Iterator[Page]:
    """Of a server beside the site, which the journeys' own pages may not ask."""
    with new_context(browser, site) as context:
        page = context.new_page()
        page.add_init_script(COUNT_MOVES)
        yield page


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["390", "1280"])
@pytest.mark.parametrize("path", ["/condition/piles", "/hi/doctor/dr-kavita-raghunathan"])
def test_half_a_header_is_not_seen_and_so_moves_nothing(
    reader: Page, pieces: InTwoPieces, path: str, size: ViewportSize
) -> None:
    reader.set_viewport_size(size)
    reader.goto(f"http://127.0.0.1:{pieces.server_port}{path}", wait_until="commit")
    # Not a locator, which waits for a frame: none is painted.
    wait_until(lambda: reader.evaluate(HALF_THERE), "half of the header has come, and the styles")
    reader.evaluate(TURNS)
    assert not reader.evaluate(IS_PAINTED)
    pieces.rest.set()
    expect(reader.locator("h1")).to_be_visible()
    wait_until(lambda: reader.evaluate(IS_PAINTED), "the page is painted")
    assert reader.evaluate("moved") == 0, reader.evaluate("movers")
