"""Many requests, a CRM with every fault, and workers that die: none missing, none doubled (gateways.md)."""

from __future__ import annotations

import logging
import os
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from pytest_django import Settings

from sehat.gateways import http
from sehat.gateways.crm.base import Crm
from sehat.gateways.crm.hubspot import HubSpot
from sehat.gateways.crm.salesforce import Salesforce
from sehat.gateways.models import VendorAccess
from sehat.gateways.tests import crm_faults, crm_vendor
from sehat.gateways.tests.crm_faults import Kind
from sehat.gateways.tests.crm_vendor import ACCESS, SECRET, CrmVendor, Rules, running_crm
from sehat.gateways.tests.vendor import Fault
from sehat.leads import delivery
from sehat.leads.delivery import DeliveryWorker
from sehat.leads.models import Lead, OutboxRow

logger = logging.getLogger(__name__)
# STORM_REQUESTS=10000 has fifty deaths and 150 faults; `-s --log-cli-level=INFO` tells how often each came.
REQUESTS = int(os.environ.get("STORM_REQUESTS", "400"))
DEATHS, FAULTS = REQUESTS // 200, REQUESTS * 3 // 200
CALL_SECONDS = 2.5  # long enough for a busy machine: what is slow of itself uses up the tries of a row
MANY_KINDS = 20


@dataclass(frozen=True)
class Played:
    gateway: type[Crm]
    rules: Rules
    kinds: dict[str, Kind]
    settings: dict[str, str]
    url: str


PLAYED = {
    "Salesforce": Played(
        Salesforce,
        crm_vendor.salesforce,
        crm_faults.SALESFORCE,
        {"SALESFORCE_CLIENT_ID": ACCESS, "SALESFORCE_CLIENT_SECRET": SECRET},
        "SALESFORCE_URL",
    ),
    "HubSpot": Played(
        HubSpot, crm_vendor.hubspot, crm_faults.HUBSPOT, {"HUBSPOT_TOKEN": ACCESS}, "HUBSPOT_URL"
    ),
}


class Killed(BaseException):
    """The worker is no more: nothing after this line of it runs, not even its `except Exception`."""


def faults(kinds: dict[str, Kind], dice: random.Random) -> tuple[list[Fault], Counter[str]]:
    """Of the next calls, about every second one, each kind at least once and in any order; half come after
    the leads were written. With how often each kind comes."""
    names = [*kinds, *dice.choices(list(kinds), k=max(0, FAULTS - len(kinds)))]
    dice.shuffle(names)
    well = Fault(stored=True)
    calls = [
        call for name in names for call in (kinds[name](dice.random() < 0.5), *[well] * dice.randrange(3))
    ]
    return calls, Counter(names)


@pytest.fixture
def requests(db: None) -> set[str]:
    leads = [
        Lead(name=f"Patient {number}", country_code="+91", mobile=f"98{number:08}", fingerprint=str(number))
        for number in range(REQUESTS)
    ]
    Lead.objects.bulk_create(leads)
    OutboxRow.objects.bulk_create([OutboxRow(lead=lead) for lead in leads])
    return {lead.pk for lead in leads}


def a_while_later() -> None:
    """Leases lapse, waits are over: the clock goes on without us."""
    now = timezone.now()
    OutboxRow.objects.exclude(leased_until=None).update(leased_until=now - timedelta(seconds=1))
    OutboxRow.objects.filter(state="waiting").update(due_at=now - timedelta(seconds=1))
    VendorAccess.objects.update(paused_until=None)


def killing(gateway: type[Crm], dice: random.Random, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Ends the worker DEATHS times, spread over the run: before it sends, after the vendor has it, or
    before what became of it is written. Gives how many deaths are left."""
    places = ("before", "after", "mark")
    due = sorted((dice.randrange(REQUESTS), dice.choice(places)) for _ in range(DEATHS))
    marked = 0
    real_send, real_mark = gateway.send, delivery.mark_all

    def perhaps(place: str) -> None:
        if due and marked >= due[0][0] and place == due[0][1]:
            del due[0]
            raise Killed

    def send(self: Crm, records: list[Any]) -> list[Any]:
        perhaps("before")
        outcomes = real_send(self, records)
        perhaps("after")
        return outcomes

    def mark_all(ended: list[Any]) -> None:
        nonlocal marked
        perhaps("mark")
        marked += len(ended)
        real_mark(ended)

    monkeypatch.setattr(gateway, "send", send)
    monkeypatch.setattr(delivery, "mark_all", mark_all)
    return lambda: len(due)


def drain(gateway: type[Crm]) -> None:
    """Workers one after the other until nothing waits, as a supervisor starts them."""
    for _ in range(REQUESTS):
        worker = DeliveryWorker(gateway())
        try:
            while worker.run_once():
                pass
        except Killed:
            pass
        a_while_later()
        if not OutboxRow.objects.filter(state="waiting").exists():
            return
    pytest.fail("the outbox is not empty")


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("seed", [7])
def test_requests_reach_the_crm_once_through_faults_and_deaths(
    requests: set[str], settings: Settings, monkeypatch: pytest.MonkeyPatch, name: str, seed: int
) -> None:
    dice, played = random.Random(seed), PLAYED[name]
    monkeypatch.setattr(http, "TOTAL_SECONDS", CALL_SECONDS)
    with running_crm(played.rules) as vendor:
        for setting, value in played.settings.items():
            setattr(settings, setting, value)
        setattr(settings, played.url, vendor.url)
        vendor.faults, kinds = faults(played.kinds, dice)
        deaths_left = killing(played.gateway, dice, monkeypatch)
        a_while_later()
        drain(played.gateway)
        calls = len(vendor.requests)
    logger.info("%s: %d requests, %d deaths, %d calls, faults: %s", name, REQUESTS, DEATHS, calls, kinds)
    assert len(kinds) >= MANY_KINDS
    assert (deaths_left(), vendor.faults) == (0, [])
    assert missing_and_doubled(vendor, requests) == (set(), [])
    assert set(OutboxRow.objects.values_list("state", flat=True)) == {"sent"}


def missing_and_doubled(vendor: CrmVendor, requests: set[str]) -> tuple[set[str], list[str]]:
    doubled = [id for id, times in Counter(vendor.created).items() if times > 1]
    return requests - set(vendor.created), doubled


def test_a_lost_and_a_doubled_one_would_be_seen() -> None:
    assert missing_and_doubled(CrmVendor(created=["a", "b", "b"]), {"a", "b", "c"}) == ({"c"}, ["b"])
