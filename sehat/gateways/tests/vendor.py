"""A real HTTP server that plays a vendor, with its faults."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass
class Call:
    path: str
    headers: dict[str, str]
    body: str


@dataclass
class Vendor:
    """What it answers next, and what it was asked; `wait` and `drip` in seconds, `drip` between bytes."""

    url: str = ""
    status: int = 200
    body: bytes = b"{}"
    headers: dict[str, str] = field(default_factory=dict)
    wait: float = 0
    drip: float = 0
    calls: list[Call] = field(default_factory=list)

    def replies(self, status: int, value: object) -> None:
        self.status, self.body = status, json.dumps(value).encode()


@dataclass
class Fault:
    """What goes wrong with one call. `stored`: what was sent is written, only the answer is lost.

    `cut` ends the answer half-way, `reset` the connection before it; `drip` seconds lie between its bytes.
    `rules`: what the vendor does with this call instead of what it does with others.
    """

    status: int = 200
    body: bytes | None = None
    headers: dict[str, str] = field(default_factory=dict)
    wait: float = 0
    cut: bool = False
    stored: bool = False
    reset: bool = False
    drip: float = 0
    rules: Callable[[Any, Any], tuple[int, object]] | None = None


class QuietHandler(BaseHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        return

    def read_body(self) -> str:
        return self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()

    def say(self, status: int, body: bytes, fault: Fault) -> None:
        if fault.reset:
            self.close_connection = True
            return
        try:
            self.send_response(status)
            for name, value in fault.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            if fault.drip:
                write_slowly(self.wfile, body, fault.drip)
            else:
                self.wfile.write(body[: len(body) // 2] if fault.cut else body)
        except (BrokenPipeError, ConnectionResetError):
            return  # the caller gave up, as it should


def write_slowly(file: Any, body: bytes, drip: float) -> None:
    for byte in body:
        file.write(bytes([byte]))
        file.flush()
        time.sleep(drip)


@contextmanager
def serving(handler: type[BaseHTTPRequestHandler]) -> Iterator[str]:
    """The address of a server on this machine, a thread a call, until the block ends."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def running_vendor() -> Iterator[Vendor]:
    vendor = Vendor()

    class Handler(QuietHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
            vendor.calls.append(Call(self.path, dict(self.headers), body))
            time.sleep(vendor.wait)
            self.send_response(vendor.status)
            for name, value in vendor.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(vendor.body)))
            self.end_headers()
            try:
                self._write()
            except (BrokenPipeError, ConnectionResetError):
                return  # the caller gave up, as it should

        def _write(self) -> None:
            if not vendor.drip:
                self.wfile.write(vendor.body)
                return
            write_slowly(self.wfile, vendor.body, vendor.drip)

    with serving(Handler) as vendor.url:
        yield vendor
