"""The contract of a voice gateway: rings the agent, then the patient, and tells how the call went."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from sehat.gateways.gateway import Gateway
from sehat.gateways.outcomes import Dead, Outcome, Retry, Sent

__all__ = ["BadReport", "CallReport", "CallState", "Dead", "Outcome", "Retry", "Sent", "Voice"]
CallState = Literal["ringing", "answered", "completed", "busy", "no_answer", "failed"]


@dataclass(frozen=True)
class CallReport:
    """How a call stands: the vendor's id of it, or our reference, and how many seconds they spoke."""

    id: str
    reference: str
    state: CallState
    seconds: int = 0


class BadReport(Exception):
    """A report that nobody can read, or that is not the vendor's."""


class Voice(Gateway, ABC):
    """The contract. Neither number is shown to the other side, and nothing is recorded."""

    vendor: str

    @abstractmethod
    def connect(self, agent: str, patient: str, reference: str) -> Outcome:
        """Both numbers are E.164. Never raises for a fault of the vendor or the network, and tries once."""

    def reports(self, url: str, headers: Mapping[str, str], body: bytes) -> list[CallReport]:
        """Reads what was posted to `url`. Raises BadReport."""
        raise BadReport("this gateway sends no reports")
