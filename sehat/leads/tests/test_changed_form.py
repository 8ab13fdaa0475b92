"""Staff change a form while somebody has its page open, or comes back to a stored one: no request is lost."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from sehat.leads.forms.build import form_of_variant, variant_fields
from sehat.leads.models import FormVariant, Lead
from sehat.leads.tests.conftest import Submit
from sehat.leads.tests.test_html_form import FORM
from sehat.leads.tests.test_variants import block
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.schemas import PageContext

pytestmark = pytest.mark.django_db
BEFORE = ["city", "treatment", "query"]


def asks(*blocks: tuple[str, dict[str, Any]], number: str = "3") -> None:
    """Staff leave the form so."""
    variant = FormVariant.objects.get(number=number)
    variant.fields = list(blocks)
    variant.save()
    clear_cached_reads()


@pytest.fixture
def _changed() -> None:
    asks(block("city"), block("treatment"), block("speciality"), block("age"), block("query"))


@pytest.mark.usefixtures("_changed")
def test_a_page_from_before_is_asked_nothing_that_was_not_on_it(submit: Submit) -> None:
    """The error stood at a field that the visitor did not have: the request could not be sent."""
    assert submit(leadFormKeys=BEFORE).status_code == 200
    assert Lead.objects.get().form_variant == "3"


@pytest.mark.usefixtures("_changed", "renderer")
def test_nor_without_javascript(client: Client) -> None:
    assert client.post("/request", FORM | {"leadFormKeys": ",".join(BEFORE)}).status_code == 303


@pytest.mark.usefixtures("_changed")
def test_a_page_of_now_is_asked_all_that_stands_on_it(submit: Submit) -> None:
    keys = [field.key for field in variant_fields("3")]
    refused = submit(leadFormKeys=keys)
    assert refused.status_code == 422
    assert {error["field"] for error in refused.json()["error"]} == {"PageDepartment", "age"}
    assert submit(leadFormKeys=keys, PageDepartment="Urology", age=40).status_code == 200


@pytest.mark.usefixtures("_changed")
def test_who_does_not_say_what_was_asked_is_asked_all(submit: Submit) -> None:
    assert submit().status_code == 422


@pytest.mark.parametrize("missing", ["CityData", "ProcedureNameData"])
@pytest.mark.usefixtures("_changed")
def test_what_stood_on_the_page_from_before_is_still_required(submit: Submit, missing: str) -> None:
    refused = submit(leadFormKeys=BEFORE, **{missing: None})
    assert [error["field"] for error in refused.json()["error"]] == [missing]


@pytest.mark.parametrize("missing", ["NameData", "MobileNoData"])
def test_name_and_number_are_required_whatever_a_page_says(submit: Submit, missing: str) -> None:
    asks(block("name"), block("mobile"), block("city"))
    refused = submit(leadFormKeys=["city"], **{missing: None})
    assert [error["field"] for error in refused.json()["error"]] == [missing]


def test_what_staff_took_off_a_form_is_taken_all_the_same(submit: Submit) -> None:
    asks(block("city"))
    assert submit(leadFormKeys=BEFORE).status_code == 200
    assert Lead.objects.get().treatment_name == "Gallbladder Removal"


def test_a_wrong_answer_to_what_was_not_asked_is_refused_as_ever(submit: Submit) -> None:
    asks(block("city"), block("age"))
    refused = submit(leadFormKeys=["city"], age=300)
    assert [error["field"] for error in refused.json()["error"]] == ["age"]


def test_a_form_that_staff_deleted_takes_a_page_from_before(submit: Submit) -> None:
    FormVariant.objects.get(number="7").delete()
    asks(block("city"), block("speciality"))
    answer = submit(leadFormVariant="7", leadFormKeys=["city", "height", "weight"], height=160, weight=70)
    assert answer.status_code == 200


@pytest.mark.usefixtures("_changed")
def test_the_form_of_a_page_is_never_the_less_for_it() -> None:
    form = form_of_variant(PageContext(page_type="Service", page_name="", path=""), "3")
    required = {field.key for field in form.fields if field.is_required}
    assert {"speciality", "age"} <= required
