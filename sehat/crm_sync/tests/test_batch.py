"""Changes that are applied together leave what each leaves alone, and cost no query more for being many."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.crm_sync import actions
from sehat.crm_sync.actions import apply_changes, store_changes
from sehat.crm_sync.batch import apply_batch
from sehat.crm_sync.models import CrmChange, CrmStage
from sehat.gateways.crm.base import Change
from sehat.leads.actions import called_elsewhere, update_status
from sehat.leads.models import Appointment, Callback, Lead, LeadNote, OutboxRow
from sehat.leads.transitions import allowed_from

pytestmark = pytest.mark.django_db
NOW = timezone.now()
WORDS = ["new", "contacting", "qualified", "proposed", "confirmed", "visited", "no-show", "closed", "fishing"]
CALL = ("lead_id", "is_open", "furthest", "first_call_at", "first_call_by", "tries", "why_due", "version",
        "closed_because")  # fmt: skip


@pytest.fixture
def leads(site: Settings) -> list[Lead]:
    """One that is new, one with an appointment, one that is closed, one put aside, one without a call."""
    made = [Lead(name=f"Sunita {number}", mobile=f"987654321{number}") for number in range(5)]
    made[2].status = "closed"
    for number, lead in enumerate(made):
        lead.pk = f"SP-{number}"
        lead.save()
        OutboxRow.objects.create(lead=lead, state="held" if number == 3 else "sent", crm_id=f"crm-{number}")
    Appointment.objects.create(lead=made[1], starts_at=NOW + timedelta(days=2), place="Pune", by="desk")
    Callback.objects.filter(lead=made[4]).delete()
    return made


told = st.builds(
    lambda number, by_ours, stage, minutes, by, note: Change(
        lead_id=f"SP-{number}" if by_ours else "",
        crm_id=f"crm-{number}",
        stage=stage,
        at=NOW - timedelta(minutes=minutes),
        by=by,
        note=note,
    ),
    st.integers(0, 6),  # two are of requests that are not here
    st.booleans(),
    st.sampled_from(WORDS),
    st.integers(0, 30),
    st.sampled_from(["", "Asha"]),
    st.sampled_from(["", "", "Wants a morning."]),
)


@contextmanager
def undone() -> Iterator[None]:
    with transaction.atomic():
        yield
        transaction.set_rollback(True)


def left_by(changes: list[Change], size: int, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What there is after `size` at a time were applied; nothing of it stays."""
    monkeypatch.setattr(actions, "BATCH", size)
    monkeypatch.setattr(actions, "ROUND_SECONDS", 600)
    AuditEvent.objects.all().delete()
    with undone():
        store_changes(changes)
        assert apply_changes() == 0
        events = AuditEvent.objects.order_by("id").values_list("subject", "by", "action", "details")
        return {
            "leads": list(Lead.objects.order_by("pk").values_list("pk", "status")),
            "changes": sorted(CrmChange.objects.values_list("digest", "state", "note")),
            "stages": list(CrmStage.objects.order_by("pk").values()),
            "calls": list(Callback.objects.order_by("pk").values(*CALL)),
            "rows": list(OutboxRow.objects.order_by("lead").values_list("lead_id", "state")),
            "notes": sorted(LeadNote.objects.values_list("lead_id", "by", "text")),
            "events": sorted(events, key=lambda event: event[0]),  # of one request in their order
        }


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(changes=st.lists(told, max_size=14))
def test_together_is_as_one_by_one(
    leads: list[Lead], changes: list[Change], monkeypatch: pytest.MonkeyPatch
) -> None:
    one_by_one = left_by(changes, 1, monkeypatch)
    assert left_by(changes, 200, monkeypatch) == one_by_one
    assert left_by(changes, 3, monkeypatch) == one_by_one
    assert left_by(list(reversed(changes)), 200, monkeypatch)["leads"] == one_by_one["leads"]


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(changes=st.lists(told, max_size=14))
def test_every_move_is_one_of_ours_and_no_change_counts_twice(
    leads: list[Lead], changes: list[Change], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {lead.pk: lead.status for lead in leads}
    left = left_by([*changes, *changes], 200, monkeypatch)
    for subject, _, action, details in left["events"]:
        if action == "lead moved":
            lead_id = subject.removeprefix("lead ")
            assert details["before"] == before[lead_id]
            assert details["after"] in allowed_from(details["before"])
            before[lead_id] = details["after"]
    assert dict(left["leads"]) == before
    assert len(left["changes"]) == len({digest for digest, *_ in left["changes"]})
    assert {note for *_, note in left["changes"]} <= {""}
    status = dict(left["leads"])
    for stage in left["stages"]:
        assert stage["differs"] == (stage["status"] != status[stage["lead_id"]])


def test_a_move_is_written_as_the_desk_writes_one(leads: list[Lead]) -> None:
    """The signals of a save, which bulk writes send none of, would have left the same."""
    fields = ("status", "callback__is_open", "callback__furthest", "callback__version")
    kept = []
    for move in ("ours", "theirs"):
        with undone():
            if move == "ours":
                for status in ("contacting", "qualified"):
                    update_status(by="desk", lead_id="SP-0", status=status)
            else:
                called_elsewhere(by="CRM", lead_id="SP-0", statuses=("contacting", "qualified"), at=NOW)
            row = OutboxRow.objects.get(lead="SP-0")
            kept.append((*Lead.objects.values_list(*fields).get(pk="SP-0"), row.state))
    assert kept[0] == kept[1]


def test_two_hundred_cost_as_many_queries_as_two(leads: list[Lead], monkeypatch: pytest.MonkeyPatch) -> None:
    counts = []
    for many in (2, 200):
        made = Lead.objects.bulk_create(
            Lead(id=f"SP-{many}-{number}", name="Many", mobile="9876543210") for number in range(many)
        )
        store_changes([Change(lead.pk, "qualified", NOW, note="Yes.") for lead in made])
        pks = list(CrmChange.objects.filter(state="waiting").values_list("pk", flat=True))
        with CaptureQueriesContext(connection) as queries:
            apply_batch(pks)
        assert set(CrmChange.objects.filter(pk__in=pks).values_list("state", flat=True)) == {"applied"}
        counts.append(len(queries))
    assert counts[1] <= 2 * counts[0]  # a statement takes as many rows as its database lets it


def test_what_another_worker_has_applied_meanwhile_is_left_alone(leads: list[Lead]) -> None:
    store_changes([Change("SP-0", "qualified", NOW, note="Once.")])
    pks = list(CrmChange.objects.values_list("pk", flat=True))
    for _ in range(2):
        apply_batch(pks)
    assert LeadNote.objects.count() == 1
    assert AuditEvent.objects.filter(action="lead moved").count() == 2
