"""Staff see the brand of the site at /cms, not that of its software."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

pytestmark = pytest.mark.django_db


def test_login_and_pages_of_cms_wear_the_icon_of_the_site(client: Client, admin_user: User) -> None:
    login = client.get("/cms/login/").content.decode()
    client.force_login(admin_user)
    for html in (login, client.get("/cms/").content.decode()):
        assert 'src="/icon-192.png"' in html
    assert "Sign in to Wagtail" not in login
