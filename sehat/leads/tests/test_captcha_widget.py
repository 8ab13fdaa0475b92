"""What a page says of the captcha to a browser: its props, and the hosts its policy allows."""

from __future__ import annotations

import pytest
from django.conf import LazySettings
from django.test import Client

from sehat.leads.forms.build import form_for
from sehat.rendering.schemas import PageContext

pytestmark = pytest.mark.django_db
TURNSTILE = "sehat.gateways.captcha.turnstile.Turnstile"
RECAPTCHA = "sehat.gateways.captcha.recaptcha.Recaptcha"
PAGE = PageContext(page_type="About", page_name="A page", path="/a")


def policy(client: Client) -> dict[str, str]:
    """The policy of a public page, by directive."""
    text = client.get("/no-such-page").headers["Content-Security-Policy"]
    return {name: sources for name, _, sources in (part.partition(" ") for part in text.split("; "))}


def set_up(settings: LazySettings, gateway: str) -> None:
    settings.CAPTCHA_GATEWAY = gateway
    settings.CAPTCHA_SECRET, settings.CAPTCHA_SITE_KEY = "secret", "public-key"


def test_without_a_captcha_no_host_is_named(client: Client) -> None:
    assert form_for(PAGE).captcha is None
    found = policy(client)
    assert found["script-src"] == found["connect-src"] == found["frame-src"] == "'self'"


@pytest.mark.parametrize(
    ("gateway", "vendor", "script_url", "scripts", "frames", "calls"),
    [
        (
            TURNSTILE,
            "turnstile",
            "https://challenges.cloudflare.com/turnstile/v0/api.js",
            "'self' https://challenges.cloudflare.com",
            "'self' https://challenges.cloudflare.com",
            "'self' https://challenges.cloudflare.com",
        ),
        (
            RECAPTCHA,
            "recaptcha",
            "https://www.google.com/recaptcha/api.js",
            "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
            "'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
            "'self' https://www.google.com/recaptcha/",
        ),
    ],
)
def test_a_page_names_its_captcha_and_allows_its_hosts_alone(
    client: Client,
    settings: LazySettings,
    gateway: str,
    vendor: str,
    script_url: str,
    scripts: str,
    frames: str,
    calls: str,
) -> None:
    set_up(settings, gateway)
    captcha = form_for(PAGE).captcha
    assert captcha is not None
    assert (captcha.vendor, captcha.script_url, captcha.site_key) == (vendor, script_url, "public-key")
    found = policy(client)
    assert (found["script-src"], found["frame-src"], found["connect-src"]) == (scripts, frames, calls)


def test_the_secret_stays_on_the_server(client: Client, settings: LazySettings) -> None:
    set_up(settings, TURNSTILE)
    settings.CAPTCHA_SECRET = "only-the-server-knows"
    html = client.get("/request").content.decode()
    assert "public-key" in html
    assert "only-the-server-knows" not in html


def test_another_address_of_the_script_is_allowed_in_place_of_the_usual(
    client: Client, settings: LazySettings
) -> None:
    set_up(settings, TURNSTILE)
    settings.TURNSTILE_SCRIPT_URL = "https://captcha.example:8443/v0/api.js"
    assert policy(client)["script-src"] == "'self' https://captcha.example:8443"


@pytest.mark.parametrize("missing", ["CAPTCHA_SECRET", "CAPTCHA_SITE_KEY"])
def test_half_a_captcha_is_none(client: Client, settings: LazySettings, missing: str) -> None:
    set_up(settings, RECAPTCHA)
    setattr(settings, missing, "")
    assert form_for(PAGE).captcha is None
    assert policy(client)["script-src"] == "'self'"
