"""Requests are locked before their calls, all at once: no two wait for each other."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.db import connection, transaction
from django.utils import timezone

from sehat.leads.actions import (
    CallResult,
    change_call_time,
    give,
    give_all,
    save_call,
    set_available,
    share_out,
)
from sehat.leads.models import Callback, Lead

pytestmark = pytest.mark.django_db(transaction=True)


class StillFree:
    """Which of these requests another agent could lock as a call is first locked or written."""

    def __init__(self, ids: list[str]) -> None:
        self.ids = ids
        self.found: list[str] | None = None

    def __call__(self, execute: Callable[..., object], sql: str, *rest: object) -> object:
        is_lock = sql.startswith("UPDATE") or "FOR UPDATE" in sql
        if self.found is None and is_lock and '"leads_callback"' in sql:
            with ThreadPoolExecutor(1) as another:
                self.found = another.submit(self.look).result()
        return execute(sql, *rest)

    def look(self) -> list[str]:
        if not connection.features.has_select_for_update:
            return []  # SQLite has one writer, who has locked all
        try:
            with transaction.atomic():
                free = Lead.objects.filter(pk__in=self.ids).select_for_update(skip_locked=True)
                return list(free.values_list("pk", flat=True))
        finally:
            connection.close()


@pytest.fixture
def lata() -> User:
    return User.objects.create_superuser("lata")


def request_of(number: int) -> str:
    """Of a patient who was called once, and is to be called again."""
    lead = Lead.objects.create(name="Asha", country_code="+91", mobile=f"98100000{number:02}")
    now = timezone.now()
    made = {"first_call_at": now, "why_due": Callback.Why.RETRY, "not_before": now - timedelta(hours=1)}
    Callback.objects.filter(lead=lead).update(**made)
    return lead.pk


def free_while(ids: list[str], deed: Callable[[], object]) -> list[str] | None:
    seen = StillFree(ids)
    with connection.execute_wrapper(seen):
        assert deed()
    return seen.found


def test_a_patient_who_wants_another_time_locks_their_request_before_its_call() -> None:
    """Whoever had locked the request waited for the call, and the patient for the request."""
    lead_id = request_of(1)
    wish = {"lead_id": lead_id, "call_time": "Later 4-8"}
    assert free_while([lead_id], lambda: change_call_time(by="patient", **wish)) == []


@pytest.mark.parametrize("deed", ["share", "give all", "give", "save"])
def test_staff_lock_every_request_before_the_first_call(lata: User, deed: str) -> None:
    """One after the other, shared out, they met a colleague who locked the same ones in another order."""
    first, second, again = request_of(1), request_of(2), request_of(1)
    set_available(by=lata, is_available=True)
    if deed == "give all":
        Callback.objects.update(owner=lata)
    do: Callable[[], object] = {
        "share": lambda: share_out(by=lata),
        "give all": lambda: give_all(by=lata, of=lata, to=None),
        "give": lambda: give(by=lata, lead_id=first, to=lata),
        "save": lambda: save_call(
            by=lata, lead_id=first, version=0, result=CallResult("contacting", "no-answer")
        ),
    }[deed]
    ids = [first, second, again] if deed in {"share", "give all"} else [first, again]
    assert free_while(ids, do) == []
