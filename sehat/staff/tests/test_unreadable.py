"""What no form of /cms sends: ids that are no numbers, fields that are missing. Wagtail fails on them."""

from __future__ import annotations

import fractions

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import BadRequest
from django.http import HttpResponse
from django.test import Client, RequestFactory

from sehat.directory.models import Doctor
from sehat.staff import unreadable
from sehat.staff.tests.people import signed_in
from sehat.staff.unreadable import UnreadableRequests

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


def test_an_error_of_a_line_of_ours_stays_one(monkeypatch: pytest.MonkeyPatch) -> None:
    middleware, request = UnreadableRequests(lambda request: HttpResponse()), RequestFactory().get("/cms/")
    with pytest.raises(ValueError, match="Invalid literal") as caught:
        fractions.Fraction("x")
    middleware.process_exception(request, caught.value)
    monkeypatch.setattr(unreadable, "WAGTAIL", fractions.__file__)
    middleware.process_exception(RequestFactory().get("/"), caught.value)
    with pytest.raises(BadRequest):
        middleware.process_exception(request, caught.value)
