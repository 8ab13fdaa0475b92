"""Which form a page gets, what it asks, and what staff make of it (decisions 2.1)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.test import Client

from sehat.core.schemas import Language
from sehat.directory.models import City
from sehat.leads.forms.build import form_for, form_of_variant, variant_fields, variants
from sehat.leads.forms.variants import variant_of
from sehat.leads.models import FormVariant
from sehat.leads.tests.conftest import Submit
from sehat.leads.tests.test_answers import TABLE
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.schemas import FormOptions, PageContext, PageSubject, Preset

pytestmark = pytest.mark.django_db


def page(kind: str = "About", **more: Any) -> PageContext:
    return PageContext(page_type=kind, page_name="A page", path="/a", form=FormOptions(**more))


@pytest.mark.parametrize("number", ["0", "1", "2", "3", "4", "5", "6", "7"])
def test_each_variant_asks_what_was_decided(number: str) -> None:
    asked = {field.key: field.is_required for field in variant_fields(number)}
    assert asked == TABLE["variants"][number]


def test_variants_5_and_6_are_white_and_all_others_have_the_title_of_the_specification() -> None:
    assert {v.number for v in variants().values() if v.is_white} == {"5", "6"}
    assert {v.title for v in variants().values() if v.number in "01234567" and not v.is_white} == {
        "Request an appointment"
    }


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        ("Condition", "1"),
        ("Treatment", "1"),
        ("Treatment_City", "1"),
        ("costpage", "1"),
        ("doctors", "2"),
        ("CityWise_Doctors_Listing", "2"),
        ("hospitals", "4"),
        ("CityWise_Hospital_Listing", "4"),
        ("Insurance", "4"),
        ("PrivateInsurancePageType", "4"),
        ("AyushmanInsurancePageType", "4"),
        ("Home", "3"),
        ("Blog", "3"),
        ("Marketing", "3"),
        ("no such type", "3"),
    ],
)
def test_the_page_type_chooses_the_form(kind: str, number: str) -> None:
    assert variant_of(page(kind)) == number


def test_a_form_of_the_page_type_alone_beats_the_chosen_one_which_beats_the_mapping() -> None:
    assert variant_of(page("Condition", variant="5")) == "5"
    assert variant_of(page("Condition", variant="5", requirements=[])) == "0"


def test_an_inline_form_asks_what_its_page_requires_else_the_usual_three() -> None:
    form = form_for(page(requirements=["email", "Monthly_Salary", "no such field", "query"]))
    assert [(field.key, field.is_required) for field in form.fields] == [
        ("email", True),
        ("Monthly_Salary", True),
        ("query", False),
    ]
    assert [field.key for field in form_for(page(requirements=[])).fields] == [
        "city",
        "treatment",
        "query",
    ]


def test_a_form_starts_from_what_the_page_is_about() -> None:
    subject = PageSubject(
        city=Preset(id=568, name="Pune"),
        treatment=Preset(id=1, name="LASIK"),
        hospital=Preset(id=7, name="Nirmal"),
    )
    context = page("hospitals").model_copy(update={"subject": subject})
    starts = {field.key: field.preset for field in form_for(context).fields}
    assert starts == {"city": "Pune", "hospital": "Nirmal", "treatment": "LASIK", "insuranceType": ""}


def test_radio_fields_carry_their_options() -> None:
    options = {field.key: field.options for field in form_for(page("Condition")).fields}
    assert options["insuranceField"] == ["Yes", "No"]
    assert options["insuranceType"] == ["Govt. (Ayushman, CGHS, ECHS etc.)", "Private Insurance"]
    assert options["city"] == []


def test_the_severity_of_piles_is_asked_only_when_it_is_switched_on(settings: Any) -> None:
    context = page(requirements=["pilesSeverity", "query"])
    settings.PILES_SEVERITY = False
    assert [field.key for field in form_for(context).fields] == ["query"]
    settings.PILES_SEVERITY = True
    assert [field.key for field in form_for(context).fields] == ["pilesSeverity", "query"]


def test_a_form_nobody_has_is_the_default_one() -> None:
    assert form_of_variant(page(), "77").variant == "3"
    FormVariant.objects.all().delete()
    clear_cached_reads()
    assert [field.key for field in variant_fields("1")] == ["city", "treatment", "query"]


def block(key: str, **more: Any) -> tuple[str, dict[str, Any]]:
    return ("field", {"key": key, "is_required": True, "is_hidden": False, "preset": ""} | more)


def test_staff_cannot_ask_twice_nor_hide_the_number() -> None:
    variant = FormVariant(number="9", name="Test", fields=[block("city"), block("city")])
    with pytest.raises(ValidationError, match="Asked twice: city"):
        variant.full_clean()
    variant = FormVariant(number="9", name="Test", fields=[block("mobile", is_hidden=True)])
    with pytest.raises(ValidationError, match="cannot be hidden"):
        variant.full_clean()


@pytest.mark.parametrize(
    ("key", "wrong", "right"),
    [
        ("city", "Atlantis", "Bangalore"),
        ("FormPreferredCityField", "Atlantis", "Other"),
        ("insuranceType", "Private", "Private Insurance"),
        ("age", "thirty", "30"),
        ("email", "nobody", "asha@example.org"),
    ],
)
def test_staff_cannot_start_a_field_from_what_would_be_refused(key: str, wrong: str, right: str) -> None:
    for is_hidden in (True, False):
        given = block(key, preset=wrong, is_hidden=is_hidden)
        with pytest.raises(ValidationError, match=f"“{wrong}” is no answer to {key}"):
            FormVariant(number="9", name="Test", fields=[given]).full_clean()
    FormVariant(number="9", name="Test", fields=[block(key, preset=right)]).full_clean()


def test_a_form_whose_hidden_city_was_renamed_since_is_taken(submit: Submit) -> None:
    """Each of its requests was refused for a field that nobody sees."""
    hidden = {"key": "city", "is_required": True, "is_hidden": True, "preset": "Pune"}
    FormVariant.objects.create(number="9", name="A campaign", fields=json.dumps([as_block(hidden)]))
    clear_cached_reads()
    assert form_of_variant(page(), "9").fields[0].preset == "Pune"
    City.objects.filter(slug="pune").update(name="Punya Nagari", name_hi="", aliases=[])
    clear_cached_reads()
    (field,) = form_of_variant(page(), "9").fields
    assert (field.key, field.preset) == ("city", "")
    assert submit(leadFormVariant="9", leadFormKeys=["city"], CityData=field.preset).status_code == 200


@pytest.mark.parametrize("language", ["en", "hi"])
def test_what_is_gone_leaves_the_place_to_what_the_page_is_about(language: Language) -> None:
    shown = {"key": "city", "is_required": True, "is_hidden": False, "preset": "Atlantis"}
    FormVariant.objects.create(number="9", name="A campaign", fields=json.dumps([as_block(shown)]))
    clear_cached_reads()
    pune = PageSubject(city=Preset(id=568, name="Pune", name_hi="पुणे"))
    about = page().model_copy(update={"subject": pune, "language": language})
    assert form_of_variant(about, "9").fields[0].preset == ("Pune" if language == "en" else "पुणे")


def as_block(value: dict[str, object]) -> dict[str, object]:
    return {"type": "field", "value": value}


def test_staff_change_a_form_in_cms(client: Client) -> None:
    client.force_login(User.objects.create_superuser("boss", "boss@example.org", "a-long-staff-password"))
    variant = FormVariant.objects.get(number="5")
    address = f"/cms/snippets/leads/formvariant/edit/{variant.pk}/"
    assert client.get(address).status_code == 200
    answer = client.post(
        address,
        {
            "number": "5",
            "name": variant.name,
            "title": "Ask the author",
            "button": "Send it to the author",
            "is_white": "on",
            "fields-count": "1",
            "fields-0-type": "field",
            "fields-0-order": "0",
            "fields-0-deleted": "",
            "fields-0-id": "",
            "fields-0-value-key": "email",
            "fields-0-value-is_required": "on",
            "fields-0-value-preset": "",
        },
    )
    assert answer.status_code == 302
    clear_cached_reads()
    form = form_of_variant(page(), "5")
    assert (form.title, form.button, [(field.key, field.is_required) for field in form.fields]) == (
        "Ask the author",
        "Send it to the author",
        [("email", True)],
    )
