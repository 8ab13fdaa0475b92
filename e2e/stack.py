"""The whole site on this machine: the same processes that bin/run starts, with a database of their own.

bin/test imports it before a package is installed, to prepare a site.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import start
import steps
from demo_site import journey_site
from processes import Processes

from e2e.prepare import PASSWORD

if TYPE_CHECKING:
    import httpx
    from playwright.sync_api import StorageState

STAFF = ("desk", PASSWORD)
WHATSAPP_SECRET = "app-secret-of-the-journeys"
# Seconds any wait may take: it ends with what it waits for, so that a slow machine is slow and never red.
PATIENCE = 120
RENDERING = ("renderer", "web")  # what renders pages; who needs more starts all


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def keep_port() -> socket.socket:
    """Holds a free port until a web server comes, which shares it: nobody else is given it meanwhile."""
    holder = socket.socket()
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    holder.bind(("127.0.0.1", 0))
    return holder


class Site:
    """Starts, watches and stops the processes; looks into the database and the CRM's file."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._holder = keep_port()
        self.port = str(self._holder.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.signed_in: dict[str, StorageState] = {}  # members of staff, with their sessions
        self.settings = {
            "VAR_DIR": str(place),
            "RENDERER_SOCKET": str(place / "renderer.sock"),
            "SITE_URL": self.url,
            # A busy machine must not have the browser render a page: who waits for the limit is red.
            "RENDERER_TIMEOUT_MS": str(10 * PATIENCE * 1000),
            "RENDER_WAIT_SECONDS": str(10 * PATIENCE),
            "LEADS_PER_ADDRESS_PER_MINUTE": "1000000",
            "CODES_PER_ADDRESS_PER_TEN_MINUTES": "1000000",
            "MESSAGES_QUIET_FROM": "0",  # a journey at night is as one by day
            "MESSAGES_QUIET_UNTIL": "0",
            "WHATSAPP_APP_SECRET": WHATSAPP_SECRET,
            "FORM_LEAST_MS": "0",  # a machine fills a form in at once
            "CRM_WAIT_SECONDS": "1",  # and nobody waits for a second answer who gives none
            "CONTACT_TEL": "+911140000000",
            "CONTACT_WHATSAPP": "911140000000",
            "GOOGLE_PLAY_URL": "https://play.google.com/store/apps/details?id=example",
            "APP_STORE_URL": "https://apps.apple.com/app/example",
        }
        commands = start.commands(self.port, self.settings["RENDERER_SOCKET"])
        self.processes = Processes(commands, self.settings, place / "site.log")
        self._watching = threading.Event()
        self._looking = threading.Lock()

    def listen(self) -> None:
        """Holds the port itself, as systemd does; the web server is started with the socket."""
        self._holder.listen()
        number = self._holder.fileno()
        renderer = self.settings["RENDERER_SOCKET"]
        self.processes.commands = start.commands(self.port, renderer, listening=number)
        self.processes.inherited = {"web": number}

    def copy(self, prepared: Site) -> None:
        """The database and the files of a site that prepare() made and nobody has started."""
        shutil.copytree(prepared.place, self.place, dirs_exist_ok=True)

    def prepare(self) -> None:
        """Everything but processes: the demo data, admin files, staff, forms of an owner, a search index."""
        shutil.copytree(journey_site(), self.place, dirs_exist_ok=True)

    def manage(self, *arguments: str) -> None:
        self._python("manage.py", *arguments)

    def _python(self, *arguments: str) -> None:
        subprocess.run(
            [steps.PYTHON, *arguments],
            cwd=steps.ROOT,
            env=steps.environment() | self.settings,
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def start(self, *names: str) -> None:
        """Starts these, or all that do not run yet; comes back when the site answers, and renders if able."""
        for name in names or set(self.processes.commands) - set(self.processes.running):
            self.processes.start(name)
        wait_until(lambda: start.is_ready(self.port), "the site is ready")
        if "renderer" in self.processes.running:
            wait_until(self.renders, "the renderer renders")

    def renders(self) -> bool:
        """False where the browser would be asked to render the page."""
        return 'id="root"' not in self.get("/thankyou").text  # rendered anew for each

    def client(self, **options: Any) -> httpx.Client:
        """Speaks to this site as a browser that stores nothing; no certificates are read for that."""
        import httpx

        return httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False, **options)

    def get(self, path: str, **options: Any) -> httpx.Response:
        with self.client() as client:
            return client.get(path, **options)

    def post(self, path: str, **options: Any) -> httpx.Response:
        with self.client() as client:
            return client.post(path, **options)

    def watch(self) -> None:
        """Restarts what dies, as bin/run does."""

        def loop() -> None:
            while not self._watching.wait(0.1):
                with self._looking:
                    self.processes.watch()

        threading.Thread(target=loop, daemon=True).start()

    @contextmanager
    def unwatched(self) -> Iterator[None]:
        """What dies within stays dead until its end."""
        with self._looking:
            yield

    def stop(self) -> None:
        self._watching.set()
        with self._looking:
            self.processes.stop()
        self._holder.close()

    def kill(self, name: str) -> None:
        """kill -9 of a process and all it started."""
        process = self.processes.running[name]
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def end(self, name: str) -> None:
        """Tells a process to end, and waits until it has."""
        self.processes.running[name].terminate()
        self.processes.running[name].wait()

    def rows(self, query: str) -> list[tuple[object, ...]]:
        with sqlite3.connect(
            f"file:{self.place / 'sehat.sqlite3'}?mode=ro", uri=True, timeout=PATIENCE
        ) as database:
            rows: list[tuple[object, ...]] = database.execute(query).fetchall()
        database.close()
        return rows

    def write(self, statement: str) -> None:
        """Lets time pass in the database, which no clock of a test reaches."""
        with sqlite3.connect(self.place / "sehat.sqlite3", timeout=PATIENCE) as database:
            database.execute(statement)
        database.close()

    def log(self) -> str:
        """What the processes have printed so far."""
        return (self.place / "site.log").read_text(errors="replace")

    def crm(self) -> list[dict[str, object]]:
        """What the local CRM has been sent."""
        path = self.place / "crm.jsonl"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def wait_until(is_so: Callable[[], object], what: str) -> None:
    """Looks 20 times a second until it is so. Fails, saying `what`, when patience is at its end."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, f"not within {PATIENCE} s: {what}"
        time.sleep(0.05)
