"""The queue at /cms: who may see it, what it shows, and that each look is written down."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import Group, Permission, User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.desk import facets
from sehat.leads.actions import Consent, Origin, create_lead
from sehat.leads.fields import Answers
from sehat.leads.models import Lead, OutboxRow

pytestmark = pytest.mark.django_db
LIST = "/cms/leads/"


@pytest.fixture
def lead() -> Lead:
    answers = Answers(
        name="Sunita Rao", mobile="9876543210", city="Pune", condition="Piles", query="<b>Help</b>"
    )
    return create_lead(
        by="test", answers=answers, consent=Consent("2026-11"), origin=Origin(page_name="Piles")
    )


def test_the_queue_shows_who_asked_for_what_and_where_it_stands(desk: Client, lead: Lead) -> None:
    html = desk.get(LIST).content.decode()
    for words in (lead.reference, "Sunita Rao", "98••••••10", "Pune", "Piles", "New", "Waiting"):
        assert words in html
    assert f"/cms/leads/inspect/{lead.pk.replace('-', '_2D')}/" in html or lead.pk in html


@pytest.mark.parametrize(
    ("words", "found"),
    [
        *[("Sunita", True), ("sunita r", True), ("Rao", True), ("nobody", False), ("S", False)],
        *[("98765", True), ("43210", True), ("543210", True), ("9876543210", True), ("43211", False)],
        *[("+91 98765 43210", True), ("0091-98765-43210", True), ("098765 43210", True)],
        *[("+44 98765 43210", True), ("+91 98765 43211", False), ("SP-", True), ("sp-", True)],
        *[("९८७६५ ४३२१०", True), ("\u202a+91 98765 43210\u202c", True), ("\u200eSP-", True)],
        *[("(98765) 43210", True), ("(+91) 98765-43210", True), ("98765\u201343210", True)],
        *[("98765\u201143210", True), ("\u200b9876543210\ufeff", True), ("(98765) 43211", False)],
        *[("+91 98765", True), ("098765", True), ("0091 987", True), ("+91 97", False), ("0091", False)],
    ],
)
def test_it_is_searched_by_name_number_and_reference(
    desk: Client, lead: Lead, words: str, found: bool
) -> None:
    html = desk.get(LIST, {"q": words}).content.decode()
    assert (lead.reference in html) is found


@pytest.mark.parametrize(
    ("words", "found"),
    [
        *[("98", False), ("987", False), ("98765", False), ("43210", False), ("9876543", False)],
        *[("9876543210", True), ("+91 98765 43210", True), ("9876543211", False)],
        *[("Sunita", True), ("SP-", True)],
    ],
)
def test_who_sees_no_whole_number_finds_by_whole_numbers_alone(
    client: Client, lead: Lead, words: str, found: bool
) -> None:
    """Digit after digit, the beginnings that find it would tell the number that is masked."""
    ada = User.objects.create_user("ada", password="a-long-staff-password")
    ada.groups.add(Group.objects.get(name="Administrators"))
    client.force_login(ada)
    html = client.get(LIST, {"q": words}).content.decode()
    assert (lead.reference in html) is found


def test_it_is_filtered_by_choices_in_the_words_of_the_desk(desk: Client, lead: Lead) -> None:
    Lead.objects.update(page_type="Condition")
    OutboxRow.objects.update(state="dead")
    page = desk.get(LIST, {"page_type": "Condition", "outbox__state": "dead"}).content.decode()
    assert lead.reference in page
    assert "Given up" in page
    assert "Dead" not in page
    assert '<option value="Condition" selected>' in page
    assert lead.reference not in desk.get(LIST, {"page_type": "Treatment"}).content.decode()


@pytest.mark.parametrize(
    "asked", [{"source": "google"}, {"campaign": "july"}, {"age": "older"}, {"page_type": "Condition"}]
)
def test_it_is_filtered_by_where_a_request_came_from_and_when(
    desk: Client, lead: Lead, asked: dict[str, str]
) -> None:
    other = Lead.objects.create(name="Kiran", country_code="+91", mobile="9876543299")
    OutboxRow.objects.create(lead=other)
    came = {"source": "google", "campaign": "july"}
    columns = {"page_type": "Condition", "created_at": timezone.now() - timedelta(days=31)}
    Lead.objects.filter(pk=lead.pk).update(attribution=came, **columns)
    html = desk.get(LIST, asked).content.decode()
    assert (lead.reference in html, other.reference in html) == (True, False)


def test_a_reference_is_found_as_it_is_read_out(desk: Client, lead: Lead) -> None:
    other = Lead.objects.create(name="Kiran", country_code="+91", mobile="9810000001")
    html = desk.get(LIST, {"q": lead.reference.lower()}).content.decode()
    assert lead.reference in html
    assert other.reference not in html


def test_a_request_that_must_not_be_called_says_so_in_the_list(desk: Client, lead: Lead) -> None:
    Lead.objects.update(do_not_contact=True)
    html = desk.get(LIST).content.decode()
    assert "Do not contact" in html
    assert "Call and move on" not in html


def test_times_are_those_of_india(desk: Client, lead: Lead) -> None:
    Lead.objects.update(created_at="2020-11-22T20:30:00Z")
    assert "23 Nov 2020, 2:00 am" in desk.get(LIST).content.decode()
    page = desk.get(f"/cms/leads/inspect/{lead.pk}/").content.decode()
    assert "23 November 2020, 2:00 am (India)" in page
    assert "22 November 2020" not in page


def test_the_list_asks_as_often_for_fifty_requests_as_for_one(desk: Client, lead: Lead) -> None:
    def queries() -> int:
        with CaptureQueriesContext(connection) as caught:
            desk.get(LIST)
        return len(caught)

    queries()
    few = queries()
    for number in range(30):
        other = Lead.objects.create(name="Kiran", country_code="+91", mobile=f"98100000{number:02}")
        OutboxRow.objects.create(lead=other)
    assert queries() == few <= 16


def test_each_look_is_written_down(desk: Client, lead: Lead) -> None:
    desk.get(LIST)
    page = desk.get(f"/cms/leads/inspect/{lead.pk}/")
    assert page.status_code == 200
    assert "<b>Help</b>" not in page.content.decode()
    assert list(AuditEvent.objects.filter(by="desk").values_list("action", "subject").order_by("at")) == [
        ("leads listed", "leads"),
        ("lead viewed", f"lead {lead.pk}"),
        ("number revealed", f"lead {lead.pk}"),  # it stands there whole
    ]


def test_what_has_no_column_is_told_in_words(desk: Client, lead: Lead) -> None:
    Lead.objects.update(
        answers={"insurance_type": "Private Insurance", "has_insurance": True, "age": None},
        attribution={"source": "google", "first_touch": {"utm_source": "google"}},
        flags=["doubtful number"],
    )
    html = desk.get(f"/cms/leads/inspect/{lead.pk}/").content.decode()
    for words in ("Has insurance: yes; Insurance: Private Insurance", "source: google", "doubtful number"):
        assert words in html
    assert "{&#x27;" not in html
    assert "[&#x27;" not in html


def test_nobody_writes_or_deletes_a_request_by_hand(desk: Client, lead: Lead) -> None:
    for path in ("new/", f"edit/{lead.pk}/", f"delete/{lead.pk}/"):
        assert desk.post(LIST + path, {"status": "closed"}).status_code in {302, 403, 404}
    lead.refresh_from_db()
    assert lead.status == "new"


def test_a_visitor_and_an_editor_without_the_right_see_nothing(client: Client, lead: Lead) -> None:
    assert client.get(LIST).status_code == 302
    client.force_login(User.objects.create_user("editor", "editor@example.org", "a-long-staff-password"))
    answer = client.get(LIST, follow=True)
    assert lead.name not in answer.content.decode()


def test_a_suspect_is_released_from_the_list(desk: Client, lead: Lead) -> None:
    release = f"/cms/leads/release/{lead.pk}/"
    assert "Release from spam" not in desk.get(LIST).content.decode()
    assert desk.get(release).status_code == 302
    Lead.objects.update(status="spam", flags=["spam: filled in too fast"])
    assert "Release from spam" in desk.get(LIST).content.decode()
    assert "spam: filled in too fast" in desk.get(release).content.decode()
    assert desk.post(release).status_code == 302
    lead.refresh_from_db()
    assert lead.status == "new"
    assert AuditEvent.objects.filter(by="desk", action="lead released").count() == 1


def test_who_may_not_change_requests_releases_none(client: Client, lead: Lead) -> None:
    Lead.objects.update(status="spam")
    user = User.objects.create_user("viewer", "viewer@example.org", "a-long-staff-password")
    user.user_permissions.add(*Permission.objects.filter(codename__in=("access_admin", "view_lead")))
    client.force_login(user)
    assert "Release from spam" not in client.get(LIST).content.decode()
    client.post(f"/cms/leads/release/{lead.pk}/")
    lead.refresh_from_db()
    assert lead.status == "spam"


@pytest.mark.parametrize(
    "written",
    [
        *["SP-7K4M-Q2XR", "sp-7k4m-q2xr", " SP\u20117K4M\u2011Q2XR ", "SP\u20137K4M\u2013Q2XR"],
        *["SP 7K4M Q2XR", "sp 7k4m-q2xr", "SP - 7K4M - Q2XR", "sp7k4mq2xr"],
    ],
)
def test_a_reference_is_found_as_it_is_copied_or_read_out(desk: Client, written: str) -> None:
    Lead(id="SP-7K4M-Q2XR-AAAAAAAAAAAA", name="Sunita Rao", mobile="9876543210").save(force_insert=True)
    OutboxRow.objects.create(lead_id="SP-7K4M-Q2XR-AAAAAAAAAAAA")
    assert "Sunita Rao" in desk.get(LIST, {"q": written}).content.decode()


def test_a_name_that_begins_as_references_do_is_a_name(desk: Client) -> None:
    lead = Lead.objects.create(name="SP Bala Subr", mobile="9876543210")
    OutboxRow.objects.create(lead=lead)
    assert "SP Bala Subr" in desk.get(LIST, {"q": "sp bala subr"}).content.decode()


@pytest.mark.parametrize("name", ["source", "campaign"])
def test_a_source_that_only_older_requests_have_filters_by_itself_and_the_rest(
    desk: Client, lead: Lead, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """It is not offered any more; a link that asks for it listed, and exported, every request there is."""
    Lead.objects.filter(pk=lead.pk).update(attribution={name: "old"})
    other = Lead.objects.create(name="Meena Iyer", mobile="9876543211")
    OutboxRow.objects.create(lead=other)
    monkeypatch.setattr(facets, "RECENT", 1)
    for more in ({}, {"export": "csv"}):
        answer = desk.get(LIST, {name: "old"} | more)
        said = answer.getvalue().decode() if answer.streaming else answer.content.decode()
        assert (lead.reference in said, other.reference in said) == (True, False)
        assert other.reference not in desk.get(LIST, {name: "gone", "status": "new"}).content.decode()


@pytest.mark.parametrize("asked", [{"status": "nonsense"}, {"age": "century"}, {"city": "0"}])
def test_nothing_is_exported_by_a_filter_that_nobody_understands(
    desk: Client, lead: Lead, asked: dict[str, str]
) -> None:
    """On the page it says beside the filter what is wrong; a file says nothing."""
    assert lead.reference not in desk.get(LIST, asked | {"export": "csv"}).getvalue().decode()
    assert lead.reference in desk.get(LIST, {"export": "csv"}).getvalue().decode()


@pytest.mark.parametrize(
    "stored", ["\u0917\u0941\u095c\u093f\u092f\u093e", "\u0917\u0941\u0921\u093c\u093f\u092f\u093e"]
)
@pytest.mark.parametrize(
    "typed", ["\u0917\u0941\u095c\u093f\u092f\u093e", "\u0917\u0941\u0921\u093c\u093f\u092f\u093e"]
)
@pytest.mark.parametrize("before", ["", "श्रीमती "])
def test_a_hindi_name_is_found_whichever_keyboard_wrote_its_dots(
    desk: Client, lead: Lead, stored: str, typed: str, before: str
) -> None:
    """गुड़िया has two spellings that nobody can tell apart."""
    Lead.objects.filter(pk=lead.pk).update(name=f"{before}{stored}")
    assert lead.reference in desk.get("/cms/leads/", {"q": typed}).content.decode()


@pytest.mark.parametrize("send", ["get", "post"])
def test_who_releases_what_a_colleague_released_already_is_told_so(
    desk: Client, lead: Lead, send: str
) -> None:
    """The question stood open in two windows: the second led to a page that was not found."""
    page = getattr(desk, send)(f"/cms/leads/release/{lead.pk}/", follow=True)
    assert page.redirect_chain[-1][0] == LIST
    assert f"Nothing was done: {lead.reference} is not spam." in page.content.decode()
    assert not AuditEvent.objects.filter(action="lead released").exists()
