"""The form without JavaScript: /request takes it, or gives it back with what was typed."""

from __future__ import annotations

import re
from urllib.parse import parse_qsl, urlsplit

import pytest
from django.test import Client
from selectolax.lexbor import LexborHTMLParser, LexborNode

from conftest import RendererProcess
from sehat.directory.models import Doctor, Hospital
from sehat.directory.names import doctor_name, doctor_title
from sehat.leads.models import ConsentReceipt, Lead
from sehat.leads.page_token import page_token
from sehat.leads.tests.conftest import Submit
from sehat.leads.wire.crm_record import crm_record
from sehat.rendering.schemas import PageContext, PageSubject
from sehat.rendering.tests.reading import attribute, text_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
FORM = {
    "nameField": "Sunita Rao",
    "mobileField": "+91 98765 43210",
    "countryCode": "+91",
    "cityField": "Pune",
    "treatment": "बवासीर",
    "queryField": "Is it urgent?",
    "PageTypeData": "Condition",
    "pagePath": "/condition/piles",
}
BODY = {"gender": "female", "age": "40", "height": "160", "weight": "82"}


def test_a_good_form_becomes_a_lead_and_leads_to_thankyou(client: Client) -> None:
    answer = client.post("/request", FORM | {"consentSharing": "on"})
    lead = Lead.objects.get()
    assert answer.status_code == 303
    assert answer.headers["Location"].startswith(f"/thankyou?ref={lead.reference}&status=")
    assert (lead.mobile, lead.condition_name, lead.treatment_name) == ("9876543210", "Piles", "")
    assert lead.condition is not None
    assert lead.condition.name == "Piles"
    assert ConsentReceipt.objects.get(lead=lead).share_with_hospitals
    page = client.get(answer.headers["Location"])
    assert lead.reference in page.content.decode()
    assert 'name="isConsultedField"' in page.content.decode()  # of the quick survey
    assert page.headers["Cache-Control"] == "private, no-store"
    assert page.headers["Referrer-Policy"] == "no-referrer"


def test_a_marketing_page_hands_over_its_department_and_no_number(client: Client) -> None:
    marketing = {"PageTypeData": "Marketing", "PageDepartment": "General surgery"}
    address = client.post("/request", FORM | marketing).headers["Location"]
    query = dict(parse_qsl(urlsplit(address).query))
    assert (query["isplanfeature"], query["department"], query["source"]) == (
        "1",
        "General surgery",
        "Marketing",
    )
    assert "9876543210" not in address
    assert "General surgery" in client.get(address).content.decode()


def test_a_wrong_form_comes_back_with_its_messages_and_all_that_was_typed(client: Client) -> None:
    answer = client.post("/request", FORM | {"mobileField": "123", "cityField": ""})
    html = answer.content.decode()
    assert answer.status_code == 422
    assert "Please Only Enter a Valid Mobile Number" in html
    assert "Please select valid city" in html
    assert 'value="Sunita Rao"' in html
    assert 'value="123"' in html
    assert "Is it urgent?" in html
    assert "<title>Error: " in html
    assert Lead.objects.count() == 0


@pytest.mark.parametrize(
    "change",
    [
        {"nameField": "<script>alert(1)</script>"},
        {"queryField": "x" * 10_000},
        {"cityField": "Atlantis"},
        {"nameField": "\x00"},
        {"docotrid": "1; DROP TABLE"},
        {"countryCode": "+999999"},
    ],
)
def test_bad_input_is_a_page_and_never_a_fault(client: Client, change: dict[str, str]) -> None:
    answer = client.post("/request", FORM | change)
    assert answer.status_code in {303, 422}
    assert b"<script>alert" not in answer.content


def test_a_form_of_a_megabyte_is_a_clean_page(client: Client) -> None:
    answer = client.post("/request", FORM | {"queryField": "x" * 1_000_000})
    assert answer.status_code == 400
    assert "We could not read this request" in answer.content.decode()
    assert Lead.objects.count() == 0


