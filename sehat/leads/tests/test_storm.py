"""Many requests, a CRM with every fault, and workers that die: none missing, none doubled (gateways.md)."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from pytest_django import Settings

from sehat.gateways.crm.hubspot import HubSpot
from sehat.gateways.models import VendorAccess
from sehat.gateways.tests import crm_vendor as play
from sehat.gateways.tests.crm_vendor import ACCESS, CrmVendor, running_crm
from sehat.gateways.tests.vendor import Fault
from sehat.leads import delivery
from sehat.leads.delivery import DeliveryWorker
from sehat.leads.models import Lead, OutboxRow

# STORM_REQUESTS=2000 has ten deaths and thirty faults; it takes four times as long.
REQUESTS = int(os.environ.get("STORM_REQUESTS", "600"))
DEATHS, FAULTS = REQUESTS // 200, REQUESTS * 3 // 200


class Killed(BaseException):
    """The worker is no more: nothing after this line of it runs, not even its `except Exception`."""


def faults(dice: random.Random) -> list[Fault]:
    """Of the next calls, about every second one, in any order; half come after the leads were written."""
    kinds: list[Callable[[bool], Fault]] = [
        lambda stored: Fault(status=500, stored=stored),
        lambda stored: Fault(status=429, headers={"Retry-After": "1"}),
        lambda stored: Fault(reset=True, stored=stored),
        lambda stored: Fault(cut=True, stored=stored),
        lambda stored: Fault(body=b'{"status": "COMPLETE", "resu', stored=stored),
        lambda stored: Fault(body=json.dumps({"status": "error", "category": "X"}).encode(), stored=stored),
        lambda stored: Fault(status=503, body=b"<html>", stored=stored),
    ]
    well = Fault(stored=True)
    return [
        call
        for _ in range(FAULTS)
        for call in (dice.choice(kinds)(dice.random() < 0.5), *[well] * dice.randrange(3))
    ]


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


def killing(dice: random.Random, times: int, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Ends the worker `times` times: as it sends, after the vendor has it, or between two marks."""
    left = times
    real_send, real_mark = HubSpot.send, delivery.mark

    def perhaps(chance: float) -> None:
        nonlocal left
        if left and dice.random() < chance:
            left -= 1
            raise Killed

    def send(self: HubSpot, records: list[Any]) -> list[Any]:
        perhaps(0.05)
        outcomes = real_send(self, records)
        perhaps(0.05)
        return outcomes

    def mark(row: OutboxRow, outcome: Any) -> None:
        perhaps(0.002)
        real_mark(row, outcome)

    monkeypatch.setattr(HubSpot, "send", send)
    monkeypatch.setattr(delivery, "mark", mark)
    return lambda: left


def drain() -> None:
    """Workers one after the other until nothing waits, as a supervisor starts them."""
    for _ in range(REQUESTS):
        worker = DeliveryWorker(HubSpot())
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
@pytest.mark.parametrize("seed", [7])
def test_requests_reach_the_crm_once_through_faults_and_deaths(
    requests: set[str], settings: Settings, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    dice = random.Random(seed)
    with running_crm(play.hubspot) as vendor:
        settings.HUBSPOT_URL, settings.HUBSPOT_TOKEN = vendor.url, ACCESS
        vendor.faults = faults(dice)
        deaths_left = killing(dice, DEATHS, monkeypatch)
        a_while_later()
        drain()
    assert deaths_left() == 0
    assert vendor.faults == []
    assert missing_and_doubled(vendor, requests) == (set(), [])
    assert set(OutboxRow.objects.values_list("state", flat=True)) == {"sent"}


def missing_and_doubled(vendor: CrmVendor, requests: set[str]) -> tuple[set[str], list[str]]:
    doubled = [id for id in set(vendor.created) if vendor.created.count(id) > 1]
    return requests - set(vendor.created), doubled


def test_a_lost_and_a_doubled_one_would_be_seen() -> None:
    assert missing_and_doubled(CrmVendor(created=["a", "b", "b"]), {"a", "b", "c"}) == ({"c"}, ["b"])
