"""The contract of a CRM gateway: takes lead records, gives an outcome for each."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sehat.gateways.outcomes import Dead, Outcome, Retry, Sent

__all__ = ["Crm", "Dead", "Outcome", "Record", "Retry", "Sent"]

Record = dict[str, object]


class Crm(ABC):
    """The contract. A vendor implements `send`; batches, retries and the breaker are the worker's."""

    batch_size = 100

    @classmethod
    def missing_settings(cls) -> list[str]:
        """Names of required settings that are empty: a system check stops the start."""
        return []

    def paused_seconds(self) -> float:
        """How long to send nothing, so that no lead spends its tries while the vendor refuses all calls."""
        return 0.0

    @abstractmethod
    def send(self, records: list[Record]) -> list[Outcome]:
        """One outcome a record, in order. Never raises for a fault of the vendor or the network."""
