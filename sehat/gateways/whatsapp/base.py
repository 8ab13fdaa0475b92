"""The contract of a WhatsApp gateway: sends one message, and reads what the vendor calls back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from sehat.gateways.gateway import Gateway
from sehat.gateways.http import TOTAL_SECONDS
from sehat.gateways.outcomes import Dead, Outcome


@dataclass(frozen=True)
class TemplateUse:
    """A registered template and what fills it in, in the order of its variables."""

    name: str
    language: str
    values: tuple[str, ...] = ()


@dataclass(frozen=True)
class Message:
    """`to` is E.164, `ours` the id of the outbox row, which comes back in statuses.

    Without a template it is free text, which is taken within 24 hours of the patient's last message.
    """

    to: str
    ours: str
    text: str
    template: TemplateUse | None = None


@dataclass(frozen=True)
class WindowClosed(Dead):
    """Free text was sent, and the 24 hours are over: a template may still go."""


@dataclass(frozen=True)
class Sender:
    """Who wrote. `number` is E.164, "" of a person who shows none; `user_id` "" of an older webhook."""

    user_id: str
    number: str


@dataclass(frozen=True)
class Inbound:
    """A message of a person. `answers` is the vendor's id of the message of ours that it replies to.
    `is_written`: its text is their own words, and not the name of a place, a contact or a file.
    """

    id: str
    sender: Sender
    at: datetime
    kind: str
    text: str
    answers: str = ""
    is_written: bool = True


@dataclass(frozen=True)
class Status:
    """What became of a message of ours. `code` is the vendor's error, 0 for none."""

    id: str
    status: Literal["sent", "delivered", "read", "failed"]
    ours: str = ""
    code: int = 0


@dataclass(frozen=True)
class Preference:
    """A person switched messages off or on in WhatsApp itself."""

    sender: Sender
    is_stop: bool
    at: datetime


Event = Inbound | Status | Preference


class BadWebhook(Exception):
    """A body that is not to be read."""


class WhatsApp(Gateway, ABC):
    """The contract. Retries, the breaker and the next channel are the worker's."""

    def paused_seconds(self) -> float:
        """How long to send nothing, because the vendor refuses all calls."""
        return 0.0

    @abstractmethod
    def send(self, message: Message, *, seconds: float = TOTAL_SECONDS) -> Outcome:
        """Never raises for a fault of the vendor or the network; ends within `seconds`."""
