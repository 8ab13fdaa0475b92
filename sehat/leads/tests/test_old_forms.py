"""Forms that staff left before a field of a block was there, or with one that the site has no more."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sehat.leads.forms.build import form_of_variant, variant_fields
from sehat.leads.models import FormVariant, Lead
from sehat.leads.tests.conftest import Submit
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.schemas import PageContext

pytestmark = pytest.mark.django_db
CITY: dict[str, Any] = {"key": "city", "is_required": True, "is_hidden": False, "preset": ""}
PAGE = PageContext(page_type="About", page_name="A page", path="/a")


def left(*values: dict[str, Any]) -> None:
    """The usual form, as it stands in the database."""
    rows = json.dumps([{"type": "field", "value": value} for value in values])
    FormVariant.objects.filter(number="3").update(fields=rows)
    clear_cached_reads()


@pytest.mark.parametrize("lost", ["is_required", "is_hidden", "preset"])
@pytest.mark.parametrize("is_null", [True, False])
def test_a_field_whose_block_lacks_a_part_is_asked_without_it(lost: str, is_null: bool) -> None:
    """No page with a form was rendered any more."""
    left({name: value for name, value in CITY.items() if name != lost} | ({lost: None} if is_null else {}))
    [field] = variant_fields("3")
    assert (field.key, field.is_hidden, field.preset) == ("city", False, "")
    assert [one.key for one in form_of_variant(PAGE, "3").fields] == ["city"]


def test_a_field_that_the_site_has_no_more_is_passed_over(submit: Submit) -> None:
    left(CITY | {"key": "faxField"}, CITY)
    assert [field.key for field in variant_fields("3")] == ["city"]
    assert submit(leadFormVariant="3").status_code == 200
    assert Lead.objects.count() == 1


def test_a_form_of_no_field_asks_name_and_number_alone(submit: Submit) -> None:
    left()
    assert variant_fields("3") == []
    assert submit(leadFormVariant="3", CityData="", ProcedureNameData="", QueryData="").status_code == 200


def test_a_hidden_field_without_an_answer_refuses_nobody(submit: Submit) -> None:
    left(CITY | {"is_hidden": True})
    assert submit(leadFormVariant="3", CityData="").status_code == 200


@pytest.mark.parametrize(("asked", "status"), [([], 422), (["treatment"], 200), (["city"], 422)])
def test_what_became_required_since_a_page_was_read_is_demanded_of_no_one_who_was_not_asked(
    submit: Submit, asked: list[str], status: int
) -> None:
    left(CITY)
    assert submit(leadFormVariant="3", CityData="", leadFormKeys=asked).status_code == status
