"""Login of staff: the password, then a code; the first time, setting up the authenticator app."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from django.conf import settings
from django.contrib import messages
from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.safestring import mark_safe
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods
from wagtail.admin.views.account import LoginView

from sehat.staff import actions
from sehat.staff.authenticator import key_to_type, qr_code
from sehat.staff.pending_login import PendingLogin, begin_second_factor, complete_login, pending_login_of
from sehat.staff.selectors import has_second_factor

Page = Callable[[HttpRequest, PendingLogin], HttpResponse]


class StaffLogin(LoginView):
    def form_valid(self, form: Form) -> HttpResponse:
        if not settings.STAFF_SECOND_FACTOR:
            actions.note_login(member=form.get_user())  # type: ignore[attr-defined]
            answer: HttpResponse = super().form_valid(form)
            return answer
        member, remember = form.get_user(), form.cleaned_data["remember"]  # type: ignore[attr-defined]
        begin_second_factor(self.request, member, next=self.get_success_url(), remember=remember)
        return redirect("staff_code" if has_second_factor(member) else "staff_set_up")


def requires_pending_login(page: Page) -> Callable[[HttpRequest], HttpResponse]:
    """A page for those whose password was right; others begin at the password."""

    @never_cache
    @sensitive_post_parameters()
    @require_http_methods(["GET", "POST"])
    @wraps(page)
    def view(request: HttpRequest) -> HttpResponse:
        pending = pending_login_of(request)
        if pending is None:
            messages.warning(request, "Please sign in again: that took longer than ten minutes.")
            return redirect("wagtailadmin_login")
        return page(request, pending)

    return view


@requires_pending_login
def code(request: HttpRequest, pending: PendingLogin) -> HttpResponse:
    if not has_second_factor(pending.user):  # reset meanwhile
        return redirect("staff_set_up")
    if request.method != "POST":
        return render(request, "staff/code.html")
    try:
        device = actions.prove(
            by=pending.user.get_username(), member=pending.user, code=request.POST.get("code", "")
        )
    except actions.Refused as refusal:
        return render(request, "staff/code.html", {"fault": str(refusal)})
    complete_login(request, pending, device)
    return redirect(pending.next)


@requires_pending_login
def set_up(request: HttpRequest, pending: PendingLogin) -> HttpResponse:
    """Adds an authenticator at the first login; the recovery codes are shown once."""
    if has_second_factor(pending.user):
        return redirect("staff_code")
    fault = ""
    if request.method == "POST":
        try:
            device, codes = actions.set_up(
                by=pending.user.get_username(),
                member=pending.user,
                key=pending.key,
                code=request.POST.get("code", ""),
            )
        except actions.Refused as refusal:
            fault = str(refusal)
        else:
            complete_login(request, pending, device)
            return render(request, "staff/recovery_codes.html", {"codes": codes, "next": pending.next})
    # Rendered by segno from our own address: nothing in it was typed by anybody but the user name, encoded.
    picture = mark_safe(qr_code(pending.user, pending.key))  # noqa: S308  # nosec B308 B703
    context = {"picture": picture, "key": key_to_type(pending.key), "fault": fault}
    return render(request, "staff/set_up.html", context)
