"""What a page is called in figures and what its form asks, by its address alone. No database."""

from __future__ import annotations

import pytest
from django.core.exceptions import BadRequest
from django.test import RequestFactory

from sehat.content.models import InfoPage, VideoPage
from sehat.content.pages.info import bmi_form, emi_form, section
from sehat.content.views import read_feedback, short_address
from sehat.rendering.schemas import FormOptions, PageContext


def context(path: str, **values: str) -> PageContext:
    """Wagtail asks the database which type a new page has, unless it is told."""
    return InfoPage(content_type_id=1, title="A page", **values).context(path)


@pytest.mark.parametrize(
    ("path", "page_type"),
    [
        ("/about-us", "About"),
        ("/privacy", "Privacy_Policy"),
        ("/hi/privacy", "Privacy_Policy"),  # the same page in Hindi counts as the same
        ("/partner-with-us", "Partner"),
        ("/services/medical-loan", "Service"),
        ("/hi/services/second-opinion", "Service"),
        ("/tools/bmi-calculator", "Tool"),
        ("/something-new", "About"),
    ],
)
def test_a_page_has_the_type_of_its_address_in_either_language(path: str, page_type: str) -> None:
    assert context(path).page_type == page_type


@pytest.mark.parametrize(
    ("path", "asked", "lead_type"),
    [
        ("/services/medical-loan", ["city", "treatment", "Monthly_Salary", "query"], "Medical Loan"),
        ("/services/second-opinion", ["city", "treatment", "isConsultedField", "query"], "Second Opinion"),
        ("/partner-with-us", ["organisation", "email", "city", "query"], "Partner"),
        ("/contact-us", None, "Callback"),
        ("/about-us", None, FormOptions().lead_type),
    ],
)
@pytest.mark.parametrize("language", ["", "/hi"])
def test_a_form_asks_what_its_page_is_for_in_either_language(
    language: str, path: str, asked: list[str] | None, lead_type: str
) -> None:
    form = context(language + path).form
    assert (form.requirements, form.lead_type) == (asked, lead_type)


def test_a_salary_is_asked_for_a_loan_and_nowhere_else() -> None:
    asking = [path for path, fields in InfoPage.FORMS.items() if "Monthly_Salary" in fields]
    assert asking == ["/services/medical-loan"]


@pytest.mark.parametrize(
    ("path", "button"),
    [
        ("/services/second-opinion", "Ask for a second opinion"),
        ("/hi/services/second-opinion", "दूसरी राय माँगें"),
        ("/about-us", ""),
    ],
)
def test_a_button_says_what_it_asks_for_in_the_words_of_its_page(path: str, button: str) -> None:
    assert context(path).form.button == button


def test_the_form_beside_the_bmi_is_that_of_weight_loss_and_beside_a_loan_it_is_not() -> None:
    assert context("/tools/bmi-calculator", calculator="bmi").form == FormOptions(
        variant="7", lead_type="Weight Loss"
    )
    assert context("/tools/emi-calculator", calculator="emi").form.lead_type == FormOptions().lead_type


@pytest.mark.parametrize(
    ("calculator", "method", "is_allowed"),
    [
        ("bmi", "POST", True),
        ("emi", "POST", True),
        ("", "POST", False),
        ("", "GET", True),
        ("bmi", "PUT", False),
    ],
)
def test_only_a_calculator_is_posted_to(calculator: str, method: str, is_allowed: bool) -> None:
    page = InfoPage(content_type_id=1, calculator=calculator)
    refusal = page.check_request_method(RequestFactory().generic(method, "/"))
    assert (refusal is None) is is_allowed
    assert refusal is None or refusal.status_code == 405


def test_a_calculator_begins_empty_and_a_loan_with_an_example_of_nobody() -> None:
    assert (bmi_form(None).wrong, bmi_form(None).result) == ([], None)
    loan = emi_form(None).result
    assert loan is not None
    assert (loan.monthly, loan.interest) == (17_770, 13_237)
    assert bmi_form({}).wrong == ["height", "weight"]
    assert emi_form({}).wrong == ["amount", "rate", "months"]


def test_a_section_says_settings_where_its_text_names_them() -> None:
    shown = section({"heading": "How long", "text": "We keep it {logs_kept}, {nothing}."}, "en")
    assert shown.heading == "How long"
    assert "{logs_kept}" not in shown.text
    assert shown.text.endswith("{nothing}.")


@pytest.mark.parametrize(
    ("file", "captions", "has_film"),
    [("a.mp4", "a.vtt", True), ("a.mp4", "", False), ("", "a.vtt", False), ("", "", False)],
)
def test_a_film_is_shown_with_its_captions_or_not_at_all(file: str, captions: str, has_film: bool) -> None:
    assert VideoPage(content_type_id=1, file=file, captions=captions).has_film is has_film


@pytest.mark.parametrize(
    ("query", "to"), [("", "/about-us"), ("?utm_source=x&a=%26", "/about-us?utm_source=x&a=%26")]
)
def test_a_short_address_leads_on_for_good_with_what_was_asked(query: str, to: str) -> None:
    answer = short_address(RequestFactory().get(f"/about{query}"), "/about-us")
    assert (answer.status_code, answer.headers["Location"]) == (301, to)


@pytest.mark.parametrize(
    ("sent", "named"),
    [
        ({"page": "/condition/piles", "said": "maybe"}, "said"),
        ({"page": "//evil.example", "said": "yes"}, "page"),
        ({"page": "https://evil.example", "said": "yes"}, "page"),
        ({"page": "/condition/piles?x=1", "said": "yes"}, "page"),
        ({"page": "/" + "x" * 300, "said": "yes"}, "page"),
        ({"said": "yes"}, "page"),
        ({}, "page"),
    ],
)
def test_an_answer_that_no_reader_can_give_is_refused_by_its_field(sent: dict[str, str], named: str) -> None:
    with pytest.raises(BadRequest, match=f"^{named}: "):
        read_feedback(RequestFactory().post("/", sent))


def test_an_answer_of_a_reader_is_about_an_address_of_the_site() -> None:
    said = read_feedback(RequestFactory().post("/", {"page": "/hi/condition/piles", "said": "unclear"}))
    assert (said.page, said.said) == ("/hi/condition/piles", "unclear")
