"""Requests are locked before their calls, all at once: no two wait for each other."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any, TypeVar

import pytest
from django.contrib.auth.models import User
from django.db import connection, transaction
from django.db.models import QuerySet
from django.utils import timezone

from sehat.leads.actions import (
    CallResult,
    change_call_time,
    give,
    give_all,
    save_call,
    set_available,
    share_out,
    take,
)
from sehat.leads.models import Callback, Lead, Shift

pytestmark = pytest.mark.django_db(transaction=True)
T = TypeVar("T")


class StillFree:
    """Which of these rows another agent could lock as one of `table` is first locked or written."""

    def __init__(self, rows: QuerySet[Any], table: str) -> None:
        self.rows, self.table = rows, table
        self.found: list[Any] | None = None

    def __call__(self, execute: Callable[..., object], sql: str, *rest: object) -> object:
        is_lock = sql.startswith(("INSERT", "UPDATE")) or "FOR UPDATE" in sql
        if self.found is None and is_lock and f'"{self.table}"' in sql:
            self.found = of_another(self.look)
        return execute(sql, *rest)

    def look(self) -> list[Any]:
        if not connection.features.has_select_for_update:
            return []  # SQLite has one writer, who has locked all
        with transaction.atomic():
            return list(self.rows.select_for_update(skip_locked=True).values_list("pk", flat=True))


class Meanwhile:
    """Another agent does something after we looked: as we first lock a row of `table`."""

    def __init__(self, deed: Callable[[], object], table: str) -> None:
        self.deed, self.table = deed, table
        self.is_done = not connection.features.has_select_for_update
        if self.is_done:
            deed()  # SQLite has one writer: they came before us

    def __call__(self, execute: Callable[..., object], sql: str, *rest: object) -> object:
        if not self.is_done and "FOR UPDATE" in sql and f'"{self.table}"' in sql:
            self.is_done = True
            assert of_another(self.deed)
        return execute(sql, *rest)


def of_another(deed: Callable[[], T]) -> T:
    """In a thread and a connection of its own."""

    def do() -> T:
        try:
            return deed()
        finally:
            connection.close()

    with ThreadPoolExecutor(1) as another:
        return another.submit(do).result()


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
    seen = StillFree(Lead.objects.filter(pk__in=ids), "leads_callback")
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


def test_who_shares_out_locks_every_shift_before_a_call(lata: User) -> None:
    """Two at once gave the same agent their turn, and wrote down whose it was in other orders."""
    for user in (User.objects.create_superuser("meena"), lata):
        set_available(by=user, is_available=True)
    request_of(1)
    seen = StillFree(Shift.objects.all(), "leads_callback")
    with connection.execute_wrapper(seen):
        assert share_out(by=lata) == 1
    assert seen.found == []


@pytest.mark.parametrize("keeps", [True, False])
def test_who_is_claimed_as_requests_are_shared_out_stays_with_who_claimed(lata: User, *, keeps: bool) -> None:
    """The agent was calling; a second one would have called as well."""
    meena, lead_id, free = User.objects.create_superuser("meena"), request_of(1), request_of(2)
    set_available(by=lata, is_available=True)
    with connection.execute_wrapper(
        Meanwhile(lambda: take(by=meena, lead_id=lead_id, keeps=keeps), "leads_lead")
    ):
        assert share_out(by=lata) == 1
    call = Callback.objects.get(pk=lead_id)
    assert (call.held_by, call.owner) == (meena, meena if keeps else None)
    assert Callback.objects.get(pk=free).owner == lata


def test_who_is_claimed_as_all_of_a_colleague_are_given_stays_with_who_claimed(lata: User) -> None:
    meena, ravi = (User.objects.create_superuser(name) for name in ("meena", "ravi"))
    lead_id = request_of(1)
    request_of(2)
    Callback.objects.update(owner=lata)
    with connection.execute_wrapper(Meanwhile(lambda: take(by=meena, lead_id=lead_id), "leads_lead")):
        assert give_all(by=lata, of=lata, to=ravi) == 1
    assert Callback.objects.get(pk=lead_id).owner == meena
