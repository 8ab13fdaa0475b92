"""render_page and its fallbacks (architecture.md, law 3)."""

from __future__ import annotations

import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import LazySettings
from django.http import HttpResponse
from django.test import AsyncRequestFactory, Client
from django.urls import resolve

from conftest import RendererProcess
from sehat.directory.models import Doctor
from sehat.rendering import renderer as module
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.renderer import Renderer, RendererDown

pytestmark = pytest.mark.django_db
PAGE = "/delhi-ncr/doctors/general-surgery"


@pytest.fixture
def silent_socket(tmp_path: Path) -> Iterator[str]:
    """A renderer that takes the call and never answers."""
    path = str(tmp_path / "silent.sock")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(path)
        server.listen()
        held: list[socket.socket] = []
        threading.Thread(target=lambda: held.append(server.accept()[0]), daemon=True).start()
        yield path
        for one in held:
            one.close()


@pytest.fixture
def no_renderer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    nobody = Renderer(str(tmp_path / "nobody.sock"), 800)
    monkeypatch.setattr(module, "_renderer", nobody)
    yield
    nobody.close()


@pytest.mark.usefixtures("no_renderer")
def test_without_a_renderer_the_browser_gets_the_page_to_draw(client: Client) -> None:
    answer = client.get(PAGE)
    html = answer.content.decode()
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["X-Page"] == "fallback"
    block = re.search(r'<script type="application/json" id="page">(.*?)</script>', html, re.S)
    assert block is not None
    page = json.loads(block.group(1))
    assert page["component"] == "directory/doctors-page"
    assert page["props"]["doctors"]
    assert "General surgeons in Delhi NCR" in html
    assert re.search(r'src="/static/app/assets/whole-page-[^"]+\.js"', html)


@pytest.mark.usefixtures("no_renderer")
@pytest.mark.parametrize(("path", "words"), [("/doctors", "Please try again"), ("/hi/doctors", "फिर कोशिश")])
def test_without_scripts_either_it_says_so_in_its_language(client: Client, path: str, words: str) -> None:
    html = client.get(path).content.decode()
    told = re.search(r"<noscript>(.*?)</noscript>", html, re.S)
    assert told
    assert words in told[1]
    assert 'href="tel:112"' in told[1]


@pytest.mark.usefixtures("no_renderer")
def test_a_name_cannot_end_the_data_block(client: Client) -> None:
    from sehat.directory.models import Doctor

    Doctor.objects.filter(slug="dr-kavita-raghunathan").update(name="</script><script>alert(1)</script>")
    html = client.get("/doctor/dr-kavita-raghunathan").content.decode()
    assert "<script>alert(1)" not in html


def test_a_hung_renderer_costs_one_time_out_and_then_rests(silent_socket: str) -> None:
    renderer = Renderer(silent_socket, 200)
    started = time.monotonic()
    with pytest.raises(RendererDown):
        renderer.render(b"{}")
    first = time.monotonic() - started
    with pytest.raises(RendererDown, match="resting"):
        renderer.render(b"{}")
    assert first < 1
    assert time.monotonic() - started - first < 0.1
    renderer.close()


def answering(path: str, answers: list[bytes]) -> threading.Thread:
    """A renderer that answers calls with {} on one connection, and ends."""
    Path(path).unlink(missing_ok=True)
    server = socket.socket(socket.AF_UNIX)
    server.bind(path)
    server.listen()

    def answer() -> None:
        connection, _ = server.accept()
        with server, connection:
            for each in answers:
                said = b""
                while not said.endswith(b"{}"):
                    said += connection.recv(65_536)
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(each), each))

    thread = threading.Thread(target=answer)
    thread.start()
    return thread


def test_calls_share_a_connection_until_another_renderer_listens(tmp_path: Path) -> None:
    path = str(tmp_path / "renderer.sock")
    own = Renderer(path, 10_000)
    first = answering(path, [b"one", b"two"])
    assert [own.render(b"{}"), own.render(b"{}")] == [b"one", b"two"]
    first.join()
    second = answering(path, [b"three"])
    assert own.render(b"{}") == b"three"
    second.join()
    own.close()


def test_a_connection_that_the_renderer_is_about_to_end_is_not_used_again(
    renderer: RendererProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ended at the very moment at which a page was asked for on it: the browser had to draw that page."""
    own = Renderer(str(renderer.path), 10_000)
    assert own.answers()
    [first] = own._idle
    assert own.answers()
    assert own._idle == [first]
    monkeypatch.setattr(module, "IDLE_SECONDS", 0.0)
    assert own.answers()
    assert own._idle != [first]
    assert first.sock is None
    own.close()


def answer_to(digest: str = "") -> HttpResponse:
    """What the view says to a page cache that has a page of that digest."""
    request = AsyncRequestFactory().get(PAGE)
    request.scope = {**request.scope, "sehat.digest": digest}
    view, arguments, named = resolve(PAGE)
    response: HttpResponse = view(request, *arguments, **named)
    return response


def test_a_page_of_which_nothing_changed_is_left_out(renderer: RendererProcess) -> None:
    first = answer_to("of another page")
    assert (first.headers["X-Page"], first.content[:9]) == ("cache", b"<!doctype")
    same = answer_to(first.headers["X-Page-Digest"])
    assert (same.headers["X-Page"], same.content) == ("unchanged", b"")
    assert same.headers["Cache-Control"] == first.headers["Cache-Control"]
    doctor = Doctor.objects.filter(city__slug="delhi-ncr", department__slug="general-surgery")
    doctor.update(fee=1)
    clear_cached_reads()
    changed = answer_to(first.headers["X-Page-Digest"])
    assert (changed.headers["X-Page"], "₹1" in changed.content.decode()) == ("cache", True)


def test_a_component_that_does_not_exist_is_a_fallback_and_no_fault(renderer: RendererProcess) -> None:
    own = Renderer(str(renderer.path), 800)
    with pytest.raises(RendererDown, match="no page is called"):
        own.render(b'{"component":"nobody/no-page","props":{},"shell":{}}')
    own.close()


def test_the_renderer_s_environment_holds_no_secret(settings: LazySettings) -> None:
    import processes

    assert set(processes.process_environment("renderer", {"SECRET_KEY": "x"})) == {"NODE_ENV", "PATH", "LANG"}
