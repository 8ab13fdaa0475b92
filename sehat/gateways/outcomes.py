"""How a send to an outside service ends. Every gateway answers with one of these three."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sent:
    """The vendor has it, under this id."""

    id: str


@dataclass(frozen=True)
class Retry:
    """Not now. `after` is in seconds, 0 for the usual schedule; `why` holds no personal data."""

    why: str
    after: int = 0


@dataclass(frozen=True)
class Dead:
    """Never, as it is: a person must look."""

    why: str


Outcome = Sent | Retry | Dead
