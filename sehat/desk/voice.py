"""The button that calls a patient by the voice gateway: the agent's phone rings first, no number is shown."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from sehat.calls.actions import CannotCall, set_phone, start_call
from sehat.calls.models import AgentPhone, VoiceCall
from sehat.core.phone import BadMobile
from sehat.desk.permissions import WORK, require
from sehat.gateways.voice import voice
from sehat.leads.models import Lead

SHOWN = 20


def voice_context(user: User) -> dict[str, object]:
    """Whether there is a gateway, and where the agent is rung. At most one query."""
    phone = AgentPhone.objects.filter(user=user).first() if voice() else None
    return {"has_voice": voice() is not None, "own_phone": phone.number if phone else ""}


def calls_of(lead: Lead) -> list[VoiceCall]:
    """The newest first. One query."""
    return list(lead.voice_calls.all()[:SHOWN])


def in_words(call: VoiceCall) -> str:
    """Call by the site: spoke, 3 min 20 s."""
    minutes, seconds = divmod(call.seconds, 60)
    length = f", {minutes} min {seconds} s" if call.seconds else ""
    return f"Call: {call.get_state_display().lower()}{length}"


@require_POST
def call_patient(request: HttpRequest, pk: str) -> HttpResponse:
    user = require(request, WORK)
    try:
        start_call(by=user, lead_id=pk)
    except CannotCall as why:
        messages.error(request, str(why))
    else:
        messages.success(request, "Your phone rings now; the patient is rung when you answer.")
    return redirect("leads:triage", pk)


@require_POST
def own_phone(request: HttpRequest, pk: str) -> HttpResponse:
    """On which phone this agent is rung; back to the request."""
    user = require(request, WORK)
    try:
        set_phone(by=user, typed=request.POST.get("number", "")[:30])
    except BadMobile:
        messages.error(request, "That is no mobile number.")
    else:
        messages.success(request, "You are rung on that phone.")
    return redirect("leads:triage", pk)
