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
from sehat.leads.actions import change_call_time, release_lead, update_status, withdraw_lead
from sehat.leads.delivery import claim
from sehat.leads.models import Lead, OutboxRow
from sehat.leads.selectors import held_leads
from sehat.leads.tests.conftest import Submit

pytestmark = pytest.mark.django_db


def lead_of(answer: Any) -> Lead:
    assert answer.status_code == 200
    assert answer.json()["status"]["code"] == "200"
    return Lead.objects.get(pk=answer.json()["data"][0]["Id"])


def states(answers: list[Any]) -> list[tuple[str, str]]:
    """(status, state of delivery) of each."""
    leads = [lead_of(answer) for answer in answers]
    return [(lead.status, lead.outbox.state) for lead in leads]


KEPT, PUT_ASIDE = ("new", "waiting"), ("new", "held")


def test_who_fills_the_hidden_field_gets_the_usual_answer_and_is_marked_as_spam(submit: Submit) -> None:
    lead = lead_of(submit(website="https://spam.example"))
    assert (lead.status, lead.flags) == ("spam", ["spam: hidden field filled"])
    OutboxRow.objects.update(due_at=timezone.now())
    assert claim(10) == []


def test_too_fast_once_is_in_doubt_and_twice_is_spam(submit: Submit) -> None:
    first = lead_of(submit(filledInMs=300))
    second = lead_of(submit(filledInMs=300, QueryData="another"))
    assert (first.status, first.outbox.state, first.flags) == (*PUT_ASIDE, ["in doubt: filled in too fast"])
    assert (second.status, second.flags) == ("spam", ["spam: filled in too fast, twice"])
    OutboxRow.objects.update(due_at=timezone.now())
    assert claim(10) == []


@pytest.mark.parametrize("ms", [1500, 60_000, None])
def test_a_person_takes_time_and_leaves_the_hidden_field_alone(submit: Submit, ms: int | None) -> None:
    lead = lead_of(submit(filledInMs=ms, website=""))
    assert (lead.status, lead.flags) == ("new", [])


def test_the_sixth_request_of_a_number_in_a_day_waits_for_staff(submit: Submit) -> None:
    found = [submit(QueryData=f"question {count}") for count in range(6)]
    assert states(found) == [KEPT] * 5 + [PUT_ASIDE]
    assert lead_of(found[-1]).flags == ["in doubt: many requests of one number"]


def test_sixty_numbers_of_one_address_in_a_minute_are_all_kept(submit: Submit) -> None:
    """The phones of one carrier share it."""
    assert states([submit(MobileNoData=f"98765{count:05}") for count in range(60)]) == [KEPT] * 60


def test_beyond_the_limit_of_an_address_requests_wait_for_staff(
    submit: Submit, settings: LazySettings
) -> None:
    settings.LEADS_PER_ADDRESS_PER_HOUR = 2
    assert states([submit(MobileNoData=f"98765{count:05}") for count in range(3)]) == [KEPT, KEPT, PUT_ASIDE]


def test_what_a_patient_changes_does_not_release_what_is_put_aside(submit: Submit) -> None:
    lead = lead_of(submit(filledInMs=300))
    change_call_time(by="patient", lead_id=lead.pk, call_time="Now")
    assert claim(10) == []


def test_whom_staff_speak_with_is_released(submit: Submit) -> None:
    lead = lead_of(submit(filledInMs=300))
    update_status(by="desk", lead_id=lead.pk, status="contacting")
    assert [row.lead_id for row in claim(10)] == [lead.pk]


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


def test_what_is_released_takes_no_other_along(submit: Submit) -> None:
    released, aside = (
        lead_of(submit(filledInMs=300, MobileNoData=mobile)) for mobile in ("9876500001", "9876500002")
    )
    assert release_lead(by="desk", lead_id=released.pk)
    assert [row.lead_id for row in claim(10)] == [released.pk]
    assert [held.pk for held in held_leads()] == [aside.pk]


def test_one_click_releases_what_was_put_aside(submit: Submit) -> None:
    lead = lead_of(submit(filledInMs=300))
    assert [held.pk for held in held_leads()] == [lead.pk]
    assert release_lead(by="desk", lead_id=lead.pk)
    assert [row.lead_id for row in claim(10)] == [lead.pk]
    assert not held_leads().exists()


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
    ("gateway", "said", "state", "score"),
    [
        (TURNSTILE, {"success": True}, "waiting", None),
        (TURNSTILE, {"success": False, "error-codes": ["invalid-input-response"]}, "held", None),
        (RECAPTCHA, {"success": True, "score": 0.9}, "waiting", "0.9"),
        (RECAPTCHA, {"success": True, "score": 0.1}, "held", "0.1"),
        (RECAPTCHA, {"success": False}, "held", None),
    ],
)
def test_the_vendor_tells_a_person_from_a_bot(
    submit: Submit,
    vendor: Vendor,
    settings: LazySettings,
    gateway: str,
    said: object,
    state: str,
    score: Any,
) -> None:
    settings.CAPTCHA_GATEWAY = gateway
    vendor.answer = said
    lead = lead_of(submit(captchaToken="token-1", captchascore="1.0"))
    assert (lead.outbox.state, lead.attribution.get("captcha_score")) == (state, score)
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


def test_what_its_patient_took_back_meanwhile_is_not_released(submit: Submit) -> None:
    lead = lead_of(submit(filledInMs=300))
    withdraw_lead(by="patient", lead_id=lead.pk)
    assert not release_lead(by="meena", lead_id=lead.pk)
    assert not AuditEvent.objects.filter(action="lead released").exists()
