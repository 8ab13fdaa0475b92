"""A form of the desk that comes a second time a moment later, where no script held the second press back.

The session keeps what the last one of a kind was and what came of it. It is written in the transaction of
what the form asks for, and read anew once that is over: two presses may be under way at the same moment.
"""

from __future__ import annotations

import hashlib
import json
from datetime import timedelta

from django.contrib.auth.models import User
from django.http import HttpRequest
from django.utils import timezone

from sehat.core.transactions import write_transaction
from sehat.leads.actions import claim_next
from sehat.leads.models import Callback

MOMENT = timedelta(seconds=20)
NEXT, SAVED = "desk_next", "desk_saved"


def next_patient_of(request: HttpRequest, user: User) -> Callback | None:
    """The next call of this agent. The page that has just taken one gets that again while it is theirs: who
    comes back to it later, by the browser, takes another."""
    with write_transaction():
        # Two presses at once are one after the other: the second reads what the first took.
        User.objects.select_for_update(no_key=True).filter(pk=user.pk).first()
        is_of_page = "opened" in request.POST  # two posts without it are no press of one button twice
        taken = came_of(request, NEXT, within=MOMENT) if is_of_page else ""
        theirs = Callback.objects.filter(held_by=user, held_until__gt=timezone.now(), is_open=True)
        call = (theirs.filter(pk=taken).first() if taken else None) or claim_next(by=user)
        if call:
            remember(request, NEXT, str(call.pk))
        return call


def remember(request: HttpRequest, kind: str, came: str) -> None:
    request.session[kind] = [digest_of(request), timezone.now().timestamp(), came]
    request.session.save()


def came_of(request: HttpRequest, kind: str, *, within: timedelta = timedelta.max) -> str:
    """What came of this very form, word for word; "" where it is not the last of its kind."""
    stored = type(request.session)(request.session.session_key).get(kind)
    if not stored:
        return ""
    digest, at, came = stored
    is_recent = timezone.now().timestamp() - at <= within.total_seconds()
    return str(came) if digest == digest_of(request) and is_recent else ""


def digest_of(request: HttpRequest) -> str:
    sent = {name: values for name, values in request.POST.lists() if name != "csrfmiddlewaretoken"}
    return hashlib.sha256(json.dumps([request.path, sent], sort_keys=True).encode()).hexdigest()
