"""What no form of /cms sends: ids that are no numbers, fields that are missing. Wagtail fails on them."""

from __future__ import annotations

from functools import partial

import pytest
from django.contrib.auth.models import User
from django.http import HttpResponse
from django.test import Client
from wagtail import hooks
from wagtail.admin.views.reports.locked_pages import LockedPagesView
from wagtail.rich_text import expand_db_html

from sehat.desk.lead_list import LeadList
from sehat.directory.models import Doctor
from sehat.staff import unreadable
from sehat.staff.tests.people import signed_in

HUGE = "9" * 20
CHOOSE = "/cms/choose-page"
FORGED = [
    ("get", f"{CHOOSE}/chosen-multiple/?id=abc"),
    ("get", f"{CHOOSE}/chosen-multiple/?id=%00"),
    ("get", f"{CHOOSE}/chosen-multiple/?id=1"),  # the root, which is nobody's to choose
    ("get", "/cms/choose-external-link/?parent_page_id=abc"),
    ("post", "/cms/choose-external-link/"),
    ("get", "/cms/snippets/choose/directory/doctor/chosen/%00/"),
    ("post", "/cms/snippets/choose/directory/doctor/create/"),
    ("post", "/cms/redirects/import/process/"),
    ("get", "/cms/workflows/edit/1/?p=abc"),
    ("get", "/cms/workflows/edit/1/?p=-1"),
    ("get", "/cms/bulk/wagtailcore/page/delete/?id=abc"),
    ("get", f"/cms/bulk/wagtailcore/page/move/?id={HUGE}"),
    ("post", "/cms/bulk/wagtailcore/page/publish/?id=all&childOf=abc"),
    ("get", f"/cms/bulk/wagtailcore/page/delete/?id=all&childOf={HUGE}"),
]


@pytest.fixture
def owner(db: None) -> Client:
    return signed_in(User.objects.create_superuser("owner", "owner@example.org", "a-long-staff-password"))


@pytest.mark.django_db
@pytest.mark.parametrize(("method", "address"), FORGED)
def test_what_no_form_sends_is_refused_and_no_fault(owner: Client, method: str, address: str) -> None:
    assert getattr(owner, method)(address).status_code in {400, 404}


def test_nor_is_what_no_script_sends(owner: Client) -> None:
    assert owner.patch("/cms/dismissibles/", "[1]", content_type="application/json").status_code == 400


@pytest.mark.django_db
def test_a_group_that_no_database_can_hold_is_refused_where_a_page_of_ours_is_around_wagtail_s(
    owner: Client,
) -> None:
    account = User.objects.create_user("meena")
    sent = {"username": "meena", "email": "m@example.org", "groups": "9" * 25}
    assert owner.post(f"/cms/users/edit/{account.pk}/", sent).status_code < 500


@pytest.mark.django_db
def test_a_line_of_a_form_whose_id_is_no_number_is_refused(owner: Client) -> None:
    doctor = Doctor.objects.earliest("pk")
    counts = {f"practices-{kind}_FORMS": "1" for kind in ("TOTAL", "INITIAL")}
    sent = counts | {"practices-0-id": "x"}
    assert owner.post(f"/cms/snippets/directory/doctor/edit/{doctor.pk}/", sent).status_code == 400


def wrong(*_: object) -> HttpResponse:
    """A line of ours that calls Wagtail with what it does not take: TypeError, in a line of Wagtail's."""
    return HttpResponse(expand_db_html(None))


@pytest.mark.parametrize("query", ["", "?page=2"])
def test_a_view_of_ours_that_calls_wagtail_wrongly_is_an_error(
    owner: Client, monkeypatch: pytest.MonkeyPatch, query: str
) -> None:
    """Whoever opened the page was told that their request was a bad one, and nobody was woken."""
    monkeypatch.setattr(LeadList, "get", wrong)
    with pytest.raises(TypeError):
        owner.get(f"/cms/leads/{query}")


def test_so_is_a_hook_of_ours_within_a_view_of_wagtail_s(owner: Client) -> None:
    with hooks.register_temporarily("construct_homepage_panels", wrong), pytest.raises(TypeError):
        owner.get("/cms/?page=2")


def test_a_view_of_wagtail_s_that_fails_without_being_sent_anything_is_an_error(
    owner: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LockedPagesView, "get_queryset", partial(expand_db_html, None))
    with pytest.raises(TypeError):
        owner.get("/cms/reports/locked/")
    assert owner.get("/cms/reports/locked/?p=2").status_code == 400


def test_what_is_refused_is_logged_as_an_error_with_its_lines(
    owner: Client, caplog: pytest.LogCaptureFixture
) -> None:
    owner.get(f"{CHOOSE}/chosen-multiple/?id=abc")
    [told] = [one for one in caplog.records if one.name == unreadable.__name__]
    assert told.levelname == "ERROR"
    assert told.exc_info
    assert told.exc_info[0] is ValueError
