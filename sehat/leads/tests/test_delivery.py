"""From the outbox to the CRM: through every fault, and once."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.gateways.crm.base import Crm, Dead, Outcome, Record, Retry, Sent
from sehat.gateways.crm.local import LocalCrm
from sehat.gateways.crm.webhook import Webhook
from sehat.gateways.crm.zoho import Zoho
from sehat.gateways.models import VendorAccess
from sehat.gateways.tests.vendor import Fault, running_vendor
from sehat.gateways.tests.zoho_vendor import CLIENT, REFRESH, SECRET, running_zoho
from sehat.leads import delivery
from sehat.leads.actions import change_lead, retry_dead_letters, withdraw_lead
from sehat.leads.actions.changes import send_again
from sehat.leads.delivery import (
    BREAKER_SECONDS,
    MAX_ATTEMPTS,
    SCHEDULE,
    DeliveryWorker,
    claim,
    mark,
    mark_all,
    record_of,
    wait_after,
)
from sehat.leads.models import Lead, OutboxRow
from sehat.leads.tests.conftest import Submit
from sehat.leads.wire import CrmLead
from sehat.leads.wire.crm_record import CrmRecord, crm_record
from sehat.leads.worker import Worker

pytestmark = pytest.mark.django_db


class Scripted(Crm):
    """A CRM that answers as scripted and records what it was sent."""

    def __init__(self, outcome: Outcome | Exception, batch_size: int = 100) -> None:
        self.outcome = outcome
        self.batch_size = batch_size
        self.calls: list[list[Record]] = []

    def send(self, records: list[Record]) -> list[Outcome]:
        self.calls.append(records)
        if isinstance(self.outcome, Exception):
            raise self.outcome
        return [self.outcome for _ in records]


@pytest.fixture
def row(submit: Submit) -> OutboxRow:
    """A row whose wait for the second call is over."""
    lead = Lead.objects.get(pk=submit(Zutm_sourcedata="google").json()["data"][0]["Id"])
    return make_due(lead.outbox)


def make_due(row: OutboxRow) -> OutboxRow:
    row.due_at = timezone.now() - timedelta(seconds=1)
    row.leased_until = None
    row.save()
    return row


def test_the_local_crm_gets_one_line_a_lead_in_the_names_of_createleadzoho(
    row: OutboxRow, tmp_path: Path
) -> None:
    path = tmp_path / "crm.jsonl"
    assert DeliveryWorker(LocalCrm(path)).run_once() == 1
    [line] = path.read_text().splitlines()
    record = json.loads(line)
    assert set(record) == set(CrmRecord.wire_names().values()) > set(CrmLead.wire_names().values())
    assert record["name"] == "Sunita Rao"
    assert (record["phoneno"], record["Country_Code"]) == ("9876543210", "91")
    assert record["utm_source"] == "google"
    assert record["Web_Lead_Id"] == row.lead_id
    row.refresh_from_db()
    assert (row.state, row.crm_id) == ("sent", row.lead_id)


def test_a_sent_row_is_not_sent_again(row: OutboxRow) -> None:
    crm = Scripted(Sent("z1"))
    worker = DeliveryWorker(crm)
    assert [worker.run_once(), worker.run_once()] == [1, 0]
    assert len(crm.calls) == 1


def test_a_lead_waits_for_its_second_call_first(submit: Submit) -> None:
    submit()
    assert DeliveryWorker(Scripted(Sent("z1"))).run_once() == 0


@pytest.mark.parametrize("outcome", [Retry("503"), ConnectionError("refused")])
def test_a_crm_that_is_down_leaves_the_lead_waiting(row: OutboxRow, outcome: Outcome | Exception) -> None:
    DeliveryWorker(Scripted(outcome)).run_once()
    row.refresh_from_db()
    assert row.state == "waiting"
    assert row.attempts == 1
    assert 3 <= (row.due_at - timezone.now()).total_seconds() <= 6.1
    assert row.last_error


def test_the_waits_follow_the_schedule_within_a_fifth() -> None:
    for attempts, seconds in enumerate(SCHEDULE, start=1):
        assert 0.8 * seconds <= wait_after(attempts) <= 1.2 * seconds


def test_after_the_last_try_a_row_is_dead_and_a_person_is_told(
    row: OutboxRow, caplog: pytest.LogCaptureFixture
) -> None:
    OutboxRow.objects.update(attempts=len(SCHEDULE))
    DeliveryWorker(Scripted(Retry("still down"))).run_once()
    row.refresh_from_db()
    assert row.state == "dead"
    assert row.lead_id in caplog.text
    assert "9876543210" not in caplog.text


@pytest.mark.parametrize("again", ["one", "all", "changed", "send again"])
def test_what_is_queued_again_has_all_its_tries_again(row: OutboxRow, again: str) -> None:
    """With those of before it was given up at the next fault."""
    OutboxRow.objects.update(state="dead", attempts=MAX_ATTEMPTS)
    ways: dict[str, Callable[[], object]] = {
        "one": lambda: retry_dead_letters(by="desk", lead_id=row.lead_id),
        "all": lambda: retry_dead_letters(by="desk"),
        "changed": lambda: change_lead(
            by="desk", lead_id=row.lead_id, action="lead corrected", name="Sunita"
        ),
        "send again": lambda: send_again(by="desk", lead_id=row.lead_id),
    }
    assert ways[again]()
    DeliveryWorker(Scripted(Retry("still down"))).run_once()
    row.refresh_from_db()
    assert (row.state, row.attempts) == ("waiting", 1)


def test_what_the_crm_will_never_take_is_dead_at_once(row: OutboxRow) -> None:
    DeliveryWorker(Scripted(Dead("INVALID_DATA Mobile"))).run_once()
    row.refresh_from_db()
    assert (row.state, row.last_error) == ("dead", "INVALID_DATA Mobile")


def test_the_crm_may_ask_for_a_longer_wait(row: OutboxRow) -> None:
    DeliveryWorker(Scripted(Retry("429", after=900))).run_once()
    row.refresh_from_db()
    assert (row.due_at - timezone.now()).total_seconds() > 890


def test_two_workers_never_take_the_same_row_and_a_dead_worker_s_row_comes_back(row: OutboxRow) -> None:
    assert [taken.pk for taken in claim(10)] == [row.pk]
    assert claim(10) == []
    OutboxRow.objects.update(leased_until=timezone.now() - timedelta(seconds=1))
    assert [taken.pk for taken in claim(10)] == [row.pk]


def test_a_lease_of_before_the_clock_was_set_back_is_over(row: OutboxRow) -> None:
    OutboxRow.objects.update(leased_until=timezone.now() + timedelta(hours=3))
    assert [taken.pk for taken in claim(10)] == [row.pk]


def test_five_failures_in_a_row_pause_the_worker(submit: Submit, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(6):
        lead = Lead.objects.get(pk=submit(MobileNoData=f"987654320{number}").json()["data"][0]["Id"])
        make_due(lead.outbox)
    now = [1000.0]
    monkeypatch.setattr("sehat.leads.delivery.time.monotonic", lambda: now[0])
    crm = Scripted(Retry("down"), batch_size=1)
    worker = DeliveryWorker(crm)
    assert [worker.run_once() for _ in range(6)] == [1, 1, 1, 1, 1, 0]
    now[0] += BREAKER_SECONDS
    assert worker.run_once() == 1


class Paused(Scripted):
    def paused_seconds(self) -> float:
        return 60.0


def test_a_crm_that_is_paused_costs_no_lead_a_try(row: OutboxRow) -> None:
    crm = Paused(Sent("z1"))
    assert DeliveryWorker(crm).run_once() == 0
    row.refresh_from_db()
    assert (crm.calls, row.attempts, row.leased_until) == ([], 0, None)


def test_no_call_for_a_lead_begins_when_its_lease_is_as_good_as_over(
    row: OutboxRow, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A vendor that takes four calls a lead would take 32 seconds for each of five."""
    monkeypatch.setattr(delivery, "MARK_SECONDS", delivery.LEASE_SECONDS)
    with running_vendor() as vendor:
        settings.CRM_WEBHOOK_URL, settings.CRM_WEBHOOK_SECRET = vendor.url, "s" * 40
        DeliveryWorker(Webhook()).run_once()
    row.refresh_from_db()
    assert (row.state, row.last_error, vendor.calls) == ("waiting", "webhook: no time left", [])


