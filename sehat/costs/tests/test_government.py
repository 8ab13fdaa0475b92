"""Government rates on a cost page: which rows a city shows, and what is never mixed. No database."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from django.core.exceptions import ValidationError
from django.utils import timezone

from sehat.core.schemas import Language
from sehat.costs.choices import Choices
from sehat.costs.estimate import Bars, insurance_note, scheme_rates
from sehat.costs.government import cghs_table, pmjay_rates
from sehat.costs.models import ReferenceRate
from sehat.costs.selectors import in_order
from sehat.directory.models import City, Insurer, PriceRange, Procedure

PATNA = City(name="Patna", slug="patna", state="Bihar", cghs_tier=2)
UNCHECKED = City(name="Agra", slug="agra", state="Uttar Pradesh")
PMJAY = Insurer(slug="ayushman-bharat", name="Ayushman Bharat PM-JAY", kind="scheme")
CGHS = Insurer(slug="cghs", name="CGHS", kind="scheme")
STAR = Insurer(slug="star", name="Star Health", kind="private")


def rate(scheme: str, amount: int = 40_000, state: str = "") -> ReferenceRate:
    dated = {"source": "The rate list", "as_of": date(2026, 11, 1)}
    return ReferenceRate(scheme=scheme, amount=amount, state=state, **dated)


def test_a_city_of_a_known_tier_shows_its_three_wards() -> None:
    table = cghs_table([rate("cghs")], PATNA)
    assert table is not None
    assert (table.by, table.tier, table.base) == ("ward", 2, 40_000)
    assert [(row.tier, row.ward, row.nabh) for row in table.rows] == [
        (2, "general", 34_200),
        (2, "semi-private", 36_000),
        (2, "private", 37_800),
    ]


@pytest.mark.parametrize("city", [None, UNCHECKED])
def test_a_rate_that_was_recorded_of_a_state_is_that_of_no_other(city: City | None) -> None:
    """Bihar's stood on the page of Agra, and on that of all of India, as theirs."""
    of_bihar = in_order([rate("cghs", 30_000, state="bihar")], city.state if city else None)
    assert cghs_table(of_bihar, city) is None
    found = cghs_table(of_bihar, PATNA)
    assert found is not None
    assert found.base == 30_000


def test_the_rate_of_its_own_state_comes_before_that_of_all_of_india() -> None:
    both = [rate("cghs", 40_000), rate("cghs", 30_000, state="Bihar")]
    for city, base in ((PATNA, 30_000), (UNCHECKED, 40_000), (None, 40_000)):
        found = cghs_table(in_order(both, city.state if city else None), city)
        assert found is not None
        assert found.base == base


@pytest.mark.parametrize("city", [None, UNCHECKED])
def test_while_no_tier_is_known_each_tier_is_shown_for_the_listed_ward(city: City | None) -> None:
    table = cghs_table([rate("cghs")], city)
    assert table is not None
    assert (table.by, table.tier) == ("tier", None)
    assert [(row.tier, row.ward, row.nabh) for row in table.rows] == [
        (1, "semi-private", 40_000),
        (2, "semi-private", 36_000),
        (3, "semi-private", 32_000),
    ]


def test_a_row_has_the_rate_of_each_kind_of_hospital_in_its_own_column() -> None:
    table = cghs_table([rate("cghs")], None)
    assert table is not None
    first = table.rows[0]
    assert (first.non_nabh, first.nabh, first.super_speciality) == (34_000, 40_000, 46_000)


def test_a_table_names_its_source_its_day_and_the_day_of_the_rule() -> None:
    table = cghs_table([rate("cghs")], None)
    assert table is not None
    said = (table.source, table.as_of, table.revised_on, table.is_demo)
    assert said == ("The rate list", "1 November 2026", "13 October 2025", False)


def test_on_a_hindi_page_the_days_of_a_rate_and_what_it_is_of_are_hindi() -> None:
    listed = rate("cghs")
    listed.note = "keyhole"
    table = cghs_table([listed], None, "hi")
    assert table is not None
    assert (table.note, table.as_of, table.revised_on) == ("दूरबीन से", "1 नवंबर 2026", "13 अक्टूबर 2025")
    chosen = Choices(insurer=PMJAY, language="hi")
    assert [one.as_of for one in scheme_rates([rate("pm-jay")], chosen)] == ["1 नवंबर 2026"]


