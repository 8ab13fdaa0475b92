"""What the pages around a request show."""

from __future__ import annotations

from typing import Literal

from sehat.core.schemas import Schema
from sehat.emergencies.schemas import EmergencyAnswer
from sehat.leads.schemas.forms import FormField
from sehat.rendering.schemas import PageProps


class RequestPageProps(PageProps):
    """`/request`: the form on a page of its own, for a browser without JavaScript.

    `values` and `errors` are by field key; `values` holds the country code as well.
    """

    title: str
    values: dict[str, str]
    errors: dict[str, str]
    failure: str


class NextStep(Schema):
    title: str
    text: str
    state: Literal["done", "now", "next"]


class AskedFor(Schema):
    """What a request asked for, without the name, the number and the words of its patient: `sent_at` in ISO
    8601, the doctor, the speciality, hospital and city. What was not said is empty."""

    sent_at: str
    doctor: str
    speciality: str
    place: str


class ThankyouPageProps(PageProps):
    """`/thankyou`. `reference`, `asked`, `status_url`, `calendar_url` and `emergency` are None when the
    browser holds them in its session. `doctor_step` takes the place of the third step where a doctor was
    asked for: its text has {doctor}. `was_sent`: whether the address is one that a sent request leads to; a
    browser that knows better shows what it knows.
    """

    was_sent: bool
    reference: str | None
    asked: AskedFor | None
    status_url: str | None
    calendar_url: str | None
    emergency: EmergencyAnswer | None
    callback_promise: str
    promises: dict[str, str]
    steps: list[NextStep]
    doctor_step: NextStep
    keep_ready: list[str]
    survey: list[FormField]
    plan: str | None


# Only Confirmed may be called an appointment (decisions 6).
Stage = Literal[
    "new", "contacting", "qualified", "proposed", "confirmed", "visited", "no-show", "closed", "withdrawn"
]


# What a patient may ask for on the page of a request.
Wish = Literal["call", "stop", "withdraw", "survey"]


class HistoryLine(Schema):
    """Something that was done with a request: when and what, in words."""

    at: str
    text: str


class StatusPageProps(PageProps):
    """`/request/status/{token}`. `action` takes its forms; `done` is what one of them has just done.

    `calendar_url` is None while no window for the call is chosen, or none is to come.
    """

    reference: str
    asked: AskedFor
    calendar_url: str | None
    stage: Stage
    callback_promise: str
    is_open: bool
    is_stopped: bool
    call_times: list[str]
    call_time: str
    action: str
    done: Wish | None = None
    appointment: str | None = None
    history: list[HistoryLine] = []


class MyRequestsPageProps(PageProps):
    """`/my-requests`: the same for everyone."""
