"""The words of the cost pages that depend on what is known. Rows that are not saved: no database."""

from __future__ import annotations

from datetime import date

import pytest

from sehat.core.schemas import Language
from sehat.costs.choices import Choices, room_words
from sehat.costs.choices_form import plain_department
from sehat.costs.estimate import main_price_of, treatment_name
from sehat.costs.figures import Figures, city_row, figure, group_by_place, hospital_row
from sehat.costs.models import PriceChange
from sehat.costs.pages.cost import change, description, place_name, tile
from sehat.costs.pages.explorer import crumbs_to, page_title
from sehat.costs.pages.explorer import description as index_description
from sehat.directory.models import City, Department, Hospital, Insurer, Locality, PriceRange, Procedure

PUNE = City(pk=1, name="Pune", name_hi="पुणे", slug="pune")
SAKET = Locality(name="Aundh", name_hi="औंध", slug="aundh", city=PUNE)
HOSPITAL = Hospital(pk=9, name="Nirmal Hospital", slug="nirmal", city=PUNE, locality=SAKET)
KNEE = Procedure(pk=5, name="Total Knee Replacement", name_hi="घुटना प्रत्यारोपण", slug="knee")
TELLS = "What changes the price, what a package includes, government rates and insurance."


def price(pk: int = 1, **more: object) -> PriceRange:
    told = {"lowest": 160_000, "highest": 350_000, "source": "A price list", "as_of": date(2026, 11, 1)}
    return PriceRange(**{"pk": pk, "procedure": KNEE, "city": PUNE} | told | more)


def figures(*rows: PriceRange) -> Figures:
    return group_by_place(list(rows), PUNE)


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([price()], f"Knee in Pune: ₹1,60,000 to ₹3,50,000. {TELLS}"),
        ([price(highest=160_000)], f"Knee in Pune: ₹1,60,000. {TELLS}"),
        ([price(is_demo=True)], f"Knee in Pune: ₹1,60,000 to ₹3,50,000 (demo). {TELLS}"),
        ([], f"No figure is published yet for knee in Pune. {TELLS}"),
        ([price(city=None)], f"No figure is published yet for knee in Pune. {TELLS}"),
    ],
)
def test_engines_are_told_the_figure_of_the_place_or_that_there_is_none(
    rows: list[PriceRange], said: str
) -> None:
    assert description("Knee", PUNE, figures(*rows), "en") == said


def test_engines_are_not_told_that_nothing_is_published_where_hospitals_told_their_prices() -> None:
    """The page lists them, and is there to be found for them."""
    asked = figures(price(hospital=HOSPITAL), price(2, city=None))
    assert asked.is_known_here
    assert description("Knee", PUNE, asked, "en") == f"What hospitals in Pune ask for knee. {TELLS}"
    assert description("घुटना", PUNE, asked, "hi").startswith("पुणे के अस्पताल घुटने के लिए कितना लेते हैं।")


def test_the_range_of_a_place_is_told_before_what_its_hospitals_ask() -> None:
    asked = figures(price(hospital=HOSPITAL, lowest=100_000), price(2))
    assert description("Knee", PUNE, asked, "en") == f"Knee in Pune: ₹1,60,000 to ₹3,50,000. {TELLS}"


def test_an_invented_figure_is_marked_in_a_shared_link_of_a_hindi_page_too() -> None:
    assert "₹3,50,000 (नमूना)" in description("घुटना", PUNE, figures(price(is_demo=True)), "hi")


def test_the_figure_of_the_chosen_room_is_shown_and_without_one_that_of_any_room() -> None:
    known = figures(price(1, quotes=40), price(2, room="private", lowest=200_000))
    for room, lowest in (("private", 200_000), ("", 160_000), ("shared", 160_000)):
        shown = main_price_of(known, room)
        assert shown is not None
        assert shown.lowest == lowest
    assert main_price_of(figures(), "private") is None


def test_what_a_shared_room_costs_is_no_figure_of_a_private_one() -> None:
    """It stood as the estimate of who chose a private room; without a choice it is what is known."""
    known = figures(price(room="shared"))
    assert main_price_of(known, "private") is None
    assert main_price_of(known, "") == main_price_of(known, "shared") == known.here[0]


def test_a_figure_is_called_by_what_it_is_of_and_else_by_its_treatment() -> None:
    assert figure(price(label="one knee", room="private")).name == "one knee, private room"
    assert figure(price()).name == "Total Knee Replacement"
    assert figure(price(label="one knee")).label == ""  # which would say it twice
    assert figure(price(), "hi").as_of == "1 नवंबर 2026"


def test_what_a_price_includes_is_written_in_english_and_left_out_of_hindi() -> None:
    row = price(includes="Implant and theatre", quotes=12, quoted_by=3)
    assert (figure(row).includes, figure(row, "hi").includes) == ("Implant and theatre", "")
    assert (figure(row).quotes, figure(row).quoted_by) == (12, 3)