def test_a_lead_comes_through_every_fault_of_zoho_once(row: OutboxRow, settings: Settings) -> None:
    with running_zoho() as vendor:
        settings.ZOHO_ACCOUNTS_URL = vendor.url
        settings.ZOHO_API_URL = vendor.url
        settings.ZOHO_CLIENT_ID, settings.ZOHO_CLIENT_SECRET = CLIENT, SECRET
        settings.ZOHO_REFRESH_TOKEN = REFRESH
        vendor.token_faults = [Fault(status=500), Fault(body=b'{"error": "invalid_code"}')]
        vendor.faults = [
            Fault(stored=True, cut=True),
            Fault(status=429),
            Fault(status=401),
            Fault(status=401),
        ]
        runs = 0
        while row.state == "waiting":
            runs += 1
            VendorAccess.objects.update(paused_until=None)
            assert DeliveryWorker(Zoho()).run_once() == 1
            row.refresh_from_db()
            if row.state == "waiting":
                make_due(row)
        assert runs == 6
        assert row.state == "sent"
        assert [lead["Last_Name"] for lead in vendor.leads.values()] == ["Sunita Rao"]


@pytest.mark.parametrize("status", [Lead.Status.SPAM, Lead.Status.WITHDRAWN])
def test_spam_and_withdrawn_requests_stay_here(row: OutboxRow, status: str) -> None:
    Lead.objects.update(status=status)
    assert DeliveryWorker(Scripted(Sent("z1"))).run_once() == 0


