"""Pages that take no form are read alone."""

from __future__ import annotations

import pytest
from django.test import Client

PAGES = (
    "/",
    "/doctors",
    "/hi/hospitals",
    "/search",
    "/thankyou",
    "/chat",
    "/cost",
    "/all",
    "/about",
    "/my-requests",
)
METHODS = ("POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")


@pytest.fixture
def strict() -> Client:
    """Asks for tokens, as a server does."""
    return Client(enforce_csrf_checks=True)


@pytest.mark.django_db
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_that_takes_no_form_says_so(strict: Client, path: str, method: str) -> None:
    answer = strict.generic(method, path)
    assert (answer.status_code, answer.headers["Allow"], answer.content) == (405, "GET, HEAD", b"")


@pytest.mark.django_db
@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize("path", ["/request", "/chat/ai", "/privacy/your-data/form"])
def test_a_page_with_a_form_takes_it(strict: Client, path: str) -> None:
    assert strict.post(path, {}).status_code in {200, 401, 422}


@pytest.mark.django_db
def test_a_form_of_staff_still_wants_its_token(strict: Client) -> None:
    answer = strict.post("/cms/login/", {"username": "asha"})
    assert answer.status_code == 403
    assert "This page was open too long" in answer.content.decode()
