"""What our pages are measured beside, each a server of its own on a free port."""

from __future__ import annotations

import subprocess
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import start
import steps

from e2e.stack import free_port

NGINX = """worker_processes 1; daemon off; pid {place}/nginx.pid; error_log {place}/nginx.log;
events {{ worker_connections 1024; }}
http {{
  access_log off;
  proxy_cache_path {place}/cache keys_zone=pages:10m;
  server {{ listen 127.0.0.1:{static}; root {place}; default_type text/html; add_header Content-Encoding br;
    location / {{ try_files /page.br =404; }} }}
  server {{ listen 127.0.0.1:{cache}; proxy_cache pages; proxy_cache_valid 200 10m;
    location / {{ proxy_pass {site}; proxy_set_header Host $proxy_host; }} }}
}}
"""
CONSTANT = """BODY = open({page!r}, "rb").read()
START = {{"type": "http.response.start", "status": 200, "headers": {headers!r}}}
END = {{"type": "http.response.body", "body": BODY}}
async def app(scope, receive, send):
    await send(START)
    await send(END)
"""


@contextmanager
def nginx(place: Path, page: bytes, site: str) -> Iterator[tuple[str, str]]:
    """Addresses of `page` as a static file, and of nginx's own page cache in front of `site`."""
    static, cache = free_port(), free_port()
    (place / "page.br").write_bytes(page)
    (place / "nginx.conf").write_text(NGINX.format(place=place, static=static, cache=cache, site=site))
    with running(["nginx", "-c", str(place / "nginx.conf")], f"http://127.0.0.1:{static}/"):
        yield f"http://127.0.0.1:{static}/", f"http://127.0.0.1:{cache}"


@contextmanager
def constant(place: Path, page: bytes, headers: list[tuple[bytes, bytes]]) -> Iterator[str]:
    """The same server as ours with an application that does nothing but send `page` with the `headers` of
    ours: what is left of it is ours."""
    port = free_port()
    (place / "page.br").write_bytes(page)
    (place / "constant.py").write_text(CONSTANT.format(page=str(place / "page.br"), headers=headers))
    command = [*start.granian("1"), "--working-dir", str(place), "--port", port, "constant:app"]
    with running(command, f"http://127.0.0.1:{port}/"):
        yield f"http://127.0.0.1:{port}/"


@contextmanager
def running(
    command: list[str], address: str, cwd: Path | None = None, settings: Mapping[str, str] | None = None
) -> Iterator[int]:
    """A server that answers; gives the id of its group."""
    process = subprocess.Popen(
        command,
        cwd=cwd,
        env=steps.environment() | dict(settings or {}),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        process_group=0,
    )
    try:
        until_it_answers(address, process)
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def until_it_answers(address: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(100):
        if process.poll() is not None:
            break
        try:
            urllib.request.urlopen(address, timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"{address} does not answer: {process.args!r}")
