"""Rules of the editors' pages that no page has to be stored for: who signed, where to, in which words."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

import pytest
from pytest_django import Settings

from sehat.content.addresses import address_under, person_url
from sehat.content.models import (
    ArticlePage,
    ConditionPage,
    Person,
    Review,
    SectionPage,
    SymptomPage,
    TreatmentPage,
)
from sehat.content.page_parts.department_list import DepartmentList
from sehat.content.page_parts.identity import with_identity
from sehat.content.page_parts.medical_meta import person_block, person_link, question
from sehat.content.page_parts.roles import signed
from sehat.content.page_parts.site_json_ld import site_blocks, web_page
from sehat.content.pages.condition import fact_rows
from sehat.content.pages.person import page_link as link_of_person
from sehat.content.pages.reviews import FEWEST_FOR_AVERAGE, average, card
from sehat.content.reports.side_by_side import is_older, pairs
from sehat.content.selectors import PageRow, grouped, in_one_language, in_words, page_link
from sehat.core.schemas import Language
from sehat.directory.models import Condition, Department, Procedure

ASHA = Person(pk=1, name="Dr Asha Rao", name_hi="डॉ. आशा राव", slug="asha", role="reviewer", degrees="MS")
INVENTED = Person(pk=2, name="Dr Demo", slug="demo", role="reviewer", is_demo=True)
ENT = Department(pk=4, name="ENT", name_hi="नाक, कान, गला", slug="ent")
UROLOGY = Department(pk=5, name="Urology", name_hi="मूत्र रोग", slug="urology")
TODAY = date(2026, 11, 25)


def condition(**values: Any) -> ConditionPage:
    """Wagtail asks the database which type a new page has, unless it is told."""
    return ConditionPage(content_type_id=1, **values)


@pytest.mark.parametrize(
    ("values", "reviewer"),
    [
        ({}, None),
        ({"reviewer": ASHA}, None),  # chosen, and has not signed
        ({"reviewed_on": TODAY}, None),
        ({"reviewer": ASHA, "reviewed_on": TODAY}, ASHA),
        ({"reviewer": INVENTED, "reviewed_on": TODAY}, None),  # somebody invented approves nothing
    ],
)
def test_a_page_is_reviewed_by_a_real_doctor_who_signed(
    values: dict[str, Any], reviewer: Person | None
) -> None:
    assert condition(**values).reviewed_by is reviewer


@pytest.mark.parametrize(
    ("page", "field"),
    [
        (condition(condition=Condition(department=ENT)), 4),
        (TreatmentPage(content_type_id=1, procedure=Procedure(department=UROLOGY)), 5),
        (SymptomPage(content_type_id=1, department=ENT), 4),
        (ArticlePage(content_type_id=1), None),  # any doctor may review it
    ],
)
def test_a_page_is_reviewed_by_doctors_of_the_department_it_is_about(
    page: ConditionPage, field: int | None
) -> None:
    assert page.field_id == field


def test_a_request_from_a_page_starts_from_its_department_and_tier() -> None:
    about = SymptomPage(content_type_id=1, department=ENT, tier=1).subject()
    assert about.department is not None
    assert (about.tier, about.department.id, about.department.name) == (1, 4, "ENT")
    assert ArticlePage(content_type_id=1, tier=2).subject().department is None


def test_a_symptom_is_looked_for_by_all_its_names_shown_or_not() -> None:
    page = SymptomPage(
        content_type_id=1,
        title="Fever",
        name_hi="बुख़ार",
        also_called="high temperature, ",
        found_by=" bukhar ,tez bukhar",
    )
    assert page.names == ["Fever", "बुख़ार", "high temperature", "bukhar", "tez bukhar"]


@pytest.mark.parametrize(
    ("leads_to", "leads_on"),
    [("/tests", True), ("", False), ("tests", False), ("//evil.example", False), ("/\\evil.example", False),
     ("https://evil.example", False), ("/", True)],
)  # fmt: skip
def test_a_section_leads_to_a_page_of_the_site_and_never_to_another_site(
    leads_to: str, leads_on: bool
) -> None:
    assert SectionPage(content_type_id=1, leads_to=leads_to).leads_on is leads_on


@pytest.mark.parametrize(("field", "filters"), [("reviewer", {"reviewed_on__isnull": False}), ("author", {})])
def test_a_page_counts_for_its_reviewer_once_it_is_signed_and_for_its_author_at_once(
    field: str, filters: dict[str, bool]
) -> None:
    assert signed(field) == filters


def test_an_author_and_a_reviewer_have_pages_of_their_own() -> None:
    assert person_url("reviewer", "asha") == "/reviewers/asha"
    assert person_url("author", "asha", "hi") == "/hi/authors/asha"
    link = person_link(ASHA, "hi")
    assert (link.label, link.url) == ("डॉ. आशा राव", "/hi/reviewers/asha")


def test_an_engine_is_told_degrees_only_where_there_are_some() -> None:
    assert person_block(ASHA)["honorificSuffix"] == "MS"
    assert set(person_block(INVENTED)) == {"@type", "name", "url"}


@pytest.mark.parametrize(
    ("address", "language", "lang", "is_listed"),
    [
        ("/condition/piles", "en", None, True),
        ("/hi/condition/piles", "en", "hi", True),
        ("/hi/condition/piles", "hi", None, True),
        ("/condition/piles", "hi", None, False),
    ],
)
def test_a_hindi_profile_lists_hindi_pages_alone_and_an_english_one_all(
    address: str, language: Language, lang: str | None, is_listed: bool
) -> None:
    link = link_of_person("Piles", address, language)
    assert (link is not None) is is_listed
    assert link is None or (link.label, link.url, link.lang) == ("Piles", address, lang)


@pytest.mark.parametrize(
    ("root", "path", "address"),
    [
        ("/sehat/", "/sehat/condition/piles/", "/condition/piles"),
        ("/sehat/", "/sehat/", "/"),
        ("/", "/a/", "/a"),
    ],
)
def test_an_address_is_the_place_in_the_tree_without_its_root(root: str, path: str, address: str) -> None:
    assert address_under(root, path) == address


def row(department: str, title: str, url: str, about: int = 0, title_hi: str = "") -> PageRow:
    return PageRow(department, f"{department} hi", "icon", title, title_hi, url, about)


PILES = row("Gut", "Piles", "/condition/piles", 1, "बवासीर")
PILES_HI = row("Gut", "बवासीर", "/hi/condition/piles", 1, "बवासीर")
FISSURE = row("Gut", "Fissure", "/condition/fissure", 2)
STROKE_HI = row("Brain", "लकवा", "/hi/condition/stroke", 3)


def test_a_list_in_hindi_has_hindi_pages_first_and_english_ones_of_what_is_not_told_in_hindi() -> None:
    rows = [FISSURE, PILES, PILES_HI, STROKE_HI]
    assert in_one_language(rows, "hi") == [PILES_HI, FISSURE, STROKE_HI]
    assert in_one_language(rows, "en") == [FISSURE, PILES]


def test_pages_are_grouped_by_speciality_in_the_words_of_the_language() -> None:
    [gut, brain] = grouped([PILES_HI, FISSURE, STROKE_HI], "hi")
    assert (gut.label, [link.label for link in gut.links]) == ("Gut hi", ["बवासीर", "Fissure"])
    assert (brain.label, len(brain.links)) == ("Brain hi", 1)


@pytest.mark.parametrize(
    ("page", "language", "label", "lang"),
    [
        (PILES, "en", "Piles", None),
        (PILES, "hi", "बवासीर", None),  # called by its Hindi name, though it is in English
        (FISSURE, "hi", "Fissure", "en"),  # without one it says which language it speaks
        (PILES_HI, "hi", "बवासीर", None),
    ],
)
def test_a_link_to_a_page_in_another_language_says_so_unless_it_has_a_name_in_this_one(
    page: PageRow, language: Language, label: str, lang: str | None
) -> None:
    link = page_link(page, language)
    assert (link.label, link.lang, link.url) == (label, lang, page.url)


@pytest.mark.parametrize(
    ("title", "plain", "said"),
    [
        ("PCNL", "Keyhole through the back", "PCNL: keyhole through the back"),
        ("PCNL", "", "PCNL"),
        ("Gallbladder removal", "Keyhole surgery", "Gallbladder removal"),
    ],
)
def test_what_surgeons_shorten_is_said_in_words(title: str, plain: str, said: str) -> None:
    assert in_words(row("Gut", title, "/treatment/x"), plain).title == said


def test_a_hindi_page_is_not_called_in_english_words() -> None:
    hindi = row("पेट", "PCNL", "/hi/treatment/pcnl")
    assert in_words(hindi, "Keyhole through the back").title == "PCNL"


def departments(chosen: Department | None, number: int, language: Language = "en") -> DepartmentList:
    return DepartmentList("/blog", language, [ENT, UROLOGY], chosen, Department.objects.none(), number)


@pytest.mark.parametrize(
    ("chosen", "number", "url", "title"),
    [
        (None, 1, "/blog", "Blog"),
        (None, 3, "/blog?page=3", "Blog, page 3"),
        (ENT, 1, "/blog?department=ent", "Blog: ENT"),
        (ENT, 2, "/blog?department=ent&page=2", "Blog: ENT, page 2"),
    ],
)
def test_a_page_of_a_list_says_what_it_shows_in_address_and_title(
    chosen: Department | None, number: int, url: str, title: str
) -> None:
    found = departments(chosen, number)
    assert (found.own_url, found.title("Blog")) == (url, title)


def test_a_list_offers_all_and_each_department_from_its_first_page() -> None:
    links = [(link.label, link.url) for link in departments(ENT, 2, "hi").choices()]
    assert links[1:] == [
        ("नाक, कान, गला", "/blog?department=ent"),
        ("मूत्र रोग", "/blog?department=urology"),
    ]
    assert links[0][1] == "/blog"


def test_a_review_shows_what_was_said_where_and_when_and_no_department_as_none() -> None:
    review = Review(name="Sunita R.", city="Pune", stars=4, text="Kind.", written_on=TODAY, department=ENT)
    shown = card(review)
    assert (shown.name, shown.city, shown.department, shown.stars) == ("Sunita R.", "Pune", "ENT", 4)
    assert (shown.written, shown.language) == ("25 November 2026", "en")
    assert card(Review(stars=5, written_on=TODAY, language="hi")).department == ""
    assert card(Review(stars=5, written_on=TODAY, language="hi")).language == "hi"


@pytest.mark.parametrize("count", range(FEWEST_FOR_AVERAGE))
def test_fewer_than_five_reviews_have_no_average(count: int) -> None:
    assert average(4.5, count) is None


def test_a_condition_says_who_treats_it_how_and_how_long_one_stays() -> None:
    page = condition(treated_by="A surgeon", usual_treatment="Rest", hospital_stay="None")
    assert fact_rows(page) == [
        ("Treated by", "A surgeon"),
        ("Usual treatment", "Rest"),
        ("Hospital stay", "None"),
    ]


def test_a_question_without_a_group_stands_under_none() -> None:
    assert question({"question": "Why?", "answer": "So.", "group": None}).group == ""
    assert question({"question": "Why?", "answer": "So.", "group": "Before"}).group == "Before"


def test_who_answers_for_the_data_is_named_and_what_is_missing_is_said(settings: Settings) -> None:
    settings.FIDUCIARY_NAME, settings.GRIEVANCE_EMAIL = "Sehat Path Trust", ""
    assert with_identity("{fiduciary_name}, {grievance_email}. {other}", "en") == (
        "Sehat Path Trust, to be named by the site owner. {other}"
    )


@pytest.mark.parametrize(("language", "name"), [("en", "Sehat Path"), ("hi", "सेहत पथ")])
def test_engines_are_told_of_one_site_in_each_language(
    language: Language, name: str, settings: Settings
) -> None:
    settings.BRAND_NAME, settings.BRAND_NAME_HI = "Sehat Path", "सेहत पथ"
    site, organisation = site_blocks(language)
    assert (site["name"], organisation["name"], site["inLanguage"]) == (name, name, language)
    assert site["publisher"] == {"@id": organisation["@id"]}
    assert web_page("/x", "X", "About x.", {})["isPartOf"] == {"@id": site["@id"]}
    assert "about" not in web_page("/x", "X", "About x.", {})
    assert web_page("/x", "X", "About x.", {"@type": "City"})["about"] == {"@type": "City"}


def moment(day: int) -> datetime:
    return datetime(2026, 11, day, tzinfo=UTC)


@pytest.mark.parametrize(
    ("own", "other", "older"),
    [
        (moment(1), moment(2), True),
        (moment(2), moment(1), False),
        (moment(1), moment(1), False),
        (None, moment(1), False),
        (moment(1), None, False),
    ],
)
def test_a_translation_is_stale_once_the_other_page_went_live_after_it(
    own: datetime | None, other: datetime | None, older: bool
) -> None:
    assert is_older(condition(last_published_at=own), condition(last_published_at=other)) is older


def test_two_pages_are_laid_side_by_side_paragraph_by_paragraph_without_what_neither_has() -> None:
    left, right = condition(title="Piles", lead="One.\n\n Two. "), condition(title="बवासीर", lead="एक।")
    found = {pair.label: (pair.left, pair.right) for pair in pairs(left, right)}
    assert found["Title"] == (["Piles"], ["बवासीर"])
    assert found["Lead"] == (["One.", "Two."], ["एक।"])
    assert all(one or other for one, other in found.values())
    assert {pair.label: pair.right for pair in pairs(left, None)}["Lead"] == []
