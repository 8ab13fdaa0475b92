"""The client of the renderer: a Node process that renders React to HTML, over a unix socket."""

from __future__ import annotations

import logging
import time

import httpx
from django.conf import settings

logger = logging.getLogger(__name__)

# After a failure the renderer is left alone this long, so that a hung one costs one visitor a
# time-out and not every visitor.
REST_SECONDS = 1.0


class RendererDown(Exception):
    """The renderer did not answer in time, or not with a page."""


class Renderer:
    """One client a process; httpx's pool is safe to share between threads."""

    def __init__(self, socket: str, timeout_ms: int) -> None:
        self._client = httpx.Client(
            transport=httpx.HTTPTransport(uds=socket, limits=httpx.Limits(max_connections=32)),
            timeout=timeout_ms / 1000,
            base_url="http://renderer",
        )
        self._timeout = timeout_ms / 1000
        self._rest_until = 0.0

    def render(self, payload: bytes) -> bytes:
        """HTML (UTF-8) of a JSON payload {component, props, shell}. Raises RendererDown."""
        if time.monotonic() < self._rest_until:
            raise RendererDown("resting after a failure")
        started = time.monotonic()
        try:
            answer = self._client.post("/render", content=payload)
        except httpx.HTTPError as error:
            self._rest_until = time.monotonic() + REST_SECONDS
            raise RendererDown(type(error).__name__) from error
        if answer.status_code != 200:
            raise RendererDown(answer.text[:2000])
        if time.monotonic() - started > self._timeout:
            logger.warning("the renderer took %.0f ms", 1000 * (time.monotonic() - started))
        return answer.content

    def answers(self) -> bool:
        """Whether it is there; no page is rendered for that."""
        try:
            self._client.get("/")
        except httpx.HTTPError:
            return False
        return True

    def close(self) -> None:
        self._client.close()


_renderer: Renderer | None = None


def renderer() -> Renderer:
    global _renderer
    if _renderer is None:
        _renderer = Renderer(settings.RENDERER_SOCKET, settings.RENDERER_TIMEOUT_MS)
    return _renderer
