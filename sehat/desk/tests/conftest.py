"""A member of staff who may do everything at /cms."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client


@pytest.fixture
def desk(client: Client, db: None) -> Client:
    client.force_login(User.objects.create_superuser("desk", "desk@example.org", "a-long-staff-password"))
    return client
