"""An address that only holds others lists them, or leads to the page that does."""

from __future__ import annotations

import json
from datetime import date

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.test import Client, RequestFactory
from wagtail.models import PageViewRestriction

from sehat.content.models import HomePage, InfoPage, SectionPage
from sehat.content.pages.section import section_page
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.tests.reading import links, page_at, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
NHS = {"key": "nhs", "title": "Eating", "publisher": "NHS", "url": "", "read_on": None}


def section(slug: str = "guides", leads_to: str = "", below: SectionPage | None = None) -> SectionPage:
    page = SectionPage(title=slug.title(), slug=slug, leads_to=leads_to)
    (below or HomePage.objects.get()).add_child(instance=page)
    return page


def test_a_section_lists_what_is_below_it_and_no_draft(client: Client) -> None:
    above = section()
    section("diet", below=above)
    section("sleep", below=above).unpublish()
    found = links(page_at(client, "/guides"), "main a")
    assert "/guides/diet" in found
    assert "/guides/sleep" not in found


def test_a_section_says_how_its_pages_begin_without_the_marks_of_their_sources(client: Client) -> None:
    """The sources stand on the page itself: “[^nhs]” would be read as it is written."""
    page = InfoPage(title="Diet", slug="diet", lead="Eat slowly.[^nhs]", updated_on=date(2026, 11, 1))
    page.sources = json.dumps([{"type": "source", "value": NHS}])
    section().add_child(instance=page)
    assert "Eat slowly." in words(page_at(client, "/guides"))
    assert "[^" not in words(page_at(client, "/guides"))


def test_a_section_of_symptoms_shows_the_icon_of_each() -> None:
    symptoms = SectionPage.objects.get(url_path__endswith="/sehat-path/symptom/")
    icons = {one.icon for one in section_page(symptoms, RequestFactory().get("/symptom")).cards}
    assert {"lungs", "heart_organ", "fever"} <= icons


def test_a_section_with_nothing_in_it_is_still_a_page(client: Client) -> None:
    section()
    assert page_at(client, "/guides").css_first("h1")


def test_a_private_page_is_not_listed(client: Client) -> None:
    above = section()
    hidden = section("diet", below=above)
    PageViewRestriction.objects.create(page=hidden, restriction_type="login")
    clear_cached_reads()
    assert "/guides/diet" not in links(page_at(client, "/guides"), "main a")


@pytest.mark.parametrize("leads_to", ["/tests", "/blog?page=2", "/"])
def test_a_section_that_leads_on_does_so_for_good(client: Client, leads_to: str) -> None:
    section(leads_to=leads_to)
    answer = client.get("/guides")
    assert (answer.status_code, answer.headers["Location"]) == (301, leads_to)


@pytest.mark.parametrize(
    ("leads_to", "asked", "there"),
    [
        ("/tests", "utm_source=news&gclid=7", "/tests?utm_source=news&gclid=7"),
        ("/blog?page=2", "utm_source=news", "/blog?page=2&utm_source=news"),
        ("/blog?", "utm_source=news", "/blog?utm_source=news"),
        ("/tests#heart", "utm_source=news", "/tests?utm_source=news#heart"),
        ("/blog?page=2#top", "a=%C3%A9", "/blog?page=2&a=%C3%A9#top"),
        ("/tests#heart", "", "/tests#heart"),
    ],
)
def test_where_a_visitor_came_from_goes_along(client: Client, leads_to: str, asked: str, there: str) -> None:
    """A request of who came by an advertisement to such an address was of nowhere."""
    section(leads_to=leads_to)
    answer = client.get(f"/guides?{asked}" if asked else "/guides")
    assert (answer.status_code, answer.headers["Location"]) == (301, there)


def test_a_browser_remembers_for_an_hour_where_a_section_leads(client: Client) -> None:
    """It was led there for ever, also after an editor had changed or emptied it."""
    section(leads_to="/tests")
    assert client.get("/guides").headers["Cache-Control"] == "public, max-age=3600"


@pytest.mark.parametrize(
    "leads_to",
    [
        "//evil.example",
        "/\\evil.example",
        "/\t/evil.example",
        "https://evil.example",
        "tests",
        "javascript:x",
    ],
)
def test_no_section_leads_to_another_site(client: Client, leads_to: str) -> None:
    with pytest.raises(ValidationError, match="begins with one slash"):
        section(leads_to=leads_to)
    page = section()
    SectionPage.objects.filter(pk=page.pk).update(leads_to=leads_to)
    page_at(client, "/guides")


@pytest.mark.parametrize("leads_to", ["/guides", "/guides/", "/guides?page=2", "/guides#top", "/Guides"])
def test_a_section_leads_to_itself_in_no_circle(leads_to: str) -> None:
    """A browser gave up after twenty rounds, and remembered them."""
    page = section()
    page.leads_to = leads_to
    with pytest.raises(ValidationError, match="in a circle"):
        page.full_clean()


