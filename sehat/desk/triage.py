"""The page on which an agent works on a request: all that is known, how the call went, the next step."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse, JsonResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST

from sehat.core import audit
from sehat.core.india import local_moment
from sehat.core.transactions import write_transaction
from sehat.desk.answering import AnswerForm, answer_context
from sehat.desk.case import case_of, other_requests
from sehat.desk.corrections import CorrectionForm
from sehat.desk.permissions import ASSIGN, RELEASE, REVEAL, WORK, colleagues, member, require
from sehat.desk.sent_twice import SAVED, came_of, remember
from sehat.desk.triage_form import STALE, TriageForm, is_open, stale_form
from sehat.desk.waiting_messages import newest_waiting, settle
from sehat.leads.actions import (
    Held,
    InvalidTransition,
    Stale,
    correct_lead,
    give,
    mark_seen,
    renew,
    save_call,
    take,
)
from sehat.leads.callbacks.holds import IS_HELD, lock_unheld
from sehat.leads.callbacks.sync import callback_of
from sehat.leads.models import Callback, Lead
from sehat.leads.selectors import open_with
from sehat.messages.answers import REACHED, CannotAnswer, queue_answer


@require_http_methods(["GET", "POST"])
def triage(request: HttpRequest, pk: str) -> HttpResponse:
    """The page of a request: to read, to reveal its number (audited, takes the call), to save what a call
    said."""
    user = require(request, WORK)
    lead = found(pk)
    if request.method == "GET":
        mark_seen(by=user.get_username(), lead_id=lead.pk)
    is_asked = request.method == "POST" and request.POST.get("reveal") == "yes"
    is_revealed = is_asked and user.has_perm(REVEAL) and is_taken(request, user, lead)
    if is_revealed:
        audit.record(by=user.get_username(), action="number revealed", subject=f"lead {lead.pk}")
    call, others = callback_of(lead), other_requests(lead)
    is_sent = request.method == "POST" and not is_asked
    form = TriageForm(lead, call.version, others, request.POST if is_sent else None)
    if is_sent and form.is_stale():
        if came_of(request, SAVED):
            return after_save(request, lead)
        form = stale_form(lead, call.version, others, request.POST)
    elif form.is_valid() and is_saved(request, user, form, lead):
        return after_save(request, lead)
    return case_page(request, user, lead, call, others, form, is_revealed=is_revealed)


def is_taken(request: HttpRequest, user: User, lead: Lead) -> bool:
    """Who asks for the number is about to call: nobody does whom a colleague may be calling just now."""
    is_free = take(by=user, lead_id=lead.pk, keeps=False)
    if not is_free:
        messages.error(request, IS_HELD)
    return is_free


def found(pk: str) -> Lead:
    rows = Lead.objects.select_related("department", "doctor", "hospital")
    return get_object_or_404(rows, pk=pk, erased_at=None)


def case_page(
    request: HttpRequest,
    user: User,
    lead: Lead,
    call: Callback,
    others: list[Lead],
    form: TriageForm,
    *,
    is_revealed: bool = False,
    answer: QueryDict | None = None,
    correction: CorrectionForm | None = None,
) -> HttpResponse:
    """A request with its form; `answer` is a WhatsApp message, `correction` one that was refused."""
    case = case_of(lead, call, others, user, is_revealed=is_revealed)
    context = (
        case
        | answer_context(lead, str(case["holder"]), answer)
        | {
            "form": form,
            "newest_waiting": newest_waiting([lead.pk, *(one.pk for one in others if is_open(one))]),
            "correction": correction or CorrectionForm(lead),
            "may_call_spam": user.has_perm(RELEASE) and lead.status in ("new", "contacting"),
            "staff": colleagues() if user.has_perm(ASSIGN) else [],
            "back": reverse("my_desk"),
        }
    )
    return render(request, "desk/triage.html", context)


def refused_page(
    request: HttpRequest,
    user: User,
    lead: Lead,
    *,
    answer: QueryDict | None = None,
    correction: CorrectionForm | None = None,
) -> HttpResponse:
    """The page of a request with what was refused beside its call, which nothing was sent of."""
    call, others = callback_of(lead), other_requests(lead)
    form = TriageForm(lead, call.version, others)
    return case_page(request, user, lead, call, others, form, answer=answer, correction=correction)


@require_POST
def answer_patient(request: HttpRequest, pk: str) -> HttpResponse:
    """Writes to the patient on WhatsApp; words that are refused are given back with the reason."""
    user = require(request, WORK)
    lead = found(pk)
    form = AnswerForm(request.POST)
    if not form.is_valid():
        messages.error(request, f"It was not sent: {form.errors['answer'][0]}")
        return refused_page(request, user, lead, answer=request.POST)
    try:
        with write_transaction():
            settle(request, lead, queue_answer(by=user, lead_id=lead.pk, text=form.cleaned_data["answer"]))
    except (CannotAnswer, Held) as why:
        messages.error(request, f"It was not sent: {why}")
    else:
        messages.success(request, "Your answer is on its way.")
    return redirect("leads:triage", pk)


@require_POST
def correct_request(request: HttpRequest, pk: str) -> HttpResponse:
    """Writes a correction down; the CRM is told. What breaks a rule is given back with the reason."""
    user = require(request, WORK)
    lead = found(pk)
    form = CorrectionForm(lead, request.POST)
    columns = form.columns() if form.is_valid() else {}
    why = "" if form.is_valid() else "The reason stands beside the field."
    try:
        is_there = correct_lead(by=user, lead_id=lead.pk, columns=columns)
    except Held:
        is_there, why = True, IS_HELD
    if why:
        messages.error(request, f"Nothing was corrected. {why}")
        return refused_page(request, user, lead, correction=form)
    if not is_there:
        messages.error(request, "Nothing was corrected. The patient has withdrawn the request.")
    elif columns:
        messages.success(request, f"{lead.reference} is corrected.")
    return redirect("leads:triage", lead.pk)


def after_save(request: HttpRequest, lead: Lead) -> HttpResponse:
    messages.success(request, saved_words(lead))
    return redirect("my_desk") if request.POST.get("then") == "next" else redirect("leads:triage", lead.pk)


def saved_words(lead: Lead) -> str:
    """What became of it: nobody needs to look for the next call, or finds out later that it ended."""
    lead.refresh_from_db(fields=("status",))
    call = callback_of(lead)
    if not call.is_open:
        because = call.get_closed_because_display()
        stage = f"{lead.get_status_display()}{f': {because.lower()}' if because else ''}"
        return f"{lead.reference} is saved. {stage}: nobody calls again."
    return f"{lead.reference} is saved. Next call: {local_moment(call.not_before)} (India)."


def is_saved(request: HttpRequest, user: User, form: TriageForm, lead: Lead) -> bool:
    """False, with the reason in the form, when a colleague has it open, or changed it at this very moment."""
    try:
        version, others = form.cleaned_data["version"], form.others()
        with write_transaction():
            save_call(by=user, lead_id=lead.pk, version=version, result=form.result(), others=others)
            if form.cleaned_data["outcome"] in REACHED:
                settle(request, lead)
            remember(request, SAVED, lead.pk)
    except Held:
        form.add_error(None, f"Nothing was saved: {IS_HELD} Your words are kept.")
        return False
    except (Stale, InvalidTransition):
        if came_of(request, SAVED):  # a first press of the same form was saved while this one waited
            return True
        form.add_error(None, STALE)
        return False
    return True


@require_POST
def hold_request(request: HttpRequest, pk: str) -> HttpResponse:
    """Takes a request that nobody has open. Raises Http404 where there is none."""
    user = require(request, WORK)
    if take(by=user, lead_id=found(pk).pk):
        messages.success(
            request, "It is yours while you work on it, and on your desk until you give it away."
        )
    else:
        messages.error(request, IS_HELD)
    return redirect("leads:triage", pk)


@require_POST
def renew_hold(request: HttpRequest, pk: str) -> JsonResponse:
    """Whoever is at work on a request still has it open: `{"is_held": …}`, false where it is not theirs."""
    user = require(request, WORK)
    return JsonResponse({"is_held": renew(by=user, lead_id=found(pk).pk)})


@require_POST
def settle_messages(request: HttpRequest, pk: str) -> HttpResponse:
    """What the patient wrote needs no answer: it leaves My desk. What came since stays."""
    user = require(request, WORK)
    lead = found(pk)
    try:
        with write_transaction():
            lock_unheld(user, lead.pk)
            count = settle(request, lead)
    except Held as why:
        messages.error(request, str(why))
        return redirect("leads:triage", pk)
    if not count:
        messages.error(request, "Nothing was changed: no message of this page waits any longer.")
    elif newest_waiting(open_with(lead.pk)):
        messages.warning(request, "The patient has written again since you opened this page.")
    else:
        messages.success(request, "It waits no longer.")
    return redirect("leads:triage", pk)


@require_POST
def give_request(request: HttpRequest, pk: str) -> HttpResponse:
    """Gives a request to a colleague, or to nobody."""
    user = require(request, ASSIGN)
    to = member(request.POST.get("to", ""))
    if give(by=user, lead_id=pk, to=to):
        messages.success(request, f"Given to {to.get_username()}." if to else "It is nobody's now.")
    else:
        messages.error(request, "Nothing was given: there is no such request.")
    return redirect("leads:triage", pk)
