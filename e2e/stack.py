"""The whole site on this machine: the same processes that bin/run starts, with a database of their own."""

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
from collections.abc import Callable
from pathlib import Path

import start
import steps
from processes import Processes

STAFF = ("desk", "a-long-staff-password")


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


class Site:
    """Starts, watches and stops the processes; looks into the database and the CRM's file."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = {
            "VAR_DIR": str(place),
            "RENDERER_SOCKET": str(place / "renderer.sock"),
            "SITE_URL": self.url,
            "RENDERER_TIMEOUT_MS": "8000",  # a busy machine must not have the browser draw a page
            "LEADS_PER_ADDRESS_PER_MINUTE": "1000000",
            "CODES_PER_ADDRESS_PER_TEN_MINUTES": "1000000",
            "FORM_LEAST_MS": "0",  # a machine fills a form in at once
            "CONTACT_TEL": "+911140000000",
            "CONTACT_WHATSAPP": "911140000000",
            "GOOGLE_PLAY_URL": "https://play.google.com/store/apps/details?id=example",
            "APP_STORE_URL": "https://apps.apple.com/app/example",
        }
        commands = start.commands(self.port, self.settings["RENDERER_SOCKET"])
        self.processes = Processes(commands, self.settings, place / "site.log")
        self._watching = threading.Event()

    def copy(self, prepared: Site) -> None:
        """The database and the files of a site that prepare() made and nobody has started."""
        shutil.copytree(prepared.place, self.place, dirs_exist_ok=True)

    def prepare(self) -> None:
        """Migrations, admin files, demo data and one member of staff."""
        for command in (["migrate", "--noinput"], ["collectstatic", "--noinput"], ["load_demo"]):
            self.manage(*command)
        name, password = STAFF
        self.manage(
            "createsuperuser",
            "--noinput",
            f"--username={name}",
            "--email=desk@example.org",
            password=password,
        )

    def manage(self, *arguments: str, password: str = "") -> None:
        environment = steps.environment() | self.settings | {"DJANGO_SUPERUSER_PASSWORD": password}
        subprocess.run(
            [steps.PYTHON, "manage.py", *arguments],
            cwd=steps.ROOT,
            env=environment,
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def start(self, *names: str) -> None:
        for name in names or self.processes.commands:
            self.processes.start(name)
        wait_until(lambda: start.is_ready(self.port), 30, "the site is ready")

    def watch(self) -> None:
        """Restarts what dies, as bin/run does."""

        def loop() -> None:
            while not self._watching.wait(0.1):
                self.processes.watch()

        threading.Thread(target=loop, daemon=True).start()

    def stop(self) -> None:
        self._watching.set()
        self.processes.stop()

    def kill(self, name: str) -> None:
        """kill -9 of a process and all it started."""
        process = self.processes.running[name]
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def rows(self, query: str) -> list[tuple[object, ...]]:
        with sqlite3.connect(
            f"file:{self.place / 'sehat.sqlite3'}?mode=ro", uri=True, timeout=20
        ) as database:
            rows: list[tuple[object, ...]] = database.execute(query).fetchall()
        database.close()
        return rows

    def write(self, statement: str) -> None:
        """Lets time pass in the database, which no clock of a test reaches."""
        with sqlite3.connect(self.place / "sehat.sqlite3", timeout=20) as database:
            database.execute(statement)
        database.close()

    def log(self) -> str:
        """What the processes have printed so far."""
        return (self.place / "site.log").read_text(errors="replace")

    def crm(self) -> list[dict[str, object]]:
        """What the local CRM has been sent."""
        path = self.place / "crm.jsonl"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def wait_until(is_so: Callable[[], object], seconds: float, what: str) -> None:
    """Looks 20 times a second until it is so. Fails, saying `what`, when it is not in time."""
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline, f"not within {seconds} s: {what}"
        time.sleep(0.05)
