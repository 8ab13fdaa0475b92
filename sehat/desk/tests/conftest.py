"""Who works at /cms: one who may do everything, Asha who calls, Lata who leads."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

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
