"""What every CRM gateway does: takes lead records, says of each how it ended."""

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
        """Names of settings this vendor needs and has not: a system check stops the start."""
        return []

    def paused_seconds(self) -> float:
        """How long nothing should be handed over, so that no lead spends its tries on a closed door."""
        return 0.0

    @abstractmethod
    def send(self, records: list[Record]) -> list[Outcome]:
        """One outcome a record, in order. Never raises for a fault of the vendor or the network."""
