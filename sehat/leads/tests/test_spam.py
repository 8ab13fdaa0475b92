"""Spam: the usual answer, marked as spam, released by staff. The captcha is a real local server."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any
from urllib.parse import parse_qs

import pytest
from django.conf import LazySettings
from django.core.checks import run_checks
from django.test import Client
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.leads.actions import release_lead
from sehat.leads.delivery import claim
from sehat.leads.models import Lead, OutboxRow
from sehat.leads.tests.conftest import Submit

pytestmark = pytest.mark.django_db


def lead_of(answer: Any) -> Lead:
    assert answer.status_code == 200
    assert answer.json()["status"]["code"] == "200"
    return Lead.objects.get(pk=answer.json()["data"][0]["Id"])


@pytest.mark.parametrize(
    ("signal", "flag"),
    [
        ({"website": "https://spam.example"}, "spam: hidden field filled"),
        ({"filledInMs": 300}, "spam: filled in too fast"),
    ],
)
def test_a_suspect_gets_the_usual_answer_and_is_marked_as_spam(
    submit: Submit, signal: dict[str, Any], flag: str
) -> None:
    lead = lead_of(submit(**signal))
    assert (lead.status, lead.flags) == ("spam", [flag])
    OutboxRow.objects.update(due_at=timezone.now())
    assert claim(10) == []


@pytest.mark.parametrize("ms", [1500, 60_000, None])
def test_a_person_takes_time_and_leaves_the_hidden_field_alone(submit: Submit, ms: int | None) -> None:
    lead = lead_of(submit(filledInMs=ms, website=""))
    assert (lead.status, lead.flags) == ("new", [])


def test_the_sixth_request_of_a_number_in_a_day_is_marked_as_spam(submit: Submit) -> None:
    found = [lead_of(submit(QueryData=f"question {count}")).status for count in range(6)]
    assert found == ["new"] * 5 + ["spam"]


def test_very_many_requests_of_one_address_are_marked_as_spam(submit: Submit, settings: LazySettings) -> None:
    settings.LEADS_PER_ADDRESS_PER_MINUTE = 1000
    found = [lead_of(submit(MobileNoData=f"98765{count:05}")).status for count in range(61)]
    assert found == ["new"] * 60 + ["spam"]


def test_the_form_without_javascript_has_the_hidden_field_too(client: Client) -> None:
    form = {
        "nameField": "Sunita", "mobileField": "9876543210", "countryCode": "+91", "cityField": "Pune",
        "treatment": "Piles", "website": "x",
    }  # fmt: skip
    assert client.post("/request", form).status_code == 303
    assert Lead.objects.get().status == "spam"


def test_staff_release_a_person_and_it_is_delivered(submit: Submit) -> None:
    lead = lead_of(submit(website="autofilled"))
    assert release_lead(by="desk", lead_id=lead.pk)
    lead.refresh_from_db()
    assert lead.status == "new"
    assert [row.lead_id for row in claim(10)] == [lead.pk]
    assert AuditEvent.objects.filter(by="desk", action="lead released").count() == 1
    assert not release_lead(by="desk", lead_id=lead.pk)


def test_a_number_no_plan_knows_is_marked_and_taken(submit: Submit) -> None:
    lead = lead_of(submit(countryCode="971", MobileNoData="12345"))
    assert (lead.status, lead.flags) == ("new", ["doubtful number"])


class Vendor:
    """Answers as the vendor does, and records its requests."""

    def __init__(self) -> None:
        self.answer: Any = {"success": True}
        self.status = 200
        self.asked: list[dict[str, str]] = []
        vendor = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                vendor.asked.append({key: values[0] for key, values in parse_qs(body).items()})
                text = (
                    vendor.answer if isinstance(vendor.answer, bytes) else json.dumps(vendor.answer).encode()
                )
                self.send_response(vendor.status)
                self.send_header("Content-Length", str(len(text)))
                self.end_headers()
                self.wfile.write(text)

            def log_message(self, *args: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/siteverify"


@pytest.fixture
def vendor(settings: LazySettings) -> Iterator[Vendor]:
    vendor = Vendor()
    thread = threading.Thread(target=vendor.server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    settings.CAPTCHA_SECRET = "secret"
    settings.TURNSTILE_URL = settings.RECAPTCHA_URL = vendor.url
    yield vendor
    vendor.server.shutdown()
    thread.join()
    vendor.server.server_close()


TURNSTILE = "sehat.gateways.captcha.turnstile.Turnstile"
RECAPTCHA = "sehat.gateways.captcha.recaptcha.Recaptcha"


@pytest.mark.parametrize(
    ("gateway", "said", "status", "score"),
    [
        (TURNSTILE, {"success": True}, "new", None),
        (TURNSTILE, {"success": False, "error-codes": ["invalid-input-response"]}, "spam", None),
        (RECAPTCHA, {"success": True, "score": 0.9}, "new", "0.9"),
        (RECAPTCHA, {"success": True, "score": 0.1}, "spam", "0.1"),
        (RECAPTCHA, {"success": False}, "spam", None),
    ],
)
def test_the_vendor_tells_a_person_from_a_bot(
    submit: Submit,
    vendor: Vendor,
    settings: LazySettings,
    gateway: str,
    said: object,
    status: str,
    score: Any,
) -> None:
    settings.CAPTCHA_GATEWAY = gateway
    vendor.answer = said
    lead = lead_of(submit(captchaToken="token-1", captchascore="1.0"))
    assert (lead.status, lead.attribution.get("captcha_score")) == (status, score)
    assert vendor.asked[0]["response"] == "token-1"
    assert vendor.asked[0]["secret"] == "secret"


@pytest.mark.parametrize(
    ("status", "said"),
    [(500, {}), (302, {}), (200, b"<h1>oops</h1>"), (200, []), (200, b"x" * 300_000)],
)
@pytest.mark.parametrize("gateway", [TURNSTILE, RECAPTCHA])
def test_an_outage_is_flagged_and_the_request_taken(
    submit: Submit, vendor: Vendor, settings: LazySettings, gateway: str, status: int, said: object
) -> None:
    settings.CAPTCHA_GATEWAY = gateway
    vendor.status, vendor.answer = status, said
    lead = lead_of(submit(captchaToken="token-1"))
    assert lead.status == "new"
    assert lead.flags[0].startswith("captcha not checked: ")


@pytest.mark.parametrize("gateway", [TURNSTILE, RECAPTCHA])
def test_a_form_without_a_token_is_flagged_and_taken_and_the_vendor_is_not_asked(
    submit: Submit, vendor: Vendor, settings: LazySettings, gateway: str
) -> None:
    """A browser without JavaScript has none to give."""
    settings.CAPTCHA_GATEWAY = gateway
    vendor.answer = {"success": False}
    lead = lead_of(submit())
    assert (lead.status, lead.flags) == ("new", ["captcha not checked: no token came"])
    assert vendor.asked == []


def test_nobody_at_the_other_end_is_an_outage(submit: Submit, settings: LazySettings) -> None:
    settings.CAPTCHA_GATEWAY, settings.TURNSTILE_URL = TURNSTILE, "http://127.0.0.1:9/"
    assert lead_of(submit(captchaToken="token-1")).flags == ["captcha not checked: ConnectError"]


def test_the_start_stops_on_a_captcha_that_cannot_work(settings: LazySettings) -> None:
    settings.CAPTCHA_GATEWAY, settings.CAPTCHA_SECRET = TURNSTILE, ""
    assert [error.msg for error in run_checks()] == [f"{TURNSTILE} needs CAPTCHA_SECRET, CAPTCHA_SITE_KEY."]
    settings.CAPTCHA_GATEWAY = "sehat.nowhere.Captcha"
    assert "is no gateway" in run_checks()[0].msg
