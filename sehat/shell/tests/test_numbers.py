"""Which number a page shows (decisions 1.8): first match wins."""

from __future__ import annotations

import json

import pytest
from django.conf import LazySettings
from django.core.exceptions import ValidationError
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import DjangoAssertNumQueries
from selectolax.lexbor import LexborHTMLParser

from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.schemas import Contact, PageContext, PageSubject
from sehat.rendering.tests.reading import links, page_at, words
from sehat.shell.contacts import contact_for, store_addresses
from sehat.shell.models import ContactNumber, PageTier, StoreAddress
from sehat.shell.numbers import ORDER, Entry, Kind, Visited, first_match

PATHS = st.sampled_from(
    ["/", "/insurance", "/insurance/star", "/condition/piles", "/delhi-ncr/doctors/x", "*"]
)
WORDS = st.sampled_from(["", "google", "piles"])
TYPES = st.sampled_from(["", "Condition", "doctors"])
ENTRIES = st.lists(
    st.builds(
        Entry,
        kind=st.sampled_from(ORDER),
        rank=st.integers(0, 3),
        path=PATHS,
        source=WORDS,
        campaign=WORDS,
        page_type=TYPES,
        tier=st.sampled_from([None, 1, 3]),
        contact=st.builds(Contact, tel=st.integers(100, 999).map(str)),
    ),
    max_size=8,
)
VISITS = st.builds(Visited, path=PATHS, page_type=TYPES, tier=st.integers(1, 3), source=WORDS, campaign=WORDS)


@given(ENTRIES, VISITS)
def test_no_entry_of_an_earlier_kind_or_rank_is_passed_over(entries: list[Entry], visit: Visited) -> None:
    matching = [entry for entry in entries if entry.matches(visit)]
    found = first_match(entries, visit)
    assert (found is None) == (not matching)
    if matching:
        first = min((ORDER.index(entry.kind), entry.rank) for entry in matching)
        assert found in [e for e in matching if (ORDER.index(e.kind), e.rank) == first]


@given(ENTRIES, VISITS, ENTRIES)
def test_what_does_not_match_changes_nothing(entries: list[Entry], visit: Visited, more: list[Entry]) -> None:
    others = [entry for entry in more if not entry.matches(visit)]
    assert first_match([*others, *entries], visit) == first_match(entries, visit)


@given(ENTRIES, VISITS)
def test_with_a_default_every_page_has_a_number(entries: list[Entry], visit: Visited) -> None:
    assert first_match([*entries, Entry(kind="default", contact=Contact(tel="1"))], visit) is not None


@pytest.mark.parametrize(
    ("path", "matches"),
    [
        *[("/insurance", True), ("/insurance/x", True), ("/insurances", False), ("/delhi/insurance", False)],
        *[("/hi/insurance", True), ("/hi/insurance/x", True), ("/hi", False), ("/hi/faq", False)],
    ],
)
def test_an_info_path_is_the_whole_first_segment(path: str, matches: bool) -> None:
    entry = Entry(kind="info", path="insurance", contact=Contact(tel="1"))
    assert entry.matches(Visited(path=path, page_type="Insurance", tier=3)) is matches


def test_an_info_path_that_is_written_in_hindi_is_no_other_hindi_page() -> None:
    entry = Entry(kind="info", path="/hi/insurance", contact=Contact(tel="1"))
    assert not entry.matches(Visited(path="/hi/condition/piles", page_type="Condition", tier=3))
    assert entry.matches(Visited(path="/hi/insurance", page_type="Insurance", tier=3))


@pytest.mark.parametrize("kind", ["page", "rule"])
@pytest.mark.parametrize(
    ("path", "fits", "fits_not"),
    [
        ("/condition/piles", ("/condition/piles", "/hi/condition/piles"), ("/condition", "/hi/condition")),
        ("/hi/condition/piles", ("/hi/condition/piles",), ("/condition/piles",)),
        ("/", ("/", "/hi"), ("/hisar", "/hi/hisar")),
    ],
)
def test_a_page_is_meant_in_both_languages_and_below_hi_in_one(
    kind: Kind, path: str, fits: tuple[str, ...], fits_not: tuple[str, ...]
) -> None:
    entry = Entry(kind=kind, contact=Contact(), path=path)
    for visited in (*fits, *fits_not):
        assert entry.matches(Visited(path=visited, page_type="Condition", tier=3)) == (visited in fits)


