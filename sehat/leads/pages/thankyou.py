"""`/thankyou` as props, in both languages: received, and nothing is booked yet (decisions 2.11)."""

from __future__ import annotations

from typing import Literal

from sehat.core.languages import noop, translate
from sehat.core.schemas import Language
from sehat.directory.cards import callback_promise
from sehat.leads.callbacks.promise_words import promise_for, promise_of
from sehat.leads.callbacks.promises import WINDOWS
from sehat.leads.forms.survey import survey_fields
from sehat.leads.requests.status import asked_for, calendar_path, emergency_of, lead_of_token, status_path
from sehat.leads.schemas import NextStep, ThankyouPageProps
from sehat.rendering.schemas import Meta

TITLE = noop("Thank you. We have your request.")
UNSENT_TITLE = noop("Your request")
# Title and text of each step; {promise} is by when we call.
STEPS = [
    (noop("Request received"), ""),
    (
        noop("We call you"),
        noop("We call {promise}, to understand the problem and answer your questions. The call is free."),
    ),
    (noop("You choose a doctor"), noop("We suggest two or three who fit your need, city and budget.")),
    (
        noop("You visit the clinic"),
        noop("Nothing is booked until you and the clinic agree on a day and time."),
    ),
]
KEEP_READY = [
    noop("Your scans and test reports"),
    noop("Names of medicines you take"),
    noop("Your insurance or Ayushman card"),
]


def thankyou_page(
    language: Language, *, reference: str | None, status_token: str, has_survey: bool, plan: str | None
) -> ThankyouPageProps:
    """`plan` is the department the plan is about, "" for none in particular, None without a plan. One query,
    three with a doctor and a hospital, where the token is one of ours."""
    lead = lead_of_token(status_token)
    asked = asked_for(lead, language) if lead else None
    promise = promise_of(lead, language) if lead else callback_promise(language)
    was_sent = lead is not None or has_survey or plan is not None
    return ThankyouPageProps(
        meta=Meta(title=translate(TITLE if was_sent else UNSENT_TITLE, language), noindex=True),
        was_sent=was_sent,
        reference=reference,
        emergency=emergency_of(lead, language) if lead else None,
        asked=asked,
        status_url=status_path(lead.pk) if lead else None,
        calendar_url=calendar_path(lead) if lead else None,
        survey=survey_fields(lead) if has_survey else [],
        plan=plan,
        callback_promise=promise,
        promises={time: promise_for(time, language) for time in WINDOWS},
        steps=next_steps(language, promise, asked.doctor if asked else ""),
        doctor_step=doctor_step(language),
        keep_ready=[translate(item, language) for item in KEEP_READY],
    )


def next_steps(language: Language, promise: str, doctor: str) -> list[NextStep]:
    """`doctor`: who was asked for, "" for nobody in particular."""
    told = [
        (translate(title, language), translate(text, language).format(promise=promise))
        for title, text in STEPS
    ]
    states: list[Literal["done", "now", "next"]] = ["done", "now", "next", "next"]
    steps = [
        NextStep(title=title, text=text, state=state)
        for (title, text), state in zip(told, states, strict=True)
    ]
    if doctor:
        chosen = doctor_step(language)
        steps[2] = chosen.model_copy(update={"text": chosen.text.format(doctor=doctor)})
    return steps


def doctor_step(language: Language) -> NextStep:
    """What follows for who has chosen a doctor already. Its text has {doctor}."""
    return NextStep(
        title=translate("We ask the doctor’s clinic", language),
        text=translate("You asked for {doctor}. We ask for a day and time that suit you.", language),
        state="next",
    )