def test_on_a_hindi_page_a_state_has_its_hindi_name_and_is_chosen_by_its_own() -> None:
    rates = [rate("pm-jay", 1, "Bihar"), rate("pm-jay", 2, "Kerala"), rate("pm-jay", 3)]
    assert [one.state for one in pmjay_rates(rates, "hi")] == ["बिहार", "केरल", ""]
    here = scheme_rates(rates, Choices(insurer=PMJAY, city=PATNA, language="hi"))
    assert [(one.state, one.amount) for one in here] == [("बिहार", 1), ("", 3)]


def test_a_rate_of_another_scheme_is_no_cghs_rate() -> None:
    assert cghs_table([rate("pm-jay")], PATNA) is None
    assert cghs_table([], PATNA) is None
    assert [one.amount for one in pmjay_rates([rate("cghs", 1), rate("pm-jay", 2)])] == [2]


@pytest.mark.parametrize(
    ("chosen", "amounts"),
    [
        (Choices(insurer=PMJAY), [1, 2, 3]),
        (Choices(insurer=PMJAY, city=PATNA), [1, 2]),  # that of all India, and of its own state
        (Choices(insurer=PMJAY, city=UNCHECKED), [1]),
        (Choices(insurer=CGHS, city=PATNA), []),
        (Choices(insurer=STAR), []),
        (Choices(city=PATNA), []),
    ],
)
def test_an_estimate_shows_rates_of_the_chosen_scheme_and_of_no_other_state(
    chosen: Choices, amounts: list[int]
) -> None:
    rates = [rate("pm-jay", 1), rate("pm-jay", 2, "Bihar"), rate("pm-jay", 3, "Kerala"), rate("cghs", 4)]
    assert [one.amount for one in scheme_rates(rates, chosen)] == amounts


TWO = Bars([PriceRange(), PriceRange()], [])
NONE = Bars([], [])
ROOM_LIMIT = "What your policy pays depends on its room limit and waiting periods: ask before you go."
RATE_OF_ITS_OWN = "With its card the scheme pays the hospital a rate of its own, not these prices."


@pytest.mark.parametrize(
    ("insurer", "bars", "said"),
    [
        (None, TWO, ""),
        (STAR, TWO, f"2 hospitals with a price told us that they take Star Health. {ROOM_LIMIT}"),
        (CGHS, TWO, f"2 hospitals with a price told us that they take CGHS. {RATE_OF_ITS_OWN}"),
        (CGHS, NONE, f"No hospital with a price told us that it takes CGHS. {RATE_OF_ITS_OWN}"),
    ],
)
def test_a_scheme_pays_its_own_rate_and_a_policy_what_it_says(
    insurer: Insurer | None, bars: Bars, said: str
) -> None:
    assert insurance_note(Choices(insurer=insurer), bars) == said


@pytest.mark.parametrize("language", ["en", "hi"])
def test_nothing_is_said_of_insurance_where_none_is_chosen(language: Language) -> None:
    assert insurance_note(Choices(language=language), TWO) == ""


@pytest.mark.parametrize("written", ["bihar", "BIHAR", " Bihar "])
def test_a_state_is_the_same_in_other_letters(written: str) -> None:
    """A table that was imported has it as its source wrote it."""
    rates = [rate("pm-jay", 2, "Kerala"), rate("pm-jay", 1, written)]
    here = scheme_rates(rates, Choices(insurer=PMJAY, city=PATNA))
    assert [one.amount for one in here] == [1]
    assert [one.amount for one in in_order(rates, PATNA.state)] == [1, 2]


@pytest.mark.django_db
def test_a_rate_was_listed_by_today() -> None:
    tomorrow = timezone.localdate() + timedelta(days=1)
    rate = ReferenceRate(
        procedure=Procedure.objects.all()[0], scheme="cghs", state="Goa", amount=1, source="-", as_of=tomorrow
    )
    with pytest.raises(ValidationError, match="still to come"):
        rate.full_clean()
