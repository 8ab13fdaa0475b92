"""Cost pages as a visitor gets them."""

from __future__ import annotations

import json
import re
from datetime import date

import pytest
from django.conf import settings
from django.test import Client
from pytest_django import DjangoAssertNumQueries, DjangoCaptureOnCommitCallbacks
from selectolax.lexbor import LexborHTMLParser
from wagtail.models import Page

from sehat.content.tests.rows import english
from sehat.core.languages import find_translation
from sehat.costs.cghs import TIERS, WARDS, cghs_rate
from sehat.costs.models import CostNotes, ReferenceRate
from sehat.directory.demo.scale import add_doctors
from sehat.directory.models import City, Hospital, Insurer, PriceRange, Procedure
from sehat.rendering.cache_version import current_version
from sehat.rendering.tests.reading import attribute, json_ld, links, page_at, robots, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer", "published")]

HERE = "/delhi-ncr/treatment/gallbladder-removal/cost"
ANYWHERE = "/treatment/gallbladder-removal/cost"
UNKNOWN = "/jaipur/treatment/lasik/cost"


def said(client: Client, path: str) -> str:
    return words(page_at(client, path))


def gallbladder_in(city: str) -> PriceRange:
    found = PriceRange.objects.filter(procedure__slug="gallbladder-removal", city__slug=city, hospital=None)
    return found.order_by("-quotes")[0]


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        (HERE, "Gallbladder removal cost in Delhi NCR"),
        (ANYWHERE, "Gallbladder removal cost in India"),
        (UNKNOWN, "LASIK cost in Jaipur"),
        ("/pune/treatment/acl-reconstruction/cost", "ACL reconstruction cost in Pune"),
    ],
)
def test_a_cost_page_has_its_type_heading_address_and_form(client: Client, path: str, heading: str) -> None:
    tree = page_at(client, path)
    assert tree.css("html[data-page-type=costpage]")
    assert words(tree, "h1") == heading
    assert words(tree, "title") == f"{heading} | {settings.BRAND_NAME}"
    assert links(tree, "link[rel=canonical]") == [settings.SITE_URL + path]
    assert words(tree, ".lead-card h2") == "Get your own estimate"
    assert client.get(path).headers["X-Page"] == "cache"


@pytest.mark.parametrize(
    "path",
    [
        "/treatment/alchemy/cost",
        "/delhi-ncr/treatment/alchemy/cost",
        "/atlantis/treatment/gallbladder-removal/cost",
        "/about-us/treatment/gallbladder-removal/cost",
    ],
)
def test_what_is_not_there_is_the_sites_own_404(client: Client, path: str) -> None:
    assert words(page_at(client, path, status=404), "h1") == "We can’t find this page"


def test_the_form_starts_from_the_treatment_and_the_city(client: Client) -> None:
    tree = page_at(client, HERE)
    assert attribute(tree.css("input[name=treatment]")[0], "value") == "Gallbladder Removal"
    assert attribute(tree.css("input[name=cityField]")[0], "value") == "Delhi NCR"


@pytest.mark.parametrize("path", [HERE, ANYWHERE])
def test_it_names_author_and_review_as_the_treatment_page_does(client: Client, path: str) -> None:
    byline = words(page_at(client, path), ".byline")
    assert byline == words(page_at(client, "/treatment/gallbladder-removal"), ".byline")
    assert "Not yet reviewed by a doctor" in byline


def test_without_a_published_treatment_page_it_names_nobody(client: Client) -> None:
    english(Page, slug="gallbladder-removal", url_path__contains="/treatment/").unpublish()
    assert not page_at(client, HERE).css(".byline")


def test_every_treatment_in_every_city_has_a_title_of_its_own(client: Client) -> None:
    from sehat.costs.pages.cost import cost_page
    from sehat.costs.selectors import procedures_with_department

    cities = [None, *City.objects.all()[:2]]
    titles = [cost_page(item, city).title for item in procedures_with_department() for city in cities]
    assert len(titles) == len(set(titles)) == 3 * Procedure.objects.count()


