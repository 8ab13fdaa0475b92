"""Whoever may add and change accounts makes no administrator, and touches none."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client

PASSWORD = "a-long-staff-password"
NEW = {
    "username": "planted",
    "email": "planted@example.org",
    "first_name": "P",
    "last_name": "L",
    "password1": "another-long-password",
    "password2": "another-long-password",
    "is_superuser": "on",
}


def browser_of(user: User) -> Client:
    browser = Client()
    browser.force_login(user)
    return browser


@pytest.fixture
def manager(db: None) -> Client:
    """May add, change and delete accounts, and is no administrator."""
    user = User.objects.create_user("manager", password=PASSWORD)
    names = ["access_admin", "add_user", "change_user", "delete_user"]
    user.user_permissions.set(Permission.objects.filter(codename__in=names))
    return browser_of(user)


@pytest.fixture
def administrator(db: None) -> User:
    return User.objects.create_superuser("asha", "asha@example.org", PASSWORD)


def test_a_new_account_is_no_administrator_whatever_is_posted(manager: Client) -> None:
    assert b"is_superuser" not in manager.get("/cms/users/new/").content
    assert manager.post("/cms/users/new/", NEW).status_code == 302
    assert not User.objects.get(username="planted").is_superuser


def test_an_account_is_not_made_an_administrator(manager: Client) -> None:
    user = User.objects.create_user("meena", "meena@example.org", PASSWORD, first_name="M", last_name="N")
    changed = {"username": "meena", "email": "m@example.org", "first_name": "M", "last_name": "N"}
    answer = manager.post(f"/cms/users/edit/{user.pk}/", changed | {"is_active": "on", "is_superuser": "on"})
    assert answer.status_code == 302
    user.refresh_from_db()
    assert (user.email, user.is_superuser) == ("m@example.org", False)


@pytest.mark.parametrize("what", ["edit", "delete"])
def test_an_administrator_is_out_of_reach(manager: Client, administrator: User, what: str) -> None:
    address = f"/cms/users/{what}/{administrator.pk}/"
    assert manager.get(address).status_code == 302
    changed = NEW | {
        "username": "asha",
        "password1": "taken-over-password",
        "password2": "taken-over-password",
    }
    assert manager.post(address, changed).status_code == 302
    administrator.refresh_from_db()
    assert administrator.check_password(PASSWORD)


def test_an_administrator_makes_another(administrator: User) -> None:
    assert browser_of(administrator).post("/cms/users/new/", NEW).status_code == 302
    assert User.objects.get(username="planted").is_superuser
