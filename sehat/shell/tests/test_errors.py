"""Error pages and the small files at the root of the site."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from django.conf import LazySettings
from django.conf import settings as site
from django.test import Client, override_settings
from selectolax.lexbor import LexborHTMLParser
from wagtail.models import Page

from sehat.rendering import fallback
from sehat.rendering.cache_version import clear_cached_reads, invalidate_pages
from sehat.rendering.tests.reading import links, page_at, words
from sehat.shell import error_views


def test_404_is_a_page_with_four_ways_on_that_no_cache_keeps(
    client: Client, renderer: object, db: None
) -> None:
    answer = client.get("/nothing/here")
    tree = LexborHTMLParser(answer.content)
    ways = links(tree, "main .lost nav a")
    assert answer.status_code == 404
    assert tree.css("form[action='/search']")
    assert len(ways) == 4
    assert [client.get(way).status_code for way in ways] == [200] * 4
    assert "no-store" in answer.headers["Cache-Control"]
    assert "X-Page" not in answer.headers


def test_no_way_on_leads_to_a_page_that_editors_ended(
    client: Client, renderer: object, db: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(error_views, "NOT_FOUND", {})  # the stored one is as of the last commit
    Page.objects.filter(url_path__endswith="/hi/blog/").update(live=False)
    Page.objects.filter(url_path__endswith="/hi/condition/").update(live=False)
    clear_cached_reads()
    tree = page_at(client, "/hi/nothing/here", status=404)
    assert links(tree, "main .lost nav a") == ["/hi", "/hi/request?purpose=callback", "/contact-us"]
    assert "/hi/blog" not in links(page_at(client, "/about-us"), "footer a")


def test_a_call_that_is_not_there_is_answered_in_json(client: Client, db: None) -> None:
    answer = client.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json() == {
        "status": {"code": "404", "message": "Not found"},
        "error": [{"message": "Not found"}],
        "data": [],
    }
    answer = client.get("/users/v1/user/nothing")
    assert (answer.status_code, answer.json()["status"]["code"]) == (404, 404)


def test_404_is_rendered_once_for_whatever_addresses_are_made_up(
    client: Client, renderer: object, db: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = client.get("/nothing/here?q=secret")
    monkeypatch.setattr("sehat.shell.error_views.render_page", None)
    second = client.get("/nothing/there")
    assert (second.status_code, second.content) == (404, first.content)
    assert second.headers["Cache-Control"] == "private, no-store"
    assert b"/nothing" not in first.content
    assert b"secret" not in first.content


def test_404_follows_a_publish(client: Client, renderer: object, db: None) -> None:
    client.get("/nothing/here")
    invalidate_pages()
    with override_settings(CONTACT_TEL="+911140001234"):
        assert b"+911140001234" in client.get("/nothing/there").content
    invalidate_pages()


@pytest.fixture
def broken(settings: LazySettings, monkeypatch: pytest.MonkeyPatch) -> Client:
    """A visitor of a site whose view raises; nobody answers at the renderer's address."""
    settings.ROOT_URLCONF = "sehat.shell.tests.raising_urls"
    monkeypatch.setattr("sehat.rendering.page.renderer", None)
    return Client(raise_request_exception=False)


def test_500_is_a_static_page_without_database_or_renderer(broken: Client) -> None:
    answer = broken.get("/broken")  # the test has no access to a database: a query would raise
    html = answer.content.decode()
    assert answer.status_code == 500
    assert "Something went wrong on our side" in html
    assert 'href="tel:112"' in html
    assert f"<title>Something went wrong on our side | {site.BRAND_NAME}</title>" in html
    assert "{{" not in html
    assert "RuntimeError" not in html
    assert answer.headers["Cache-Control"] == "no-store"


def test_the_500_page_of_a_hindi_address_is_hindi(broken: Client) -> None:
    tree = page_at(broken, "/hi/broken", status=500)
    assert tree.css("html[lang=hi]")
    assert links(tree, "main a") == ["", "/hi", "tel:112"]
    said = words(tree, "main")
    assert "हमारी ओर से कुछ गड़बड़ हो गई" in said
    assert not re.search("[A-Za-z]", said)


def test_the_500_page_obeys_the_policy_and_links_the_style_sheet_of_the_build(broken: Client) -> None:
    tree = page_at(broken, "/broken", status=500)
    (sheet,) = links(tree, "link[rel=stylesheet]")
    assert (site.FRONTEND_DIST / "client" / sheet.removeprefix("/static/app/")).is_file()
    assert not tree.css("style, script, [style], [onclick]")


def test_the_500_page_does_without_a_build(
    broken: Client, settings: LazySettings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fallback._assets.cache_clear()
    settings.FRONTEND_DIST = tmp_path
    answer = broken.get("/broken")
    assert answer.status_code == 500
    assert b"stylesheet" not in answer.content


def test_a_broken_call_is_answered_in_json(broken: Client) -> None:
    answer = broken.get("/api/broken")
    assert answer.status_code == 500
    assert answer.json()["status"] == {"code": "500", "message": "Something went wrong on our side"}


def test_security_txt_says_whom_to_tell_of_a_hole(client: Client, db: None, settings: LazySettings) -> None:
    assert client.get("/.well-known/security.txt").status_code == 404
    settings.SECURITY_CONTACT = "mailto:security@example.org"
    told = client.get("/.well-known/security.txt")
    assert told.headers["Content-Type"].startswith("text/plain")
    assert "Contact: mailto:security@example.org\n" in told.content.decode()
    assert "Expires: 20" in told.content.decode()


def test_health_says_that_the_database_answers(client: Client, db: None) -> None:
    assert client.get("/health").json() == {"status": "ok"}


def test_robots_keep_out_of_what_is_private(client: Client) -> None:
    answer = client.get("/robots.txt")
    rules = answer.content.decode().splitlines()
    assert answer.headers["Content-Type"].startswith("text/plain")
    assert rules[0] == "User-agent: *"
    assert {f"Disallow: {path}" for path in ("/cms/", "/api/", "/request", "/thankyou")} <= set(rules)


def test_browsers_fetch_ahead_no_page_that_is_one_visitors_own(client: Client) -> None:
    answer = client.get("/speculation-rules.json")
    assert answer.headers["Content-Type"] == "application/speculationrules+json"
    rules = json.loads(answer.content)
    assert set(rules) == {"prefetch"}
    (rule,) = rules["prefetch"]
    excluded = rule["where"]["and"][1]["not"]["href_matches"]
    own = {"/request*", "/thankyou*", "/hi/request*", "/hi/thankyou*"}
    assert {"/cms/*", "/api/*", "/search*", "/hi/search*"} | own == set(excluded)
