"""What a message says of a visit, and where its links lead: by India’s calendar, in both languages."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from django.test import Client
from django.utils import timezone

from sehat.campaigns.models import MarketingPage
from sehat.leads.models import Appointment, Lead
from sehat.leads.requests.by_number import erase_leads
from sehat.leads.requests.status import status_path
from sehat.messages.tests.conftest import Ask, Clock
from sehat.messages.texts import guide_url, values_for

pytestmark = pytest.mark.django_db
GUIDE = "Piles: a guide for patients"


def visit(lead: Lead, at: datetime, place: str = "City Hospital, Saket") -> None:
    Appointment.objects.create(lead=lead, starts_at=at, place=place)


@pytest.mark.parametrize(
    ("at", "said"),
    [
        (datetime(2026, 12, 31, 18, 29, tzinfo=UTC), "31 December 2026, 11:59 pm"),
        (datetime(2026, 12, 31, 18, 30, tzinfo=UTC), "1 January 2027, 12:00 am"),
        (datetime(2028, 2, 28, 20, 0, tzinfo=UTC), "29 February 2028, 1:30 am"),
        (datetime(2026, 11, 30, 6, 30, tzinfo=UTC), "30 November 2026, 12:00 pm"),
    ],
)
def test_the_day_of_a_visit_is_india_s(ask: Ask, at: datetime, said: str) -> None:
    lead = ask()
    visit(lead, at)
    assert values_for(lead, ["when"], "en") == {"when": said}


def test_in_hindi_the_part_of_the_day_is_said_and_no_english_word_is_left(ask: Ask) -> None:
    lead = ask(language="hi")
    visit(lead, datetime(2026, 12, 31, 20, 0, tzinfo=UTC))
    said = values_for(lead, ["when"], "hi")["when"]
    assert "1:30" in said
    assert "2027" in said
    assert not any(letter.isascii() and letter.isalpha() for letter in said)


@pytest.mark.parametrize("language", ["en", "hi"])
def test_without_a_visit_the_message_leads_to_the_page_instead(ask: Ask, language: str) -> None:
    """It was taken back between the queue and the phone: no gap stands in the text."""
    lead = ask(language=language)
    told = values_for(lead, ["when", "place"], "hi" if language == "hi" else "en")
    assert all(told.values())
    assert told["when"] == told["place"]


def test_a_place_that_names_only_a_department_leads_to_the_page(ask: Ask, clock: Clock) -> None:
    lead = ask()
    visit(lead, clock.now + timedelta(days=1), place="Oncology OPD")
    assert values_for(lead, ["place"], "en") == {"place": "see your request page"}


class TestAGuide:
    @pytest.fixture
    def wanted(self, ask: Ask) -> Lead:
        lead = ask()
        lead.attribution = {"guide": GUIDE}
        lead.save()
        assert guide_url(lead)
        return lead

    def address(self, lead: Lead) -> str:
        return f"{status_path(lead.pk)}/guide"

    def test_leads_to_the_file_and_tells_nobody_whence(self, wanted: Lead, client: Client) -> None:
        answer = client.get(self.address(wanted))
        assert answer.status_code == 302
        told = {name: answer.headers[name] for name in ("Cache-Control", "Referrer-Policy", "X-Robots-Tag")}
        assert told == {
            "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex",
        }  # fmt: skip

    def test_is_not_found_once_no_live_campaign_offers_it(self, wanted: Lead, client: Client) -> None:
        for page in MarketingPage.objects.filter(guide__title=GUIDE):
            page.unpublish()
        assert client.get(self.address(wanted)).status_code == 404

    def test_stays_while_another_campaign_offers_it(self, wanted: Lead, client: Client) -> None:
        offering, *_ = MarketingPage.objects.filter(guide__title=GUIDE)
        other = MarketingPage.objects.live().filter(guide=None).first()
        assert other
        MarketingPage.objects.filter(pk=other.pk).update(guide=offering.guide)
        offering.unpublish()
        assert client.get(self.address(wanted)).status_code == 302

    def test_of_an_erased_request_is_gone(self, wanted: Lead, client: Client) -> None:
        address = self.address(wanted)
        erase_leads(by="patient", e164="+919810000001", until=timezone.now())
        assert client.get(address).status_code == 404

    def test_is_found_by_no_address_that_was_changed(self, wanted: Lead, client: Client) -> None:
        address = self.address(wanted)
        for other in (address.replace("/guide", "x/guide"), address.replace("status/", "status/x")):
            assert client.get(other).status_code == 404

    @pytest.mark.parametrize("odd", [None, "", 7, ["a"], {"a": 1}, "x" * 5000])
    def test_that_was_asked_for_oddly_is_none(self, ask: Ask, client: Client, odd: object) -> None:
        lead = ask()
        lead.attribution = {"guide": odd}
        lead.save()
        assert client.get(self.address(lead)).status_code == 404