def test_another_site_cannot_post_the_form(client: Client) -> None:
    answer = client.post("/request", FORM, headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 403
    assert Lead.objects.count() == 0


def test_the_page_names_the_doctor_it_was_opened_for(client: Client) -> None:
    doctor = Doctor.objects.get(slug="dr-kavita-raghunathan")
    assert f"with {doctor.name}" in client.get(f"/request?doctor={doctor.pk}").content.decode()
    assert client.get("/request?doctor=99999999999999999999").status_code == 200
    hindi = client.get(f"/hi/request?doctor={doctor.pk}").content.decode()
    assert f"{doctor_name(doctor, 'hi')}, {doctor_title(doctor, 'hi')}" in hindi


@pytest.mark.parametrize(
    ("purpose", "title", "title_hi", "lead_type"),
    [
        ("second-opinion", "Get a second opinion", "दूसरी राय लें", "Second Opinion"),
        ("estimate", "Get an estimate", "ख़र्च का अनुमान पाएँ", "Cost Estimate"),
        ("callback", "Get a call back", "हमसे कॉल पाएँ", "Callback"),
        ("pdf", "Get the PDF", "PDF पाएँ", "PDF"),
        ("weightloss", "Talk to a weight-loss doctor", "वज़न घटाने के डॉक्टर से बात करें", "Weight Loss"),
        ("no-such-thing", "Request an appointment", "अपॉइंटमेंट के लिए अनुरोध करें", "Appointment"),
    ],
)
def test_the_page_says_what_it_was_opened_for_and_so_does_its_request(
    client: Client, purpose: str, title: str, title_hi: str, lead_type: str
) -> None:
    assert heading(client.get(f"/request?purpose={purpose}").content) == title
    assert heading(client.get(f"/hi/request?purpose={purpose}").content) == title_hi
    sent = FORM | BODY | posted_by(client, f"/request?purpose={purpose}")
    assert heading(client.post("/request", sent | {"mobileField": "1"}).content) == title
    assert client.post("/request", sent).status_code == 303
    assert Lead.objects.get().attribution["lead_type"] == lead_type


@pytest.mark.parametrize(("path", "other"), [("/request", "/hi/request"), ("/hi/request", "/request")])
@pytest.mark.parametrize("asked", ["variant=5", "purpose=callback&doctor=1&variant=6", ""])
def test_the_other_language_asks_the_same_in_the_same_form(
    client: Client, path: str, other: str, asked: str
) -> None:
    """Its form was the usual one: other fields than those that were asked for."""
    page = LexborHTMLParser(client.get(f"{path}?{asked}&utm_source=news").content)
    there = [link.attributes["href"] for link in page.css("a[hreflang]")]
    assert (f"{other}?{asked}" if asked else other) in there


def test_the_weight_loss_form_asks_what_the_body_mass_index_needs(client: Client) -> None:
    sent = FORM | posted_by(client, "/request?purpose=weightloss")
    assert sent["leadFormVariant"] == "7"
    refused = client.post("/request", sent).content.decode()
    for message in ("Select Gender", "Enter valid age", "Enter valid height", "Enter valid weight"):
        assert message in refused
    assert client.post("/request", sent | BODY).status_code == 303
    assert Lead.objects.get().answers["bmi"] == "32.0"


def test_an_answer_that_a_later_one_took_off_the_screen_does_not_count(client: Client) -> None:
    """Without JavaScript the style sheet hides its field, and the browser sends it all the same."""
    insured = {"leadFormVariant": "1", "insuranceField": "No", "insuranceType": "Private Insurance"}
    assert client.post("/request", FORM | insured).status_code == 303
    lead = Lead.objects.get()
    assert (lead.tier, lead.answers["has_insurance"], "insurance_type" in lead.answers) == (3, "No", False)
    doctor = {
        "leadFormVariant": "2", "specializationField": "Urology", "priorConsultationField": "No",
        "FormSimilarConsultation": "No", "FormPreferredCityField": "Atlantis", "callNowLaterField": "Now",
    }  # fmt: skip
    assert client.post("/request", FORM | doctor).status_code == 303


@pytest.mark.parametrize(
    ("typed", "is_of_the_page", "remark"),
    [("", True, ""), ("Other", False, ""), ("City Care", False, "Hospital: City Care")],
)
def test_the_hospital_that_was_named_counts_before_that_of_the_page(
    client: Client, typed: str, is_of_the_page: bool, remark: str
) -> None:
    page = Hospital.objects.all()[0]
    client.post("/request", FORM | {"hospital": typed, "hospitalid": str(page.pk)})
    lead = Lead.objects.get()
    assert (lead.hospital == page, crm_record(lead)["Remark"]) == (is_of_the_page, remark)


def test_a_speciality_of_no_list_is_told_to_the_crm(client: Client, submit: Submit) -> None:
    client.post("/request", FORM | {"specializationField": "Bone and joint"})
    submit(PageDepartment="Bone and joint")
    told = [crm_record(lead)["PageDepartment"] for lead in Lead.objects.all()]
    assert told == ["Bone and joint", "Bone and joint"]


def test_a_lead_type_that_is_not_ours_is_not_kept(client: Client) -> None:
    client.post("/request", FORM | {"LeadTypeData": "<b>Free money</b>"})
    assert "lead_type" not in Lead.objects.get().attribution


def test_a_hindi_request_is_hindi_from_the_head_of_its_form_to_the_last_word(client: Client) -> None:
    form = LexborHTMLParser(client.get("/hi/request").content).css_first(".lead-card")
    assert form is not None
    assert latin(form) == {"WhatsApp"}
    refused = client.post("/hi/request", FORM | {"mobileField": "1"})
    assert "<title>ग़लती: " in refused.content.decode()
    answer = client.post("/hi/request", FORM)
    assert answer.headers["Location"].startswith("/hi/thankyou?ref=")
    lead = Lead.objects.get()
    assert (lead.language, ConsentReceipt.objects.get(lead=lead).language) == ("hi", "hi")
    thanks = LexborHTMLParser(client.get(answer.headers["Location"]).content).css_first("main")
    assert thanks is not None
    assert "2 घंटे के अंदर" in text_of(thanks)
    assert latin(thanks) <= set(lead.reference.split("-"))


def latin(part: LexborNode) -> set[str]:
    """The words of a part that are not Hindi; what one may choose from holds names."""
    for names in part.css("datalist, select"):
        names.decompose()
    return set(re.findall("[A-Za-z0-9]*[A-Za-z][A-Za-z0-9]+", text_of(part)))


def posted_by(client: Client, path: str) -> dict[str, str]:
    """The hidden fields that the form of a page sends along."""
    page = LexborHTMLParser(client.get(path).content)
    fields = page.css('main form input[type="hidden"]')
    return {attribute(field, "name"): field.attributes.get("value") or "" for field in fields}


def heading(html: bytes) -> str:
    title = LexborHTMLParser(html).css_first("h1")
    return title.text() if title else ""


@pytest.mark.parametrize(
    ("query", "thanked"),
    [("", False), ("?ref=SP-0000-0001", False), ("?isquicksurvey=1", True), ("?isplanfeature=1", True)],
)
def test_an_address_that_no_request_leads_to_thanks_for_none(
    client: Client, query: str, thanked: bool
) -> None:
    page = LexborHTMLParser(client.get(f"/thankyou{query}").content)
    shown = [part for part in page.css("h1 > span") if "hidden" not in part.attributes]
    assert [("data-sent" in part.attributes) for part in shown] == [thanked]
    title = page.css_first("title")
    assert title is not None
    assert title.text().startswith("Thank you" if thanked else "Your request")


def test_thankyou_shows_only_a_reference_that_looks_like_one(client: Client) -> None:
    html = client.get("/thankyou?ref=<b>SP</b>&mob=9876543210").content.decode()
    assert "<b>SP</b>" not in html
    assert "9876543210" not in html


def test_the_form_is_taken_while_the_renderer_is_down(client: Client, renderer: RendererProcess) -> None:
    renderer.kill()
    try:
        assert client.post("/request", FORM).status_code == 303
    finally:
        renderer.start()


def test_a_form_given_back_still_says_what_its_page_is_about(client: Client) -> None:
    hospital = Hospital.objects.all()[0]
    about = PageContext(
        page_type="Condition", page_name="Piles", path="/condition/piles", subject=PageSubject(tier=2)
    )
    told = {
        "PageTypeData": "Condition", "PageDepartment": "Urology", "hospitalid": str(hospital.pk),
        "pageToken": page_token(about),
    }  # fmt: skip
    back = LexborHTMLParser(client.post("/request", FORM | told | {"nameField": ""}).content)
    form = back.css_first("main form[action='/request']")
    assert form is not None
    sent = {
        attribute(field, "name"): field.attributes.get("value") or ""
        for field in form.css("input[type=hidden]")
    }
    client.post("/request", FORM | {name: sent[name] for name in told})
    lead = Lead.objects.get()
    assert (lead.tier, lead.hospital, str(lead.department)) == (1, hospital, "Urology")  # a city makes 2 a 1


def test_an_empty_form_may_be_shown_again_and_one_that_was_filled_in_is_stored_nowhere(
    client: Client,
) -> None:
    assert client.get("/request").headers["Cache-Control"] == "private, no-cache"
    refused = client.post("/request", FORM | {"nameField": ""})
    assert (refused.status_code, refused.headers["Cache-Control"]) == (422, "private, no-store")


def test_a_question_of_many_lines_may_be_as_long_as_its_box_lets_it_be(client: Client) -> None:
    """Each end of a line came as two letters: what the box had taken was sent back as too long."""
    typed = ("pain\n" * 400)[:1999] + "?"
    assert client.post("/request", FORM | {"queryField": typed.replace("\n", "\r\n")}).status_code == 303
    assert Lead.objects.get().question == typed
    assert client.post("/request", FORM | {"queryField": typed + "!"}).status_code == 422


@pytest.mark.parametrize(
    ("typed", "code", "number"),
    [
        ("00977 98412 34567", "+977", "9841234567"),
        ("0044 7911 123456", "+44", "7911123456"),
        ("0091 98765 43210", "+91", "9876543210"),
        ("00 98765 43210", "+91", "9876543210"),  # of India, behind one 0 too many
    ],
)
def test_a_number_that_is_typed_as_it_is_dialled_is_of_its_country(
    client: Client, typed: str, code: str, number: str
) -> None:
    assert client.post("/request", FORM | {"mobileField": typed}).status_code == 303
    lead = Lead.objects.get()
    assert (lead.country_code, lead.mobile) == (code, number)


@pytest.mark.parametrize("typed", ["other", " OTHER ", "Other", "अन्य"])
def test_another_city_than_ours_is_said_as_one_writes_it(client: Client, typed: str) -> None:
    """As the words beside the field say; nobody could send “other”."""
    assert client.post("/request", FORM | {"cityField": typed}).status_code == 303
    lead = Lead.objects.get()
    assert (lead.city_name, lead.city, lead.tier) == ("Other", None, 3)
