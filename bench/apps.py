"""The same page in other frameworks: built from public packages, and served as their documentation has it."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import steps

from bench import servers
from bench.content import Json
from e2e.stack import free_port

BENCH = Path(__file__).parent
QUIET = {"NEXT_TELEMETRY_DISABLED": "1", "NODE_ENV": "production"}
Served = tuple[str, int]  # address, session of its processes


def sources(name: str, content: Json) -> Path:
    """var/bench/<name> with the app, the page that both React apps show, its words and locked packages."""
    place = steps.VAR / "bench" / name
    shutil.copytree(BENCH / name, place, dirs_exist_ok=True)
    shutil.copytree(BENCH / "react_page", place / "react_page", dirs_exist_ok=True)
    write(place, content)
    lock = steps.digest([BENCH / name / "package-lock.json"])
    if steps.changed(f"bench-{name}", lock) or not (place / "node_modules").is_dir():
        command = [*steps.npm(), "ci", "--no-audit", "--no-fund", "--prefer-offline"]
        steps.run(f"Packages of {name}", command, "They could not be installed as locked.", place)
        steps.done(f"bench-{name}", lock)
    return place


def write(place: Path, content: Json) -> None:
    (place / "content.json").write_text(json.dumps(content, ensure_ascii=False), "utf-8")


def build(place: Path, tool: str) -> None:
    command: list[str | Path] = [place / "node_modules" / ".bin" / tool, "build"]
    steps.run(f"Build by {tool}", command, f"“{tool} build” failed.", place, QUIET)


@contextmanager
def next_app(content: Json) -> Iterator[Served]:
    """https://nextjs.org/docs/app/api-reference/config/next-config-js/output: the standalone server."""
    place = sources("next", content)
    build(place, "next")
    standalone = place / ".next" / "standalone"
    shutil.copytree(place / ".next" / "static", standalone / ".next" / "static", dirs_exist_ok=True)
    port = free_port()
    url, settings = f"http://127.0.0.1:{port}", {"PORT": port, "HOSTNAME": "127.0.0.1", **QUIET}
    with servers.running([str(steps.node()), "server.js"], f"{url}/isr", standalone, settings) as session:
        yield url, session


@contextmanager
def react_router(content: Json) -> Iterator[Served]:
    """https://reactrouter.com/start/framework/deploying: the default server of its templates."""
    place = sources("react-router", content)
    build(place, "react-router")
    port = free_port()
    url, settings = f"http://127.0.0.1:{port}", {"PORT": port, "HOST": "127.0.0.1", **QUIET}
    command = [str(place / "node_modules" / ".bin" / "react-router-serve"), "build/server/index.js"]
    with servers.running(command, url, place, settings) as session:
        yield url, session


@contextmanager
def wagtail(content: Json, place: Path) -> Iterator[Served]:
    """Django by WSGI, its default, under the server that we have as well: a bare view and a Wagtail page."""
    write(place, content)
    settings = {"BENCH_PLACE": str(place), "PYTHONPATH": str(BENCH)}
    settings |= {"DJANGO_SETTINGS_MODULE": "wagtail_site.settings"}
    subprocess.run([steps.PYTHON, "-m", "wagtail_site.wsgi"], env=steps.environment() | settings, check=True)
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    granian = [str(steps.VENV / "bin" / "granian"), "--interface", "wsgi", "--workers", "1"]
    command = [*granian, "--no-ws", "--port", port, "wagtail_site.wsgi:application"]
    with servers.running(command, f"{url}/bare", place, settings) as session:
        yield url, session
