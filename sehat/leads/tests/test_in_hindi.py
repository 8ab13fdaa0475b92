"""A form in Hindi: it shows Hindi names, and what is stored and sent to the CRM is English."""

from __future__ import annotations

import pytest
from django.test import Client
from selectolax.lexbor import LexborHTMLParser

from sehat.content.models import InfoPage
from sehat.directory.models import City, Condition, Department, Hospital, Locality, Procedure
from sehat.leads.forms.build import form_for
from sehat.leads.forms.consent import notice
from sehat.leads.models import FormVariant, Lead
from sehat.leads.tests.conftest import Submit
from sehat.leads.wire.crm_record import crm_record
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.schemas import PageContext, PageSubject, Preset
from sehat.rendering.tests.reading import attribute

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


def hindi_of(model: type[City | Condition | Department | Locality | Procedure], name: str) -> str:
    return str(model._default_manager.filter(name=name).values_list("name_hi", flat=True)[0])


@pytest.mark.parametrize(
    ("city", "treatment", "stored"),
    [
        ("मुंबई", "बवासीर", ("Mumbai", "", "Piles")),
        ("दिल्ली", "बवासीर का लेज़र ऑपरेशन", ("Delhi NCR", "Piles Laser Surgery", "")),
        ("अन्य", "अन्य", ("Other", "Other", "")),
        ("Mumbai", "Piles", ("Mumbai", "", "Piles")),
        ("Pune", "कुछ और ही", ("Pune", "कुछ और ही", "")),
    ],
)
def test_a_form_without_javascript_sends_hindi_and_the_request_is_english(
    client: Client, city: str, treatment: str, stored: tuple[str, str, str]
) -> None:
    form = {"nameField": "आशा देवी", "mobileField": "9876543210", "cityField": city, "treatment": treatment}
    assert client.post("/hi/request", form).status_code == 303
    lead = Lead.objects.get()
    assert (lead.city_name, lead.treatment_name, lead.condition_name) == stored


def test_a_hospital_is_known_by_the_hindi_name_that_its_page_shows(client: Client) -> None:
    hospital = Hospital.objects.filter(city__name="Pune")[0]
    hospital.name_hi = "आशा अस्पताल"
    hospital.save()
    form = {"nameField": "आशा", "mobileField": "9876543210", "cityField": "पुणे", "treatment": "बवासीर"}
    assert client.post("/hi/request", form | {"hospital": "आशा अस्पताल"}).status_code == 303
    lead = Lead.objects.get()
    assert lead.hospital == hospital
    assert "remark" not in lead.attribution


def test_a_city_that_is_none_is_refused_in_hindi_too(client: Client) -> None:
    form = {"nameField": "आशा", "mobileField": "9876543210", "cityField": "अटलांटिस", "treatment": "बवासीर"}
    assert client.post("/hi/request", form).status_code == 422


def test_a_browser_whose_lists_never_came_sends_hindi_and_the_crm_reads_english(submit: Submit) -> None:
    answer = submit(
        CityData="मुंबई",
        ProcedureNameData="बवासीर",
        PageDepartment="मूत्र रोग",
        Preferred_City="पुणे",
        locality=hindi_of(Locality, "Kothrud"),
    )
    sent = crm_record(Lead.objects.get(pk=answer.json()["data"][0]["Id"]))
    assert {
        name: sent[name] for name in ("city", "procedure", "PageDepartment", "Preferred_City", "locality")
    } == {
        "city": "Mumbai",
        "procedure": "Piles",
        "PageDepartment": "Urology",
        "Preferred_City": "Pune",
        "locality": "Kothrud",
    }


@pytest.mark.parametrize("stored", ["\u0915\u093c\u093f\u0932\u093e", "\u0958\u093f\u0932\u093e"])
@pytest.mark.parametrize(
    "typed",
    [
        "\u0915\u093c\u093f\u0932\u093e",
        "\u0958\u093f\u0932\u093e",
        " \u0915\u093c\u200d\u093f\u0932\u093e\u200e ",
    ],
    ids=["in two letters", "in one letter", "with signs that nobody sees"],
)
def test_a_part_of_a_city_is_known_however_its_hindi_is_spelled(
    submit: Submit, stored: str, typed: str
) -> None:
    """A letter and its dot are one character or two; the CRM was told the Hindi of it."""
    Locality.objects.create(city=City.objects.get(slug="pune"), name="Qila", slug="qila", name_hi=stored)
    answer = submit(locality=typed)
    lead = Lead.objects.get(pk=answer.json()["data"][0]["Id"])
    assert lead.answers["locality"] == "Qila"


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/api/lead/specialities?hospitalId=0", "DepartmentName"),
        ("/api/lead/localities?cityId=514", "LocalityName"),
        ("/api/lead/treatments?departmentId=0", "ProcedureName"),
        ("/api/lead/department-options?departmentId=0", "DepartmentName"),
    ],
)
def test_a_list_asked_for_in_hindi_says_hindi_beside_each_name(client: Client, path: str, name: str) -> None:
    plain, hindi = (client.get(path + also).json()[0] for also in ("", "&language=hi"))
    assert [row[name] for row in hindi] == [row[name] for row in plain]
    assert all(row["NameHi"] for row in hindi)
    assert client.get(path + "&language=xx").status_code == 422


def test_a_form_in_hindi_starts_from_what_its_page_is_about_in_hindi() -> None:
    piles = Condition.objects.get(slug="piles")
    about = PageContext(
        page_type="Condition",
        page_name="Piles",
        path="/hi",
        language="hi",
        subject=PageSubject(condition=Preset(id=piles.pk, name="Piles"), city=Preset(id=477, name="Mumbai")),
    )
    starts = {field.key: field.preset for field in form_for(about).fields}
    assert (starts["city"], starts["treatment"]) == ("मुंबई", "बवासीर")
    english = form_for(about.model_copy(update={"language": "en"}))
    assert {field.preset for field in english.fields} >= {"Mumbai", "Piles"}
    assert {city.name_hi for city in english.cities} == {""}


def test_what_staff_hid_in_a_form_is_sent_as_it_is() -> None:
    variant = FormVariant.objects.get(number="3")
    block = {"key": "city", "is_required": True, "is_hidden": True, "preset": "Pune"}
    variant.fields = [("field", block)]
    variant.save()
    clear_cached_reads()
    form = form_for(PageContext(page_type="Service", page_name="", path="/hi", language="hi"))
    assert [field.preset for field in form.fields] == ["Pune"]


def test_the_cities_of_a_form_in_hindi_are_hindi_without_javascript(client: Client) -> None:
    page = LexborHTMLParser(client.get("/hi/request").content)
    offered = [attribute(option, "value") for option in page.css("main datalist option")]
    assert offered[:2] == ["दिल्ली एनसीआर", "मुंबई"]
    assert offered[-1] == "अन्य"


@pytest.mark.parametrize("slug", ["privacy", "terms-conditions"])
def test_the_notice_of_a_form_leads_to_its_english_page_while_none_is_live_in_hindi(slug: str) -> None:
    """What somebody agrees to was a page that is not there."""
    assert {notice("hi").privacy_url, notice("hi").terms_url} == {"/hi/privacy", "/hi/terms-conditions"}
    InfoPage.objects.get(url_path=f"/sehat-path/hi/{slug}/").unpublish()
    clear_cached_reads()
    found = {notice("hi").privacy_url, notice("hi").terms_url}
    assert f"/{slug}" in found
    assert f"/hi/{slug}" not in found
    assert {notice("en").privacy_url, notice("en").terms_url} == {"/privacy", "/terms-conditions"}
