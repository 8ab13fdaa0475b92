"""What an agent puts right on the phone: a name, a city, a treatment; and what is no patient at all."""

from __future__ import annotations

import pytest
from django.test import Client
from selectolax.lexbor import LexborHTMLParser

from sehat.core.models import AuditEvent
from sehat.desk.corrections import CorrectionForm
from sehat.desk.tests.waiting import waiting
from sehat.leads.actions import take
from sehat.leads.answers.lookup import city_index, condition_index
from sehat.leads.callbacks.holds import IS_HELD
from sehat.leads.models import Callback, Lead, OutboxRow
from sehat.rendering.tests.reading import attribute
from sehat.staff.tests.people import someone_of

pytestmark = pytest.mark.django_db
RIGHT = {"name": "Parvathi Rao", "city": "Pune", "treatment": "Gallbladder Removal"}


def correct(client: Client, lead: Lead, **changes: str) -> str:
    answer = client.post(f"/cms/leads/correct/{lead.pk}/", RIGHT | changes, follow=True)
    lead.refresh_from_db()
    return answer.content.decode()


def test_a_name_a_city_and_a_treatment_are_corrected_and_the_crm_hears_of_it(asha: Client) -> None:
    lead = waiting()
    OutboxRow.objects.filter(lead=lead).update(state="sent")
    assert "is corrected" in correct(asha, lead)
    assert (lead.name, lead.city_name, lead.treatment_name) == tuple(RIGHT.values())
    assert lead.city is not None
    assert lead.city.name == "Pune"
    assert lead.procedure is not None
    assert OutboxRow.objects.get(lead=lead).state == "waiting"
    event = AuditEvent.objects.get(action="lead corrected")
    assert (event.by, event.subject, event.details) == ("asha", f"lead {lead.pk}", {})


def test_what_is_the_same_writes_nothing(asha: Client) -> None:
    lead = waiting()
    correct(asha, lead)
    correct(asha, lead)
    assert AuditEvent.objects.filter(action="lead corrected").count() == 1


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"name": "", "city": "Pune"}, "This field is required."),
        ({"name": "x" * 101}, "at most 100 characters"),
        ({"city": "Atlantis"}, "Please select valid city"),
        ({"city": "x" * 121}, "at most 120 characters"),
    ],
)
def test_what_breaks_a_rule_of_the_form_is_given_back_with_the_reason(
    asha: Client, changes: dict[str, str], why: str
) -> None:
    lead = waiting()
    page = correct(asha, lead, **changes)
    assert "Nothing was corrected." in page
    assert why in page
    assert all(f'value="{typed}"' in page for typed in changes.values() if typed)
    assert lead.name == "Patient 1"


def test_who_calls_nobody_corrects_nothing(client: Client) -> None:
    lead = waiting()
    client.force_login(someone_of("Administrators"))
    correct(client, lead)
    assert lead.name == "Patient 1"


def test_junk_is_called_spam_from_its_page_and_leaves_the_desk(asha: Client) -> None:
    lead = waiting()
    assert "It is spam" in asha.get(f"/cms/leads/work/{lead.pk}/").content.decode()
    page = asha.post(f"/cms/put-aside/{lead.pk}/spam/", follow=True)
    assert page.redirect_chain[-1][0] == "/cms/desk/"
    lead.refresh_from_db()
    assert lead.status == "spam"
    assert not Callback.objects.get(lead=lead).is_open
    asha.post(f"/cms/leads/release/{lead.pk}/")
    lead.refresh_from_db()
    assert lead.status == "new"
    assert Callback.objects.get(lead=lead).is_open


def test_who_was_reached_is_not_called_spam(asha: Client) -> None:
    lead = waiting()
    Lead.objects.update(status="qualified")
    assert "It is spam" not in asha.get(f"/cms/leads/work/{lead.pk}/").content.decode()
    said = asha.post(f"/cms/put-aside/{lead.pk}/spam/", follow=True).content.decode()
    assert f"Nothing was done: {lead.reference}" in said
    lead.refresh_from_db()
    assert lead.status == "qualified"


def test_another_treatment_takes_the_place_of_the_condition(asha: Client) -> None:
    """One answer of two kinds, as in the forms: what was left of the other went to the CRM."""
    lead = waiting()
    Lead.objects.filter(pk=lead.pk).update(condition_name="Piles", condition=condition_index().id_of("Piles"))
    correct(asha, lead, treatment="LASIK")
    assert (lead.treatment_name, lead.condition_name, lead.condition_id) == ("LASIK", "", None)


def test_a_condition_that_is_named_instead_is_one(asha: Client) -> None:
    lead = waiting()
    correct(asha, lead, treatment="Piles")
    assert (lead.treatment_name, lead.procedure_id) == ("", None)
    assert (lead.condition_name, lead.about) == ("Piles", "Piles")
    assert lead.condition is not None


