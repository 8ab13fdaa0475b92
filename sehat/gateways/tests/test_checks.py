"""What a production start refuses of the services that it names."""

from __future__ import annotations

import pytest
from pytest_django import Settings

from sehat.gateways.checks import local_gateways, open_addresses


@pytest.fixture
def production(settings: Settings) -> Settings:
    settings.PRODUCTION, settings.LOCAL_PARTS, settings.WHATSAPP_GATEWAY = True, False, ""
    settings.CRM_GATEWAY = settings.SMS_GATEWAY = "sehat.gateways.some.vendor"
    return settings


def test_real_ones_are_right(production: Settings) -> None:
    assert [*local_gateways(None), *open_addresses(None)] == []


def test_a_file_that_takes_over_from_a_vendor_is_refused_too(production: Settings) -> None:
    production.SMS_SECOND_GATEWAY = "sehat.gateways.sms.local.LocalSms"
    [fault] = local_gateways(None)
    assert "SMS_SECOND_GATEWAY" in fault.msg


@pytest.mark.parametrize(
    "name", ["MSG91_URL", "ZOHO_API_URL", "SALESFORCE_URL", "WHATSAPP_URL", "EXOTEL_URL"]
)
def test_a_vendor_is_not_told_of_patients_in_the_open(production: Settings, name: str) -> None:
    setattr(production, name, "http://vendor.example")
    [fault] = open_addresses(None)
    assert name in fault.msg


def test_a_stand_in_on_this_machine_may_be_asked_in_the_open(production: Settings) -> None:
    production.MSG91_URL = "http://127.0.0.1:9000"
    assert open_addresses(None) == []


def test_a_developer_may_ask_whom_they_like(settings: Settings) -> None:
    settings.MSG91_URL = "http://vendor.example"
    assert open_addresses(None) == []
