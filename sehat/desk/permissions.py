"""What staff may do with requests, one right a deed: groups are made of them (leads/migrations/_roles.py)."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest

VIEW = "leads.view_lead"  # lists and pages of requests, numbers masked
REVEAL = "leads.reveal_lead"  # whole numbers, e-mail addresses and photos, each look audited
WORK = "leads.call_lead"  # call, note, move on
ASSIGN = "leads.assign_lead"  # give requests to others
EXPORT = "leads.export_lead"
RELEASE = "leads.release_lead"  # out of Spam
REPLAY = "leads.replay_lead"  # to the CRM again


def require(request: HttpRequest, permission: str) -> User:
    """The member of staff. Raises PermissionDenied."""
    if not isinstance(request.user, User) or not request.user.has_perm(permission):
        raise PermissionDenied
    return request.user


def colleagues() -> list[User]:
    """Who may be given requests."""
    return [one for one in User.objects.filter(is_active=True).order_by("username") if one.has_perm(WORK)]


def leavers() -> list[User]:
    """Accounts that were switched off: requests may be with them still."""
    return list(User.objects.filter(is_active=False).order_by("username"))


def member(pk: str) -> User | None:
    """The colleague with this id; None for nobody, and for who may not call."""
    found = User.objects.filter(pk=pk, is_active=True).first() if pk.isdecimal() and len(pk) < 10 else None
    return found if found and found.has_perm(WORK) else None


def masked(number: str) -> str:
    """98••••••10: enough to tell two numbers apart, not enough to call one."""
    return (
        f"{number[:2]}{'•' * max(0, len(number) - 4)}{number[-2:]}" if len(number) > 4 else "•" * len(number)
    )


def number_for(user: Any, number: str) -> str:
    return number if user.has_perm(REVEAL) else masked(number)