def test_the_figure_most_quotes_stand_behind_comes_first_with_all_it_rests_on(client: Client) -> None:
    tree = page_at(client, HERE)
    figure = words(tree, ".plot figcaption")
    for part in ("₹55,000 to ₹1,45,000", "between ₹72,000 and ₹1,08,000", "The median is ₹86,000"):
        assert part in figure
    whole = words(tree, ".plot")
    for part in ("42 quotes by 11 hospitals", "1 November 2026", "Demo figures", "surgeon, anaesthetist"):
        assert part in whole
    assert tree.css(".plot svg[aria-hidden=true]")


def test_under_five_quotes_there_are_only_words(client: Client) -> None:
    PriceRange.objects.filter(pk=gallbladder_in("pune").pk).update(quotes=4)
    tree = page_at(client, "/pune/treatment/gallbladder-removal/cost")
    assert "₹46,000 to ₹1,18,000" in words(tree, ".plot")
    assert "Too few quotes for a median" in words(tree, ".plot")
    assert not tree.css(".plot svg")
    assert "72,000" not in words(tree, ".plot")


@pytest.mark.usefixtures("real_site")
def test_without_a_figure_the_page_says_so_and_asks_to_ask(client: Client) -> None:
    tree = page_at(client, UNKNOWN)
    assert "No published figure for LASIK in Jaipur yet" in words(tree, ".empty")
    assert tree.css(".empty a[data-book]")
    assert "₹" not in words(tree)
    assert robots(tree) == "noindex"


@pytest.mark.usefixtures("real_site")
def test_a_city_without_a_figure_shows_those_without_a_city_and_says_which_they_are(client: Client) -> None:
    tree = page_at(client, "/indore/treatment/gallbladder-removal/cost")
    assert "No published figure" in words(tree, ".empty")
    text = words(tree)
    assert "Published figures without this city" in text
    assert "₹45,000" in text
    assert robots(tree) == "noindex"


@pytest.mark.usefixtures("real_site")
def test_only_what_has_something_to_say_is_indexed(client: Client) -> None:
    assert robots(page_at(client, HERE)) == ""
    page = "/treatment/hydrocelectomy/cost"
    CostNotes.objects.all().delete()
    assert robots(page_at(client, page)) == "noindex"
    CostNotes.objects.create(
        procedure=Procedure.objects.get(slug="hydrocelectomy"), intro="What it is made of."
    )
    assert robots(page_at(client, page)) == ""


@pytest.mark.parametrize("path", [HERE, ANYWHERE, "/pune/treatment/cataract-surgery/cost"])
def test_every_amount_on_a_page_was_recorded_or_follows_from_the_rule(client: Client, path: str) -> None:
    columns = ("lowest", "typical_low", "typical", "typical_high", "highest")
    known = {figure for row in PriceRange.objects.values_list(*columns) for figure in row}
    for rate in ReferenceRate.objects.all():
        known |= {rate.amount}
        known |= {
            cghs_rate(rate.amount, kind=kind, tier=tier, ward=ward)
            for kind in ("nabh", "non-nabh", "super-speciality")
            for tier in TIERS
            for ward in WARDS
        }
    tree = page_at(client, path)
    for axis in tree.css(".plot svg text"):
        axis.decompose()
    shown = {int(amount.replace(",", "")) for amount in re.findall(r"₹([\d,]+)", words(tree))}
    assert shown
    assert shown <= known


def test_notes_stand_on_the_page_and_their_questions_in_its_data(client: Client, notes: CostNotes) -> None:
    tree = page_at(client, HERE)
    text = words(tree)
    for part in (
        notes.intro, "Kind of room", "A private room raises every fee.", "Anaesthetist and theatre",
        "Biopsy of the gallbladder", notes.insurance, "Can I pay in parts?",
    ):  # fmt: skip
        assert part in text
    faq = json_ld(tree)["FAQPage"]
    assert "Some hospitals offer it." in json.dumps(faq)
    CostNotes.objects.all().delete()
    data = json_ld(page_at(client, HERE))
    assert set(data) == {"MedicalWebPage", "BreadcrumbList"}
    assert data["MedicalWebPage"]["url"] == settings.SITE_URL + HERE


