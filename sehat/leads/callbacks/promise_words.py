"""By when we call, in words: as agreed on the phone, the window that was chosen, else what the hospital group
promises."""

from __future__ import annotations

from datetime import datetime

from django.utils import timezone

from sehat.core.india import moment_in
from sehat.core.languages import noop, translate
from sehat.core.schemas import Language
from sehat.directory.cards import callback_promise
from sehat.leads.callbacks.promises import WINDOWS, Due, window_of, window_on
from sehat.leads.callbacks.sync import first_due, is_urgent
from sehat.leads.models import Callback, Lead

ON = noop("on {moment}")
LATE = noop("as soon as we can; we are sorry to be late")


def promise_for(call_time: str, language: Language) -> str:
    """For who sends a request now. Who chooses no window is told the usual promise."""
    if call_time not in WINDOWS:
        return callback_promise(language)
    return window_words(call_time, window_of(timezone.now(), call_time).by, language)


def promise_of(lead: Lead, language: Language) -> str:
    """What was promised to its patient, as it reads now: “tomorrow” becomes “today”, not tomorrow again."""
    agreed = agreed_at(lead)
    if agreed:
        is_late = agreed < timezone.now()
        return translate(LATE if is_late else ON, language).format(moment=moment_in(agreed, language))
    window = chosen_window(lead)
    return window_words(lead.call_time, window.by, language) if window else callback_promise(language)


def agreed_at(lead: Lead) -> datetime | None:
    """When patient and agent said on the phone that they speak again: a moment, where a window is hours. One
    query, unless `callback` was selected with the request."""
    known: Callback | None = getattr(lead, "callback", None)
    if known is None or not known.is_open or is_urgent(lead) or known.why_due != Callback.Why.ASKED:
        return None
    return known.due_at if known.not_before == known.due_at else None


def chosen_window(lead: Lead) -> Due | None:
    """The window in which its patient is called; None where none was chosen, another time was agreed or the
    call in it was made, and in an emergency, which waits for none. At most one query."""
    if lead.call_time not in WINDOWS or is_urgent(lead) or agreed_at(lead):
        return None
    window = window_on(promised_by(lead), lead.call_time)
    known: Callback | None = getattr(lead, "callback", None)
    is_over = known is not None and known.first_call_at is not None and window.by < timezone.now()
    return None if is_over else window


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
