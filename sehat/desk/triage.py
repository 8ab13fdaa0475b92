"""The page on which an agent triages a request: its status, the notes, and the next step."""

from __future__ import annotations

from django import forms
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from sehat.core import audit
from sehat.desk.confirmations import PERMISSION
from sehat.leads.actions import InvalidTransition, update_status
from sehat.leads.models import Lead, LeadNote
from sehat.leads.transitions import allowed_from

MAX_NOTE_LENGTH = 2000


class TriageForm(forms.Form):
    """Offers the current status and those it may change to."""

    status = forms.ChoiceField(label="Stage")
    outcome = forms.ChoiceField(
        label="How the call went", required=False, choices=[("", "No call"), *LeadNote.Outcome.choices]
    )
    text = forms.CharField(
        label="Note",
        required=False,
        max_length=MAX_NOTE_LENGTH,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text="The patient may ask to read it.",
    )

    def __init__(self, lead: Lead, data: QueryDict | None = None) -> None:
        super().__init__(data, initial={"status": lead.status})
        statuses = (lead.status, *allowed_from(lead.status))
        field = self.fields["status"]
        assert isinstance(field, forms.ChoiceField)
        field.choices = [(status, Lead.Status(status).label) for status in statuses]


@require_http_methods(["GET", "POST"])
def triage(request: HttpRequest, pk: str) -> HttpResponse:
    if not request.user.has_perm(PERMISSION):
        raise PermissionDenied
    lead = get_object_or_404(Lead, pk=pk, erased_at=None)
    form = TriageForm(lead, request.POST if request.method == "POST" else None)
    if form.is_valid() and is_saved(request, form, lead):
        messages.success(request, f"{lead.reference} is saved.")
        return redirect(reverse("leads:triage", args=[lead.pk]))
    if request.method == "GET":
        audit.record(by=request.user.get_username(), action="lead viewed", subject=f"lead {lead.pk}")
    context = {"lead": lead, "form": form, "notes": lead.notes.all(), "back": reverse("leads:index")}
    return render(request, "desk/triage.html", context)


def is_saved(request: HttpRequest, form: TriageForm, lead: Lead) -> bool:
    """False, with the reason in the form, when a colleague changed the status meanwhile."""
    try:
        update_status(by=request.user.get_username(), lead_id=lead.pk, **form.cleaned_data)
    except InvalidTransition as error:
        form.add_error("status", f"{error} A colleague may have moved it.")
        return False
    return True