def test_a_pattern_holds_for_hindi_pages_too() -> None:
    entry = Entry(kind="rule", contact=Contact(), path="/delhi-ncr/*")
    assert entry.matches(Visited(path="/hi/delhi-ncr/doctors/urology", page_type="doctors", tier=3))
    assert not entry.matches(Visited(path="/hi/pune/doctors/urology", page_type="doctors", tier=3))


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        *[("/condition/piles/", "/condition/piles"), (" /condition/piles ", "/condition/piles"), ("/", "/")],
        *[("http://localhost:8000/condition/piles", "/condition/piles"), ("/delhi-ncr/*", "/delhi-ncr/*")],
        *[("/Condition/Piles", "/condition/piles"), ("*/doctors/*", "*/doctors/*")],
        # As it is copied from a browser; a “?” of a pattern stands for any letter.
        *[("/condition/piles?utm_source=news#cost", "/condition/piles"), ("/doctors/#top", "/doctors")],
        *[
            ("/?city=pune", "/"),
            ("/condition/pile?", "/condition/pile?"),
            ("/?une/doctors/*", "/?une/doctors/*"),
        ],
    ],
)
def test_a_path_is_stored_as_pages_say_theirs(typed: str, stored: str) -> None:
    number = ContactNumber(name="x", kind="rule", tel="100", path=typed)
    tier = PageTier(tier=1, path=typed)
    for row in (number, tier):
        row.full_clean()
        assert row.path == stored


@pytest.mark.parametrize("path", ["condition/piles", "https://example.org/condition/piles", "piles"])
def test_a_path_that_no_page_can_have_is_refused(path: str) -> None:
    """It would hold for no page at all, and nobody would be told."""
    for row in (
        ContactNumber(name="x", kind="page", tel="100", path=path),
        ContactNumber(name="x", kind="rule", tel="100", path=path),
        PageTier(tier=1, path=path),
    ):
        with pytest.raises(ValidationError, match="Begin with /"):
            row.full_clean()


@pytest.mark.parametrize(
    "typed", ["insurance", "Insurance", "/insurance/", "http://localhost:8000/insurance"]
)
def test_an_info_path_is_a_word_however_it_was_typed(typed: str) -> None:
    row = ContactNumber(name="x", kind="info", tel="100", path=typed)
    row.full_clean()
    entry = Entry(kind="info", path=row.path, contact=Contact(tel="100"))
    assert entry.matches(Visited(path="/insurance/star", page_type="Insurance", tier=3))


def test_a_page_type_is_meant_in_whichever_capitals() -> None:
    entry = Entry(kind="rule", page_type="condition", contact=Contact(tel="1"))
    assert entry.matches(Visited(path="/condition/piles", page_type="Condition", tier=3))
    assert not entry.matches(Visited(path="/doctors", page_type="doctors", tier=3))


def add(kind: str, tel: str, **fields: object) -> None:
    row = ContactNumber(name=tel, kind=kind, tel=tel, **fields)
    row.full_clean()
    row.save()
    clear_cached_reads()


def number_of(path: str, page_type: str = "Condition", tier: int = 3) -> str | None:
    return contact_for(
        PageContext(page_type=page_type, page_name="x", path=path, subject=PageSubject(tier=tier))
    ).tel