def test_words_of_editors_are_words_and_never_markup(client: Client, notes: CostNotes) -> None:
    evil = '"><script>alert(1)</script></script><!--'
    notes.intro = notes.insurance = evil
    notes.save()
    PriceRange.objects.filter(pk=gallbladder_in("delhi-ncr").pk).update(label=evil, source=evil)
    answer = client.get(HERE)
    assert b"<script>alert" not in answer.content
    assert evil in words(LexborHTMLParser(answer.content))


def test_hospitals_that_told_us_their_price_are_named_and_no_others(client: Client) -> None:
    tree = page_at(client, HERE)
    rows = PriceRange.objects.filter(
        procedure__slug="gallbladder-removal", city__slug="delhi-ncr", hospital__isnull=False
    )
    assert links(tree, "#hospitals + .card a") == [
        f"/hospital/{row.hospital.slug}" for row in rows.filter(room="") if row.hospital
    ]
    assert len(rows.filter(room="")) == 4
    rows.delete()
    text = said(client, HERE)
    assert "No hospital in Delhi NCR has told us its own price" in text
    assert "6 hospitals in Delhi NCR have this department" in text


@pytest.mark.usefixtures("real_site")
def test_a_hospitals_price_is_not_the_price_of_a_city(client: Client) -> None:
    row = gallbladder_in("delhi-ncr")
    PriceRange.objects.filter(procedure=row.procedure, city=row.city, hospital=None).delete()
    tree = page_at(client, HERE)
    assert "No published figure" in words(tree, ".empty")
    assert robots(tree) == ""
    assert "₹58,000" not in said(client, "/") + said(client, "/condition/gallstones")


def test_a_hospital_of_another_city_is_refused(client: Client) -> None:
    from django.core.exceptions import ValidationError

    row = gallbladder_in("pune")
    row.hospital = Hospital.objects.filter(city__slug="mumbai")[0]
    with pytest.raises(ValidationError, match="is in Mumbai"):
        row.full_clean()


def test_other_cities_are_links_to_their_own_cost_pages(client: Client) -> None:
    tree = page_at(client, HERE)
    cities = ["mumbai", "bengaluru", "hyderabad", "chennai", "pune", "jaipur"]
    assert links(tree, "#cities + .card a") == [
        f"/{city}/treatment/gallbladder-removal/cost" for city in cities
    ]
    for path in links(tree, "#cities + .card a"):
        page_at(client, path)


@pytest.mark.parametrize(
    ("city", "tier", "amounts"),
    [
        ("delhi-ncr", "I", ["₹34,000", "₹40,000", "₹46,000"]),
        ("jaipur", "II", ["₹30,600", "₹36,000", "₹41,400"]),
    ],
)
def test_the_cghs_table_follows_the_tier_of_the_city(
    client: Client, city: str, tier: str, amounts: list[str]
) -> None:
    tree = page_at(client, f"/{city}/treatment/gallbladder-removal/cost")
    assert f"is a Tier {tier} city" in words(tree)
    rows = {
        words(row, "th"): [cell.text() for cell in row.css("td")]
        for row in tree.css("#government ~ .table-wrap tr")
    }
    assert rows["Semi-private"] == amounts
    assert "since 13 October 2025" in words(tree)
    assert "15% less" in words(tree)
    assert "CGHS rates revised on 13 October 2025" in words(tree)


def test_while_the_tier_of_a_city_is_not_known_the_table_shows_every_tier(client: Client) -> None:
    City.objects.filter(slug="delhi-ncr").update(cghs_tier=None)
    for path in (HERE, ANYWHERE):
        heads = [cell.text() for cell in page_at(client, path).css("#government ~ .table-wrap tbody th")]
        assert heads == ["Tier I", "Tier II", "Tier III"]


