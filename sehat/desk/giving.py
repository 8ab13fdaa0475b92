"""What My desk does: the next patient, a shift, requests shared out and given away."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.template.defaultfilters import pluralize
from django.views.decorators.http import require_POST

from sehat.desk.permissions import ASSIGN, WORK, colleagues, leavers, member, require
from sehat.desk.sent_twice import next_patient_of
from sehat.leads.actions import give_all, set_available, share_out
from sehat.leads.actions.claims import on_shift


@require_POST
def next_patient(request: HttpRequest) -> HttpResponse:
    user = require(request, WORK)
    call = next_patient_of(request, user)
    if call is None:
        messages.info(request, "Nobody is to be called now.")
        return redirect("my_desk")
    return redirect("leads:triage", call.lead_id)


@require_POST
def availability(request: HttpRequest) -> HttpResponse:
    user = require(request, WORK)
    set_available(by=user, is_available=request.POST.get("is_available") == "yes")
    return redirect("my_desk")


@require_POST
def give_away(request: HttpRequest) -> HttpResponse:
    """All open requests of who is away, to a colleague or to nobody."""
    user = require(request, ASSIGN)
    to, wanted = member(request.POST.get("to", "")), request.POST.get("of", "")
    of = next((one for one in [*colleagues(), *leavers()] if str(one.pk) == wanted), None)
    if of is None:
        messages.error(request, "Nothing was given: say whose requests.")
        return redirect("my_desk")
    count = give_all(by=user, of=of, to=to)
    whose = f"{to.get_username()}'s" if to else "nobody's"
    of_whom = f"open request{pluralize(count)} of {of.get_username()}"
    said = f"{count} {of_whom} {pluralize(count, 'is,are')} {whose} now."
    messages.success(request, said)
    return redirect("my_desk")


@require_POST
def share(request: HttpRequest) -> HttpResponse:
    count = share_out(by=require(request, ASSIGN))
    if count:
        messages.success(request, f"{count} request{pluralize(count, ' is,s are')} given out.")
    elif on_shift().exists():
        messages.info(request, "Nothing waits that is nobody's.")
    else:
        messages.error(request, "Nothing was given out: nobody is on shift.")
    return redirect("my_desk")
