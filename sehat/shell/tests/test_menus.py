"""The menus: a page names them and leads to all of each, and what is in them comes when it is wanted."""

from __future__ import annotations

import pytest
from django.test import Client
from selectolax.lexbor import LexborHTMLParser
from wagtail.models import Page

from sehat.content.models import ConditionPage
from sehat.rendering import renderer as renderers
from sehat.rendering.renderer import RendererDown

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


def links(client: Client, path: str, selector: str) -> set[str]:
    answer = client.get(path)
    assert answer.status_code == 200, path
    return {link.attributes["href"] or "" for link in LexborHTMLParser(answer.content).css(selector)}


def header_of(client: Client, path: str) -> str:
    header = LexborHTMLParser(client.get(path).content).css_first(".site-header")
    assert header
    return header.attributes["data-menus"] or ""


@pytest.mark.parametrize(
    ("page", "panels"),
    [
        ("/condition/piles", "/menus"),
        ("/hi/condition/piles", "/hi/menus"),
        ("/pune/doctors/urology", "/menus?city=pune"),
        ("/hi/pune/doctors/urology", "/hi/menus?city=pune"),
    ],
)
def test_a_page_names_the_menus_of_its_language_and_city(client: Client, page: str, panels: str) -> None:
    assert header_of(client, page) == panels


@pytest.mark.parametrize("place", ["main", "side"])
def test_a_page_leads_to_all_of_each_menu_without_javascript(client: Client, place: str) -> None:
    expected = {"/departments", "/condition", "/treatment"}
    assert links(client, "/faq", f"[data-menu-part^={place}-] a") == expected


def test_a_menu_whose_list_editors_have_ended_leads_to_the_a_to_z(client: Client) -> None:
    """It led to an address that is not there."""
    Page.objects.get(slug="condition", depth=3).unpublish()
    expected = {"/departments", "/all", "/treatment"}
    assert links(client, "/faq", "[data-menu-part^=main-] a") == expected
    assert "/condition" not in links(client, "/menus", "[data-menu-part^=main-] a")


@pytest.mark.parametrize("place", ["main", "side"])
def test_what_is_in_the_menus_is_all_of_it_and_leads_on(client: Client, place: str) -> None:
    found = links(client, "/menus", f"[data-menu-part^={place}-] a")
    live = {f"/condition/{slug}" for slug in ConditionPage.objects.live().values_list("slug", flat=True)}
    assert {link for link in found if link.startswith("/condition/")} <= live
    assert {"/condition/piles", "/delhi-ncr/doctors/urology", "/departments", "/treatment"} <= found
    for link in sorted(found)[:5]:
        assert client.get(link).status_code == 200


def test_the_menus_are_cached_for_everyone_and_shown_by_no_search_engine(client: Client) -> None:
    answer = client.get("/menus?city=pune")
    assert answer.headers["X-Page"] == "cache"
    assert answer.headers["Cache-Control"].startswith("public, max-age=60")
    assert answer.headers["X-Robots-Tag"] == "noindex"


def test_menus_of_no_city_are_not_there(client: Client) -> None:
    assert client.get("/menus?city=atlantis").status_code == 404


def test_without_the_renderer_no_menus_come_and_nothing_stores_that(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def down(self: renderers.Renderer, payload: bytes) -> bytes:
        raise RendererDown("down")

    monkeypatch.setattr(renderers.Renderer, "render", down)
    answer = client.get("/menus")
    assert (answer.status_code, answer.headers["Cache-Control"]) == (503, "no-store")
