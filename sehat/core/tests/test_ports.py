"""A port: what a low room calls, and a room above it provides."""

from __future__ import annotations

import pytest

from sehat.core.ports import Port


def double(number: int) -> int:
    return 2 * number


def test_calls_what_was_provided() -> None:
    port: Port[[int], int] = Port("double")
    port.provide(double)
    assert port(4) == 8


def test_nobody_provided_names_itself() -> None:
    port: Port[[int], int] = Port("double")
    with pytest.raises(LookupError, match="double is not provided"):
        port(4)


def test_the_same_twice_is_one_and_another_is_refused() -> None:
    port: Port[[int], int] = Port("double")
    port.provide(double)
    port.provide(double)
    with pytest.raises(ValueError, match="double is provided already"):
        port.provide(abs)
