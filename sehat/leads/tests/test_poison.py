"""One request that something is wrong with, among many: all others are delivered, and it is accounted for.

Ten kinds, by each of the three roads in; POISON_AMONG says among how many.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from sehat.gateways.crm.base import Dead, Outcome, Record, Retry, Sent
from sehat.leads import delivery
from sehat.leads.delivery import MAX_ATTEMPTS, DeliveryWorker
from sehat.leads.models import Lead, OutboxRow
from sehat.leads.tests.conftest import GOOD, Submit
from sehat.leads.tests.test_delivery import Scripted
from sehat.leads.wire.crm_record import crm_record

pytestmark = pytest.mark.django_db

AMONG = int(os.environ.get("POISON_AMONG", "24"))
TEXTS = {
    "control characters": "Asha\x01\x0b\x7f",
    "letters that turn the line": "Asha \u202egnp.exe\u2066",
    "a formula": '=HYPERLINK("http://example.org","x")',
}


class Killed(BaseException):
    """What ends the process of a worker: nothing in it may catch this."""


class Poisoned(Scripted):
    """A CRM, or the gateway before it, that cannot bear one record."""

    def __init__(self, kind: str, lead_id: str) -> None:
        super().__init__(Sent("z1"))
        self._kind, self._lead_id = kind, lead_id

    def send(self, records: list[Record]) -> list[Outcome]:
        good: list[Outcome] = [Sent("z1") for _ in records]
        place = next((n for n, one in enumerate(records) if one["Web_Lead_Id"] == self._lead_id), None)
        if place is None:
            return good
        match self._kind:
            case "refused":
                good[place] = Dead("INVALID_DATA")
            case "never answered":
                good[place] = Retry("timed out")
            case "the batch refused":
                return [Dead("INVALID_DATA") for _ in records]
            case "the gateway fails":
                raise UnicodeEncodeError("utf-8", "\ud800", 0, 1, "surrogates not allowed")
            case "outcomes missing":
                return good[1:]
            case "the worker killed":
                raise Killed
        return good


def by_browser(client: Client, text: str) -> Any:
    return client.post("/api/lead/submit", GOOD | {"QueryData": text}, content_type="application/json")


def by_campaign(client: Client, text: str) -> Any:
    record = GOOD | {"QueryData": text}
    return client.post("/lead/v1/admin/webleadcreate", record, content_type="application/json")


def by_plain_form(client: Client, text: str) -> Any:
    form = {"nameField": "Asha", "mobileField": GOOD["MobileNoData"], "cityField": "Pune"}
    said = {"treatment": "Other", "countryCode": "+91", "queryField": text}
    return client.post("/request", form | said)


ROADS = {"browser": by_browser, "campaign": by_campaign, "plain form": by_plain_form}
VENDORS = (
    *("refused", "never answered", "the batch refused", "the gateway fails", "outcomes missing"),
    *("the worker killed", "no record"),
)


@pytest.fixture(params=list(ROADS))
def road(request: pytest.FixtureRequest) -> Callable[[Client, str], Any]:
    return ROADS[request.param]


@pytest.fixture
def others(submit: Submit) -> set[str]:
    """The requests around it, written at once."""
    lead = Lead.objects.get(pk=submit(MobileNoData="9876543000").json()["data"][0]["Id"])
    row = lead.outbox
    leads = []
    for number in range(1, AMONG - 1):
        lead.pk, lead.mobile = f"{lead.pk[:-4]}{number:04d}", f"+9198765{number:05d}"
        leads.append(
            Lead(**{field.attname: getattr(lead, field.attname) for field in Lead._meta.concrete_fields})
        )
    Lead.objects.bulk_create(leads)
    OutboxRow.objects.bulk_create(OutboxRow(lead=one, due_at=row.due_at) for one in leads)
    return set(OutboxRow.objects.values_list("lead_id", flat=True))


def deliver_all(crm: Poisoned) -> None:
    """Workers come and go, and time passes, until nothing waits."""
    for _ in range(4 * MAX_ATTEMPTS + AMONG):  # what a dead worker held comes back one by one
        waiting = OutboxRow.objects.filter(state="waiting")
        if not waiting.exists():
            return
        past = timezone.now() - timedelta(minutes=10)
        waiting.update(due_at=past)
        waiting.filter(leased_until__isnull=False).update(leased_until=past + timedelta(minutes=9))
        try:
            DeliveryWorker(crm).run_once()
        except Killed:
            continue


def states() -> dict[str, str]:
    return dict(OutboxRow.objects.values_list("lead_id", "state"))


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_no_text_stops_a_delivery(
    client: Client, road: Callable[[Client, str], Any], others: set[str], text: str
) -> None:
    """A call that cannot take it says which field; a form takes it without those characters."""
    answer = road(client, text)
    is_taken = answer.status_code < 400
    assert is_taken or (answer.status_code == 422 and "QueryData" in answer.text)
    deliver_all(Poisoned("", ""))
    assert len(states()) == AMONG - (not is_taken)
    assert set(states().values()) == {"sent"}


@pytest.mark.parametrize("kind", VENDORS)
def test_what_cannot_be_delivered_is_put_aside_alone_with_its_reason(
    client: Client,
    road: Callable[[Client, str], Any],
    others: set[str],
    kind: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert road(client, "Asha").status_code < 400
    (poison,) = set(states()) - others

    def record(lead: Lead) -> Record:
        if lead.pk == poison:
            raise ValueError("makes no record")
        return crm_record(lead)

    if kind == "no record":
        monkeypatch.setattr(delivery, "crm_record", record)
    deliver_all(Poisoned(kind, poison))
    assert {lead for lead, state in states().items() if state == "sent"} == others
    row = OutboxRow.objects.get(lead_id=poison)
    assert (row.state, bool(row.last_error)) == ("dead", True)
    assert f"lead {poison}" in caplog.text
