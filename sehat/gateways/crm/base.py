"""What every CRM gateway does: takes lead records, says of each how it ended."""

from __future__ import annotations

from abc import ABC, abstractmethod
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
Record = dict[str, object]


class Crm(ABC):
    """The contract. A vendor implements `send`; batches, retries and the breaker are the worker's."""

    batch_size = 100

    @classmethod
    def missing_settings(cls) -> list[str]:
        """Names of settings this vendor needs and has not: a system check stops the start."""
        return []

    @abstractmethod
    def send(self, records: list[Record]) -> list[Outcome]:
        """One outcome a record, in order. Never raises for a fault of the vendor or the network."""
