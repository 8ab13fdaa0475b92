"""/cms/erasures/: what was erased, when and for whom, without what it was; and one begun for a caller."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django import forms
from django.conf import settings
from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_POST, require_safe

from sehat.core import audit
from sehat.core.ids import REFERENCE_LENGTH, read_reference
from sehat.core.india import local_moment
from sehat.core.models import AuditEvent
from sehat.core.rate_limits import within_limit
from sehat.desk.lead_search import starts_with
from sehat.desk.permissions import ASSIGN, masked
from sehat.leads.models import Lead
from sehat.leads.requests.by_number import leads_of
from sehat.rights.actions import cancel_erasure, request_erasure
from sehat.rights.models import Erasure
from sehat.rights.proofs import CALLS_A_MINUTE, DataSubject
from sehat.rights.selectors import PATIENT, asked_by, who_asked

SHOWN = 100
READS_TRAIL = "core.view_auditevent"
WHOLE = "As it stands on the request: SP-7K4M-Q2XR."
BY = {"lead erased": "asked for", "lead expired": "its time was over"}


@dataclass(frozen=True)
class Asked:
    """An erasure that was asked for. `may_take_back`: staff began it, and it waits."""

    pk: int
    person: str
    by: str
    asked: str
    state: str
    may_take_back: bool


@dataclass(frozen=True)
class Gone:
    """A request of which a count is left."""

    reference: str
    at: str
    why: str


@dataclass(frozen=True)
class Whose:
    """Whom an erasure would be of, to be compared with who calls: the number is masked for everybody."""

    number: str
    requests: int


def may_see_erasures(user: Any) -> bool:
    return bool(user.has_perm(ASSIGN) or user.has_perm(READS_TRAIL))


def require_erasures(request: HttpRequest) -> User:
    """Who leads or administers. Raises PermissionDenied."""
    if not isinstance(request.user, User) or not may_see_erasures(request.user):
        raise PermissionDenied
    return request.user


class ReferenceForm(forms.Form):
    """By reference: no number is typed, so that none is mistyped."""

    lead: Lead | None = None  # whose reference it is, once it is valid
    reference = forms.CharField(label="Reference of a request of theirs", max_length=20, help_text=WHOLE)

    def clean_reference(self) -> str:
        """Sets `lead`."""
        typed: str = read_reference(self.cleaned_data["reference"])
        found = list(Lead.objects.filter(starts_with("id", typed), erased_at=None)[:2])
        # Of a part several requests could be meant.
        if len(typed) != REFERENCE_LENGTH or len(found) != 1 or not found[0].mobile:
            raise forms.ValidationError("No request has this reference, or it is erased.")
        self.lead = found[0]
        return typed


class ErasureForm(ReferenceForm):
    has_asked = forms.BooleanField(
        label="The patient asked for it, called from or called back on the number of that request",
        error_messages={"required": "Who asks must hold the number: call it back first."},
    )


def subject_of(lead: Lead) -> DataSubject:
    return DataSubject(lead.country_code + lead.mobile, None)


def whose(lead: Lead) -> Whose:
    """One query."""
    number = f"{lead.country_code} {masked(lead.mobile)}"
    return Whose(number, leads_of(subject_of(lead).mobile).count())


def asked_rows() -> list[Asked]:
    """The newest first, at most SHOWN. Two queries."""
    found = list(Erasure.objects.order_by("-asked_at")[:SHOWN])
    by = who_asked(found)
    return [row_of(one, by[one.pk]) for one in found]


def row_of(erasure: Erasure, by: str) -> Asked:
    done = erasure.erased_at
    state = f"erased on {local_moment(done)}" if done else f"will be erased on {local_moment(erasure.due_at)}"
    return Asked(
        pk=erasure.pk,
        person=erasure.person,
        by=by,
        asked=local_moment(erasure.asked_at),
        state=state,
        may_take_back=done is None and by != PATIENT,
    )


def gone_rows() -> list[Gone]:
    """The newest first, at most SHOWN. Two queries."""
    leads = list(Lead.objects.exclude(erased_at=None).order_by("-erased_at")[:SHOWN])
    why = reasons(leads)
    return [
        Gone(lead.reference, local_moment(lead.erased_at), why.get(f"lead {lead.pk}", ""))
        for lead in leads
        if lead.erased_at
    ]


def reasons(leads: Iterable[Lead]) -> dict[str, str]:
    """By subject of the audit trail: retention, or who asked."""
    subjects = [f"lead {lead.pk}" for lead in leads]
    events = AuditEvent.objects.filter(subject__in=subjects, action__in=BY)
    return {event.subject: reason_of(event) for event in events}


def reason_of(event: AuditEvent) -> str:
    who = event.details.get("asked_by", "") if isinstance(event.details, dict) else ""
    return f"{BY[event.action]} by {who}" if who else BY[event.action]


def erasures_page(request: HttpRequest, form: ReferenceForm, lead: Lead | None = None) -> HttpResponse:
    """`lead`: the request by which an erasure may be begun, as the second step of the form."""
    context = {
        "form": form, "asked": asked_rows(), "gone": gone_rows(), "shown": SHOWN,
        "wait_days": settings.ERASURE_WAIT_DAYS, "whose": whose(lead) if lead else None,
    }  # fmt: skip
    return render(request, "desk/erasures.html", context)


@require_safe
def erasures(request: HttpRequest) -> HttpResponse:
    user = require_erasures(request)
    audit.record(by=user.get_username(), action="erasures listed", subject="erasures")
    return erasures_page(request, ReferenceForm())


@require_POST
def look_up_erasure(request: HttpRequest) -> HttpResponse:
    """Before one is begun: whose it would be. Posted, so that no reference stands in an address."""
    user = require_erasures(request)
    form = ReferenceForm(request.POST)
    if not form.is_valid() or form.lead is None:
        return erasures_page(request, form)
    audit.record(by=user.get_username(), action="lead viewed", subject=f"lead {form.lead.pk}")
    return erasures_page(request, ErasureForm(initial={"reference": form.lead.reference}), form.lead)


@require_POST
def begin_erasure(request: HttpRequest) -> HttpResponse:
    """As the patient's own: contact ends at once, and after the wait everything under the number goes."""
    user = require_erasures(request)
    form = ErasureForm(request.POST)
    if form.is_valid() and not within_limit("rights", user.get_username(), limit=CALLS_A_MINUTE, seconds=60):
        form.add_error(None, "Nothing was begun: too many changes. Wait a minute.")
    if not form.is_valid() or form.lead is None:
        return erasures_page(request, form, form.lead)
    begun = request_erasure(by=user.get_username(), subject=subject_of(form.lead))
    messages.success(request, f"All of this number will be erased on {local_moment(begun.due_at)}.")
    return redirect("erasures")


@require_POST
def take_back_erasure(request: HttpRequest, pk: int) -> HttpResponse:
    """Of what staff began alone: a patient's own is the patient's to take back."""
    user = require_erasures(request)
    erasure = get_object_or_404(Erasure, pk=pk, erased_at=None)
    if asked_by(erasure) == PATIENT:
        raise PermissionDenied
    cancel_erasure(by=user.get_username(), subject=DataSubject(erasure.mobile, None))
    messages.success(request, "It is taken back. The patient is still not contacted.")
    return redirect("erasures")
