"""The headers of every answer, and pages that are the same for everyone."""

from __future__ import annotations

import pytest
from django.conf import LazySettings
from django.test import Client

from sehat.directory.models import Doctor
from sehat.rendering.tests.reading import page_at

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]

PUBLIC = [
    "/",
    "/condition/piles",
    "/about-us",
    "/delhi-ncr/doctors/urology",
    "/search?q=bawaseer",
    "/request",
]
PUBLIC += ["/thankyou", "/nothing", "/api/nothing", "/api/cities", "/health", "/robots.txt"]
PUBLIC += ["/speculation-rules.json"]


def policy(client: Client, path: str) -> str:
    return str(client.get(path).headers["Content-Security-Policy"])


@pytest.mark.parametrize("path", PUBLIC)
def test_a_public_answer_is_the_same_for_everyone_and_safe(client: Client, path: str) -> None:
    client.cookies["sessionid"] = "somebody"
    answer = client.get(path)
    assert not answer.cookies
    assert "cookie" not in answer.headers.get("Vary", "").lower()
    assert "unsafe" not in answer.headers["Content-Security-Policy"]
    assert "script-src 'self';" in answer.headers["Content-Security-Policy"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["X-Frame-Options"] == "SAMEORIGIN"
    assert answer.headers["Referrer-Policy"] in {"strict-origin-when-cross-origin", "no-referrer"}
    is_page = answer.headers["Content-Type"].startswith("text/html")
    assert ("Speculation-Rules" in answer.headers) == is_page


def test_a_doctors_page_sets_no_cookie_either(client: Client) -> None:
    answer = client.get(f"/doctor/{Doctor.objects.all()[0].slug}")
    assert answer.status_code == 200
    assert not answer.cookies
    assert "Vary" not in answer.headers


def test_pages_hold_no_inline_script_or_style(client: Client) -> None:
    for path in PUBLIC[:7]:
        tree = page_at(client, path, status=404 if path == "/nothing" else 200)
        run = [tag for tag in tree.css("script:not([src])") if "json" not in str(tag.attributes.get("type"))]
        assert run == []
        assert tree.css("style, [style], [onclick], [onload], [onsubmit]") == []


def test_only_the_admin_has_the_looser_policy(client: Client) -> None:
    assert "script-src 'self' 'unsafe-inline'" in policy(client, "/cms/login/")
    assert "unsafe" not in policy(client, "/cms-x")
    assert "form-action 'self'" in policy(client, "/cms/login/")
    assert "Speculation-Rules" not in client.get("/cms/login/").headers


def test_the_tag_manager_s_hosts_are_allowed_only_where_one_is_configured(
    client: Client, settings: LazySettings
) -> None:
    assert "google" not in policy(client, "/about-us")
    settings.TAG_MANAGER_ID = "GTM-TEST1"
    assert "script-src 'self' https://www.googletagmanager.com;" in policy(client, "/about-us")
    assert "unsafe" not in policy(client, "/about-us")
