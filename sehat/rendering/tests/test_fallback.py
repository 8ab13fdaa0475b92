"""The page without the renderer: what engines and readers are told by its document."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings
from selectolax.lexbor import LexborHTMLParser

from sehat.core.schemas import Language
from sehat.rendering import fallback
from sehat.rendering.fallback import busy_html, fallback_html
from sehat.rendering.schemas import Meta
from sehat.rendering.tests.reading import attribute

TEXT = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=40)


@pytest.fixture(autouse=True)
def _built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fallback, "_assets", lambda: {"js": "/static/a.js", "css": "/static/a.css"})


def document(meta: Meta, language: Language = "en", payload: bytes = b"{}") -> LexborHTMLParser:
    return LexborHTMLParser(fallback_html(payload, meta, language))


@pytest.mark.parametrize("noindex", [True, False])
def test_what_is_not_for_engines_says_so_without_the_renderer_too(noindex: bool) -> None:
    """A demo, and a list that is filtered, could be indexed while the renderer was down."""
    robots = document(Meta(title="Piles", noindex=noindex)).css("meta[name=robots]")
    assert [attribute(tag, "content") for tag in robots] == (["noindex"] if noindex else [])


@pytest.mark.parametrize("address", ["https://sehat.example/condition/piles", None])
def test_an_engine_is_told_which_address_a_page_has(address: str | None) -> None:
    found = document(Meta(title="Piles", canonical=address)).css("link[rel=canonical]")
    assert [attribute(tag, "href") for tag in found] == ([address] if address else [])


def test_a_page_without_a_description_has_none() -> None:
    tree = document(Meta(title="Search"))
    assert tree.css("meta[name=description]") == []
    (described,) = document(Meta(title="Piles", description="What helps.")).css("meta[name=description]")
    assert attribute(described, "content") == "What helps."


@pytest.mark.parametrize(
    ("title", "language", "tab"),
    [
        ("Piles", "en", "Piles | Care & Co"),
        ("About Care & Co", "en", "About Care & Co"),
        ("बवासीर", "hi", "बवासीर | केयर"),
        ("केयर के बारे में", "hi", "केयर के बारे में"),
    ],
)
def test_a_tab_is_called_as_with_the_renderer(
    title: str, language: Language, tab: str, settings: Settings
) -> None:
    settings.BRAND_NAME, settings.BRAND_NAME_HI = "Care & Co", "केयर"
    tree = document(Meta(title=title), language)
    (called,), (heading,) = tree.css("title"), tree.css("h1")
    assert (called.text(), heading.text()) == (tab, title)


@pytest.mark.parametrize("language", ["en", "hi"])
def test_who_has_no_script_is_told_to_come_again_and_whom_to_call(
    language: Language, settings: Settings
) -> None:
    settings.EMERGENCY_NUMBER = "112"
    path = "/hi" if language == "hi" else "/"
    for html in (fallback_html(b"{}", Meta(title="x"), language), busy_html(path)):
        tree = LexborHTMLParser(html)
        assert attribute(tree.css("html")[0], "lang") == language
        assert b'href="tel:112"' in html


@pytest.mark.parametrize(("path", "brand"), [("/condition/piles?page=2", "Care & Co"), ("/hi", "केयर")])
def test_who_comes_to_a_busy_site_reads_whose_it_is_and_asks_again_with_one_tap(
    path: str, brand: str, settings: Settings
) -> None:
    settings.BRAND_NAME, settings.BRAND_NAME_HI = "Care & Co", "केयर"
    tree = LexborHTMLParser(busy_html(path))
    assert tree.css("title")[0].text().endswith(f" | {brand}")
    assert attribute(tree.css("main a.btn")[0], "href") == ""  # the same address again
    assert attribute(tree.css("link[rel=stylesheet]")[0], "href") == "/static/a.css"


def test_a_busy_site_answers_without_a_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fallback, "_assets", dict)
    assert b"stylesheet" not in busy_html("/")


@given(TEXT, TEXT, TEXT)
def test_no_words_of_a_page_end_its_data_or_become_markup(title: str, description: str, said: str) -> None:
    words = f"</script><b id=x>{said}"
    payload = json.dumps({"said": words}).encode()
    title, description = f"{title}</title><b id=x>", f'{description}"><b id=x>'
    meta = Meta(title=title, description=description, canonical='/"><b id=x>')
    tree = document(meta, payload=payload)
    assert tree.css("#x") == []
    (data,) = tree.css("script#page")
    assert json.loads(data.text()) == {"said": words}


@given(TEXT)
def test_a_title_may_hold_braces(title: str) -> None:
    (found,) = document(Meta(title="{css}{" + title)).css("h1")
    assert found.text().split() == ("{css}{" + title).split()
