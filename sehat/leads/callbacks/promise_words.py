"""By when we call, in words: the window that was chosen, else what the hospital group promises."""

from __future__ import annotations

from datetime import datetime

from django.utils import timezone

from sehat.core.languages import noop, translate
from sehat.core.schemas import Language
from sehat.directory.cards import callback_promise
from sehat.leads.callbacks.promises import WINDOWS, Due, window_of, window_on
from sehat.leads.callbacks.sync import first_due, is_urgent
from sehat.leads.models import Callback, Lead

LATE = noop("as soon as we can; we are sorry to be late")


def promise_for(call_time: str, language: Language) -> str:
    """For who sends a request now. Who chooses no window is told the usual promise."""
    if call_time not in WINDOWS:
        return callback_promise(language)
    return window_words(call_time, window_of(timezone.now(), call_time).by, language)


def promise_of(lead: Lead, language: Language) -> str:
    """What was promised to its patient, as it reads now: “tomorrow” becomes “today”, not tomorrow again."""
    window = chosen_window(lead)
    return window_words(lead.call_time, window.by, language) if window else callback_promise(language)


def chosen_window(lead: Lead) -> Due | None:
    """The window in which its patient is called; None where none was chosen and in an emergency, which waits
    for none. One query, unless `callback` was selected with the request."""
    if lead.call_time not in WINDOWS or is_urgent(lead):
        return None
    return window_on(promised_by(lead), lead.call_time)


def promised_by(lead: Lead) -> datetime:
    """The end of a window that was chosen after the first call as well. Rows that were written in bulk have
    no call of their own yet."""
    known: Callback | None = getattr(lead, "callback", None)
    if known is None:
        return first_due(lead).by
    is_next = known.due_at == window_on(known.due_at, lead.call_time).by
    return known.due_at if is_next else known.target_at


def window_words(call_time: str, by: datetime, language: Language) -> str:
    window, now = WINDOWS[call_time], timezone.now()
    if by < now:
        return translate(LATE, language)
    is_today = timezone.localtime(by).date() == timezone.localtime(now).date()
    return translate(window.today if is_today else window.tomorrow, language)
