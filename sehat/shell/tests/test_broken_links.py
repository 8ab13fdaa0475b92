"""Staff are told which of their links lead to no page of ours any more."""

from __future__ import annotations

import pytest
from django.core.exceptions import ValidationError
from django.test import Client
from pytest_django import Settings
from wagtail.contrib.redirects.models import Redirect

from sehat.content.models import InfoPage, SectionPage
from sehat.shell.links import own_page_or_https
from sehat.shell.models import ContactNumber, PageTier, SiteSettings
from sehat.shell.reports.broken_links import broken_links, own_path
from sehat.shell.tests.test_site_settings import staff

pytestmark = pytest.mark.django_db
REPORT = "/cms/reports/broken-links/"


def found() -> dict[str, str]:
    return {link.where: link.to for link in broken_links()}


def test_what_comes_with_the_site_leads_somewhere() -> None:
    assert found() == {}


def test_links_to_a_page_that_is_gone_are_listed_wherever_staff_typed_them() -> None:
    page = InfoPage.objects.get(slug="careers")
    SiteSettings.objects.create(
        ribbon="own", ribbon_text="Jobs", ribbon_text_hi="नौकरी", ribbon_url="/careers?from=ribbon",
        has_notice=True, notice_text="Jobs", notice_text_hi="नौकरी", notice_url="/careers",
    )  # fmt: skip
    Redirect.objects.create(old_path="/jobs", redirect_page=page)
    Redirect.objects.create(old_path="/work", redirect_link="/careers/")
    ContactNumber.objects.create(name="Jobs", kind="page", path="/careers", tel="+91 11 4000 0000")
    PageTier.objects.create(path="/careers", tier=3)
    assert found() == {}
    page.unpublish()
    assert found() == {
        "Ribbon": "/careers?from=ribbon",
        "Notice": "/careers",
        "Redirect of /jobs": "/careers",
        "Redirect of /work": "/careers/",
        "Contact number “Jobs”": "/careers",
        "Tier of pages “every page type /careers: tier 3”": "/careers",
    }


@pytest.mark.parametrize("home", ["/pune", "/hi/pune"])
def test_the_home_page_of_a_city_is_a_page(home: str) -> None:
    own_page_or_https(home)
    ContactNumber.objects.create(name="Pune", kind="page", path=home, tel="+91 20 4000 0000")
    Redirect.objects.create(old_path="/poona", redirect_link=home)
    assert found() == {}


def test_a_city_that_we_do_not_know_has_no_home_page() -> None:
    with pytest.raises(ValidationError, match="no page /atlantis"):
        own_page_or_https("/atlantis")


def test_a_section_that_leads_to_a_page_that_is_gone_is_listed() -> None:
    section = SectionPage.objects.get(url_path__endswith="/services/", depth=3)
    section.leads_to = "/careers"
    section.save()
    assert found() == {}
    InfoPage.objects.get(slug="careers").unpublish()
    assert found() == {f"Section “{section.title}”": "/careers"}


def test_what_is_not_shown_or_may_be_many_pages_is_not_listed() -> None:
    SiteSettings.objects.create(ribbon="usual", ribbon_url="/nowhere", notice_url="/nowhere")
    PageTier.objects.create(path="/nowhere/*", tier=3)
    assert found() == {}


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("/faq", "/faq"),
        ("/faq/?a=b#c", "/faq"),
        ("https://sehat.example/faq", "/faq"),
        ("https://sehat.example", ""),
        ("https://elsewhere.example/faq", ""),
        ("//elsewhere.example/faq", ""),
        ("", ""),
        ("/", "/"),
    ],
)
def test_other_sites_are_not_asked(settings: Settings, url: str, path: str) -> None:
    settings.SITE_URL = "https://sehat.example"
    assert own_path(url) == path


def test_a_form_is_linked_for_who_may_change_it(client: Client) -> None:
    SiteSettings.objects.create(has_notice=True, notice_url="/nowhere")
    Redirect.objects.create(old_path="/jobs", redirect_link="/nowhere")
    text = staff(client, "Editors").get(REPORT).content.decode()
    assert "/cms/settings/shell/sitesettings/" in text
    assert "/cms/redirects/" not in text
    assert "Redirect of /jobs" in text


@pytest.mark.parametrize(("group", "status"), [("Medical reviewers", 200), ("Agents", 302)])
def test_it_is_for_who_edits(client: Client, group: str, status: int) -> None:
    answer = staff(client, group).get(REPORT)
    assert answer.status_code == status
    assert ("Broken links" in client.get("/cms/").content.decode()) == (status == 200)
