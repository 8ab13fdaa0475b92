"""A child's request waits for a code to the parent's number (decisions 2.14)."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.leads.actions.create import PARENT_NOT_PROVED
from sehat.leads.answers.stored import TRACKING
from sehat.leads.models import ConsentReceipt, FormVariant, Lead, OutboxRow
from sehat.leads.requests.by_number import withdraw_consents
from sehat.leads.requests.status import status_path
from sehat.leads.selectors import newest_receipt
from sehat.leads.tests.conftest import GOOD, Submit
from sehat.patients.codes import number_key
from sehat.patients.models import Code
from sehat.patients.tests.conftest import Phone
from sehat.rendering.tests.reading import page_at, words

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Response

pytestmark = pytest.mark.django_db
CHILD: dict[str, Any] = {"age": 9, "consentParent": True}
CALLS = "/lead/v1/authenticate/"
NUMBER = {"mobileNo": GOOD["MobileNoData"], "countryCode": "91"}
TYPED = {
    "nameField": "Asha Rao", "mobileField": GOOD["MobileNoData"], "cityField": "Pune", "age": "9",
    "treatment": "Circumcision", "consentParent": "on", "leadFormVariant": "0", "leadFormKeys": "age",
}  # fmt: skip


def prove(client: Client, phone: Phone) -> None:
    asked = client.post(f"{CALLS}generateotp", NUMBER | {"resend": "0"}, content_type="application/json")
    told = client.post(f"{CALLS}verifyotp", NUMBER | {"otp": phone.code()}, content_type="application/json")
    assert (asked.status_code, told.status_code) == (200, 200)


def test_without_the_code_nothing_is_stored_and_the_age_says_why(submit: Submit) -> None:
    answer = submit(**CHILD)
    assert answer.status_code == 422
    assert "prove the parent" in answer.content.decode()
    assert not Lead.objects.exists()
    assert not OutboxRow.objects.exists()


def test_with_the_code_it_is_taken_and_the_receipt_says_so(
    client: Client, submit: Submit, phone: Phone
) -> None:
    prove(client, phone)
    lead = Lead.objects.get(pk=submit(**CHILD).json()["data"][0]["Id"])
    assert lead.is_verified
    assert ConsentReceipt.objects.get(lead=lead).parent_verified


def test_the_code_of_another_number_proves_no_parent(client: Client, submit: Submit, phone: Phone) -> None:
    prove(client, phone)
    assert submit(**CHILD, MobileNoData="9876500000").status_code == 422


def test_a_parents_word_alone_is_still_asked_for_first(submit: Submit) -> None:
    answer = submit(**(CHILD | {"consentParent": False}))
    assert "confirm that you are the parent" in answer.content.decode()


def test_an_adult_proves_nothing(submit: Submit) -> None:
    lead = Lead.objects.get(pk=submit(**(CHILD | {"age": 34})).json()["data"][0]["Id"])
    assert not ConsentReceipt.objects.get(lead=lead).parent_verified


def test_what_tells_of_an_emergency_does_not_wait_for_a_code(submit: Submit) -> None:
    answer = submit(**CHILD, QueryData="my daughter is not breathing")
    lead = Lead.objects.get(pk=answer.json()["data"][0]["Id"])
    assert lead.emergency
    assert not ConsentReceipt.objects.get(lead=lead).parent_verified


def test_staff_may_take_the_code_off_a_form(submit: Submit) -> None:
    form = FormVariant.objects.get(number="3")
    form.verifies_parent = False
    form.save()
    assert submit(**CHILD).status_code == 200


def test_every_shipped_form_asks_for_it() -> None:
    assert not FormVariant.objects.filter(verifies_parent=False).exists()


@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize(
    ("path", "said"), [("/request", "prove the parent"), ("/hi/request", "माता-पिता का मोबाइल नंबर")]
)
def test_without_javascript_the_code_is_sent_and_asked_for_on_the_next_page(
    client: Client, phone: Phone, path: str, said: str
) -> None:
    first = client.post(path, TYPED)
    assert first.status_code == 422
    page = first.content.decode()
    assert said in page
    assert 'name="FormOTPField"' in page
    wrong = client.post(path, TYPED | {"FormOTPField": "000000"})
    assert (wrong.status_code, Lead.objects.count()) == (422, 0)
    sent = client.post(path, TYPED | {"FormOTPField": phone.code()})
    assert sent.status_code == 303
    lead = Lead.objects.get()
    assert lead.is_verified
    assert ConsentReceipt.objects.get(lead=lead).parent_verified


@pytest.mark.parametrize("code", ["+971", "971", "+1"])
def test_a_parent_abroad_whom_no_code_reaches_is_asked_on_the_call(submit: Submit, code: str) -> None:
    answer = submit(**CHILD, countryCode=code, MobileNoData="501234567")
    lead = Lead.objects.get(pk=answer.json()["data"][0]["Id"])
    assert not lead.is_verified
    assert PARENT_NOT_PROVED in lead.flags
    assert not ConsentReceipt.objects.get(lead=lead).parent_verified


@pytest.mark.parametrize(("state", "taken"), [("failed", True), ("sent", False), ("waiting", False)])
def test_while_no_code_can_be_sent_a_childs_request_is_taken_as_unverified(
    submit: Submit, state: str, taken: bool
) -> None:
    now = timezone.now()
    Code.objects.create(
        number_key=number_key(f"+91{GOOD['MobileNoData']}"), purpose=Code.Purpose.LEAD, challenge="",
        digest="", created_at=now, expires_at=now + timedelta(minutes=5), state=state,
    )  # fmt: skip
    assert (submit(**CHILD).status_code == 200) is taken
    assert Lead.objects.filter(is_verified=False).exists() is taken


def test_a_number_that_is_proved_later_is_no_more_one_that_nobody_proved(
    client: Client, submit: Submit, phone: Phone
) -> None:
    now = timezone.now()
    failed = Code.objects.create(
        number_key=number_key(f"+91{GOOD['MobileNoData']}"), purpose=Code.Purpose.LEAD, challenge="",
        digest="", created_at=now, expires_at=now, state="failed",
    )  # fmt: skip
    lead = Lead.objects.get(pk=submit(**CHILD).json()["data"][0]["Id"])
    assert PARENT_NOT_PROVED in lead.flags
    failed.delete()
    prove(client, phone)
    body = GOOD | CHILD | {"leadId": lead.pk, "QueryData": "When can we come?"}
    assert (
        client.post("/lead/v1/admin/webleadcreate", body, content_type="application/json").status_code == 200
    )
    lead.refresh_from_db()
    assert lead.is_verified
    assert PARENT_NOT_PROVED not in lead.flags


def test_while_the_site_may_send_no_more_codes_a_childs_request_is_taken(
    client: Client, submit: Submit, phone: Phone, settings: Settings
) -> None:
    settings.CODES_PER_SITE_PER_DAY = 1
    other = NUMBER | {"mobileNo": "9876500000", "resend": "0"}
    client.post(f"{CALLS}generateotp", other, content_type="application/json")
    asked = client.post(f"{CALLS}generateotp", NUMBER | {"resend": "0"}, content_type="application/json")
    assert asked.status_code == 429
    assert submit(**CHILD).status_code == 200


def test_a_code_that_failed_long_ago_is_tried_again(submit: Submit) -> None:
    before = timezone.now() - timedelta(hours=1)
    Code.objects.create(
        number_key=number_key(f"+91{GOOD['MobileNoData']}"), purpose=Code.Purpose.LEAD, challenge="",
        digest="", created_at=before, expires_at=before, state="failed",
    )  # fmt: skip
    assert submit(**CHILD).status_code == 422


@pytest.mark.usefixtures("renderer")
def test_a_code_that_cannot_be_sent_is_said_and_keeps_what_was_typed(
    client: Client, settings: Settings, phone: Phone
) -> None:
    for _ in range(3):
        answer = client.post("/request", TYPED)
    assert answer.status_code == 422
    assert "Asha Rao" in answer.content.decode()


@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize("path", ["/privacy", "/hi/privacy"])
def test_the_notice_says_how_a_parents_word_is_proved(client: Client, path: str) -> None:
    assert ("code that we send" if path == "/privacy" else "भेजे कोड") in words(page_at(client, path))


class TestLaterStep:
    """What makes a request a child's after it was sent asks for the same code."""

    def step(self, client: Client, submit: Submit, **first: Any) -> tuple[Lead, Any]:
        """The lead of a request with `first`, and a way to send a later step of it."""
        lead = Lead.objects.get(pk=submit(**first).json()["data"][0]["Id"])

        def later(**changes: Any) -> Response:
            body = GOOD | {"leadId": lead.pk} | changes
            return client.post("/lead/v1/admin/webleadcreate", body, content_type="application/json")

        return lead, later

    def test_without_the_code_it_changes_nothing(self, client: Client, submit: Submit) -> None:
        lead, later = self.step(client, submit, age=34)
        answer = later(**CHILD, qualifying="yes")
        assert (answer.status_code, answer.json()["error"][0]["field"]) == (422, "age")
        assert "prove the parent" in answer.content.decode()
        lead.refresh_from_db()
        assert (lead.answers["age"], "qualifying" in lead.attribution) == (34, False)

    def test_with_the_code_its_receipt_says_so_and_nothing_tracks_it_any_more(
        self, client: Client, submit: Submit, phone: Phone
    ) -> None:
        lead, later = self.step(client, submit, GCLID="abc", Zutm_sourcedata="google")
        assert "gclid" in lead.attribution
        prove(client, phone)
        assert later(**CHILD).status_code == 200
        lead.refresh_from_db()
        assert lead.is_verified
        receipt = newest_receipt(lead)
        assert receipt
        assert receipt.parent_verified
        assert not lead.attribution.keys() & TRACKING

    def test_another_consent_keeps_the_parents_word(
        self, client: Client, submit: Submit, phone: Phone
    ) -> None:
        prove(client, phone)
        lead, later = self.step(client, submit, **CHILD)
        assert later(consentWhatsapp=True).status_code == 200
        receipt = newest_receipt(lead)
        assert receipt
        assert (receipt.whatsapp_updates, receipt.parent_verified) == (True, True)

    def test_a_consent_taken_back_keeps_it_too(self, client: Client, submit: Submit, phone: Phone) -> None:
        prove(client, phone)
        lead, _ = self.step(client, submit, **CHILD, consentWhatsapp=True)
        withdraw_consents(by="patient", e164=f"+91{lead.mobile}", whatsapp=True, sharing=False)
        receipt = newest_receipt(lead)
        assert receipt
        assert (receipt.whatsapp_updates, receipt.parent_verified) == (False, True)

    def test_an_emergency_does_not_wait_for_it(self, client: Client, submit: Submit) -> None:
        lead, later = self.step(client, submit)
        assert later(**CHILD, QueryData="my daughter is not breathing").status_code == 200
        lead.refresh_from_db()
        assert lead.emergency

    def test_a_step_that_says_no_age_tracks_no_child(
        self, client: Client, submit: Submit, phone: Phone
    ) -> None:
        prove(client, phone)
        lead, later = self.step(client, submit, **CHILD)
        later(GCLID="abc", qualifying="yes")
        told = {"TBCLID": "tb-1", "utm_source": "google", "Remark": "school holidays"}
        client.post(f"/api/lead/createleadzoho?leadId={lead.pk}", told, content_type="application/json")
        lead.refresh_from_db()
        assert lead.attribution == {"qualifying": "yes", "remark": "school holidays"}

    def test_what_tracks_alone_tells_the_crm_nothing_new_of_a_child(
        self, client: Client, submit: Submit, phone: Phone
    ) -> None:
        """It is not stored: each such call had the same request sent again, and was said to have added it."""
        prove(client, phone)
        lead, later = self.step(client, submit, **CHILD)
        OutboxRow.objects.filter(lead=lead).update(state="sent", attempts=1, crm_id="z1")
        events = AuditEvent.objects.filter(subject=f"lead {lead.pk}").count()
        later(**CHILD, GCLID="abc")
        client.post(
            f"/api/lead/createleadzoho?leadId={lead.pk}", {"TBCLID": "tb-1"}, content_type="application/json"
        )
        assert OutboxRow.objects.get(lead=lead).state == "sent"
        assert AuditEvent.objects.filter(subject=f"lead {lead.pk}").count() == events

    def test_a_survey_and_the_status_page_tell_of_no_age(self, client: Client, submit: Submit) -> None:
        lead, _ = self.step(client, submit, age=34)
        client.post(status_path(lead.pk), {"wish": "survey", "age": "9", "isConsultedField": "Yes"})
        lead.refresh_from_db()
        assert (lead.answers["age"], lead.answers["has_consulted"]) == (34, "Yes")


@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize(
    "wrong", [{"mobileField": "9" * 50}, {"countryCode": "9" * 50}, {"mobileField": "", "countryCode": "+"}]
)
def test_a_code_beside_a_number_that_is_none_gives_the_form_back(
    client: Client, phone: Phone, wrong: dict[str, str]
) -> None:
    answer = client.post("/request", TYPED | {"FormOTPField": "123456"} | wrong)
    assert (answer.status_code, Lead.objects.count()) == (422, 0)
    assert "Asha Rao" in answer.content.decode()
    assert "Please Only Enter a Valid Mobile Number" in answer.content.decode()


@pytest.mark.usefixtures("renderer")
def test_a_number_that_is_typed_wide_is_sent_its_code_and_proved_by_it(client: Client, phone: Phone) -> None:
    wide = TYPED | {"mobileField": "   ".join(" ".join(GOOD["MobileNoData"]))}
    assert client.post("/request", wide).status_code == 422
    assert client.post("/request", wide | {"FormOTPField": phone.code()}).status_code == 303
    assert Lead.objects.get().is_verified
