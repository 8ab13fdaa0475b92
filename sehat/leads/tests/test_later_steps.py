"""A later step of a form against what its request said before: what follows from an answer follows it."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.leads.models import Lead
from sehat.leads.tests.conftest import GOOD, Submit
from sehat.leads.wire.crm_record import crm_record

pytestmark = pytest.mark.django_db
PRIVATE = {"IsInsurance": "Yes", "insuranceType": "Private Insurance"}


@pytest.fixture
def step(client: Client, submit: Submit) -> Any:
    """Sends the good record, then each further step of its session; gives the request as it is then."""

    def send(first: dict[str, Any], *later: dict[str, Any]) -> Lead:
        lead_id = submit(**first).json()["data"][0]["Id"]
        for more in later:
            body = {name: GOOD[name] for name in ("NameData", "MobileNoData")}
            answer = client.post(
                "/lead/v1/admin/webleadcreate",
                body | {"leadId": lead_id} | more,
                content_type="application/json",
            )
            assert answer.status_code == 200, answer.content
        return Lead.objects.get(pk=lead_id)

    return send


def test_what_a_later_step_says_nothing_of_stays_as_it_was(step: Any) -> None:
    """A blank is nothing said, too: it took nothing away, and the treatment least of all."""
    blank = dict.fromkeys(
        ("CityData", "ProcedureNameData", "QueryData", "EmailIdData", "condition_data"), " "
    )
    lead = step({"EmailIdData": "s@x.org"}, {"qualifying": "yes"}, {"qualifying": "no"} | blank)
    kept = (lead.name, lead.email, lead.question, lead.city_name, lead.treatment_name)
    assert kept == ("Sunita Rao", "s@x.org", GOOD["QueryData"], "Delhi NCR", "Gallbladder Removal")
    assert (lead.city_id, lead.procedure_id, lead.attribution["qualifying"]) != (None, None, "yes")


def test_blanks_around_what_a_later_step_says_are_not_kept(step: Any) -> None:
    said = {
        "EmailIdData": " s@x.org ",
        "QueryData": " How long? ",
        "condition_data": " Hernia ",
        "CityData": " Pune ",
    }
    lead = step({"ProcedureNameData": None, "condition_data": "Gallstones"}, said)
    assert (lead.email, lead.question, lead.city_name) == ("s@x.org", "How long?", "Pune")
    assert (lead.condition_name, lead.treatment_name) == ("Hernia", "")


def test_a_later_step_changes_the_request_that_it_names_and_the_trail_says_what(
    client: Client, submit: Submit
) -> None:
    ids = [submit(QueryData=words).json()["data"][0]["Id"] for words in ("one", "two", "three")]
    said = {"leadId": ids[1], "CityData": "Pune", "QueryData": "chest pain since morning"}
    body = {name: GOOD[name] for name in ("NameData", "MobileNoData")} | said
    client.post("/lead/v1/admin/webleadcreate", body, content_type="application/json")
    cities = dict(Lead.objects.values_list("pk", "city_name"))
    assert [cities[pk] for pk in ids] == ["Delhi NCR", "Pune", "Delhi NCR"]
    event = AuditEvent.objects.get(action="lead updated")
    assert (event.by, event.subject) == ("visitor", f"lead {ids[1]}")
    assert set(event.details["fields"]) >= {"question", "city_name", "city_id", "emergency"}


@pytest.mark.parametrize("change", [{"status": "withdrawn"}, {"erased_at": timezone.now()}])
def test_a_later_step_adds_nothing_to_a_request_that_was_taken_back(
    client: Client, lead: Lead, change: dict[str, Any]
) -> None:
    Lead.objects.filter(pk=lead.pk).update(**change)
    body = GOOD | {"leadId": lead.pk, "QueryData": "How long?"}
    answer = client.post("/lead/v1/admin/webleadcreate", body, content_type="application/json")
    assert answer.json()["data"][0]["Id"] != lead.pk
    assert Lead.objects.get(pk=lead.pk).question == GOOD["QueryData"]


class TestTheBodyMassIndex:
    def test_follows_from_a_height_and_a_weight_of_two_steps(self, step: Any) -> None:
        assert step({"height": 160}, {"weight": 60}).answers["bmi"] == "23.4"

    def test_is_that_of_the_weight_that_was_corrected(self, step: Any) -> None:
        lead = step({"height": 160, "weight": 60}, {"weight": 80})
        assert (lead.answers["bmi"], crm_record(lead)["BMI_kg_m2"]) == ("31.3", "31.3")

    def test_stays_where_a_later_step_says_nothing_of_the_body(self, step: Any) -> None:
        assert step({"height": 160, "weight": 60}, {"qualifying": "yes"}).answers["bmi"] == "23.4"


class TestWhoHasNoInsuranceAfterAll:
    def test_has_no_kind_of_it_and_no_tier_for_it(self, step: Any) -> None:
        form = {"leadFormVariant": "1", "PageTypeData": "About"}
        assert step(form | PRIVATE).tier == 1
        lead = step(form | PRIVATE | {"QueryData": "again"}, {"IsInsurance": "No"})
        assert (lead.answers["has_insurance"], lead.tier) == ("No", 3)
        assert crm_record(lead)["insuranceType"] == ""

    def test_may_say_so_and_take_it_back(self, step: Any) -> None:
        lead = step({"leadFormVariant": "1"} | PRIVATE, {"IsInsurance": "No"}, PRIVATE)
        assert (lead.answers["insurance_type"], lead.tier) == ("Private Insurance", 1)

    def test_is_believed_of_the_kind_that_a_later_step_names(self, step: Any) -> None:
        """A new answer was thrown away by an old “No”, and still said to be changed."""
        lead = step({"leadFormVariant": "1", "IsInsurance": "No"}, {"insuranceType": "Private Insurance"})
        assert (lead.answers["insurance_type"], lead.tier) == ("Private Insurance", 1)
        assert "has_insurance" not in lead.answers

    def test_is_believed_of_a_city_that_a_later_step_prefers(self, step: Any) -> None:
        lead = step({"Requested_Consultation": "No"}, {"Preferred_City": "Pune"})
        assert crm_record(lead)["Preferred_City"] == "Pune"

    def test_loses_no_answer_that_hangs_on_another_question(self, step: Any) -> None:
        wish = {"Requested_Consultation": "Yes", "Preferred_City": "Pune"}
        lead = step(wish | PRIVATE, {"IsInsurance": "No"})
        assert lead.answers["preferred_city"] == "Pune"


def test_an_answer_that_a_later_step_leaves_empty_stays_as_it_was(step: Any) -> None:
    lead = step({"height": 160, "gender": "female"}, {"height": None, "gender": "", "weight": 60})
    assert (lead.answers["height"], lead.answers["gender"]) == (160, "female")


def test_a_severity_is_that_of_the_score_of_the_last_step(step: Any) -> None:
    lead = step({"pilesSeverityScore": 2}, {"pilesSeverityScore": 11, "pilesSeverity": "mild"})
    assert lead.answers["piles_severity"] == "severe"


@pytest.mark.parametrize(("city", "told"), [("पुणे", "Pune"), ("poona", "poona"), ("PUNE", "Pune")])
def test_a_preferred_city_of_a_later_step_is_told_in_english_letters(step: Any, city: str, told: str) -> None:
    lead = step({}, {"Requested_Consultation": "Yes", "Preferred_City": city})
    assert crm_record(lead)["Preferred_City"] == told
