"""The page on which an agent works on a request: all that is known, how the call went, the next step."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST

from sehat.core import audit
from sehat.desk.answering import AnswerForm, answer_context
from sehat.desk.case import case_of
from sehat.desk.corrections import CorrectionForm
from sehat.desk.permissions import ASSIGN, RELEASE, REVEAL, WORK, require
from sehat.leads.actions import CallResult, InvalidTransition, Stale, give, mark_seen, save_call, take
from sehat.leads.callback_models import Callback
from sehat.leads.callbacks import callback_of
from sehat.leads.models import Lead, LeadNote
from sehat.leads.transitions import allowed_from
from sehat.messages.answers import CannotAnswer, queue_answer

MAX_NOTE_LENGTH = 2000
STALE = (
    "Nothing was saved: this request changed while you had it open. What changed stands below; your words "
    "are kept. Look, then save again."
)


class LocalMoment(forms.DateTimeField):
    """A moment in India, as the browser's own field writes it."""

    def __init__(self, label: str) -> None:
        widget = forms.DateTimeInput(attrs={"type": "datetime-local"}, format="%Y-%m-%dT%H:%M")
        super().__init__(label=label, required=False, widget=widget, help_text="Indian time.")


class TriageForm(forms.Form):
    """Offers the current status and those it may change to; an outcome asks for what it needs."""

    version = forms.IntegerField(widget=forms.HiddenInput)
    outcome = forms.ChoiceField(
        label="How the call went",
        required=False,
        choices=[("", "No call"), *LeadNote.Outcome.choices],
        help_text="A wrong number closes a request that nobody was reached about; it may be opened again.",
    )
    status = forms.ChoiceField(label="Stage")
    call_again_at = LocalMoment("Call again on")
    visit_at = LocalMoment("Appointment on")
    visit_place = forms.CharField(label="Where: hospital and address", required=False, max_length=200)
    visit_doctor = forms.CharField(label="With which doctor", required=False, max_length=120)
    closed_because = forms.ChoiceField(
        label="Lost because", required=False, choices=[("", "Not closed"), *Callback.Closing.choices]
    )
    text = forms.CharField(
        label="Note",
        required=False,
        max_length=MAX_NOTE_LENGTH,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text="The patient may ask to read it.",
    )

    def __init__(self, lead: Lead, version: int, data: QueryDict | None = None) -> None:
        super().__init__(data, initial={"status": lead.status, "version": version})
        self.before = lead.status
        statuses = (lead.status, *allowed_from(lead.status))
        field = self.fields["status"]
        assert isinstance(field, forms.ChoiceField)
        field.choices = [(status, Lead.Status(status).label) for status in statuses]

    def clean(self) -> dict[str, Any]:
        given = super().clean() or {}
        status, again = given.get("status"), given.get("call_again_at")
        if given.get("outcome") == LeadNote.Outcome.LATER and not again:
            self.add_error("call_again_at", "When did the patient ask to be called?")
        if again and again <= timezone.now():
            self.add_error("call_again_at", "That time is over.")
        if status == Lead.Status.CONFIRMED != self.before:
            self.demand_visit(given)
        is_lost = status == Lead.Status.CLOSED and self.before not in {status, Lead.Status.VISITED}
        if is_lost and not given.get("closed_because"):
            self.add_error("closed_because", "Why was it lost?")
        return given

    def demand_visit(self, given: dict[str, Any]) -> None:
        """Only what has a day and a place is an appointment (decisions 6)."""
        if not given.get("visit_at"):
            self.add_error("visit_at", "When is the appointment?")
        if not given.get("visit_place"):
            self.add_error("visit_place", "Where is it?")

    def result(self) -> CallResult:
        return CallResult(**{name: value for name, value in self.cleaned_data.items() if name != "version"})


