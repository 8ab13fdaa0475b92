"""Being logged in is read in the browser: the server renders one page for everyone."""

from __future__ import annotations

import pytest
from django.test import Client

from sehat.patients.tests.browser import Browser
from sehat.patients.tests.conftest import Phone


@pytest.mark.django_db
@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize("path", ["/", "/about-us", "/delhi-ncr/doctors/general-surgery"])
def test_a_page_knows_nothing_of_who_asks(path: str, phone: Phone) -> None:
    browser = Browser(phone)
    user = browser.log_in()
    browser.put("/users/v1/user/update", name="Parvathi Krishnamurthy", email="parvathi@example.org")
    own, guest = browser.client.get(path), Client().get(path)
    assert own.content == guest.content
    assert not own.cookies
    assert own.headers["X-Page"] == "cache"
    assert "Cookie" not in own.headers.get("Vary", "")
    for personal in (user["token"], "Parvathi", "parvathi@example.org", "9810000001"):
        assert personal not in own.content.decode()