class WhileSending(Crm):
    """A CRM that takes its time: something happens before it answers."""

    def __init__(self, outcome: Outcome, happens: Callable[[], object]) -> None:
        self.outcome, self.happens = outcome, happens
        self.heard: list[Record] = []

    def send(self, records: list[Record]) -> list[Outcome]:
        self.heard += records
        self.happens()
        return [self.outcome for _ in records]


@pytest.mark.parametrize("outcome", [Sent("z1"), Retry("slow"), Dead("no")])
def test_a_withdrawal_during_the_send_still_reaches_the_crm(row: OutboxRow, outcome: Outcome) -> None:
    crm = WhileSending(outcome, lambda: withdraw_lead(by="patient", lead_id=row.lead_id))
    DeliveryWorker(crm).run_once()
    assert "withdrawn" not in str(crm.heard[0]["Remark"])
    calm = WhileSending(Sent("z1"), lambda: None)
    assert DeliveryWorker(calm).run_once() == 1
    assert "withdrawn" in str(calm.heard[0]["Remark"])
    row.refresh_from_db()
    assert (row.state, row.crm_id) == ("sent", "z1")


def test_a_disk_that_is_full_is_a_retry(tmp_path: Path) -> None:
    folder = tmp_path / "crm.jsonl"
    folder.mkdir()
    [outcome] = LocalCrm(folder).send([{"Web_Lead_Id": "SP-1"}])
    assert isinstance(outcome, Retry)


class Refusing(Scripted):
    """Refuses a whole batch that holds one record it does not like, as some vendors do."""

    def __init__(self, disliked: str) -> None:
        super().__init__(Sent("z1"))
        self.disliked = disliked

    def send(self, records: list[dict[str, object]]) -> list[Outcome]:
        self.calls.append(records)
        if any(record["Web_Lead_Id"] == self.disliked for record in records):
            return [Dead("INVALID_DATA") for _ in records]
        return [Sent(f"z{number}") for number, _ in enumerate(records)]


@pytest.fixture
def many(submit: Submit) -> list[str]:
    for number in range(20):
        submit(MobileNoData=str(9876543200 + number))
    OutboxRow.objects.update(due_at=timezone.now() - timedelta(seconds=1))
    return list(OutboxRow.objects.order_by("due_at").values_list("lead_id", flat=True))


def states() -> dict[str, str]:
    return dict(OutboxRow.objects.values_list("lead_id", "state"))


