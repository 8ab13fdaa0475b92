"""Staff see the brand of the site at /cms, not that of its software."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client
from pytest_django import Settings

pytestmark = pytest.mark.django_db


def test_login_and_pages_of_cms_wear_the_icon_of_the_site(client: Client, admin_user: User) -> None:
    login = client.get("/cms/login/").content.decode()
    client.force_login(admin_user)
    for html in (login, client.get("/cms/").content.decode()):
        assert 'src="/icon-192.png"' in html
    assert "Sign in to Wagtail" not in login


@pytest.mark.parametrize("path", ["/cms/", "/cms/desk/", "/cms/audit/", "/cms/nothing-here/"])
def test_their_titles_end_with_the_name_of_the_site(
    client: Client, admin_user: User, settings: Settings, path: str
) -> None:
    """A tab said “My desk - Wagtail”."""
    settings.WAGTAIL_SITE_NAME = "Good & Health"  # as Wagtail itself calls the site
    client.force_login(admin_user)
    title = client.get(path).content.decode().split("<title>")[1].split("</title>")[0]
    assert title.strip().endswith("- Good &amp; Health")
