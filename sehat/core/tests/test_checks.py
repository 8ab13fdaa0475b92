"""Production stops at its start where a setting would work and protect nobody."""

from __future__ import annotations

import pytest
from django.conf import LazySettings
from django.core.checks import run_checks

from sehat.core.checks import WEBHOOK_ADDRESSES, webhook_addresses

SAFE = {
    "PRODUCTION": True,
    "LOCAL_PARTS": False,
    "SITE_URL": "https://sehat.example",
    "ALLOWED_HOSTS": ["sehat.example"],
    "TRUSTED_PROXIES_ARE_SAID": True,
    "SECRET_KEY": "one secret of fifty letters",
    "CODE_PEPPER": "another secret of thirty-two letters",
    "FIDUCIARY_NAME": "An organisation",
    "FIDUCIARY_ADDRESS": "A street, a city",
    "GRIEVANCE_OFFICER": "An officer",
    "GRIEVANCE_EMAIL": "officer@site.example",
}


def faults(settings: LazySettings, **changes: object) -> set[str | None]:
    for name, value in (SAFE | changes).items():
        setattr(settings, name, value)
    return {fault.id for fault in run_checks() if str(fault.id).startswith("core.")}


def test_a_safe_production_starts(settings: LazySettings) -> None:
    assert faults(settings) == set()


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"SITE_URL": "http://sehat.example"}, "core.E001"),
        ({"SITE_URL": ""}, "core.E001"),
        ({"SITE_URL": "httpsx://sehat.example"}, "core.E001"),
        ({"SITE_URL": "https://sehat.example/"}, "core.E001"),
        ({"SITE_URL": "https://sehat.example/in"}, "core.E001"),
        ({"SITE_URL": "https://sehat.example?a=b"}, "core.E001"),
        ({"SITE_URL": "https://me@sehat.example"}, "core.E001"),
        ({"SITE_URL": "https://[sehat"}, "core.E001"),
        ({"SITE_URL": "https://localhost", "ALLOWED_HOSTS": ["localhost"]}, "core.E001"),
        ({"ALLOWED_HOSTS": ["*"]}, "core.E005"),
        ({"ALLOWED_HOSTS": ["localhost", "127.0.0.1"]}, "core.E005"),
        ({"ALLOWED_HOSTS": ["sehat.example", "*"]}, "core.E005"),
        ({"CODE_PEPPER": "short"}, "core.E003"),
        ({"TRUSTED_PROXIES_ARE_SAID": False}, "core.E002"),
        ({"CODE_PEPPER": SAFE["SECRET_KEY"]}, "core.E003"),
        ({"FIDUCIARY_NAME": ""}, "core.E004"),
        ({"FIDUCIARY_ADDRESS": ""}, "core.E004"),
        ({"GRIEVANCE_OFFICER": ""}, "core.E004"),
        ({"GRIEVANCE_EMAIL": ""}, "core.E004"),
    ],
)
def test_each_fault_is_told_by_itself(settings: LazySettings, changes: dict[str, object], fault: str) -> None:
    assert faults(settings, **changes) == {fault}


@pytest.mark.parametrize(
    "changes",
    [{"SITE_URL": "https://sehat.example:8443"}, {"ALLOWED_HOSTS": [".sehat.example", "localhost"]}],
)
def test_a_port_and_names_below_it_are_right(settings: LazySettings, changes: dict[str, object]) -> None:
    assert faults(settings, **changes) == set()


def test_all_faults_are_told_at_once(settings: LazySettings) -> None:
    wrong = {"SITE_URL": "", "TRUSTED_PROXIES_ARE_SAID": False, "CODE_PEPPER": SAFE["SECRET_KEY"]}
    assert faults(settings, **wrong) == {"core.E001", "core.E002", "core.E003"}


@pytest.mark.parametrize("changes", [{"PRODUCTION": False}, {"LOCAL_PARTS": True}])
def test_a_machine_of_a_developer_starts_with_what_suits_it(
    settings: LazySettings, changes: dict[str, object]
) -> None:
    assert faults(settings, SITE_URL="http://localhost:8000", **changes) == set()


@pytest.mark.parametrize("name", WEBHOOK_ADDRESSES)
def test_an_address_that_is_none_stops_the_start(settings: LazySettings, name: str) -> None:
    setattr(settings, name, ["203.0.113.7", "10.0.0.0/8"])
    assert webhook_addresses(None) == []
    setattr(settings, name, ["203.0.113.7/8"])
    [fault] = webhook_addresses(None)
    assert f"{name} has '203.0.113.7/8'" in fault.msg
