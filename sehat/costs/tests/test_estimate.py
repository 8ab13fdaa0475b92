"""What an estimate says of the choices of a visitor, and what it leaves out."""

from __future__ import annotations

from datetime import date
from urllib.parse import unquote

import pytest

from sehat.core.schemas import Language
from sehat.costs.choices import Choices
from sehat.costs.estimate import bars_of, city_span, estimate_of, is_asked, nearest_figure
from sehat.costs.models import ReferenceRate
from sehat.costs.schemas import CostEstimate
from sehat.costs.selectors import price_ranges_of, procedures_by_slug
from sehat.directory.models import City, Insurer, PriceRange
from sehat.rendering.cache_version import clear_cached_reads

pytestmark = pytest.mark.django_db
GALL, KNEE, LASIK = "gallbladder-removal", "total-knee-replacement", "lasik"


def chosen(
    treatment: str, city: str = "", insurer: str = "", language: Language = "en", room: str = ""
) -> Choices:
    where = City.objects.get(slug=city) if city else None
    payer = Insurer.objects.get(slug=insurer) if insurer else None
    return Choices(procedures_by_slug()[treatment], where, room, payer, language)


def estimate(treatment: str, city: str = "", insurer: str = "", language: Language = "en") -> CostEstimate:
    return estimate_of(procedures_by_slug()[treatment], chosen(treatment, city, insurer, language))


def left_out(treatment: str, city: str = "", insurer: str = "", room: str = "") -> list[str]:
    asked = chosen(treatment, city, insurer, room=room)
    found = procedures_by_slug()[treatment]
    rows = [row for row in price_ranges_of(found) if is_asked(row, asked.city)]
    return bars_of(found, rows, asked).left_out


def test_a_place_with_a_figure_of_its_own_is_told_none_of_another() -> None:
    assert estimate(GALL, "delhi-ncr").nearest is None
    assert estimate(KNEE, "pune").nearest is not None


def test_of_several_treatments_the_first_with_a_figure_somewhere_is_the_nearest() -> None:
    """A typed question may name two; nobody has published a figure of the first."""
    treatments, pune = procedures_by_slug(), City.objects.get(slug="pune")
    found = nearest_figure([treatments[LASIK].pk, treatments[KNEE].pk], pune)
    assert found
    assert (found.city, found.figure.lowest) == ("Mumbai", 175_000)


@pytest.mark.parametrize("known", [0, 1])
def test_a_span_with_one_invented_figure_is_marked_as_invented(known: int) -> None:
    of_cities = PriceRange.objects.filter(procedure__slug=KNEE, hospital=None).exclude(city=None)
    assert of_cities.count() > known
    of_cities.filter(pk__in=list(of_cities.values_list("pk", flat=True)[:known])).update(is_demo=False)
    clear_cached_reads()
    span = city_span(procedures_by_slug()[KNEE])
    assert span
    assert span.is_demo


@pytest.mark.parametrize(("city", "where"), [("delhi-ncr", " in Delhi NCR"), ("", "")])
def test_hospitals_that_told_no_price_are_those_of_the_place(city: str, where: str) -> None:
    assert any(
        f"hospitals{where} with this department told us no price" in one for one in left_out(GALL, city)
    )


def test_no_reason_is_given_for_no_hospital() -> None:
    said = " ".join(left_out(GALL, "delhi-ncr"))
    assert "told us no price" in said
    assert "none for any room" not in said
    assert "did not tell us that they take" not in said


def test_hospitals_that_are_left_out_for_an_insurance_are_told_with_its_name() -> None:
    name = Insurer.objects.get(slug="cghs").name
    assert any(
        f"did not tell us that they take {name}." in one for one in left_out(GALL, "delhi-ncr", "cghs")
    )
    assert estimate(GALL, "delhi-ncr", "cghs").insurance == name
    assert estimate(GALL, "delhi-ncr").insurance == ""


def test_the_rate_of_a_scheme_in_the_state_of_the_city_goes_before_that_of_all_of_india() -> None:
    treatment, city = procedures_by_slug()[GALL], City.objects.get(slug="pune")
    ReferenceRate.objects.filter(procedure=treatment).delete()
    told = {"scheme": "pm-jay", "source": "A list", "as_of": date(2026, 11, 1), "procedure": treatment}
    for state, amount in (("", 30_000), (city.state, 40_000), ("Kerala", 50_000)):
        ReferenceRate.objects.create(state=state, amount=amount, **told)
    rates = estimate(GALL, "pune", "ayushman-bharat").rates
    assert [rate.amount for rate in rates] == [40_000, 30_000]


def test_who_shares_an_estimate_without_a_figure_here_shares_the_nearest() -> None:
    text = unquote(estimate(KNEE, "pune").whatsapp_url)
    assert "None published in Pune. Nearest: Mumbai, ₹1,75,000" in text
