"""The contract of an SMS gateway: takes one message, gives its outcome."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from sehat.gateways.gateway import Gateway
from sehat.gateways.http import TOTAL_SECONDS
from sehat.gateways.outcomes import Outcome

ID_LENGTH = 60  # of what a vendor calls a message, as it is stored


@dataclass(frozen=True)
class Message:
    """`to` is E.164. India's DLT rule: `text` is the registered template `template_id`, filled in."""

    to: str
    text: str
    template_id: str
    values: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Report:
    """What became of a message: the vendor's id of it, and whether it reached the phone."""

    id: str
    state: Literal["delivered", "failed"]


class BadReport(Exception):
    """A report that is not the vendor's: unsigned, or not to be read."""


class Sms(Gateway, ABC):
    """The contract. A vendor implements `send`, and `reports` when it calls back."""

    needs_template = True  # India's DLT rule; only the local gateway needs none

    @abstractmethod
    def send(self, message: Message, *, seconds: float = TOTAL_SECONDS) -> Outcome:
        """Never raises for a fault of the vendor or the network; ends within `seconds`."""

    def reports(self, url: str, headers: Mapping[str, str], body: bytes) -> list[Report]:
        """Reads a delivery report sent to `url`. Raises BadReport."""
        raise BadReport("this gateway sends no reports")
