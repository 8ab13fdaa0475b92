"""/cost as a visitor gets it."""

from __future__ import annotations

from urllib.parse import unquote

import pytest
from django.conf import settings
from django.test import Client
from pytest_django import DjangoAssertNumQueries
from selectolax.lexbor import LexborHTMLParser

from sehat.costs.choices_form import insurance_options
from sehat.directory.models import Insurer, PriceRange, Procedure
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.page_key import page_key
from sehat.rendering.tests.reading import attribute, links, page_at, robots, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
GALL = {"treatment": "gallbladder-removal", "city": "delhi-ncr"}
KNEE = {"treatment": "total-knee-replacement", "city": "pune"}


def bars(tree: LexborHTMLParser) -> list[str]:
    return [words(row, "th") for row in tree.css(".bars tbody tr")]


def row_of(tree: LexborHTMLParser, treatment: str) -> str:
    found = [words(line, "a") for line in tree.css(".cost-index li") if words(line, "b") == treatment]
    assert len(found) == 1
    return found[0]


def test_the_index_has_every_treatment_with_its_range_or_says_that_there_is_none(client: Client) -> None:
    tree = page_at(client, "/cost")
    assert words(tree, "h1") == "What treatments cost in India"
    assert len(tree.css(".cost-index li")) == Procedure.objects.count()
    assert "₹1,50,000 – ₹3,80,000 in 4 cities · one knee" in row_of(tree, "Total knee replacement")
    assert "₹45,000 – ₹60,000" in row_of(tree, "Fistula laser surgery")
    assert "one published figure" in row_of(tree, "Fistula laser surgery")
    assert row_of(tree, "LASIK") == "LASIK No published figure yet"


def test_the_index_of_a_city_has_its_figures_and_else_the_nearest(client: Client) -> None:
    tree = page_at(client, "/cost", {"city": "pune"})
    assert words(tree, "h1") == "What treatments cost in Pune"
    assert "₹46,000 – ₹1,18,000" in row_of(tree, "Gallbladder removal")
    said = row_of(tree, "Total knee replacement")
    assert "None published in Pune. Nearest: Mumbai, ₹1,75,000 – ₹3,80,000" in said
    assert "from 18 quotes, 5 hospitals · demo figure" in said
    assert "Pune" in words(tree, ".site-header .city-btn")


def test_an_estimate_has_a_bar_a_hospital_and_says_what_is_left_out(client: Client) -> None:
    tree = page_at(client, "/cost", GALL)
    assert words(tree, ".plot figcaption b") == "₹55,000 to ₹1,45,000"
    assert [name.split(" ")[0] for name in bars(tree)] == ["Devgiri", "Nirjhar", "Nirmal", "Bageshri"]
    assert "in Delhi NCR with this department told us no price of their own" in words(tree, ".left-out")
    assert "Often billed apart" in words(tree)


def test_a_room_leaves_out_the_hospitals_that_told_none_for_it(client: Client) -> None:
    asked = GALL | {"room": "private"}
    told = PriceRange.objects.filter(procedure__slug=GALL["treatment"], hospital__name__startswith="Nirjhar")
    assert set(told.values_list("room", flat=True)) == {"", "shared"}  # of a private one what holds for any
    assert {name.split(" ")[0] for name in bars(page_at(client, "/cost", asked))} == {
        "Nirjhar", "Devgiri", "Nirmal", "Bageshri"
    }  # fmt: skip
    told.filter(room="").delete()
    clear_cached_reads()
    tree = page_at(client, "/cost", asked)
    assert words(tree, ".plot figcaption b") == "₹72,000 to ₹1,45,000"
    assert [name.split(" ")[0] for name in bars(tree)] == ["Devgiri", "Nirmal", "Bageshri"]
    assert "1 hospital told us a price, but none for a private room." in words(tree, ".left-out")


def test_an_insurer_leaves_the_hospitals_that_take_it(client: Client) -> None:
    tree = page_at(client, "/cost", GALL | {"insurance": "cghs"})
    taking = set(
        PriceRange.objects.filter(
            procedure__slug=GALL["treatment"],
            hospital__city__slug="delhi-ncr",
            hospital__empanelments__insurer__slug="cghs",
        ).values_list("hospital__name", flat=True)
    )
    shown = bars(tree)
    assert len(shown) == len(taking)
    assert all(any(name in bar for name in taking) for bar in shown)
    assert "a rate of its own, not these prices" in words(tree)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("", "No hospital with a price told us that it takes Ayushman Bharat PM-JAY."),
        ("/hi", "दाम बताने वाले किसी अस्पताल ने नहीं बताया"),
    ],
)
def test_none_is_said_in_words(client: Client, language: str, said: str) -> None:
    asked = "/cost?treatment=total-knee-replacement&city=pune&insurance=ayushman-bharat&v=1"
    assert said in words(page_at(client, language + asked))


def test_where_nobody_published_a_figure_it_says_so_and_names_the_nearest(client: Client) -> None:
    tree = page_at(client, "/cost", KNEE)
    said = words(tree)
    assert "No published figure for total knee replacement in Pune yet" in said
    assert "The nearest figure: Mumbai" in said
    assert "It is no price in Pune." in said
    assert words(tree, ".plot figcaption b") == "₹1,75,000 to ₹3,80,000"


def test_the_cost_page_of_that_city_says_the_same(client: Client) -> None:
    said = words(page_at(client, "/pune/treatment/total-knee-replacement/cost"))
    assert "The nearest figure: Mumbai" in said
    assert "₹1,75,000 to ₹3,80,000" in said