def test_the_form_begins_with_the_condition_and_keeps_it(asha: Client) -> None:
    lead = waiting()
    Lead.objects.filter(pk=lead.pk).update(condition_name="Piles", condition=condition_index().id_of("Piles"))
    page = LexborHTMLParser(asha.get(f"/cms/leads/work/{lead.pk}/").content)
    field = page.css_first("#correct-treatment")
    assert field
    assert attribute(field, "value") == "Piles"
    correct(asha, lead, treatment="Piles")
    assert (lead.treatment_name, lead.condition_name) == ("", "Piles")


def test_a_city_that_is_ours_no_more_stands_in_the_way_of_no_other_correction(asha: Client) -> None:
    """Of a city that was renamed since, which the patient named as it was called then."""
    lead = waiting()
    pune = city_index().id_of("Pune")
    Lead.objects.filter(pk=lead.pk).update(city_name="Poona Camp", city=pune)
    assert "is corrected" in correct(asha, lead, name="Asha Rao", city="Poona Camp")
    assert (lead.name, lead.city_name, lead.city_id) == ("Asha Rao", "Poona Camp", pune)
    assert "select valid city" in correct(asha, lead, name="Asha Rao", city="Poona Gate")
    assert lead.city_name == "Poona Camp"


def seen(client: Client, lead: Lead) -> dict[str, str]:
    """What the form of a page holds that is opened now, with what nobody sees."""
    page = LexborHTMLParser(client.get(f"/cms/leads/work/{lead.pk}/").content)
    fields = page.css(f'form[action="/cms/leads/correct/{lead.pk}/"] input')
    return {attribute(one, "name"): attribute(one, "value") for one in fields if "value" in one.attributes}


def test_what_a_colleague_corrected_meanwhile_stays(asha: Client) -> None:
    """The form of a page that was opened before put the old city and treatment back."""
    lead = waiting()
    Lead.objects.filter(pk=lead.pk).update(city_name="Pune", city=city_index().id_of("Pune"))
    opened = seen(asha, lead)
    Lead.objects.filter(pk=lead.pk).update(city_name="Mumbai", city=city_index().id_of("Mumbai"))
    assert "is corrected" in correct(asha, lead, **(opened | {"name": "Asha Rao"}))
    assert (lead.name, lead.city_name) == ("Asha Rao", "Mumbai")
    correct(asha, lead, **(opened | {"city": "Delhi NCR"}))
    assert (lead.name, lead.city_name) == ("Asha Rao", "Delhi NCR")


@pytest.mark.parametrize("odd", ["x", "[]", "{}", '"name"', '{"city": 1}', "[" * 1900])
def test_what_a_page_did_not_show_is_as_if_it_had_said_nothing(asha: Client, odd: str) -> None:
    lead = waiting()
    correct(asha, lead, seen=odd)
    assert lead.name == RIGHT["name"]


@pytest.mark.parametrize("deed", ["/cms/leads/correct/{}/", "/cms/put-aside/{}/spam/"])
def test_whom_a_colleague_has_open_nobody_else_corrects_or_calls_spam(asha: Client, deed: str) -> None:
    """They are on the phone: the name would change under them, or the request go."""
    lead = waiting()
    take(by=someone_of("Agents", "ravi"), lead_id=lead.pk)
    page = asha.post(deed.format(lead.pk), RIGHT, follow=True).content.decode()
    assert "A colleague has this patient open now" in page
    lead.refresh_from_db()
    assert (lead.name, lead.status) == ("Patient 1", "new")


def test_nor_whom_a_colleague_opens_meanwhile(asha: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    lead, ravi, columns = waiting(), someone_of("Agents", "ravi"), CorrectionForm.columns

    def opened_meanwhile(form: CorrectionForm) -> dict[str, object]:
        take(by=ravi, lead_id=lead.pk)
        return columns(form)

    monkeypatch.setattr(CorrectionForm, "columns", opened_meanwhile)
    assert f"Nothing was corrected. {IS_HELD}" in correct(asha, lead)
    assert lead.name == "Patient 1"


@pytest.mark.parametrize("deed", ["correct", "settle"])
def test_nor_a_closed_request_of_whom_a_colleague_has_open(asha: Client, deed: str) -> None:
    """A hold is of the person's open requests: a closed one beside them was free to all."""
    closed, still_open = waiting(), waiting()
    closed.status = "closed"
    closed.save()
    take(by=someone_of("Agents", "ravi"), lead_id=still_open.pk)
    page = asha.post(f"/cms/leads/{deed}/{closed.pk}/", RIGHT, follow=True).content.decode()
    assert "A colleague has this patient open now" in page
    closed.refresh_from_db()
    assert closed.name == "Patient 1"
