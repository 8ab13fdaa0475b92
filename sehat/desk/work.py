"""The page on which an agent works a request: where it stands, what was noted, and the next step."""

from __future__ import annotations

from django import forms
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from sehat.core import audit
from sehat.desk.deeds import PERMISSION
from sehat.leads.actions import WrongMove, work_lead
from sehat.leads.models import Lead, LeadNote
from sehat.leads.stages import moves_from

MAX_NOTE_LENGTH = 2000


class WorkForm(forms.Form):
    """Offers the stages the request may go to; the one it is in is chosen."""

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
        stages = (lead.status, *moves_from(lead.status))
        field = self.fields["status"]
        assert isinstance(field, forms.ChoiceField)
        field.choices = [(status, Lead.Status(status).label) for status in stages]


@require_http_methods(["GET", "POST"])
def work(request: HttpRequest, pk: str) -> HttpResponse:
    if not request.user.has_perm(PERMISSION):
        raise PermissionDenied
    lead = get_object_or_404(Lead, pk=pk, erased_at=None)
    form = WorkForm(lead, request.POST if request.method == "POST" else None)
    if form.is_valid() and is_done(request, form, lead):
        messages.success(request, f"{lead.reference} is saved.")
        return redirect(reverse("leads:work", args=[lead.pk]))
    if request.method == "GET":
        audit.record(by=request.user.get_username(), action="lead viewed", subject=f"lead {lead.pk}")
    context = {"lead": lead, "form": form, "notes": lead.notes.all(), "back": reverse("leads:index")}
    return render(request, "desk/work.html", context)


def is_done(request: HttpRequest, form: WorkForm, lead: Lead) -> bool:
    """False, with the reason in the form, when a colleague moved the request meanwhile."""
    try:
        work_lead(by=request.user.get_username(), lead_id=lead.pk, **form.cleaned_data)
    except WrongMove as wrong:
        form.add_error("status", f"{wrong} A colleague may have moved it.")
        return False
    return True