@pytest.mark.django_db
def test_the_table_decides_before_the_settings(
    settings: LazySettings, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    settings.CONTACT_TEL = "100"
    clear_cached_reads()
    assert number_of("/condition/piles") == "100"
    add("default", "200")
    add("rule", "300", page_type="Condition", tier=2)
    add("info", "400", path="insurance")
    add("page", "500", path="/condition/piles")
    assert number_of("/condition/piles") == "500"
    assert number_of("/condition/gout", tier=2) == "300"
    assert number_of("/condition/gout") == "200"
    assert number_of("/insurance/star", "Insurance") == "400"
    with django_assert_num_queries(0):
        number_of("/condition/gout")


@pytest.mark.django_db
def test_a_demo_s_number_says_so_and_yields_to_one_that_is_set(settings: LazySettings) -> None:
    assert number_of("/") == "+91 11 0000 0000 (demo)"
    in_hindi = PageContext(page_type="Home", page_name="x", path="/hi", language="hi")
    assert contact_for(in_hindi).tel == "+91 11 0000 0000 (नमूना)"
    settings.CONTACT_TEL = "100"
    clear_cached_reads()
    assert number_of("/") == "100"
    add("default", "200", rank=2_000)
    assert number_of("/") == "200"


@pytest.mark.django_db
def test_a_demo_s_number_of_one_page_yields_to_the_one_of_all(settings: LazySettings) -> None:
    add("page", "300", path="/condition/piles", is_demo=True)
    add("page", "400", path="/condition/piles", is_demo=True, rank=1)
    assert number_of("/condition/piles") == "400 (demo)"
    settings.CONTACT_TEL = "100"
    clear_cached_reads()
    assert number_of("/condition/piles") == "100"


@pytest.mark.django_db
def test_a_demo_without_its_number_has_no_button(renderer: object, client: Client) -> None:
    assert links(page_at(client, "/"), "[data-floating-bar] a[href^='tel:']") == ["tel:+911100000000"]
    ContactNumber.objects.get().delete()
    clear_cached_reads()
    tree = page_at(client, "/")
    assert not links(tree, "[data-floating-bar] :is(a[href^='tel:'], a[href*='wa.me'])")


@pytest.mark.django_db
def test_a_demo_s_stores_say_so_and_yield_to_those_that_are_set(
    renderer: object, client: Client, settings: LazySettings
) -> None:
    assert "Demo: there is no app" in words(page_at(client, "/"), "#app")
    settings.GOOGLE_PLAY_URL = settings.APP_STORE_URL = "https://example.com/app"
    clear_cached_reads()
    assert {each.url for each in store_addresses().values()} == {"https://example.com/app"}
    assert "Demo" not in words(page_at(client, "/"), "#app")


@pytest.mark.django_db
def test_a_store_that_is_cleared_is_not_offered(renderer: object, client: Client) -> None:
    StoreAddress.objects.filter(store="apple").delete()
    assert len(links(page_at(client, "/"), "#app a.store")) == 1
    StoreAddress.objects.all().delete()
    assert not page_at(client, "/").css("#app")
    assert not page_at(client, "/about-us").css(".ribbon")  # it would lead to the app


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"kind": "page"}, "path"),
        ({"kind": "campaign"}, "source"),
        ({"kind": "rule"}, "page_type"),
        ({"kind": "default", "tel": "call us"}, "tel"),
        ({"kind": "default", "tel": ""}, "tel"),
    ],
)
def test_a_row_that_makes_no_sense_is_refused_by_field(fields: dict[str, str], wrong: str) -> None:
    with pytest.raises(ValidationError) as refused:
        ContactNumber(**({"name": "x", "tel": "100"} | fields)).full_clean()
    assert wrong in refused.value.message_dict


def numbers(client: Client, path: str) -> dict[str, object] | None:
    block = LexborHTMLParser(client.get(path).content).css_first("#page-numbers")
    return json.loads(block.text()) if block else None


@pytest.mark.django_db
def test_numbers_of_campaigns_are_in_the_page_for_the_browser_to_choose(
    client: Client, renderer: object
) -> None:
    clear_cached_reads()
    assert numbers(client, "/condition/piles") is None
    add("campaign", "600", source="google", campaign="piles")
    add("page", "500", path="/condition/gallstones")
    found = numbers(client, "/condition/piles")
    assert found
    assert [row["contact"]["tel"] for row in found["campaigns"]] == ["600"]  # type: ignore[attr-defined]
    assert numbers(client, "/condition/gallstones") is None  # its own number comes first


@pytest.mark.django_db
def test_the_number_of_a_page_comes_before_those_of_campaigns_in_hindi_too(
    client: Client, renderer: object
) -> None:
    add("campaign", "600", source="google", campaign="piles")
    add("page", "500", path="/condition/piles")
    assert numbers(client, "/hi/condition/piles") is None
    assert numbers(client, "/hi/condition/gallstones")
