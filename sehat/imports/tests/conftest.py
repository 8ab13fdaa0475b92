"""Who imports."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import Group, User
from django.test import Client


@pytest.fixture
def esha(client: Client) -> Client:
    user = User.objects.create_user("esha")
    user.groups.add(Group.objects.get(name="Editors"))
    client.force_login(user)
    return client