def lead_to(page: SectionPage, address: str) -> SectionPage:
    """Whatever the form says: it knows nothing of what is renamed or moved later."""
    SectionPage.objects.filter(pk=page.pk).update(leads_to=address)
    return page


@pytest.mark.parametrize("last", ["/guides", "/guides/", "/guides?from=help"])
def test_sections_that_lead_to_each_other_are_refused(last: str) -> None:
    """A browser went from one to the other until it gave up."""
    section("guides", leads_to="/help")
    section("help", leads_to="/more")
    with pytest.raises(ValidationError, match="in a circle"):
        section("more", leads_to=last)


def test_a_new_section_may_not_lead_to_the_address_it_gets() -> None:
    with pytest.raises(ValidationError, match="in a circle"):
        section("guides", leads_to="/guides")


@pytest.mark.parametrize("ways", [["/help", "/guides"], ["/guides"], ["/help", "/more", "/help"]])
def test_a_section_that_leads_in_a_circle_all_the_same_lists_what_is_below_it(
    client: Client, ways: list[str]
) -> None:
    for slug, way in zip(["guides", "help", "more"], ways, strict=False):
        lead_to(section(slug), way)
    assert page_at(client, "/guides").css_first("h1")


def test_a_section_may_lead_to_one_that_leads_on(client: Client) -> None:
    section("help", leads_to="/tests")
    section("guides", leads_to="/help")
    answer = client.get("/guides")
    assert (answer.status_code, answer.headers["Location"]) == (301, "/help")


def test_the_form_says_so_at_its_field(client: Client, admin_user: User) -> None:
    client.force_login(admin_user)
    page = section()
    counts = {f"comments-{name}_FORMS": "0" for name in ("TOTAL", "INITIAL", "MIN_NUM", "MAX_NUM")}
    sent = {"title": "Guides", "slug": "guides", "intro": "", "leads_to": "tests", "action-publish": "1"}
    answer = client.post(f"/cms/pages/{page.pk}/edit/", sent | counts)
    assert set(answer.context["form"].errors) == {"leads_to"}


def test_every_section_of_the_demo_passes_the_form() -> None:
    for page in SectionPage.objects.all():
        page.full_clean()


def test_each_page_of_a_section_says_what_it_is_about(client: Client) -> None:
    said = words(page_at(client, "/services"))
    page = InfoPage.objects.exclude(url_path__contains="/hi/").get(slug="second-opinion")
    assert page.lead
    assert " ".join(page.lead.split()) in said


def test_what_surgeons_shorten_is_listed_in_words(client: Client) -> None:
    said = words(page_at(client, "/treatment"))
    assert "PCNL: keyhole through the back" in said
    assert "LASIK: laser to remove glasses" in said


def test_tests_are_listed_by_how_they_are_made(client: Client) -> None:
    groups = {
        "".join(heading.text().strip() for heading in card.css("h2")): [
            link.attributes["href"] for link in card.css("a")
        ]
        for card in page_at(client, "/tests").css(".groups__card")
    }
    assert list(groups) == ["Blood tests", "Urine tests", "Tests of the heart", "Scans", "Cancer screening"]
    assert {"/test/cbc", "/test/esr", "/test/vitamin-b12"} <= set(groups["Blood tests"])
    assert groups["Urine tests"] == ["/test/urine-routine"]


def test_a_section_of_calculators_leads_to_every_other_one_and_to_the_costs(client: Client) -> None:
    found = links(page_at(client, "/tools"), "main a")
    assert {"/tools/bmi-calculator", "/services/medical-loan", "/cost"} <= set(found)
    assert len(found) == len(set(found))


def test_a_section_of_which_one_page_reckons_lists_its_own_alone(client: Client) -> None:
    found = links(page_at(client, "/services"), "main .person a")
    assert set(found) == {"/services/medical-loan", "/services/second-opinion"}


def test_a_calculator_that_is_a_draft_is_listed_nowhere(client: Client) -> None:
    InfoPage.objects.exclude(url_path__contains="/hi/").get(slug="medical-loan").unpublish()
    assert "/services/medical-loan" not in links(page_at(client, "/tools"), "main a")


@pytest.mark.parametrize("slug", ["test", "symptom"])
def test_the_sections_below_which_tests_and_symptoms_are_written_keep_their_address(slug: str) -> None:
    """Renamed, nothing new could be made below them, and nobody said why."""
    stored = SectionPage.objects.filter(slug=slug).earliest("depth")
    stored.slug = "examinations"
    with pytest.raises(ValidationError, match=f"written below /{slug}: it stays"):
        stored.full_clean()
    stored.slug = slug
    stored.title = "Examinations"
    stored.full_clean()


def test_another_section_may_be_renamed() -> None:
    page = section()
    page.slug = "advice"
    page.full_clean()