def test_a_batch_that_is_refused_for_one_record_is_halved_until_it_stands_alone(many: list[str]) -> None:
    crm = Refusing(many[7])
    DeliveryWorker(crm).run_once()
    assert [lead for lead, state in states().items() if state != "sent"] == [many[7]]
    assert states()[many[7]] == "dead"
    assert len(crm.calls) <= 2 * 5 + 1


def test_a_lead_that_makes_no_record_stops_no_other(
    many: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def record(lead: Lead) -> dict[str, object]:
        if lead.pk == many[3]:
            raise ValueError("holds a control character")
        return crm_record(lead)

    monkeypatch.setattr(delivery, "crm_record", record)
    DeliveryWorker(Scripted(Sent("z1"))).run_once()
    assert [lead for lead, state in states().items() if state != "sent"] == [many[3]]
    assert f"lead {many[3]} makes no record" in caplog.text


def test_a_batch_is_marked_by_a_statement_for_all(many: list[str]) -> None:
    counts = []
    for size in (2, 18):
        rows = claim(size)
        assert len(rows) == size
        with CaptureQueriesContext(connection) as queries:
            mark_all([(row, Sent(f"z{row.pk}")) for row in rows])
        counts.append(len(queries))
    assert counts[0] == counts[1]
    assert {row.crm_id for row in OutboxRow.objects.filter(state="sent")} >= {f"z{row.pk}" for row in rows}
    told = AuditEvent.objects.filter(action="lead delivered").values_list("subject", flat=True)
    assert set(told) >= {f"lead {row.lead_id}" for row in rows}


def test_of_a_batch_only_what_lost_its_lease_stays_due(many: list[str]) -> None:
    rows = claim(3)
    withdraw_lead(by="test", lead_id=rows[1].lead_id)
    mark_all([(rows[0], Sent("a")), (rows[1], Sent("b")), (rows[2], Dead("no"))])
    known = {row.pk: (row.state, row.crm_id) for row in OutboxRow.objects.all()}
    assert [known[row.pk] for row in rows] == [("sent", "a"), ("waiting", "b"), ("dead", "")]


def test_maintenance_that_takes_long_delays_no_request(
    row: OutboxRow, monkeypatch: pytest.MonkeyPatch, settings: Settings, tmp_path: Path
) -> None:
    settings.VAR_DIR, ran = tmp_path, []
    monkeypatch.setattr("sehat.leads.worker.call_command", lambda name, **_: ran.append(name))
    worker = Worker()
    worker.run_once()
    assert (states()[row.lead_id], ran) == ("sent", [])
    worker.maintain()
    assert set(ran) == set(settings.MAINTENANCE)


def test_what_kills_its_worker_is_put_aside_and_takes_no_other_along(many: list[str]) -> None:
    """Each worker dies of the poison it claimed; its leases lapse, and the next worker comes."""
    poison = many[0]
    deaths = 0
    while states()[poison] == "waiting" and deaths < 50:
        rows = claim(100)
        if any(row.lead_id == poison and row.attempts <= MAX_ATTEMPTS for row in rows):
            deaths += 1
            lapsed = timezone.now() - timedelta(seconds=1)
            OutboxRow.objects.filter(leased_until__isnull=False).update(leased_until=lapsed)
        for row in rows:
            if row.lead_id != poison:
                mark(row, Sent("z1"))
            elif row.attempts > MAX_ATTEMPTS:
                record_of(row)
    assert deaths == MAX_ATTEMPTS
    assert {lead: state for lead, state in states().items() if state != "sent"} == {poison: "dead"}


@pytest.mark.parametrize(
    "name", ["FormLocalityField", "hospital", "specializationField", "nameField", "queryField"]
)
def test_letters_that_no_form_types_leave_the_form_and_the_request_is_delivered(
    client: Client, name: str
) -> None:
    form = {
        "nameField": "Asha", "mobileField": "9876543210", "cityField": "Pune", "treatment": "Other",
        "countryCode": "+91",
    }  # fmt: skip
    answer = client.post("/request", form | {name: f"{form.get(name, 'x')}\x01\x0b"})
    assert answer.status_code == 303
    OutboxRow.objects.update(due_at=timezone.now() - timedelta(seconds=1))
    DeliveryWorker(Scripted(Sent("z1"))).run_once()
    assert set(states().values()) == {"sent"}
