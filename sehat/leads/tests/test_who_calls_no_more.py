"""Agents who left, or were given other work, while their switch said that they take requests."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from sehat.leads.actions import claim_next, give, set_available, share_out
from sehat.leads.models import Callback
from sehat.leads.tests.test_calls import agent, request_of

pytestmark = pytest.mark.django_db


def leaves(user: User) -> None:
    user.is_active = False
    user.save()


def gets_other_work(user: User) -> None:
    user.groups.clear()


GONE = pytest.mark.parametrize("go", [leaves, gets_other_work])


@GONE
def test_what_is_overdue_with_them_is_offered_to_others(go: Callable[[User], None]) -> None:
    """Whoever is on shift keeps theirs: nobody had taken them off it."""
    gone, meena = agent("gone"), agent("meena")
    set_available(by=gone, is_available=True)
    lead = request_of(due_at=timezone.now() - timedelta(minutes=5))
    give(by=meena, lead_id=lead.pk, to=gone)
    assert claim_next(by=meena) is None
    go(gone)
    claimed = claim_next(by=meena)
    assert claimed
    assert claimed.lead_id == lead.pk


@GONE
def test_nothing_is_shared_out_to_them(go: Callable[[User], None]) -> None:
    gone, meena = agent("gone"), agent("meena")
    for user in (gone, meena):
        set_available(by=user, is_available=True)
    go(gone)
    leads = [request_of(number) for number in range(3)]
    assert share_out(by=meena) == 3
    assert set(Callback.objects.filter(lead__in=leads).values_list("owner", flat=True)) == {meena.pk}


def test_an_administrator_who_takes_requests_gets_them() -> None:
    boss = User.objects.create_superuser("boss")
    set_available(by=boss, is_available=True)
    lead = request_of()
    assert share_out(by=boss) == 1
    assert Callback.objects.get(lead=lead).owner == boss
