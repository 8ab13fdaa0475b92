"""What a room needs of a room above it: a typed slot, filled by that room when the apps are ready (ADR 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Port(Generic[P, R]):
    """Called like the function that was provided. Raises LookupError before one was."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._provider: Callable[P, R] | None = None

    def provide(self, provider: Callable[P, R]) -> None:
        """Once a process, in AppConfig.ready. Raises ValueError for a second provider."""
        if self._provider not in {None, provider}:
            raise ValueError(f"{self._name} is provided already")
        self._provider = provider

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        if self._provider is None:
            raise LookupError(f"{self._name} is not provided: is the app that does so installed?")
        return self._provider(*args, **kwargs)


# The hosts a captcha needs, by directive of the content policy; {} for none.
captcha_sources: Port[[], dict[str, tuple[str, ...]]] = Port("captcha_sources")
