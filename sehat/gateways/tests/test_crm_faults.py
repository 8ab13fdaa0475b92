"""The faults that are planted in storms: each is seen by the gateway it is for, and ends in another try."""

from __future__ import annotations

import pytest
from pytest_django import Settings

from sehat.gateways import http
from sehat.gateways.crm.base import MappedCrm, Record
from sehat.gateways.crm.hubspot import HubSpot
from sehat.gateways.crm.salesforce import Salesforce
from sehat.gateways.models import VendorAccess
from sehat.gateways.outcomes import Retry, Sent
from sehat.gateways.tests import crm_faults, crm_vendor
from sehat.gateways.tests.crm_vendor import ACCESS, SECRET, running_crm

pytestmark = pytest.mark.django_db
ASKED_BY_THEN = 2.0  # seconds: the vendor, on a slow machine too; less than TOO_SLOW
KINDS = [
    (vendor, name)
    for vendor, kinds in (("Salesforce", crm_faults.SALESFORCE), ("HubSpot", crm_faults.HUBSPOT))
    for name in kinds
]


def records() -> list[Record]:
    return [{"Web_Lead_Id": f"SP-{number}", "name": f"Sunita {number}"} for number in range(4)]


@pytest.mark.parametrize(("name", "kind"), KINDS)
@pytest.mark.parametrize("stored", [True, False])
def test_a_planted_fault_is_seen_and_nothing_is_lost_or_doubled_by_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, name: str, kind: str, stored: bool
) -> None:
    is_salesforce = name == "Salesforce"
    gateway: MappedCrm = Salesforce() if is_salesforce else HubSpot()
    rules = crm_vendor.salesforce if is_salesforce else crm_vendor.hubspot
    kinds = crm_faults.SALESFORCE if is_salesforce else crm_faults.HUBSPOT
    settings.SALESFORCE_CLIENT_ID, settings.SALESFORCE_CLIENT_SECRET = ACCESS, SECRET
    settings.HUBSPOT_TOKEN = ACCESS
    with running_crm(rules) as vendor:
        settings.SALESFORCE_URL = settings.HUBSPOT_URL = vendor.url
        gateway.send([])
        if kind in crm_faults.SLOW:
            monkeypatch.setattr(http, "TOTAL_SECONDS", ASKED_BY_THEN)
        has_second_try = is_salesforce and kind == "401 without a code"
        vendor.faults = [kinds[kind](stored)] * (2 if has_second_try else 1)
        told = gateway.send(records())
        assert vendor.faults == []
        monkeypatch.setattr(http, "TOTAL_SECONDS", 8.0)
        VendorAccess.objects.update(paused_until=None)
        again = gateway.send(records())
    seen = [outcome for outcome in told if isinstance(outcome, Retry)]
    assert len(told) == 4
    assert bool(seen) is (kind not in crm_faults.HARMLESS)
    assert all(isinstance(outcome, Sent) for outcome in again)
    assert sorted(vendor.created) == ["SP-0", "SP-1", "SP-2", "SP-3"]
