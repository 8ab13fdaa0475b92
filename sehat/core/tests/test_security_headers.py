"""The policy of each answer, and what a view has set for itself."""

from __future__ import annotations

import pytest
from django.conf import LazySettings
from django.http import HttpResponse
from django.test import RequestFactory

from sehat.core.security_headers import PERMISSIONS, STAFF_POLICY, public_policy, security_headers


def answer(path: str, response: HttpResponse | None = None) -> HttpResponse:
    return security_headers(lambda _: response or HttpResponse("x"))(RequestFactory().get(path))


def directives(policy: str) -> dict[str, list[str]]:
    parts = (part.split() for part in policy.split("; "))
    return {name: sources for name, *sources in parts}


@pytest.mark.parametrize("with_tags", [True, False])
def test_a_public_page_runs_its_own_scripts_and_is_framed_by_nobody(with_tags: bool) -> None:
    policy = directives(public_policy(with_tags=with_tags))
    assert "unsafe" not in str(policy)
    assert policy["object-src"] == policy["base-uri"] == ["'none'"]
    assert policy["form-action"] == policy["frame-ancestors"] == ["'self'"]
    assert policy["style-src"] == policy["font-src"] == ["'self'"]


def test_the_hosts_of_the_tag_manager_stand_where_they_are_asked_and_nowhere_else() -> None:
    without, tagged = (directives(public_policy(with_tags=tags)) for tags in (False, True))
    changed = {name for name in without if without[name] != tagged[name]}
    assert changed == {"script-src", "img-src", "connect-src"}


@pytest.mark.parametrize(
    ("path", "is_staff"),
    [("/cms/", True), ("/cms/pages/", True), ("/cms", False), ("/cmsx/", False), ("/", False)],
)
def test_the_looser_policy_is_that_of_cms_alone(path: str, is_staff: bool) -> None:
    response = answer(path)
    assert (response.headers["Content-Security-Policy"] == STAFF_POLICY) is is_staff
    assert ("Speculation-Rules" in response.headers) is not is_staff
    assert response.headers["Permissions-Policy"] == PERMISSIONS


@pytest.mark.parametrize("name", ["Content-Security-Policy", "Permissions-Policy", "X-Frame-Options"])
def test_what_a_view_sets_itself_stays(name: str) -> None:
    assert answer("/", HttpResponse(headers={name: "its own"})).headers[name] == "its own"


@pytest.mark.parametrize(
    ("kind", "speculates"),
    [
        ("text/html; charset=utf-8", True),
        ("application/json", False),
        ("text/plain", False),
        ("image/png", False),
    ],
)
def test_only_a_page_speculates_on_the_next(kind: str, speculates: bool) -> None:
    response = answer("/", HttpResponse("x", content_type=kind))
    assert ("Speculation-Rules" in response.headers) is speculates


def test_a_captcha_that_is_configured_may_load_from_its_hosts(settings: LazySettings) -> None:
    settings.CAPTCHA_GATEWAY = "sehat.gateways.captcha.turnstile.Turnstile"
    settings.CAPTCHA_SECRET, settings.CAPTCHA_SITE_KEY = "secret", "site"
    policy = directives(public_policy(with_tags=False))
    assert "https://challenges.cloudflare.com" in policy["script-src"]
    assert "https://challenges.cloudflare.com" in policy["frame-src"]
    assert policy["img-src"] == ["'self'", "data:"]
