"""Every form, filled in field by field and sent from a page that has it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.account import numbers
from e2e.stack import Site

# number of the form, page, what opens it ("" where it stands in the page), {field: answer} beside the base
FORMS = [
    ("0", "/services/medical-loan", "", {"Monthly_Salary": "45000", "treatment": "Total Knee Replacement"}),
    (
        "0",
        "/services/second-opinion",
        "",
        {"treatment": "Lipoma", "isConsultedField": "Yes", "queryField": "Is surgery needed?"},
    ),
    ("1", "/condition/piles", "", {"insuranceField": "Yes", "insuranceType": "Private Insurance"}),
    ("1", "/treatment/lasik", "Request appointment with", {"insuranceField": "No"}),
    (
        "2",
        "/delhi-ncr/doctors/urology",
        "Request appointment with",
        {
            "priorConsultationField": "No",
            "FormSimilarConsultation": "Yes",
            "FormPreferredCityField": "Mumbai",
            "callNowLaterField": "Later 12-4",
        },
    ),
    ("3", "/contact-us", "", {"treatment": "Piles", "queryField": "Please call my daughter."}),
    (
        "4",
        "/delhi-ncr/hospitals/general-surgery",
        "Ask for a free call back",
        {
            "hospital": "Other",
            "treatment": "Laparoscopic Hernia Repair",
            "insuranceType": "Govt. (Ayushman, CGHS, ECHS etc.)",
        },
    ),
    ("5", "/authors", "", {"queryField": "Who checks the articles?"}),
    ("6", "/authors", "", {"emailField": "asha@example.org", "specializationField": "Urology"}),
    (
        "7",
        "/tools/bmi-calculator",
        "Talk to a weight-loss doctor",
        {"gender": "female", "age": "45", "height": "162", "weight": "91"},
    ),
]
# What a request calls the answers whose field has another name.
STORED = {
    "insuranceField": "has_insurance",
    "insuranceType": "insurance_type",
    "isConsultedField": "has_consulted",
    "priorConsultationField": "prior_consultation",
    "FormSimilarConsultation": "similar_consultation",
    "FormPreferredCityField": "preferred_city",
    "callNowLaterField": "call_time",
    "Monthly_Salary": "monthly_salary",
}
COMBOBOXES = {"treatment", "hospital", "specializationField", "FormPreferredCityField"}


def opened(page: Page, number: str, opener: str) -> Locator:
    """The form in the page, or the one a button opens over it."""
    place = page.locator("main")
    if opener:
        page.get_by_role("link", name=opener).first.click()
        place = page.get_by_role("dialog")
    form = place.locator(f"form:has([name=leadFormVariant][value='{number}'])")
    expect(form).to_be_visible()
    return form


def choose(box: Locator, answer: str) -> None:
    """Typed whole and picked from the list, which an awake form has."""
    expect(box).to_have_role("combobox")
    box.fill(answer)
    box.page.get_by_role("option", name=answer, exact=True).first.click()


def answer(form: Locator, field: str, given: str) -> None:
    controls = form.locator(f"[name={field}]")
    if field in COMBOBOXES:
        choose(controls.locator("visible=true").first, given)
    elif controls.first.get_attribute("type") == "radio":
        form.locator(f"[name={field}][value='{given}']").check()
    else:
        controls.first.fill(given)


def fill_base(form: Locator, mobile: str) -> None:
    """City first: leaving its field closes its list, also when the form wakes in between."""
    city = form.locator("[name=cityField]:visible")
    if city.count():
        city.fill("Delhi NCR")
    form.get_by_label("Your name").fill("Asha Devi")
    form.get_by_label("Mobile number").fill(mobile)


@pytest.mark.parametrize(
    ("number", "path", "opener", "answers"), FORMS, ids=[f"{row[0]} of {row[1]}" for row in FORMS]
)
def test_a_form_is_sent_from_its_page(
    site: Site, page: Page, number: str, path: str, opener: str, answers: dict[str, str]
) -> None:
    mobile = str(next(numbers))
    page.goto(path)
    form = opened(page, number, opener)
    fill_base(form, mobile)
    for field, given in answers.items():
        answer(form, field, given)
    form.locator("button[type=submit]").click()
    page.wait_for_url("**/thankyou?*")

    [(variant, page_path, care, question, email, department, hospital, stored)] = site.rows(
        "SELECT form_variant, page_path, treatment_name || condition_name, question, email, department.name,"
        " hospital_id, answers FROM leads_lead lead"
        " LEFT JOIN directory_department department ON department.id = lead.department_id"
        f" WHERE mobile = '{mobile}'"
    )
    assert (variant, page_path) == (number, path)
    columns = {
        "treatment": care,
        "queryField": question,
        "emailField": email,
        "specializationField": department,
        "hospital": "Other" if hospital is None else hospital,
    }
    told = columns | json.loads(str(stored))
    assert {field: str(told[STORED.get(field, field)]) for field in answers} == answers
