"""Where a page may stand: moved, renamed, copied or new, it keeps to what its place means."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client
from wagtail.models import Page

from sehat.content.models import (
    ArticlePage,
    ConditionIndexPage,
    HomePage,
    InfoPage,
    MedicalPage,
    SectionPage,
    SymptomPage,
    TreatmentIndexPage,
)
from sehat.content.models import TestPage as PageOfTest
from sehat.content.tests.rows import article_page, below, english
from sehat.content.tests.test_new_pages import COUNTS, copied

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _at_cms(client: Client, admin_user: User) -> None:
    client.force_login(admin_user)


def section(slug: str, under: Page | None = None) -> SectionPage:
    page = SectionPage(title=slug.title(), slug=slug)
    (under or HomePage.objects.get()).add_child(instance=page)
    return page


def moved(client: Client, page: Page, to: Page) -> Page:
    answer = client.post(f"/cms/pages/{page.pk}/move/{to.pk}/confirm/", follow=True)
    assert answer.status_code == 200
    found: Page = type(page)._default_manager.get(pk=page.pk)
    return found


def renamed(client: Client, page: SectionPage, slug: str) -> SectionPage:
    sent = {"title": page.title, "slug": slug, "intro": "", "leads_to": "", "action-publish": "1"}
    client.post(f"/cms/pages/{page.pk}/edit/", sent | COUNTS)
    page.refresh_from_db()
    return page


@pytest.mark.parametrize("blog", ["blog", "hi/blog"])
def test_a_copy_of_a_hindi_article_may_stand_in_either_blog(client: Client, blog: str) -> None:
    """It tells no article yet, so there is nothing to refuse: it was refused in the English blog."""
    article = article_page("hi/blog", article_page(slug="told"), slug="hindi-one")
    copied(client, article, new_parent_page=str(below(blog).pk))
    copy = ArticlePage.objects.get(slug="a-copy")
    assert (copy.address, copy.translation_of) == (f"/{blog}/a-copy", None)


def test_an_article_that_a_hindi_one_tells_is_not_moved_to_the_hindi_blog(client: Client) -> None:
    """“Read in English” led from the Hindi article to another Hindi one."""
    told = article_page(slug="told")
    article_page("hi/blog", told, slug="hindi-one")
    assert moved(client, told, below("hi/blog")).url_path.endswith("/blog/told/")
    assert ArticlePage.objects.get(pk=told.pk).address == "/blog/told"


def test_an_article_that_nobody_tells_moves_freely(client: Client) -> None:
    alone = article_page(slug="alone")
    moved(client, alone, below("hi/blog"))
    assert ArticlePage.objects.get(pk=alone.pk).address == "/hi/blog/alone"


@pytest.mark.parametrize("kind", [SymptomPage, PageOfTest])
@pytest.mark.parametrize(("where", "is_offered"), [("symptom", True), ("hi/test", True), ("guides", False)])
def test_a_medical_page_is_made_only_where_nothing_goes_live_at_once(
    client: Client, kind: type[MedicalPage], where: str, is_offered: bool
) -> None:
    """In a section of another name an administrator published it without any review."""
    section("guides")
    parent = below(where).specific
    assert kind.can_create_at(parent) == is_offered
    if is_offered:
        user = User.objects.get(username="admin")
        assert not parent.permissions_for_user(user).can_publish_subpage()


def test_no_medical_page_is_copied_live_to_another_section(client: Client) -> None:
    guides = section("guides")
    page = english(SymptomPage, slug="chest-pain")
    copied(client, page, new_parent_page=str(guides.pk), publish_copies="on")
    assert not SymptomPage.objects.filter(slug="a-copy").exists()


@pytest.mark.parametrize("index", [ConditionIndexPage, TreatmentIndexPage])
@pytest.mark.parametrize("more", [{}, {"publish_copies": "on"}, {"alias": "on"}])
def test_an_index_is_not_copied_with_the_only_pages_there_may_be(
    client: Client, index: type[Page], more: dict[str, str]
) -> None:
    """There was a second page about every condition, and live."""
    copied(client, english(index), copy_subpages="on", **more)
    assert not Page.objects.filter(slug="a-copy").exists()


def test_nor_is_a_section_with_such_an_index_below_it(client: Client) -> None:
    copied(client, below("hi"), copy_subpages="on")
    assert not Page.objects.filter(slug="a-copy").exists()


@pytest.mark.parametrize("with_subpages", [True, False])
def test_a_section_of_other_pages_is_copied_with_them_and_without(
    client: Client, with_subpages: bool
) -> None:
    guides = section("guides")
    section("food", guides)
    copied(client, guides, **({"copy_subpages": "on"} if with_subpages else {}))
    assert Page.objects.get(slug="a-copy").get_children().count() == with_subpages


@pytest.mark.parametrize(("slug", "is_saved"), [("doctor", False), ("hospital", False), ("help", True)])
def test_a_section_is_not_renamed_to_where_a_page_below_it_would_not_be_seen(
    client: Client, slug: str, is_saved: bool
) -> None:
    """Every page below it was gone for visitors, and said to be live."""
    guides = section("guides")
    section("nirmal", guides)
    assert (renamed(client, guides, slug).slug == slug) == is_saved


def test_a_section_without_such_a_page_may_have_the_name(client: Client) -> None:
    assert renamed(client, section("guides"), "doctor").slug == "doctor"


def test_nor_is_a_section_moved_there(client: Client) -> None:
    doctors = section("doctor", section("guides"))
    section("nirmal", doctors)
    moved(client, doctors, HomePage.objects.get())
    assert Page.objects.get(slug="nirmal").url_path.endswith("/guides/doctor/nirmal/")


def test_a_page_below_a_section_that_is_renamed_moves_with_it(client: Client) -> None:
    services = SectionPage.objects.get(url_path__endswith="/sehat-path/services/")
    renamed(client, services, "our-services")
    loan = InfoPage.objects.get(slug="medical-loan", url_path__contains="/our-services/")
    assert loan.address == "/our-services/medical-loan"


def moved_at_once(client: Client, to: Page, *pages: Page) -> str:
    """Chosen in the list of pages, and moved together. What the form says after it."""
    ids = "&".join(f"id={page.pk}" for page in pages)
    address = f"/cms/bulk/wagtailcore/page/move/?{ids}&next=/cms/pages/"
    return client.post(address, {"chooser": to.pk}, follow=True).content.decode()


def test_pages_that_are_moved_together_keep_to_their_places_too(client: Client) -> None:
    """One by one they were refused; together an article told another language, and a city lost its home."""
    told = article_page(slug="told")
    article_page("hi/blog", told, slug="hindi-one")
    alone = article_page(slug="alone")
    said = moved_at_once(client, below("hi/blog"), alone, told)
    assert "was not moved: A Hindi article tells this one: it stays in English." in said
    assert {ArticlePage.objects.get(pk=page.pk).address for page in (told, alone)} == {
        "/blog/told",
        "/blog/alone",
    }
    pune = section("pune", section("guides"))
    assert "was not moved: “/pune” is a page of the site already." in moved_at_once(
        client, HomePage.objects.get(), pune
    )
    assert SectionPage.objects.get(pk=pune.pk).address == "/guides/pune"


def test_pages_that_may_stand_there_are_moved_together(client: Client) -> None:
    pages = [article_page(slug=slug) for slug in ("one", "two")]
    moved_at_once(client, below("hi/blog"), *pages)
    assert {ArticlePage.objects.get(pk=page.pk).address for page in pages} == {"/hi/blog/one", "/hi/blog/two"}
