"""Settings from the environment: what makes no sense stops the start, by name."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from sehat.config import env

ROOT = Path(__file__).parents[3]


@pytest.fixture
def value(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    return lambda text: monkeypatch.setenv("A_SETTING", text)


def test_what_is_not_set_has_its_default() -> None:
    assert env.text("A_SETTING", "x") == "x"
    assert env.number("A_SETTING", 7) == 7
    assert env.switch("A_SETTING", True) is True
    assert env.words("A_SETTING", "a, b,") == ["a", "b"]
    assert env.secret("A_SETTING", needed=False, development="dev") == "dev"


@pytest.mark.parametrize("text", ["x", "-1", "1.5", "²", "1e3"])
def test_a_number_is_a_whole_number(value: Callable[[str], None], text: str) -> None:
    value(text)
    with pytest.raises(ImproperlyConfigured, match="A_SETTING="):
        env.number("A_SETTING", 7)


def test_a_number_has_a_least_value(value: Callable[[str], None]) -> None:
    value("0")
    with pytest.raises(ImproperlyConfigured, match="at least 1"):
        env.number("A_SETTING", 7, least=1)


def test_a_number_may_have_a_greatest_value(value: Callable[[str], None]) -> None:
    value("600")
    assert env.number("A_SETTING", 7, most=600) == 600
    value("601")
    with pytest.raises(ImproperlyConfigured, match="A_SETTING=601 is more than 600"):
        env.number("A_SETTING", 7, most=600)


@pytest.mark.parametrize("text", ["yes", "1", "true"])
def test_a_switch_is_on_or_off(value: Callable[[str], None], text: str) -> None:
    value(text)
    with pytest.raises(ImproperlyConfigured, match="“on” or “off”"):
        env.switch("A_SETTING", False)


def test_words_of_a_kind_are_all_of_it(value: Callable[[str], None]) -> None:
    def codes() -> list[str]:
        return env.words_like("A_SETTING", r"\+[0-9]+", "+91", "+91")

    value("")
    assert codes() == ["+91"]
    value("+91, +977")
    assert codes() == ["+91", "+977"]
    value("+91,977")
    with pytest.raises(ImproperlyConfigured, match=r"A_SETTING has '977', which should look like \+91"):
        codes()


@pytest.mark.parametrize("text", ["", "short"])
def test_production_has_a_real_secret(value: Callable[[str], None], text: str) -> None:
    value(text)
    with pytest.raises(ImproperlyConfigured, match="A_SETTING"):
        env.secret("A_SETTING", needed=True, development="dev")


def test_a_database_url_is_read_whole(value: Callable[[str], None]) -> None:
    value("postgresql://ann:p%40ss@db.example:6432/sehat")
    found = env.database("A_SETTING", Path("x.sqlite3"), 8)
    assert {key: found[key] for key in ("NAME", "USER", "PASSWORD", "HOST", "PORT")} == {
        "NAME": "sehat",
        "USER": "ann",
        "PASSWORD": "p@ss",
        "HOST": "db.example",
        "PORT": 6432,
    }


@pytest.mark.parametrize(
    "text",
    [
        "mysql://x/y",
        "postgresql://host",
        "nonsense",
        "postgresql://ann:pa/ss@db.example:5432/sehat",  # a password that is not quoted
        "postgresql://ann:pa[ss@db.example:5432/sehat",
        "postgresql://db.example:54a2/sehat",
        "postgresql://db.example:543210/sehat",
    ],
)
def test_another_database_is_refused(value: Callable[[str], None], text: str) -> None:
    value(text)
    with pytest.raises(ImproperlyConfigured, match="postgresql://"):
        env.database("A_SETTING", Path("x.sqlite3"), 8)


def test_sqlite_waits_for_the_disk_before_a_lead_is_acknowledged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("A_SETTING", raising=False)
    options = env.database("A_SETTING", Path("x.sqlite3"), 8)["OPTIONS"]
    assert isinstance(options, dict)
    assert "synchronous=FULL" in options["init_command"]
    assert options["transaction_mode"] == "IMMEDIATE"


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"SEHAT_ENV": "production"}, "SECRET_KEY is missing"),
        ({"SEHAT_ENV": "staging"}, "SEHAT_ENV='staging' should be one of development, production"),
        ({"TAG_MANAGER_ID": "UA-1"}, "TAG_MANAGER_ID='UA-1' should look like GTM-ABC1234"),
        ({"LOGIN_COUNTRY_CODES": "91"}, "LOGIN_COUNTRY_CODES has '91', which should look like +91"),
        ({"SUCCESS_HOSTS": "https://a.example"}, "SUCCESS_HOSTS has 'https://a.example', which"),
        ({"CRM_GATEWAY": "sehat.nowhere.Crm"}, "is no gateway"),
        ({"CRM_GATEWAY": "sehat.leads.models.Lead"}, "is not a Crm gateway"),
    ],
)
def test_the_start_stops_with_the_reason(settings: dict[str, str], sentence: str) -> None:
    done = subprocess.run(
        [sys.executable, "manage.py", "check"],
        cwd=ROOT,
        env=dict(os.environ, **settings),
        capture_output=True,
        text=True,
    )
    assert done.returncode != 0
    assert sentence in done.stderr


REAL_PARTS = {
    "SITE_URL": "https://site.example",
    "ALLOWED_HOSTS": "site.example",
    "CODE_PEPPER": "another-secret-of-quite-enough-letters-0123456789",
    "CRM_GATEWAY": "sehat.gateways.crm.zoho.Zoho",
    "ZOHO_CLIENT_ID": "id",
    "ZOHO_CLIENT_SECRET": "secret",
    "ZOHO_REFRESH_TOKEN": "token",
    "SMS_GATEWAY": "sehat.gateways.sms.msg91.Msg91",
    "MSG91_AUTH_KEY": "key",
    "SMS_CODE_TEMPLATE_ID": "1",
    "SMS_DLT_ENTITY_ID": "1",
    "SMS_REPORT_SECRET": "a-secret-of-the-reports-of-quite-enough-letters",
    "FIDUCIARY_NAME": "An organisation",
    "FIDUCIARY_ADDRESS": "A street, a city",
    "GRIEVANCE_OFFICER": "An officer",
    "GRIEVANCE_EMAIL": "officer@site.example",
}


@pytest.mark.slow
def test_production_does_not_start_with_parts_of_a_development_machine() -> None:
    bare = {"SEHAT_ENV": "production", "SECRET_KEY": "a-secret-key-of-quite-enough-letters-0123456789"}
    told = checked(bare)
    for name in (
        "SITE_URL",
        "TRUSTED_PROXIES",
        "CODE_PEPPER",
        "CRM_GATEWAY",
        "SMS_GATEWAY",
        "FIDUCIARY_NAME",
    ):
        assert name in told
    assert checked(bare | {"LOCAL_PARTS": "on"}) == ""


def checked(settings: dict[str, str]) -> str:
    """What stops the start with these settings; "" for nothing."""
    done = subprocess.run(
        [sys.executable, "manage.py", "check"],
        cwd=ROOT,
        env=dict(os.environ, **settings),
        capture_output=True,
        text=True,
    )
    return done.stderr if done.returncode else ""


TOLD = """
import django
django.setup()
from django.conf import settings
from sehat.config.api import OPENAPI_URL
assert OPENAPI_URL is None
assert settings.SESSION_COOKIE_NAME.startswith("__Host-") and settings.CSRF_COOKIE_NAME.startswith("__Host-")
assert settings.SESSION_COOKIE_SECURE and settings.CSRF_COOKIE_SECURE and settings.SECURE_HSTS_SECONDS
"""


def test_a_production_tells_no_list_of_its_calls_and_its_cookies_are_its_own() -> None:
    secret = "a-secret-key-of-quite-enough-letters-0123456789-abcdefgh"
    named = {"SEHAT_ENV": "production", "SECRET_KEY": secret, "LOCAL_PARTS": "on"}
    done = subprocess.run(
        [sys.executable, "-c", TOLD],
        cwd=ROOT,
        env=dict(os.environ, DJANGO_SETTINGS_MODULE="sehat.config.settings", **named),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


def test_a_production_start_has_what_django_s_own_check_asks_for() -> None:
    secret = "a-secret-key-of-quite-enough-letters-0123456789-abcdefgh"
    settings = {"SEHAT_ENV": "production", "SECRET_KEY": secret, "TRUSTED_PROXIES": "1"} | REAL_PARTS
    done = subprocess.run(
        [sys.executable, "manage.py", "check", "--deploy", "--fail-level", "WARNING"],
        cwd=ROOT,
        env=dict(os.environ, **settings),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
