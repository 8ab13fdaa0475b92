"""Which channel a message takes next, and what a status makes of its state: pure functions."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from django.utils import timezone

from sehat.messages.kinds import Channel

# How far a message has come; what is not here is an end of its own.
FORWARD = ("waiting", "sent", "delivered", "read")


def next_channel(
    ladder: Collection[Channel], *, wanted: Collection[Channel], open_now: Collection[Channel],
    ruled_out: Collection[str],
) -> Channel | None:  # fmt: skip
    """The first of the ladder that its patient allows, that works, and that has not failed it."""
    usable = (one for one in ladder if one in wanted and one in open_now and one not in ruled_out)
    return next(usable, None)


def further(state: str, told: str) -> str:
    """The state after a status of the vendor: only forward, whatever order statuses come in."""
    if state not in FORWARD or told not in FORWARD:
        return state
    return max(state, told, key=FORWARD.index)


def is_quiet(moment: datetime, begins: int, ends: int) -> bool:
    """Whether people sleep, by the hour in India: from `begins` until `ends`, over midnight as well."""
    hour = timezone.localtime(moment).hour
    return begins <= hour < ends if begins <= ends else hour >= begins or hour < ends
