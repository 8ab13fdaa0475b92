"""Members of staff by their group, and their browsers."""

from __future__ import annotations

from django.contrib.auth.models import Group, User
from django.test import Client


def someone_of(group: str, name: str = "") -> User:
    user = User.objects.create_user(name or group.replace(" ", "-").lower(), password="a-long-staff-password")
    user.groups.add(Group.objects.get(name=group))
    return user


def signed_in(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client