def test_the_bar_of_a_hospital_says_its_area_and_of_what_the_price_is() -> None:
    plain, private = (hospital_row(price(hospital=HOSPITAL, room=room)) for room in ("", "private"))
    assert (plain.name, plain.label, plain.url) == ("Nirmal Hospital", "Aundh", "/hospital/nirmal")
    assert private.label == "Aundh · private room"
    hindi = hospital_row(price(hospital=HOSPITAL), "hi")
    assert (hindi.label, hindi.url, hindi.as_of) == ("औंध", "/hi/hospital/nirmal", "1 नवंबर 2026")


@pytest.mark.parametrize(
    ("language", "name", "url"),
    [("en", "Pune", "/pune/treatment/knee/cost"), ("hi", "पुणे", "/hi/pune/treatment/knee/cost")],
)
def test_the_row_of_a_city_leads_to_the_costs_there(language: Language, name: str, url: str) -> None:
    row = city_row(price(), language)
    assert (row.name, row.url) == (name, url)
    assert row.as_of.split()[1] == {"en": "November", "hi": "नवंबर"}[language]


@pytest.mark.parametrize(
    ("quotes", "typical", "is_published"), [(None, 200_000, True), (5, 200_000, False), (4, None, False)]
)
def test_under_five_quotes_there_is_no_median_and_one_published_figure_counts_none(
    quotes: int | None, typical: int | None, is_published: bool
) -> None:
    shown = city_row(price(quotes=quotes, typical_low=180_000, typical=200_000, typical_high=300_000))
    assert (shown.typical, shown.is_published) == (typical, is_published)
    assert (shown.typical_low is None, shown.typical_high is None) == (typical is None,) * 2
    assert (shown.lowest, shown.highest) == (160_000, 350_000)


@pytest.mark.parametrize(
    ("room", "language", "said"),
    [
        ("", "en", "any room"),
        ("private", "en", "a private room"),
        ("shared", "en", "a shared room"),
        ("", "hi", "किसी भी कमरे"),
        ("private", "hi", "निजी कमरा"),
    ],
)
def test_a_room_is_said_as_it_stands_in_a_sentence(room: str, language: Language, said: str) -> None:
    assert room_words(room, language).startswith(said)


def test_patients_choose_a_department_by_their_own_words_and_in_hindi_by_its_one_name() -> None:
    department = Department(name="Orthopaedics", plain_name="Bones and joints", name_hi="हड्डी रोग")
    assert plain_department(department, "en") == "Bones and joints"
    assert plain_department(department, "hi") == "हड्डी रोग"


@pytest.mark.parametrize(
    ("where", "place"),
    [({"hospital": HOSPITAL, "city": PUNE}, "Nirmal Hospital"), ({"city": PUNE}, "Pune"), ({}, "")],
)
def test_a_line_of_the_log_names_the_hospital_before_its_city(where: dict[str, object], place: str) -> None:
    line = PriceChange(changed_on=date(2026, 11, 3), subject="keyhole", old_lowest=1, old_highest=2, **where)
    told = change(line, "en")
    assert (told.place, told.on, told.subject) == (place, "3 November 2026", "keyhole")
    assert (told.old_lowest, told.old_highest, told.new_lowest, told.new_highest) == (1, 2, None, None)


def test_an_insurer_on_the_page_of_a_city_leads_to_its_hospitals_there() -> None:
    star = Insurer(name="Star", slug="star", kind="private")
    assert tile(star, 7, PUNE, "en").url == "/hospitals/insurance/star?city=pune"
    assert tile(star, 7, None, "hi").url == "/hi/hospitals/insurance/star"
    assert tile(star, 7, None, "en").hospitals == 7


@pytest.mark.parametrize(
    ("chosen", "title", "crumbs"),
    [
        (Choices(), "What treatments cost in India", ["Home", "Costs"]),
        (Choices(city=PUNE), "What treatments cost in Pune", ["Home", "Costs"]),
        (
            Choices(treatment=KNEE, city=PUNE),
            "Total knee replacement cost in Pune: your estimate",
            ["Home", "Costs", "Total knee replacement"],
        ),
    ],
)
def test_the_explorer_is_called_by_what_is_chosen(chosen: Choices, title: str, crumbs: list[str]) -> None:
    assert page_title(chosen) == title
    assert [crumb.label for crumb in crumbs_to(chosen)] == crumbs


def test_from_an_estimate_the_way_back_is_the_index_of_its_city() -> None:
    _, costs, _ = crumbs_to(Choices(treatment=KNEE, city=PUNE))
    assert costs.url == "/cost?city=pune"


def test_a_place_without_a_city_is_india_and_a_treatment_is_no_shout() -> None:
    assert (place_name(None, "en"), place_name(None, "hi"), place_name(PUNE, "hi")) == ("India", "भारत", "पुणे")
    assert treatment_name(KNEE, "en") == "Total knee replacement"
    assert treatment_name(KNEE, "hi") == "घुटना प्रत्यारोपण"


@pytest.mark.parametrize(
    ("chosen", "begins"),
    [
        (Choices(), "What treatments cost in India, by city, hospital"),
        (Choices(city=PUNE), "What treatments cost in Pune, by hospital"),
        (Choices(city=PUNE, language="hi"), "पुणे में इलाज का ख़र्च, अस्पताल"),
    ],
)
def test_engines_are_told_the_place_that_the_index_is_of(chosen: Choices, begins: str) -> None:
    assert index_description(chosen).startswith(begins)
