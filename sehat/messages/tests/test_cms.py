"""Messages at /cms: templates with preview and test, messages of a request, messages of nobody."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import Group, User
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.gateways.access import pause
from sehat.gateways.tests.whatsapp_vendor import WhatsAppVendor, placed, wrote
from sehat.gateways.whatsapp.cloud import VENDOR
from sehat.messages.models import Message, StopWord, Template
from sehat.messages.tests.conftest import WA, Ask, Phones, call_back, send_all
from sehat.messages.try_out import TESTS_PER_HOUR, sms_parts

pytestmark = pytest.mark.django_db
LIST = "/cms/message-templates/"


def staff(client: Client, group: str) -> Client:
    user = User.objects.create_user(group.replace(" ", "-"))
    user.groups.add(Group.objects.get(name=group))
    client.force_login(user)
    return client


@pytest.fixture
def manager(client: Client) -> Client:
    return staff(client, "Lead managers")


def template(channel: str = "sms") -> Template:
    return Template.objects.get(kind="received", channel=channel, language="en")


def preview_of(row: Template) -> str:
    return f"{LIST}preview/{row.pk}/"


def test_who_leads_changes_a_text_and_the_trail_says_who(manager: Client) -> None:
    row = template()
    assert "We received your request" in manager.get(LIST).content.decode()
    told = {
        "text": "{brand} has your request {reference}: {link}",
        "dlt_template_id": "1107",
        "whatsapp_name": "",
    }
    assert manager.post(f"{LIST}edit/{row.pk}/", told).status_code == 302
    row.refresh_from_db()
    assert row.dlt_template_id == "1107"
    assert AuditEvent.objects.filter(action="template changed", by="Lead-managers").exists()


def test_nobody_adds_or_deletes_one_by_hand(admin_client: Client) -> None:
    """There is one of each kind, which the site sends: another one broke its form, one less a message."""
    assert f"{LIST}new/" not in admin_client.get(LIST).content.decode()
    assert admin_client.post(f"{LIST}new/", {"text": "Hello"}).status_code == 302
    assert admin_client.post(f"{LIST}delete/{template().pk}/").status_code == 302
    assert Template.objects.filter(pk=template().pk).exists()


def test_a_text_that_says_too_much_is_refused_with_its_reason(manager: Client) -> None:
    row = template()
    answer = manager.post(f"{LIST}edit/{row.pk}/", {"text": "{name}, your piles", "dlt_template_id": ""})
    assert "It may name {brand}, {link}, {reference}, {window}, and not name." in answer.content.decode()


def test_a_preview_shows_what_a_patient_reads(manager: Client, settings: Settings) -> None:
    page = manager.get(preview_of(template())).content.decode()
    assert "We received your request SP-7K4M-Q2XR at Sehat Path." in page
    assert "{" not in page[page.index("<blockquote") : page.index("</blockquote")]
    settings.SMS_GATEWAY = "sehat.gateways.sms.msg91.Msg91"
    assert "It has no DLT template id" in manager.get(preview_of(template())).content.decode()


@pytest.mark.parametrize("channel", ["sms", "whatsapp"])
def test_a_test_is_sent_and_audited_without_its_number(manager: Client, phones: Phones, channel: str) -> None:
    manager.post(preview_of(template(channel)), {"number": "98100 00001"})
    [line] = phones.sms if channel == "sms" else phones.whatsapp
    assert line["to"] == "+919810000001"
    event = AuditEvent.objects.get(action="message tested")
    assert event.by == "Lead-managers"
    assert "9810000001" not in str(event.details)


def test_tests_are_limited_and_go_to_mobile_numbers_alone(manager: Client, phones: Phones) -> None:
    manager.post(preview_of(template()), {"number": "12345"})
    assert phones.sms == []
    for _ in range(TESTS_PER_HOUR + 2):
        manager.post(preview_of(template()), {"number": "9810000001"})
    assert len(phones.sms) == TESTS_PER_HOUR


@pytest.mark.parametrize("group", ["Agents", "Editors", "Medical reviewers"])
def test_others_neither_read_nor_change_nor_test(client: Client, phones: Phones, group: str) -> None:
    other = staff(client, group)
    for path in (LIST, preview_of(template()), "/cms/stop-words/"):
        assert other.get(path).status_code == 302
    other.post(preview_of(template()), {"number": "9810000001"})
    assert phones.sms == []


def test_the_page_of_a_request_shows_what_was_sent_and_written(client: Client, ask: Ask) -> None:
    lead = ask(whatsapp=True)
    send_all()
    call_back(client, wrote("Is parking <b>free</b>?", number=WA, user="IN.1"))
    page = staff(client, "Agents").get(f"/cms/leads/work/{lead.pk}/").content.decode()
    assert "Message “Request received” by WhatsApp: sent" in page
    assert "Wrote on WhatsApp<br>" in page
    assert "Is parking &lt;b&gt;free&lt;/b&gt;?" in page
    assert "May be sent messages: yes" in page
    call_back(client, wrote("stop", id="w2", number=WA, user="IN.1"))
    page = client.get(f"/cms/leads/work/{lead.pk}/").content.decode()
    assert "May be sent messages: no" in page
    assert "May be messaged on WhatsApp: no" in page


def test_messages_of_nobody_are_read_by_who_calls(client: Client) -> None:
    call_back(client, wrote("Who are you?", number="919999999998"))
    page = staff(client, "Agents").get("/cms/unknown-messages/").content.decode()
    assert "Who are you?" in page
    assert "ends with 98" in page
    assert "9999999998" not in page


def test_words_of_an_emergency_of_nobody_we_know_stand_first_and_say_so(client: Client) -> None:
    call_back(client, wrote("severe chest pain since morning", number="919999999998"))
    call_back(client, wrote("Who are you?", id="w2", number="919999999997"))
    call_back(client, placed("Apollo Stroke Centre", id="w3", number="919999999996"))
    page = staff(client, "Agents").get("/cms/unknown-messages/").content.decode()
    assert page.count("Possible emergency") == 1
    assert page.index("Possible emergency") < page.index("severe chest pain") < page.index("Who are you?")


def test_messages_of_nobody_are_not_for_administrators(client: Client) -> None:
    assert staff(client, "Administrators").get("/cms/unknown-messages/").status_code == 302


def test_the_first_page_tells_who_leads_of_what_reaches_nobody(
    manager: Client, ask: Ask, vendor: WhatsAppVendor
) -> None:
    assert "on no channel" not in manager.get("/cms/").content.decode()
    ask(whatsapp=True)
    Message.objects.update(state="dead", created_at=timezone.now())
    pause(VENDOR, "code 190")
    page = manager.get("/cms/").content.decode()
    assert "1 message of the last day reached its patient on no channel" in page
    assert "WhatsApp refuses all our calls" in page


def test_the_first_page_tells_agents_nothing_of_it(client: Client) -> None:
    pause(VENDOR, "code 190")
    assert "WhatsApp refuses" not in staff(client, "Agents").get("/cms/").content.decode()


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        *[("a" * 160, 1), ("a" * 161, 2), ("क" * 70, 1), ("क" * 71, 2), ("क" * 135, 3)],
        *[("a" * 159 + "~", 2), ("[" * 80, 1), ("[" * 81, 2), ("a" * 70 + "`", 2)],
        *[("😀" * 35, 1), ("😀" * 36, 2), ("", 1)],
    ],
)
def test_an_sms_is_counted_in_parts(text: str, parts: int) -> None:
    assert sms_parts(text) == parts


def test_the_trail_says_who_made_changed_and_deleted_a_stop_word(client: Client) -> None:
    """A word that many write would end the messages to all of them."""
    admin = User.objects.create_superuser("desk")
    client.force_login(admin)
    words = "/cms/stop-words/"
    client.post(f"{words}new/", {"word": "Enough!", "is_stop": "on"})
    made = StopWord.objects.get(word="enough")
    client.post(f"{words}edit/{made.pk}/", {"word": "enough now please thanks", "is_stop": "on"})
    client.post(f"{words}delete/{made.pk}/")
    assert not StopWord.objects.filter(pk=made.pk).exists()
    trail = AuditEvent.objects.filter(subject=f"stop word {made.pk}", by="desk").order_by("pk")
    assert [event.action for event in trail] == [
        "stop word added", "stop word changed", "stop word deleted",
    ]  # fmt: skip
    assert trail[0].details == {"word": "enough", "is_stop": True}
