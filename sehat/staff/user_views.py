"""Accounts of staff in /cms: whoever may add and change them makes no administrator, nor touches one."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import BadRequest, PermissionDenied
from django.forms import ModelForm
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from wagtail.users.views import users

from sehat.staff.invitations import invite, may_invite

INVITED = "{name} is invited by mail to choose a password."
NOT_INVITED = "{name} has an account, and no mail goes out: set a password here, or mend the mail."
EMPTY = "Leave both empty, and the person is invited by mail to choose one."
MOST_DIGITS = 18  # of an id; more would not fit in a column


class NoAdministrators:
    """For views of one account: that of an administrator is for administrators."""

    def dispatch(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
        """Raises PermissionDenied."""
        account = self.get_object()  # type: ignore[attr-defined]
        if account.is_superuser and not is_administrator(request):
            raise PermissionDenied
        answer: HttpResponseBase = super().dispatch(request, *args, **kwargs)  # type: ignore[misc]
        return answer


def is_administrator(request: HttpRequest) -> bool:
    return bool(request.user.is_authenticated and request.user.is_superuser)


def without_administrator(form: ModelForm[User], request: HttpRequest) -> ModelForm[User]:
    """The form without the switch that makes an administrator, for who is none. Raises BadRequest for a group
    whose id no database holds, on which the form fails."""
    if any(len(pk) > MOST_DIGITS for pk in request.POST.getlist("groups")):
        raise BadRequest("No group has such an id")
    if not is_administrator(request):
        form.fields.pop("is_superuser", None)
    return form


class CreateView(users.CreateView):
    """An account without a password is one whose owner is invited to choose it."""

    def get_form(self, *args: Any, **kwargs: Any) -> ModelForm[User]:
        form = without_administrator(super().get_form(*args, **kwargs), self.request)
        if may_invite():
            for name in ("password1", "password2"):
                form.fields[name].required = False
            form.fields["password1"].help_text = EMPTY
        return form

    def form_valid(self, form: ModelForm[User]) -> HttpResponse:
        answer: HttpResponse = super().form_valid(form)
        if not form.cleaned_data["password1"]:
            name = form.instance.get_username()
            if invite(by=self.request.user.get_username(), user=form.instance):
                messages.success(self.request, INVITED.format(name=name))
            else:
                messages.error(self.request, NOT_INVITED.format(name=name))
        return answer


class EditView(NoAdministrators, users.EditView):
    def get_form(self, *args: Any, **kwargs: Any) -> ModelForm[User]:
        return without_administrator(super().get_form(*args, **kwargs), self.request)


class DeleteView(NoAdministrators, users.DeleteView):
    pass


class UserViewSet(users.UserViewSet):
    add_view_class = CreateView
    edit_view_class = EditView
    delete_view_class = DeleteView
