"""Pages are named right from elsewhere: in lists, in reports, and beside a city of their name."""

from __future__ import annotations

from datetime import date

import pytest
from django.core.exceptions import ValidationError
from django.test import Client
from pytest_django import Settings

from sehat.content.models import ArticlePage, HomePage, InfoPage, SectionPage
from sehat.content.pages.section import about
from sehat.content.reports.side_by_side import twin_of
from sehat.content.reports.twins import pages_without_fresh_twin
from sehat.content.tests.rows import article_page, below
from sehat.directory.models import City, Department, HospitalList, Procedure
from sehat.directory.pages.insurance import insurance_page
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.tests.reading import attribute, page_at, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


def info(lead: str, **more: str) -> InfoPage:
    section = SectionPage(title="Guides", slug="guides")
    HomePage.objects.get().add_child(instance=section)
    page = InfoPage(title="Ours", slug="ours", lead=lead, updated_on=date(2026, 11, 1), **more)
    section.add_child(instance=page)
    return page


@pytest.mark.parametrize("field", ["lead", "search_description"])
def test_a_list_and_engines_are_told_how_long_things_are_kept_and_not_the_name_of_a_setting(
    client: Client, settings: Settings, field: str
) -> None:
    """It said “{photos_kept}” where its page is listed, and to engines."""
    settings.PHOTOS_KEPT_DAYS = 30
    page = info("In short.")
    setattr(page, field, "Photos go after {photos_kept}; {grievance_email} answers.")
    page.save()
    said = f"Photos go after 30 days; {settings.GRIEVANCE_EMAIL or 'to be named by the site owner'} answers."
    assert about(page) == said
    (described,) = page_at(client, page.address).css("meta[name=description]")
    assert attribute(described, "content") == said


@pytest.mark.parametrize("where", ["hi", ""])
@pytest.mark.parametrize("is_live", [True, False])
def test_a_city_takes_the_address_of_no_live_page_in_either_language(where: str, is_live: bool) -> None:
    """Its home page in Hindi was never seen: the page of editors answered there."""
    parent = below(where) if where else HomePage.objects.get()
    page = InfoPage(title="Goa", slug="goa", lead="Goa.", updated_on=date(2026, 11, 1), live=is_live)
    parent.add_child(instance=page)
    clear_cached_reads()
    city = City(id=9, name="Goa", slug="goa", state="Goa")
    if is_live:
        with pytest.raises(ValidationError, match="“goa” is a page of the site"):
            city.full_clean()
    else:
        city.full_clean()


@pytest.mark.parametrize("asked", ["zeta cover", "Zeta", "\N{DEVANAGARI LETTER YA}\N{DEVANAGARI LETTER SSA}"])
@pytest.mark.parametrize("language", ["en", "hi"])
def test_a_list_of_staff_is_found_by_each_of_its_names_as_an_insurer_is(asked: str, language: str) -> None:
    """It was found by the name on the page alone, in its language."""
    found = HospitalList.objects.get(slug="cashless-delhi-ncr")
    found.aliases, found.name_hi = ["zeta cover"], "\N{DEVANAGARI LETTER YA}\N{DEVANAGARI LETTER SSA}"
    found.save()
    lists = insurance_page(asked, "hi" if language == "hi" else "en").lists
    assert [tile.url.removeprefix("/hi") for tile in lists] == ["/hospitals/insurance/cashless-delhi-ncr"]
    assert insurance_page("cashless", "en").lists


@pytest.mark.parametrize("path", ["blog", "hi/blog"])
def test_a_text_names_no_price_of_a_treatment_that_was_deleted_since(client: Client, path: str) -> None:
    """Its heading stood over “no figure yet”, and asked to ask for one."""
    gone = Procedure.objects.create(
        name="Old Way", slug="old-way", department=Department.objects.earliest("pk")
    )
    block = {"type": "cost", "value": {"heading": "What the old way costs", "procedure": gone.slug}}
    page = article_page(path, slug="old", body=[block])
    assert "What the old way costs" in words(page_at(client, page.address))
    gone.delete()
    clear_cached_reads()
    assert "What the old way costs" not in words(page_at(client, page.address))


def test_the_report_of_hindi_pages_lists_an_article_that_none_tells(client: Client) -> None:
    """A Hindi article at the same address was taken for it, which the pages do not."""
    english, hindi = article_page(slug="same"), article_page("hi/blog", slug="same")
    assert twin_of(english) is None
    assert pages_without_fresh_twin().filter(pk=english.pk).exists()
    ArticlePage.objects.filter(pk=hindi.pk).update(translation_of=english.pk)
    assert not pages_without_fresh_twin().filter(pk=english.pk).exists()
