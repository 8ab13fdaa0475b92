"""The calculators: right sums, and nothing typed in an address, a cache or a log."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from django.test import Client
from hypothesis import given
from hypothesis import strategies as some

from sehat.content.calculators import bmi, bmi_values, emi, emi_values
from sehat.content.demo.placing import placed
from sehat.content.models import InfoPage
from sehat.content.schemas import BmiValues, EmiValues
from sehat.content.tests.rows import below
from sehat.leads.forms.purposes import PURPOSES
from sehat.rendering.tests.reading import page_at, words

CASES = json.loads((Path(__file__).parent / "calculator_cases.json").read_text("utf-8"))
PATH = "/tools/bmi-calculator"


@pytest.mark.parametrize("case", CASES["bmi"], ids=str)
def test_a_body_mass_index_as_the_browser_has_it(case: dict[str, Any]) -> None:
    found = bmi(bmi_values(case["sent"])).model_dump(by_alias=True)
    assert (found["result"], found["wrong"]) == (case.get("result"), case.get("wrong", []))


@pytest.mark.parametrize("case", CASES["emi"], ids=str)
def test_loan_instalments_as_the_browser_has_them(case: dict[str, Any]) -> None:
    found = emi(emi_values(case["sent"])).model_dump(by_alias=True)
    assert (found["result"], found["wrong"]) == (case.get("result"), case.get("wrong", []))


@given(some.integers(50, 250), some.integers(2, 350))
def test_the_healthy_weights_are_healthy(height: int, weight: int) -> None:
    result = bmi(BmiValues(height=str(height), weight=str(weight))).result
    assert result is not None
    assert result.lightest < result.heaviest
    if result.lightest < weight < result.heaviest:
        assert result.band == "healthy"


@given(some.integers(10_000, 5_000_000), some.integers(0, 36), some.integers(3, 84))
def test_instalments_pay_the_loan_and_its_interest(amount: int, rate: int, months: int) -> None:
    result = emi(EmiValues(amount=str(amount), rate=str(rate), months=str(months))).result
    assert result is not None
    assert result.total == amount + result.interest
    assert abs(result.monthly * months - result.total) <= months
    debt = float(amount)
    for _ in range(months):
        debt = debt * (1 + rate / 1200) - result.monthly
    assert abs(debt) < 1 * months * (1 + rate / 1200) ** months


@given(some.text(max_size=30))
def test_whatever_is_typed_is_answered(typed: str) -> None:
    assert bmi(bmi_values(dict.fromkeys(("unit", "height", "feet", "inches", "weight"), typed)))
    assert emi(emi_values(dict.fromkeys(("amount", "rate", "months"), typed)))


@pytest.fixture
def _bmi_page(db: None) -> None:
    placed(
        InfoPage,
        below("tools"),
        "bmi-calculator",
        {"title": "BMI calculator", "updated_on": date(2026, 10, 1), "calculator": "bmi"},
    )


@pytest.mark.usefixtures("renderer", "_bmi_page")
class TestWithoutJavascript:
    def test_the_form_posts_to_its_own_page(self, client: Client) -> None:
        tree = page_at(client, PATH)
        assert tree.css("html[data-page-type=Tool]")
        assert tree.css("[data-island] form[method=post]:not([action])")

    def test_the_answer_is_kept_by_nobody_and_stands_in_no_address(self, client: Client) -> None:
        answer = client.post(PATH, {"unit": "cm", "height": "162", "weight": "71.6"})
        assert answer.status_code == 200
        assert answer.headers["Cache-Control"] == "private, no-store"
        assert "X-Page" not in answer.headers
        assert "27.3" in answer.content.decode()

    def test_what_stands_in_an_address_is_not_read(self, client: Client) -> None:
        assert "27.3" not in words(page_at(client, PATH, {"height": "162", "weight": "71.6"}))

    def test_wrong_answers_are_given_back_with_their_errors(self, client: Client) -> None:
        html = client.post(PATH, {"unit": "cm", "height": "tall", "weight": "60"}).content.decode()
        assert "Enter valid height" in html
        assert 'value="tall"' in html

    def test_an_info_page_without_one_is_only_read(self, client: Client) -> None:
        """A page that is posted to is rendered for each, and stands in no line (ADR 22)."""
        InfoPage.objects.update(calculator="")
        answer = client.post(PATH, {"unit": "cm", "height": "162", "weight": "71.6"})
        assert (answer.status_code, answer.headers["Allow"]) == (405, "GET, HEAD")

    def test_another_site_cannot_fill_it_in(self, client: Client) -> None:
        sent = {"unit": "cm", "height": "162", "weight": "71.6"}
        answer = client.post(PATH, sent, headers={"Sec-Fetch-Site": "cross-site"})
        assert "27.3" not in answer.content.decode()


@pytest.mark.django_db
@pytest.mark.usefixtures("renderer")
def test_the_card_beside_the_bmi_is_the_form_its_result_opens(client: Client) -> None:
    purpose = PURPOSES["weightloss"]
    form = page_at(client, "/tools/bmi-calculator").css_first(".lead-card form")
    assert form is not None
    sent = {
        str(field.attributes.get("name")): field.attributes.get("value") or ""
        for field in form.css("input[type=hidden]")
    }
    assert (sent["leadFormVariant"], sent["LeadTypeData"]) == (purpose.variant, purpose.lead_type)
    assert form.css("[name=height]")