def test_the_eight_metros_are_tier_one() -> None:
    metros = {"ahmedabad", "bengaluru", "chennai", "delhi-ncr", "hyderabad", "kolkata", "mumbai", "pune"}
    assert set(City.objects.filter(cghs_tier=1).values_list("slug", flat=True)) == metros


def test_every_state_with_a_city_has_a_hindi_name() -> None:
    states = set(City.objects.values_list("state", flat=True))
    assert states
    assert not [state for state in states if find_translation(state, "hi", "state") is None]


def test_pmjay_is_named_with_its_state_source_and_date(client: Client) -> None:
    text = said(client, HERE)
    assert "PM-JAY package, Bihar" in text
    assert "₹32,000" in text
    assert "Source: PM-JAY Bihar, 1 November 2026." in text
    ReferenceRate.objects.all().delete()
    assert "Government rates" not in said(client, HERE)


def test_who_accepts_what_is_counted_from_the_hospitals_of_the_department(client: Client) -> None:
    tree = page_at(client, HERE)
    hospitals = set(Hospital.objects.filter(city__slug="delhi-ncr", departments__slug="general-surgery"))
    for tile in tree.css(".insurers a"):
        slug = attribute(tile, "href").split("/")[-1].split("?")[0]
        taking = hospitals & set(Insurer.objects.get(slug=slug).hospitals.all())
        assert words(tile, "small").split()[0] == str(len(taking))
    schemes = Insurer.objects.filter(kind="scheme", hospitals__in=hospitals).distinct()
    assert {f"/hospitals/insurance/{item.slug}?city=delhi-ncr" for item in schemes} <= set(
        links(tree, ".insurers a")
    )
    cashless = [one for one in hospitals if one.insurers.exclude(kind="scheme").exists()]
    assert f"{len(cashless)} hospitals in Delhi NCR are cashless" in words(tree, ".paygrid")


def test_the_log_shows_what_changed_here_and_not_elsewhere(client: Client) -> None:
    for city, highest in (("delhi-ncr", 151_000), ("mumbai", 177_000)):
        row = gallbladder_in(city)
        row.highest = highest
        row.save()
    text = said(client, HERE)
    assert "keyhole, Delhi NCR, changed from ₹55,000 – ₹1,45,000 to ₹55,000 – ₹1,51,000" in text
    assert "to ₹60,000 – ₹1,77,000" not in text


@pytest.mark.parametrize("path", [HERE, ANYWHERE, UNKNOWN, "/indore/treatment/cataract-surgery/cost"])
def test_a_cost_page_asks_the_database_little(
    client: Client, path: str, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    city = path.split("/")[1]
    client.get(f"/{city}/treatment/rirs/cost" if city != "treatment" else "/treatment/rirs/cost")
    with django_assert_num_queries(7):  # the menus of the city are cached
        assert client.get(path).status_code == 200


def test_five_thousand_more_doctors_cost_no_query_more(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    add_doctors(5000, lambda line: None)
    client.get("/delhi-ncr/treatment/rirs/cost")
    with django_assert_num_queries(7):
        client.get(HERE)
    with django_assert_num_queries(11):
        client.get("/delhi-ncr/treatment/gallbladder-removal")


@pytest.mark.parametrize("change", ["rate", "notes", "figure"])
def test_whatever_a_cost_page_is_made_of_purges_it_when_it_changes(
    notes: CostNotes, change: str, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    before = current_version()
    with django_capture_on_commit_callbacks(execute=True):
        match change:
            case "rate":
                ReferenceRate.objects.create(
                    procedure=notes.procedure,
                    scheme="pm-jay",
                    state="Goa",
                    amount=1,
                    source="A list",
                    as_of=date(2026, 11, 1),
                )
            case "notes":
                notes.save()
            case _:
                gallbladder_in("pune").save()
    assert current_version() > before