def test_the_page_of_no_city_holds_each_of_its_cities(client: Client) -> None:
    tree = page_at(client, "/treatment/total-knee-replacement/cost")
    assert words(tree, ".plot figcaption b") == "₹1,50,000 – ₹3,80,000"
    assert "Nobody published a figure for all of India." in words(tree, ".plot")


@pytest.mark.parametrize(
    ("query", "notice"),
    [
        ({"treatment": "alchemy"}, "“alchemy” is no treatment we know."),
        ({"city": "atlantis"}, "We know no city “atlantis”."),
        (GALL | {"room": "suite"}, "“suite” is no kind of room we know."),
        (GALL | {"insurance": "lloyds"}, "We know no insurer or scheme “lloyds”."),
        (GALL | {"v": "7"}, "This link was made by another version of this page."),
        ({"treatment": "x" * 300}, "is no treatment we know."),
        ({"city": "\x00pune"}, "We know no city"),
    ],
)
def test_what_an_address_says_that_nobody_knows_is_answered_and_not_cached(
    client: Client, query: dict[str, str], notice: str
) -> None:
    tree = page_at(client, "/cost", query)
    assert notice in words(tree, ".explorer__notices")
    assert "X-Page" not in client.get("/cost", query).headers
    assert "noindex" in robots(tree)


def test_a_link_of_another_version_keeps_what_is_known_of_it(client: Client) -> None:
    tree = page_at(client, "/cost", GALL | {"v": "0", "ward": "deluxe"})
    assert words(tree, ".plot figcaption b") == "₹55,000 to ₹1,45,000"


def test_the_link_to_share_says_the_choices_and_nothing_of_a_visitor(client: Client) -> None:
    tree = page_at(client, "/cost", GALL | {"room": "private", "utm_source": "x", "name": "Asha"})
    expected = f"{settings.SITE_URL}/cost?treatment=gallbladder-removal&city=delhi-ncr&room=private&v=1"
    assert links(tree, ".share__link a") == [expected]
    (whatsapp,) = links(tree, ".share__ways a")
    text = unquote(whatsapp.partition("?text=")[2])
    assert text.startswith(
        "Gallbladder removal cost in Delhi NCR: ₹72,000 – ₹1,45,000 in Delhi NCR, private room"
    )  # as the page says, where that of any room stood
    assert text.endswith(expected)
    assert client.get(expected).status_code == 200


def test_a_room_of_which_the_city_knows_no_figure_is_told_no_figure_of_another(client: Client) -> None:
    of_city = PriceRange.objects.filter(
        procedure__slug=GALL["treatment"], city__slug=GALL["city"], hospital=None
    )
    of_city.exclude(room="shared").delete()
    clear_cached_reads()
    tree = page_at(client, "/cost", GALL | {"room": "private"})
    assert "No published figure for gallbladder removal in Delhi NCR yet" in words(tree)
    assert "shared room" not in words(tree, ".plot figcaption")
    (whatsapp,) = links(tree, ".share__ways a")
    assert "No published figure yet" in unquote(whatsapp)
    assert "₹" not in unquote(whatsapp)


def test_the_form_has_what_was_chosen_and_the_page_is_about_the_city(client: Client) -> None:
    tree = page_at(client, "/cost", GALL)
    assert [attribute(option, "value") for option in tree.css(".choose option[selected]")] == [
        "gallbladder-removal", "delhi-ncr", "", "",
    ]  # fmt: skip
    assert attribute(tree.css("input[name=treatment]")[0], "value") == "Gallbladder Removal"


def test_an_old_slug_is_still_the_treatment(client: Client) -> None:
    procedure = Procedure.objects.get(slug="lasik")
    procedure.slug = "lasik-eye-surgery"
    procedure.save()
    assert words(page_at(client, "/cost", {"treatment": "lasik"}), "h1").startswith("LASIK cost")


def test_each_choice_is_cached_for_itself_and_a_tracker_is_not(client: Client) -> None:
    assert page_key("/cost", "city=pune&utm_source=x") == "/cost?city=pune"
    assert page_key("/cost", "city=pune") != page_key("/cost", "city=mumbai")
    assert client.get("/cost", GALL).headers["X-Page"] == "cache"


def test_the_queries_of_the_page_are_bounded(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    client.get("/cost", {"city": "pune"})
    client.get("/cost", GALL | {"insurance": "cghs"})
    with django_assert_num_queries(0):
        client.get("/cost", {"city": "pune"})
    with django_assert_num_queries(3):
        client.get("/cost", GALL)
    with django_assert_num_queries(4):
        client.get("/cost", GALL | {"insurance": "cghs"})


@pytest.mark.parametrize("name", ["v", "treatment", "city", "room", "insurance"])
def test_a_choice_that_is_left_empty_is_none(client: Client, name: str) -> None:
    """A form sends its empty fields too, and the page cache reads none of them: both are one page."""
    assert page_key("/cost", f"{name}=") == page_key("/cost", "")
    assert words(page_at(client, f"/cost?{name}="), "main") == words(page_at(client, "/cost"), "main")
    assert "public" in client.get(f"/cost?{name}=").headers["Cache-Control"]


def test_a_kind_of_insurer_of_which_there_is_none_has_no_heading_in_the_list() -> None:
    """It stood over nothing."""
    Insurer.objects.filter(kind=Insurer.Kind.PUBLIC).delete()
    clear_cached_reads()
    assert [group.label for group in insurance_options("en")] == ["Government scheme", "Private insurance"]
    assert all(group.options for group in insurance_options("hi"))
