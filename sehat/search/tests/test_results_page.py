"""The result page: whatever is typed gets an answer, and what cannot wait comes first."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from django.http import QueryDict
from django.test import Client
from selectolax.lexbor import LexborHTMLParser

from sehat.content.models import SymptomPage
from sehat.core.schemas import Language
from sehat.directory.models import Condition
from sehat.rendering.tests.reading import attribute, links, page_at, words
from sehat.search.engine import KindMatches
from sehat.search.pages import search
from sehat.search.pages.search import search_page

Ask = Callable[..., LexborHTMLParser]


@pytest.fixture
def ask(client: Client, renderer: object, db: None, index: None) -> Ask:
    def asked(query: str, **more: str) -> LexborHTMLParser:
        return page_at(client, "/search", {"q": query, **more})

    return asked


@pytest.mark.usefixtures("real_site")
@pytest.mark.parametrize(
    "query",
    [
        "",
        "  ",
        "' \" ; -- %_\\",
        "<script>alert(1)</script>",
        "👩‍⚕️👨‍👩‍👧 🏥🏥🏥",
        "x" * 5000,
        "\x00\x01",
        "ब" * 5000,
    ],
)
def test_anything_typed_is_answered_with_a_page(ask: Ask, query: str) -> None:
    tree = ask(query)
    assert tree.css_first("h1")
    assert b"<script>alert" not in tree.raw_html
    assert attribute(tree.css("meta[name=robots]")[0], "content") == "noindex"


def test_a_short_query_suggests(ask: Ask) -> None:
    tree = ask("ab")
    assert "at least three letters" in words(tree)
    assert len(tree.css(".search__popular a[href^='/condition/']")) == 6
    assert not ask("piles").css(".search__popular")


@pytest.mark.parametrize(
    ("city", "shown"),
    [
        ("477", "Mumbai"),
        ("Mumbai", "Mumbai"),
        ("Atlantis", "All India"),
        ("9999", "All India"),
        ("1", "All India"),
        ("", "All India"),
    ],
)
def test_results_are_of_the_named_city_and_the_box_shows_it(ask: Ask, city: str, shown: str) -> None:
    tree = ask("gynaecologist", city=city)
    chosen = tree.css_first("main select[name=city] option[selected]")
    assert chosen is not None
    assert chosen.text() == shown
    notes = [note.text() for note in tree.css("main a[href^='/doctor/'] small")]
    assert len(notes) == 6
    assert ("Mumbai" in notes[0]) == (shown == "Mumbai")
    assert ("Doctors and hospitals in Mumbai come first" in words(tree)) == (shown == "Mumbai")
    assert ("from all India" in words(tree)) == (shown == "All India")


def test_each_kind_is_counted_and_leads_to_all_of_it(ask: Ask, client: Client) -> None:
    tree = ask("gynaecologist", city="477")
    filters = tree.css("nav[aria-label='Results by kind'] a")
    totals = [int(words(chip, ".count")) for chip in filters]
    assert totals[0] == sum(totals[1:])
    doctors = next(chip for chip in filters if "Doctors" in chip.text())
    more = next(link for link in tree.css("a.searchpanel__more") if "doctors" in link.text())
    assert (
        attribute(more, "href")
        == attribute(doctors, "href")
        == "/search?q=gynaecologist&city=477&kind=doctor"
    )
    seen: list[str] = []
    address: str | None = attribute(more, "href")
    while address:
        page = LexborHTMLParser(client.get(address).content)
        assert [title.text() for title in page.css(".searchpanel__group")] == ["Doctors"]
        seen += links(page, ".searchpanel li a")
        following = page.css_first(".pager [rel=next]")
        address = attribute(following, "href") if following else None
    assert len(seen) == len(set(seen)) == int(words(doctors, ".count"))


@pytest.mark.parametrize(
    "more",
    [{"kind": "x"}, {"page": "0"}, {"page": "9" * 30}, {"page": "-1"}, {"kind": "doctor", "page": "49"}],
)
def test_a_kind_or_page_that_is_not_there_shows_what_there_is(ask: Ask, more: dict[str, str]) -> None:
    assert ask("gynaecologist", **more).css(".searchpanel li a")


def test_nothing_found_leads_to_a_request(ask: Ask) -> None:
    tree = ask("qwrtpsdfg hjklzxcv")
    assert "No match for" in words(tree)
    assert tree.css_first(".empty a[href='/request?purpose=callback'][data-book]")


def test_a_word_of_three_signs_is_answered_here(ask: Ask) -> None:
    assert "at least three letters" not in words(ask("कान"))
    assert "at least three letters" in words(ask("ना"))


@pytest.mark.parametrize("query", ["chest pain", "seene me dard", "word " * 60 + "chest pain"])
def test_the_ambulance_comes_before_the_results(ask: Ask, query: str) -> None:
    first, *_ = ask(query).css("main section")
    assert "This may be a heart attack" in first.text()
    assert links(first, "a") == ["tel:112", "tel:108"]


@pytest.mark.parametrize("query", ["suicide", "आत्महत्या", "I want to end my life"])
def test_who_may_harm_themself_is_shown_people_to_talk_to_and_nothing_else(ask: Ask, query: str) -> None:
    tree = ask(query)
    (only,) = tree.css("main section")
    assert links(only, "a") == ["tel:14416", "tel:112"]
    assert not tree.css("main [data-book], main .empty, main .searchgroups, main .search__popular")
    assert not tree.css(".floatbar a")
    assert "spelling" not in words(tree)


def test_what_can_wait_shows_no_ambulance(ask: Ask) -> None:
    assert not ask("piles").css("main [role=alert]")


@pytest.mark.parametrize(
    ("query", "slug"),
    [
        ("chest pain", "chest-pain"),
        ("seene me dard", "chest-pain"),
        ("cannot breathe", "breathlessness"),
        ("he is bleeding a lot", "heavy-bleeding"),
    ],
)
def test_an_emergency_is_read_up_on_its_own_pages_first(ask: Ask, query: str, slug: str) -> None:
    results = [url for url in links(ask(query), "main section:not([role=alert]) a") if url.startswith("/")]
    assert results[0] == f"/symptom/{slug}"
    assert ("/condition/coronary-artery-disease" in results) == (slug == "chest-pain")


def test_a_question_about_a_price_has_its_row_before_the_results(ask: Ask) -> None:
    tree = ask("knee replacement cost pune")
    said = words(tree, ".search__costs")
    assert said.startswith("Costs Total knee replacement cost in Pune None published in Pune.")
    assert links(tree, ".search__costs a") == ["/pune/treatment/total-knee-replacement/cost"]


def test_a_price_is_no_result_of_one_kind(ask: Ask) -> None:
    assert not ask("knee replacement cost pune", kind="treatment").css(".search__costs")


@pytest.mark.usefixtures("real_site", "renderer", "index")
def test_no_shared_cache_stores_results_and_back_may_show_them(client: Client) -> None:
    assert client.get("/search", {"q": "piles"}).headers["Cache-Control"] == "private, no-cache"


@pytest.mark.django_db
@pytest.mark.usefixtures("full_index")
@pytest.mark.parametrize(
    ("query", "language"),
    [
        ("papa ko heart attack aa gaya", "en"),
        ("oxygen level bahut kam hai", "en"),
        ("asthma pump not working", "en"),
        ("oxygen level bahut kam hai", "hi"),
    ],
)
def test_a_filter_counts_what_an_emergency_puts_first(query: str, language: Language) -> None:
    asked = QueryDict(mutable=True)
    asked["q"] = query
    page = search_page(asked, language)
    totals = {one.kind: one.total for one in page.filters}
    shown = {one.kind: one.total for one in page.groups if one.kind in totals}
    assert "Symptom" in shown
    assert shown == {kind: totals[kind] for kind in shown}
    assert totals.pop(None) == sum(totals.values())
    asked["kind"] = "condition"
    assert {one.kind: one.total for one in search_page(asked, language).filters if one.kind} == totals


@pytest.mark.django_db
@pytest.mark.usefixtures("full_index")
@pytest.mark.parametrize("language", ["en", "hi"])
@pytest.mark.parametrize("query", ["heart attack ho raha hai", "papa ko lakwa maar gaya", "cannot breathe"])
def test_a_kind_that_an_emergency_alone_fills_is_counted_and_has_a_filter(
    query: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {"Doctor": KindMatches([], 1.0, 3)}
    monkeypatch.setattr(search, "results_of", lambda *_: found)
    page = search_page(QueryDict(urlencode({"q": query})), language)
    every, *kinds = page.filters
    totals = {one.kind: one.total for one in kinds}
    filled = {one.kind: one.total for one in page.groups}
    assert filled
    assert totals == {"Doctor": 3} | filled
    assert every.total == sum(totals.values())
    for kind in filled:
        chosen = search_page(QueryDict(urlencode({"q": query, "kind": str(kind).lower()})), language)
        assert [one.kind for one in chosen.filters if one.is_chosen] == [kind]
        assert chosen.groups


@pytest.mark.django_db
@pytest.mark.usefixtures("full_index")
@pytest.mark.parametrize(
    ("query", "url"),
    [("he is bleeding a lot", "/symptom/heavy-bleeding"), ("face drooping", "/condition/stroke")],
)
def test_an_emergency_of_which_nothing_else_is_found_is_read_up_all_the_same(
    query: str, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "results_of", lambda *_: {})
    page = search_page(QueryDict(urlencode({"q": query})))
    assert [hit.url for one in page.groups for hit in one.hits] == [url]


@pytest.mark.django_db
@pytest.mark.usefixtures("full_index")
def test_in_hindi_an_emergency_is_read_up_in_english_where_nobody_translated_it() -> None:
    page = search_page(QueryDict(urlencode({"q": "face drooping"})), "hi")
    first = page.groups[0]
    stroke = Condition.objects.get(slug="stroke")
    assert (first.kind, first.hits[0].url, first.hits[0].name) == (
        "Condition",
        "/condition/stroke",
        stroke.name_hi,
    )
    SymptomPage.objects.get(url_path__endswith="/hi/symptom/heavy-bleeding/").unpublish()
    page = search_page(QueryDict(urlencode({"q": "he is bleeding a lot"})), "hi")
    (hit,) = [hit for one in page.groups for hit in one.hits if hit.url.endswith("/heavy-bleeding")]
    assert (hit.url, hit.lang) == ("/symptom/heavy-bleeding", "en")
