"""Staff take a request out of Spam: a question, then the deed."""

from __future__ import annotations

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from sehat.leads.actions import release_lead
from sehat.leads.models import Lead

PERMISSION = "leads.change_lead"


@require_http_methods(["GET", "POST"])
def release(request: HttpRequest, pk: str) -> HttpResponse:
    if not request.user.has_perm(PERMISSION):
        raise PermissionDenied
    lead = get_object_or_404(Lead, pk=pk, status=Lead.Status.SPAM)
    back = reverse("leads:index")
    if request.method == "POST":
        release_lead(by=request.user.get_username(), lead_id=lead.pk)
        messages.success(request, f"{lead.reference} is released.")
        return redirect(back)
    context = {"lead": lead, "signs": ", ".join(lead.flags) or "no recorded sign", "back": back}
    return render(request, "desk/release.html", context)
