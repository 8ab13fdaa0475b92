"""What staff do to a request after a confirmation page, by name and audited."""

from __future__ import annotations

from collections.abc import Callable

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.template.defaultfilters import pluralize
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from sehat.desk.permissions import RELEASE, REPLAY, number_for, require
from sehat.leads.actions import release_lead, retry_dead_letters
from sehat.leads.models import Lead, OutboxRow


def confirm(request: HttpRequest, details: dict[str, str], action: Callable[[str], str]) -> HttpResponse:
    """The confirmation page; on POST the action, which gives the message for its member of staff."""
    back = reverse("leads:index")
    if request.method == "POST":
        messages.success(request, action(request.user.get_username()))
        return redirect(back)
    return render(request, "desk/confirmation.html", details | {"back": back})


@require_http_methods(["GET", "POST"])
def release(request: HttpRequest, pk: str) -> HttpResponse:
    """Takes a request out of Spam."""
    require(request, RELEASE)
    lead = get_object_or_404(Lead, pk=pk, erased_at=None)
    if lead.status != Lead.Status.SPAM:  # a colleague was quicker
        messages.error(request, f"Nothing was done: {lead.reference} is not spam.")
        return redirect("leads:index")
    reasons = ", ".join(lead.flags) or "no recorded sign"
    details = {
        "title": "Release from spam",
        "about": lead.reference,
        "fact": f"{lead.name}, {number_for(request.user, lead.mobile)}. Put aside because of: {reasons}.",
        "effect": "Once released it is a new request, and it is sent to the CRM.",
        "yes": "Yes, release",
    }

    def action(by: str) -> str:
        release_lead(by=by, lead_id=lead.pk)
        return f"{lead.reference} is released."

    return confirm(request, details, action)


@require_http_methods(["GET", "POST"])
def replay(request: HttpRequest, pk: str) -> HttpResponse:
    """Sends a request that the worker gave up to the CRM again."""
    require(request, REPLAY)
    row = get_object_or_404(OutboxRow.objects.select_related("lead"), lead_id=pk, state=OutboxRow.State.DEAD)
    details = {
        "title": "Send to the CRM again",
        "about": row.lead.reference,
        "fact": f"The worker gave up. The last error: {row.last_error or 'none'}",
        "effect": "Mend the reason first. Then it is sent at once, and tried as often as a new request.",
        "yes": "Yes, send it again",
    }

    def action(by: str) -> str:
        retry_dead_letters(by=by, lead_id=row.lead_id)
        return f"{row.lead.reference} is on its way to the CRM."

    return confirm(request, details, action)


@require_http_methods(["GET", "POST"])
def replay_all(request: HttpRequest) -> HttpResponse:
    """The same for every request that was given up, as after a long outage."""
    require(request, REPLAY)
    count = dead_letter_count()
    if not count:
        raise Http404
    details = {
        "title": "Send all to the CRM again",
        "about": f"{count} given up",
        "fact": "The CRM refused them, or could not be reached for about two days.",
        "effect": "Mend the reason first. Then they are sent at once, and tried as often as new requests.",
        "yes": "Yes, send them again",
    }

    def action(by: str) -> str:
        sent = retry_dead_letters(by=by)
        return (
            f"{sent} request{pluralize(sent, ' is,s are')} on {pluralize(sent, 'its,their')} way to the CRM."
        )

    return confirm(request, details, action)


def dead_letter_count() -> int:
    """Requests that the worker no longer tries to deliver. One query."""
    return OutboxRow.objects.filter(state=OutboxRow.State.DEAD).count()
