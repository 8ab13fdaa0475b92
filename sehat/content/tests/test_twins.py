"""A page and its Hindi twin in /cms: side by side, and which are missing or old."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from io import BytesIO
from typing import Any

import pytest
from django.contrib.auth.models import Group, User
from django.test import Client
from django.utils import timezone
from openpyxl import load_workbook  # type: ignore[import-untyped]
from wagtail.models import Page

from sehat.content.addresses import address_of
from sehat.content.models import ArticlePage, ConditionPage, SymptomPage
from sehat.content.models.medical import MedicalPage
from sehat.content.reports.overdue import KINDS, overdue_pages
from sehat.content.reports.twins import pages_without_fresh_twin
from sehat.content.selectors import is_there
from sehat.content.tests.rows import article_page, english

pytestmark = pytest.mark.django_db
REPORT = "/cms/reports/hindi-pages/"


@pytest.fixture
def editor(client: Client) -> Client:
    user = User.objects.create_user("esha")
    user.groups.add(Group.objects.get(name="Editors"))
    client.force_login(user)
    return client


@pytest.fixture
def hindi(piles: ConditionPage) -> ConditionPage:
    found: ConditionPage = ConditionPage.objects.get(slug="piles", url_path__contains="/hi/")
    return found


def address(page: MedicalPage) -> str:
    return f"/cms/pages/{page.pk}/side-by-side/"


@pytest.mark.parametrize("which", ["piles", "hindi"])
def test_both_texts_stand_side_by_side_english_first(
    editor: Client, piles: ConditionPage, hindi: ConditionPage, which: str
) -> None:
    page = {"piles": piles, "hindi": hindi}[which]
    html = editor.get(address(page)).content.decode()
    assert 0 < html.index(piles.lead[:30]) < html.index(hindi.lead[:15])
    assert 0 < html.index("Edit the English page") < html.index("Edit the Hindi page")
    assert "Empty." not in html.split("Lead")[1].split("</section>")[0]


def test_the_form_of_a_page_leads_there(editor: Client, piles: ConditionPage) -> None:
    assert address(piles) in editor.get(f"/cms/pages/{piles.pk}/edit/").content.decode()


def test_a_draft_is_shown_as_its_editor_has_it_and_no_word_as_code(
    editor: Client, piles: ConditionPage
) -> None:
    piles.lead = "A draft <script>alert(1)</script> of it."
    piles.save_revision()
    html = editor.get(address(piles)).content.decode()
    assert "A draft &lt;script&gt;alert(1)&lt;/script&gt; of it." in html
    assert "a draft" in html


def test_a_page_without_twin_says_so_and_where_to_make_it(
    editor: Client, piles: ConditionPage, hindi: ConditionPage
) -> None:
    parent = hindi.get_parent()
    hindi.delete()
    html = editor.get(address(piles)).content.decode()
    assert "There is no Hindi page of this one yet." in html
    assert f"/cms/pages/add/content/conditionpage/{parent.pk}/" in html
    assert "with the same slug: piles." in html


def test_an_article_stands_beside_the_one_that_tells_it(editor: Client) -> None:
    page = article_page()
    assert "There is no Hindi page" in editor.get(address(page)).content.decode()
    twin = article_page("hi/blog", page, title="कब ऑपरेशन कराएँ", language="hi")
    for one in (page, twin):
        html = editor.get(address(one)).content.decode()
        assert 0 < html.index("When to operate") < html.index("कब ऑपरेशन कराएँ", html.index("pair-1"))


def test_an_article_is_tied_to_its_twin_by_a_field_and_no_slug(editor: Client) -> None:
    """Who made it with the same slug, as the page said, read in the report that it is missing still."""
    html = editor.get(address(article_page(slug="told-by-nobody"))).content.decode()
    assert "There is no Hindi page of this one yet." in html
    assert "name this one in it under “Translation of”" in html
    assert "with the same slug" not in html
    hindi = article_page("hi/blog", slug="of-its-own")
    assert "name it in this one under “Translation of”" in editor.get(address(hindi)).content.decode()


def test_who_may_not_edit_the_page_does_not_see_it(client: Client, piles: ConditionPage) -> None:
    assert client.get(address(piles)).status_code == 302
    agent = User.objects.create_user("anita")
    agent.groups.add(Group.objects.get(name="Agents"))
    client.force_login(agent)
    assert piles.lead not in client.get(address(piles), follow=True).content.decode()
    assert piles.title not in client.get(REPORT, follow=True).content.decode()


def reported(page: MedicalPage) -> Any:
    return pages_without_fresh_twin().filter(pk=page.pk).first()


def test_pages_whose_twin_is_missing_or_older_are_reported(
    editor: Client, piles: ConditionPage, hindi: ConditionPage
) -> None:
    now = timezone.now()
    ConditionPage.objects.update(last_published_at=now)
    assert reported(piles) is None
    ConditionPage.objects.filter(pk=hindi.pk).update(last_published_at=now - timedelta(days=2))
    assert reported(piles).twin_published == now - timedelta(days=2)
    html = editor.get(address(piles)).content.decode()
    assert "The English page was published later" in html
    hindi.refresh_from_db()
    hindi.unpublish()
    assert reported(piles).twin_published is None
    assert reported(hindi) is None


def test_no_page_whose_hindi_one_is_live_is_called_missing(editor: Client) -> None:
    """What was loaded was never published by hand, and has no date: a third of the list was wrong."""
    for page in pages_without_fresh_twin():
        assert not is_there(f"/hi{address_of(page.url_path)}"), page.url_path


def test_the_report_leads_to_the_two_texts_and_is_a_file_too(editor: Client) -> None:
    first = pages_without_fresh_twin()[0]
    row = editor.get(REPORT).content.decode().split(address(first))[1].split("</tr>")[0]
    assert "missing" in row
    assert editor.get(f"{REPORT}?export=csv").status_code == 200


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_a_file_of_the_report_says_indian_time_as_its_page_does(editor: Client, kind: str) -> None:
    """What was published here after midnight was of the day before in the file."""
    first = pages_without_fresh_twin()[0]
    evening = datetime(2026, 11, 24, 20, 0, tzinfo=UTC)
    Page.objects.filter(pk=first.pk).update(last_published_at=evening)
    content = editor.get(f"{REPORT}?export={kind}").getvalue()
    if kind == "csv":
        assert f"{first.title},2026-11-25 01:30:00," in content.decode()
        return
    rows = load_workbook(BytesIO(content)).active.iter_rows(values_only=True)
    assert (first.title, datetime(2026, 11, 25, 1, 30), None) in list(rows)  # noqa: DTZ001 - of a sheet


def test_two_pages_of_one_day_are_told_apart_by_the_hour(
    editor: Client, piles: ConditionPage, hindi: ConditionPage
) -> None:
    """“Published later (25 November 2026) than the Hindi one (25 November 2026)” said nothing."""
    noon = datetime(2026, 11, 25, 6, 30, tzinfo=UTC)
    for page, at in ((hindi, noon), (piles, noon + timedelta(hours=2))):
        Page.objects.filter(pk=page.pk).update(last_published_at=at)
    told = "25 November 2026, 14:00", "25 November 2026, 12:00"
    for shown in (address(piles), f"{REPORT}?p=999"):  # the last page: what is missing comes first
        html = editor.get(shown).content.decode()
        assert all(moment in html for moment in told), shown


def test_an_article_has_its_twin_at_another_address() -> None:
    page = article_page()
    assert reported(page).twin_published is None
    article_page("hi/blog", page, language="hi", slug="operation-kab", title="कब ऑपरेशन कराएँ")
    ArticlePage.objects.update(last_published_at=timezone.now())
    assert reported(page) is None


def test_every_kind_of_medical_page_is_looked_at_for_its_review() -> None:
    kinds = {model.__name__.lower() for model in MedicalPage.__subclasses__()}
    assert kinds == set(KINDS)
    page = english(SymptomPage, slug="chest-pain")
    SymptomPage.objects.filter(pk=page.pk).update(next_review_on=timezone.localdate() - timedelta(days=9))
    assert page.pk in overdue_pages().values_list("pk", flat=True)
