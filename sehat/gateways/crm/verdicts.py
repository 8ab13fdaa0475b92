"""What vendors' answers come to: one for each lead, and a second try where only the token was refused."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sehat.gateways.access import PAUSE_SECONDS, hold, pause, paused_seconds
from sehat.gateways.crm.change_map import BadChange
from sehat.gateways.crm.field_map import Record
from sehat.gateways.http import Answer
from sehat.gateways.outcomes import Outcome, Retry

BATCH_SECONDS = 40  # of the lease of a row, which is 60
LEFT_OVER_SECONDS = 5


@dataclass(frozen=True)
class Unauthorized:
    """The token or key is refused: another may be taken, where there are tokens."""

    code: str


Verdict = Outcome | Unauthorized


def with_second_try(
    vendor: str, label: str, leads: list[Record], write: Callable[[list[Record]], list[Verdict]]
) -> list[Outcome]:
    """Writes; what a token was refused for once more, with a new one. Refused again, all calls pause."""
    verdicts = write(leads)
    refused = [place for place, verdict in enumerate(verdicts) if isinstance(verdict, Unauthorized)]
    if refused:
        for place, verdict in zip(refused, write([leads[place] for place in refused]), strict=True):
            verdicts[place] = verdict
    return settled(vendor, label, verdicts)


def one_by_one(
    vendor: str, label: str, leads: list[Record], write: Callable[[Record], Verdict]
) -> list[Outcome]:
    """A call a lead. What the vendor's limit, a refused key or the lease leaves over is tried later."""
    until = time.monotonic() + BATCH_SECONDS
    left_over = Retry(f"{label}: not in this batch", LEFT_OVER_SECONDS)
    verdicts: list[Verdict] = []
    for lead in leads:
        is_over = time.monotonic() > until or paused_seconds(vendor) > 0
        is_over = is_over or any(isinstance(verdict, Unauthorized) for verdict in verdicts)
        verdicts.append(left_over if is_over else write(lead))
    return settled(vendor, label, verdicts)


def settled(vendor: str, label: str, verdicts: list[Verdict]) -> list[Outcome]:
    """A refusal that is left is for people: nothing is sent meanwhile."""
    refusal = next((verdict for verdict in verdicts if isinstance(verdict, Unauthorized)), None)
    if refusal:
        pause(vendor, refusal.code)
    return [
        Retry(f"{label}: {verdict.code}", PAUSE_SECONDS) if isinstance(verdict, Unauthorized) else verdict
        for verdict in verdicts
    ]


def wait_of(vendor: str, answer: Answer, usual: int = 0) -> int:
    """Seconds until the next try, 0 for the usual schedule. While the vendor limits us nothing is sent."""
    if answer.status != 429:
        return answer.retry_after
    seconds = answer.retry_after or usual
    if seconds:
        hold(vendor, seconds)
    return seconds


def word(value: object) -> str:
    """A code, name or id of a vendor's; anything else is not repeated: it could hold what a patient wrote."""
    return str(value) if re.fullmatch(r"[A-Za-z0-9_-]{1,60}", str(value)) and value is not None else ""


def json_of(body: bytes) -> Any:
    """Raises BadChange for what is no JSON."""
    value = Answer(200, body, 0).value()
    if value is None:
        raise BadChange("no JSON")
    return value
