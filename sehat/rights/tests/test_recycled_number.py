"""India gives a number that was given up to somebody else: its new owner sees nothing of the former one."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from sehat.leads.models import Lead
from sehat.patients.models import Patient
from sehat.rights.tests.conftest import NUMBER, Clock, Visitor
from sehat.tracking.models import VisitEvent

pytestmark = pytest.mark.django_db
CONSENTS = {"consentWhatsapp": True, "consentSharing": True}
CORRECTION = {"name": "Asha Devi", "email": "asha@example.org"}


@pytest.fixture
def former(visitor: Visitor, clock: Clock) -> Lead:
    """The request of a patient who had an account, and whom nobody heard of for half a year."""
    visitor.log_in_as(**NUMBER)
    visitor.put("/users/v1/user/update", name="Sunita Rao", email="s@example.org")
    lead = visitor.send(**CONSENTS, NameData="Sunita Rao")
    Patient.objects.update(visitor_id="1763640000000123456")
    VisitEvent.objects.create(visitor="1763640000000123456", page_type="Condition", path="/condition/piles")
    clock.move(days=181)
    visitor.client.cookies.clear()
    return lead


def test_sees_no_request_profile_or_visit_of_before(former: Lead, visitor: Visitor) -> None:
    later = visitor.send(NameData="Asha Devi", QueryData="Another question")
    visitor.prove()
    answer = visitor.see()
    held = answer.json()["data"]
    assert [row["reference"] for row in held["requests"]] == [later.reference]
    assert (held["profile"], held["visits"], held["hasOlder"]) == (None, [], True)
    assert not any(
        known in answer.content.decode() for known in ("Sunita", "s@example.org", former.reference)
    )


def test_corrects_nothing_of_before(former: Lead, visitor: Visitor) -> None:
    visitor.send(NameData="A. Devi", QueryData="Another question")
    visitor.prove()
    assert visitor.ask("correct", **CORRECTION).status_code == 200
    assert set(Lead.objects.values_list("name", flat=True)) == {"Sunita Rao", "Asha Devi"}
    assert Patient.objects.get().name == "Sunita Rao"


def test_ends_calls_and_messages_about_what_was_before(former: Lead, visitor: Visitor) -> None:
    """They would ring at the new owner's."""
    visitor.prove()
    held = visitor.see().json()["data"]
    assert (held["requests"], held["hasWhatsapp"], held["isContacted"]) == ([], True, True)
    visitor.ask("withdraw", whatsapp=True, sharing=True)
    held = visitor.ask("stop-contact").json()["data"]
    assert (held["hasWhatsapp"], held["hasSharing"], held["isContacted"]) == (False, False, False)


def test_may_have_it_erased_as_may_a_former_owner_who_is_back(former: Lead, visitor: Visitor) -> None:
    visitor.prove()
    assert visitor.ask("erase").json()["data"]["erasure"] is not None


def test_sees_nothing_of_it_after_a_login_either(former: Lead, visitor: Visitor, clock: Clock) -> None:
    user = visitor.log_in_as(**NUMBER)
    clock.move(minutes=1)
    visitor.prove()
    held = visitor.see().json()["data"]
    assert (held["requests"], held["visits"], held["hasOlder"]) == ([], [], True)
    assert [user["name"], user["email"], held["profile"]["name"], held["profile"]["email"]] == [""] * 4


@pytest.mark.parametrize(("days", "is_shown"), [(179, True), (181, False)])
def test_who_never_logged_in_sees_half_a_year(
    visitor: Visitor, clock: Clock, days: int, is_shown: bool
) -> None:
    lead = visitor.send()
    Lead.objects.filter(pk=lead.pk).update(created_at=timezone.now() - timedelta(days=days))
    visitor.prove()
    held = visitor.see().json()["data"]
    assert [bool(held["requests"]), held["hasOlder"]] == [is_shown, not is_shown]


def test_who_logs_in_now_and_then_sees_all_of_their_own(visitor: Visitor, clock: Clock) -> None:
    visitor.log_in_as(**NUMBER)
    visitor.send()
    for _ in range(2):
        clock.move(days=120)
        visitor.log_in_as(**NUMBER)
    clock.move(minutes=1)
    visitor.prove()
    held = visitor.see().json()["data"]
    assert (len(held["requests"]), held["hasOlder"]) == (1, False)
