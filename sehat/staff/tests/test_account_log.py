"""The audit trail says who made, changed and deleted accounts and groups."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import Group, User
from django.test import Client

from sehat.core.models import AuditEvent
from sehat.staff.tests.test_users import NEW

pytestmark = pytest.mark.django_db
CHANGED = {"username": "planted", "email": "p@example.org", "first_name": "P", "last_name": "L"}


def events() -> list[tuple[str, str, str, dict[str, object]]]:
    wanted = AuditEvent.objects.filter(action__regex="^(account|group): ").order_by("pk")
    return list(wanted.values_list("by", "action", "subject", "details"))


def test_an_account_is_noted_with_what_it_may_do(client: Client, admin_user: User) -> None:
    client.force_login(admin_user)
    client.post("/cms/users/new/", {**NEW, "is_superuser": ""})
    user = User.objects.get(username="planted")
    agents = Group.objects.get(name="Agents")
    client.post(f"/cms/users/edit/{user.pk}/", CHANGED | {"groups": str(agents.pk), "is_active": "on"})
    client.post(f"/cms/users/delete/{user.pk}/")
    made: dict[str, object] = {"groups": [], "is_superuser": False, "is_active": True}
    first, second, third = events()
    assert first == ("admin", "account: create", "account planted", made)
    assert second == ("admin", "account: edit", "account planted", made | {"groups": ["Agents"]})
    assert third[:2] == ("admin", "account: delete")
    assert "planted" in third[2]


def test_a_group_is_noted(client: Client, admin_user: User) -> None:
    client.force_login(admin_user)
    group = Group.objects.create(name="Callers")
    client.post(f"/cms/groups/delete/{group.pk}/")
    assert events() == [("admin", "group: delete", "group Callers", {})]
    assert client.get("/cms/audit/", {"q": "Callers"}).content.decode().count("group Callers") == 1


def test_the_longest_names_of_accounts_and_groups_find_room(client: Client, admin_user: User) -> None:
    """PostgreSQL refuses a word that is longer than its column, and the change with it."""
    client.force_login(admin_user)
    group = Group.objects.create(name="G" * 150)
    client.post(f"/cms/groups/delete/{group.pk}/")
    client.post("/cms/users/new/", {**NEW, "username": "a" * 150, "is_superuser": ""})
    assert User.objects.filter(username="a" * 150).exists()
    assert [len(subject) for _, _, subject, _ in events()] == [60, 60]
