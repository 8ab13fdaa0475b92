"""Who works at /cms: one who may do everything, Asha who calls, Lata who leads."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sehat.leads.actions import Consent, Origin, create_lead
from sehat.leads.fields import Answers
from sehat.leads.models import Lead
from sehat.staff.tests.people import signed_in, someone_of


@pytest.fixture
def desk(client: Client, db: None) -> Client:
    client.force_login(User.objects.create_superuser("desk", "desk@example.org", "a-long-staff-password"))
    return client


@pytest.fixture
def asha(client: Client, db: None) -> Client:
    client.force_login(someone_of("Agents", "asha"))
    return client


@pytest.fixture
def lata(db: None) -> Client:
    return signed_in(someone_of("Lead managers", "lata"))


@pytest.fixture
def lead(db: None) -> Lead:
    answers = Answers(name="Sunita Rao", mobile="9876543210", city="Pune", condition="Piles", query="=1+1")
    return create_lead(by="test", answers=answers, consent=Consent("2026-11"), origin=Origin())
