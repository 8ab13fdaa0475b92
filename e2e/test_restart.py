"""A restart refuses nobody: the socket outlives the web server, and who comes meanwhile waits."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
from collections import Counter
from collections.abc import Iterator

import httpx
import pytest
import start
import steps
from processes import Processes

from e2e.stack import Site, wait_until

RESTARTS = 3
VISITORS = 4


@pytest.fixture
def held(tmp_path_factory: pytest.TempPathFactory, prepared: Site) -> Iterator[Site]:
    """A site whose port somebody else holds, as systemd does."""
    site = Site(tmp_path_factory.mktemp("held"))
    site.copy(prepared)
    site.listen()
    yield site
    site.stop()


class Visitors:
    """Who opens a connection for each request, one after another, until told to stop.

    hyper closes at its end a connection on which nothing was asked yet: as every browser, they ask again.
    """

    def __init__(self, site: Site) -> None:
        self._site, self._stop = site, threading.Event()
        self.answers: Counter[str] = Counter()
        self._threads = [threading.Thread(target=self._visit) for _ in range(VISITORS)]
        for thread in self._threads:
            thread.start()

    def _visit(self) -> None:
        while not self._stop.is_set():
            with contextlib.suppress(httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError):
                self.answers[self._ask()] += 1

    def _ask(self) -> str:
        try:
            return str(self._site.get("/faq").status_code)
        except httpx.ConnectError:
            return "refused"

    def wait_for(self, more: int) -> None:
        enough = self.answers.total() + more
        wait_until(lambda: self.answers.total() >= enough, f"{more} more answers")

    def stop(self) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()


def test_a_restart_under_load_refuses_no_connection(held: Site) -> None:
    held.start("renderer", "web")
    visitors = Visitors(held)
    try:
        for _ in range(RESTARTS):
            visitors.wait_for(20)
            held.end("web")
            held.start("web")
        visitors.wait_for(20)
    finally:
        visitors.stop()
    assert set(visitors.answers) == {"200"}


def test_who_comes_while_nothing_runs_waits_for_the_web_server(held: Site) -> None:
    with held.client() as client:
        found: list[int] = []
        visitor = threading.Thread(target=lambda: found.append(client.get("/health").status_code))
        visitor.start()
        held.start("web")
        visitor.join()
    assert found == [200]


@pytest.fixture
def handed() -> Iterator[socket.socket]:
    """A socket at the place where systemd puts it."""
    kept = os.dup(start.LISTEN_FD)
    with socket.create_server(("127.0.0.1", 0)) as server:
        os.dup2(server.fileno(), start.LISTEN_FD)
        yield server
    os.dup2(kept, start.LISTEN_FD)
    os.close(kept)


def test_the_socket_of_systemd_is_taken_and_told_to_nobody_else(
    handed: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
    monkeypatch.setenv("LISTEN_FDS", "1")
    taken = start.listening_socket()
    assert taken
    processes = start.site_processes(taken)
    assert taken.getsockname() == handed.getsockname()
    assert processes.commands["web"][1:3] == ["bin/web.py", str(taken.detach())]
    assert "LISTEN_FDS" not in os.environ


def test_what_systemd_handed_to_another_process_is_not_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LISTEN_PID", "1")
    monkeypatch.setenv("LISTEN_FDS", "1")
    assert start.listening_socket() is None


def told_place(processes: Processes) -> str:
    return processes.settings["RENDERER_SOCKET"]


@pytest.mark.parametrize("chosen", ["", "/run/sehat/renderer.sock"])
def test_web_asks_the_renderer_where_it_listens_wherever_the_data_is(
    monkeypatch: pytest.MonkeyPatch, chosen: str
) -> None:
    monkeypatch.setenv("VAR_DIR", "/srv/sehat-path/data")
    monkeypatch.setenv("RENDERER_SOCKET", chosen)
    processes = start.site_processes(None)
    assert told_place(processes) == processes.commands["renderer"][-1]
    assert told_place(processes) == (chosen or str(steps.VAR / "renderer.sock"))
