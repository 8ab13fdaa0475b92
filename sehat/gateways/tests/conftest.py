"""A CRM that is set up and played: each of them in turn, unless a test says which."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytest_django import Settings

from sehat.gateways.tests.crm_cases import CASES, Case
from sehat.gateways.tests.crm_vendor import CrmVendor, running_crm


@pytest.fixture(params=CASES)
def case(request: pytest.FixtureRequest) -> Case:
    return CASES[request.param]


@pytest.fixture
def vendor(settings: Settings, case: Case) -> Iterator[CrmVendor]:
    with running_crm(case.rules) as vendor:
        settings.CRM_GATEWAY = f"{case.gateway.__module__}.{case.gateway.__name__}"
        for name, value in case.settings.items():
            setattr(settings, name, value)
        setattr(settings, case.url, vendor.url)
        yield vendor
