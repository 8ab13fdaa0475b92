"""The client of the renderer: a Node process that renders React to HTML, over a unix socket."""

from __future__ import annotations

import http.client
import logging
import select
import socket
import time

from django.conf import settings

logger = logging.getLogger(__name__)

# After a failure the renderer is left alone this long, so that a hung one costs one visitor a
# time-out and not every visitor.
REST_SECONDS = 1.0
# A connection is used again within these. The renderer ends one that nothing was asked on for a minute
# (app/renderer.ts), and what is asked on it at that moment is lost.
IDLE_SECONDS = 50.0


class RendererDown(Exception):
    """The renderer did not answer in time, or not with a page."""


class Connection(http.client.HTTPConnection):
    """HTTP over the unix socket at `path`; no step may take longer than `seconds`."""

    def __init__(self, path: str, seconds: float) -> None:
        super().__init__("renderer", timeout=seconds)
        self._path = path
        self.used_at = 0.0

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.settimeout(self.timeout)
        self.sock.connect(self._path)

    @property
    def is_open(self) -> bool:
        """Where nothing was asked, all that can be read is the end: the renderer is another now."""
        if self.sock is None or time.monotonic() - self.used_at > IDLE_SECONDS:
            return False
        poll = select.poll()
        poll.register(self.sock, select.POLLIN)
        return not poll.poll(0)


class Renderer:
    """One client a process, for all its threads.

    Python's own HTTP takes a third of the processor time of httpx, and an eighth of a render was httpx.
    """

    def __init__(self, socket: str, timeout_ms: int) -> None:
        self._socket = socket
        self._timeout = timeout_ms / 1000
        self._idle: list[Connection] = []  # append and pop are whole, from any thread
        self._rest_until = 0.0

    def render(self, payload: bytes) -> bytes:
        """HTML (UTF-8) of a JSON payload {component, props, shell}. Raises RendererDown."""
        if time.monotonic() < self._rest_until:
            raise RendererDown("resting after a failure")
        started = time.monotonic()
        try:
            status, content = self._ask("POST", "/render", payload)
        except (OSError, http.client.HTTPException) as error:
            self._rest_until = time.monotonic() + REST_SECONDS
            raise RendererDown(type(error).__name__) from error
        if status != 200:
            raise RendererDown(content.decode(errors="replace")[:2000])
        if time.monotonic() - started > self._timeout:
            logger.warning("the renderer took %.0f ms", 1000 * (time.monotonic() - started))
        return content

    def _ask(self, method: str, path: str, payload: bytes = b"") -> tuple[int, bytes]:
        connection = self._connection()
        try:
            connection.request(method, path, payload)
            answer = connection.getresponse()
            content = answer.read()
        except BaseException:
            connection.close()
            raise
        connection.used_at = time.monotonic()
        self._idle.append(connection)
        return answer.status, content

    def _connection(self) -> Connection:
        while self._idle:
            try:
                connection = self._idle.pop()
            except IndexError:  # another thread was quicker
                break
            if connection.is_open:
                return connection
            connection.close()
        return Connection(self._socket, self._timeout)

    def answers(self) -> bool:
        """Whether it is there; no page is rendered for that."""
        try:
            self._ask("GET", "/")
        except (OSError, http.client.HTTPException):
            return False
        return True

    def close(self) -> None:
        while self._idle:
            self._idle.pop().close()


_renderer: Renderer | None = None


def renderer() -> Renderer:
    global _renderer
    if _renderer is None:
        _renderer = Renderer(settings.RENDERER_SOCKET, settings.RENDERER_TIMEOUT_MS)
    return _renderer