@require_http_methods(["GET", "POST"])
def triage(request: HttpRequest, pk: str) -> HttpResponse:
    user = require(request, WORK)
    lead = found(pk)
    if request.method == "GET":
        mark_seen(by=user.get_username(), lead_id=lead.pk)
    is_revealed = request.method == "POST" and request.POST.get("reveal") == "yes" and user.has_perm(REVEAL)
    if is_revealed:
        audit.record(by=user.get_username(), action="number revealed", subject=f"lead {lead.pk}")
    call = callback_of(lead)
    is_sent = request.method == "POST" and not is_revealed
    form = TriageForm(lead, call.version, request.POST if is_sent else None)
    if is_sent and str(call.version) != request.POST.get("version", ""):
        form = stale_form(lead, call.version, request.POST)
    elif form.is_valid() and is_saved(user, form, lead):
        messages.success(request, f"{lead.reference} is saved.")
        return redirect(
            "my_desk" if request.POST.get("then") == "next" else reverse("leads:triage", args=[lead.pk])
        )
    return case_page(request, user, lead, call, form, is_revealed=is_revealed)


def found(pk: str) -> Lead:
    rows = Lead.objects.select_related("department", "doctor", "hospital")
    return get_object_or_404(rows, pk=pk, erased_at=None)


def case_page(
    request: HttpRequest,
    user: User,
    lead: Lead,
    call: Callback,
    form: TriageForm,
    *,
    is_revealed: bool = False,
    answer: QueryDict | None = None,
) -> HttpResponse:
    case = case_of(lead, call, user, is_revealed=is_revealed)
    context = (
        case
        | answer_context(lead, str(case["holder"]), answer)
        | {
            "form": form,
            "correction": CorrectionForm(lead),
            "may_call_spam": user.has_perm(RELEASE) and lead.status in ("new", "contacting"),
            "staff": colleagues() if user.has_perm(ASSIGN) else [],
            "back": reverse("my_desk"),
        }
    )
    return render(request, "desk/triage.html", context)


@require_POST
def answer_patient(request: HttpRequest, pk: str) -> HttpResponse:
    """Writes to the patient on WhatsApp; words that are refused are given back with the reason."""
    user = require(request, WORK)
    lead = found(pk)
    form = AnswerForm(request.POST)
    if not form.is_valid():
        call = callback_of(lead)
        return case_page(request, user, lead, call, TriageForm(lead, call.version), answer=request.POST)
    try:
        queue_answer(by=user, lead_id=lead.pk, text=form.cleaned_data["answer"])
    except CannotAnswer as why:
        messages.error(request, f"It was not sent: {why}")
    else:
        messages.success(request, "Your answer is on its way.")
    return redirect("leads:triage", pk)


def stale_form(lead: Lead, version: int, sent: QueryDict) -> TriageForm:
    """The form as it was filled in, for the request as it is now: it says that nothing was saved."""
    data = sent.copy()
    data["version"] = str(version)
    if data.get("status") not in (lead.status, *allowed_from(lead.status)):
        data["status"] = lead.status
    form = TriageForm(lead, version, data)
    form.is_valid()
    form.add_error(None, STALE)
    return form


def is_saved(user: User, form: TriageForm, lead: Lead) -> bool:
    """False, with the reason in the form, when a colleague changed it at this very moment."""
    try:
        save_call(by=user, lead_id=lead.pk, version=form.cleaned_data["version"], result=form.result())
    except (Stale, InvalidTransition):
        form.add_error(None, STALE)
        return False
    return True


def colleagues() -> list[User]:
    """Who may be given a request."""
    return [one for one in User.objects.filter(is_active=True).order_by("username") if one.has_perm(WORK)]


@require_POST
def hold_request(request: HttpRequest, pk: str) -> HttpResponse:
    """Takes a request that nobody has open."""
    user = require(request, WORK)
    if take(by=user, lead_id=pk):
        messages.success(request, "It is yours for ten minutes, and on your desk until you give it away.")
    else:
        messages.error(request, "A colleague has it open.")
    return redirect("leads:triage", pk)


@require_POST
def give_request(request: HttpRequest, pk: str) -> HttpResponse:
    """Gives a request to a colleague, or to nobody."""
    user = require(request, ASSIGN)
    wanted = request.POST.get("to", "")
    to = User.objects.filter(pk=wanted, is_active=True).first() if wanted.isdecimal() else None
    if to is not None and not to.has_perm(WORK):
        to = None
    give(by=user, lead_id=pk, to=to)
    messages.success(request, f"Given to {to.get_username()}." if to else "It is nobody's now.")
    return redirect("leads:triage", pk)
