"""A member's own second factor, and that of another who lost the phone. Both inside /cms."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from sehat.staff import actions
from sehat.staff.pending_login import begin_second_factor
from sehat.staff.selectors import has_second_factor, may_reset, recovery_codes_left


@sensitive_post_parameters()
@require_http_methods(["GET", "POST"])
def own(request: HttpRequest) -> HttpResponse:
    """New recovery codes, or another phone: both want a code first."""
    member = request.user
    assert isinstance(member, User)  # Wagtail lets nobody else in
    fault = ""
    if request.method == "POST":
        try:
            actions.prove(by=member.get_username(), member=member, code=request.POST.get("code", ""))
        except actions.Refused as refusal:
            fault = str(refusal)
        else:
            return changed(request, member)
    context = {"left": recovery_codes_left(member), "has_one": has_second_factor(member), "fault": fault}
    return render(request, "staff/own.html", context)


def changed(request: HttpRequest, member: User) -> HttpResponse:
    home, name = reverse("wagtailadmin_home"), member.get_username()
    if "another_phone" in request.POST:
        actions.reset(by=name, member=member)
        begin_second_factor(request, member, next=home, remember=False)
        return redirect("staff_set_up")
    codes = actions.renew_codes(by=name, member=member)
    return render(request, "staff/recovery_codes.html", {"codes": codes, "next": home})


@require_http_methods(["GET", "POST"])
def reset(request: HttpRequest, pk: int) -> HttpResponse:
    """An administrator, for somebody who lost phone and recovery codes."""
    member = get_object_or_404(User, pk=pk)
    if not may_reset(request.user, member):
        raise PermissionDenied
    back = reverse("wagtailusers_users:index")
    if request.method == "POST":
        actions.reset(by=request.user.get_username(), member=member)
        messages.success(request, f"{member.get_username()} sets up a new second factor at the next login.")
        return redirect(back)
    return render(request, "staff/reset.html", {"member": member, "back": back})
