"""`/request/status/{token}` as props."""

from __future__ import annotations

from sehat.core.languages import noop, translate
from sehat.core.schemas import Language
from sehat.leads.callbacks.promise_words import promise_of
from sehat.leads.fields import CALL_TIMES
from sehat.leads.models import Lead
from sehat.leads.requests.history import appointment_of, history_of
from sehat.leads.requests.status import asked_for, calendar_path, is_open, stage_of, status_path
from sehat.leads.schemas import StatusPageProps, Wish
from sehat.rendering.schemas import Meta

TITLE = noop("Your request")


def status_page(lead: Lead, language: Language, done: Wish | None = None) -> StatusPageProps:
    """What becomes of a request, and what its patient may change."""
    return StatusPageProps(
        meta=Meta(title=translate(TITLE, language), noindex=True),
        reference=lead.reference,
        asked=asked_for(lead, language),
        calendar_url=calendar_path(lead),
        stage=stage_of(lead),
        callback_promise=promise_of(lead, language),
        is_open=is_open(lead),
        is_stopped=lead.do_not_contact,
        call_times=list(CALL_TIMES),
        call_time=lead.call_time,
        action=status_path(lead.pk),
        done=done,
        appointment=appointment_of(lead, language),
        history=history_of(lead, language),
    )
