"""People, the list of everything, reviews, videos, short addresses."""

from __future__ import annotations

import json
from datetime import date

import pytest
from django.conf import settings
from django.core.files.base import ContentFile
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from sehat.content.demo.placing import placed
from sehat.content.models import ConditionPage, InfoPage, Person, Review, VideoIndexPage, VideoPage
from sehat.content.tests.rows import article_page, below, english, treatment_page
from sehat.directory.models import Department, Doctor
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.tests.reading import attribute, links, page_at, robots, text_of, words
from sehat.shell.sitemap import sections

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


@pytest.mark.parametrize(
    ("path", "kind", "heading"),
    [
        ("/authors", "Authors", "Authors"),
        ("/reviewers", "Reviewers", "Medical reviewers"),
        ("/authors/neha-kulkarni", "authorDetailsPageType", "Neha Kulkarni"),
        ("/reviewers/dr-madhavi-kelkar", "Reviewers", "Dr Madhavi Kelkar"),
        ("/all", "All_Departments", "Everything from A to Z"),
        ("/reviews", "Reviews", "Patient reviews of our service"),
        ("/videos", "Video", "Videos"),
    ],
)
def test_a_page_has_its_type_and_heading(client: Client, path: str, kind: str, heading: str) -> None:
    tree = page_at(client, path)
    assert tree.css(f"html[data-page-type={kind}]")
    assert heading in words(tree, "h1")


@pytest.mark.parametrize("language", ["", "/hi"])
@pytest.mark.parametrize(
    ("role", "other"), [("authors/neha-kulkarni", "reviewers"), ("reviewers/dr-madhavi-kelkar", "authors")]
)
def test_a_person_stands_under_their_role_alone_and_is_led_to_from_the_other(
    client: Client, role: str, other: str, language: str
) -> None:
    """An author who reviews pages from now on was gone for who had a link to them."""
    slug = role.partition("/")[2]
    answer = client.get(f"{language}/{other}/{slug}?utm_source=news")
    assert (answer.status_code, answer.headers.get("Location")) == (
        301,
        f"{language}/{role}?utm_source=news",
    )
    assert client.get(f"{language}/{role}").status_code == 200


@pytest.mark.parametrize("language", ["", "/hi"])
def test_a_person_whose_address_changed_is_led_to_from_the_old_one(client: Client, language: str) -> None:
    """Decisions 1.4: links to a doctor who reviews pages led nowhere once a name was corrected."""
    person = Person.objects.get(slug="neha-kulkarni")
    person.slug = "neha-kulkarni-joshi"
    person.save()
    answer = client.get(f"{language}/authors/neha-kulkarni?utm_source=news")
    there = f"{language}/authors/neha-kulkarni-joshi?utm_source=news"
    assert (answer.status_code, answer.headers.get("Location")) == (301, there)
    assert client.get(there).status_code == 200
    page_at(client, f"{language}/authors/nobody", status=404)


def test_a_reviewer_shows_what_they_reviewed_and_is_counted_for_it(
    client: Client, piles: ConditionPage
) -> None:
    treatment_page()
    piles.reviewer = Person.objects.get(slug="dr-asha-rao")  # chosen, not approved yet
    piles.save()
    tree = page_at(client, "/reviewers/dr-asha-rao")
    assert [link.text(strip=True) for link in tree.css("main .written a")] == ["Gallbladder removal"]
    cards = page_at(client, "/reviewers").css("main li")
    card = next(item for item in cards if "Asha" in item.text())
    assert "1 page reviewed" in text_of(card)


def test_what_surgeons_shorten_is_in_words_on_the_page_of_who_wrote_it(client: Client) -> None:
    written = words(page_at(client, "/authors/neha-kulkarni"), "main .written")
    assert "PCNL: keyhole through the back" in written


def test_nobody_of_the_demo_reviewed_anything_or_can_be_booked(client: Client) -> None:
    invented = Person.objects.filter(is_demo=True, role="reviewer")
    assert invented.count() == 11
    assert not Doctor.objects.filter(name__in=invented.values_list("name", flat=True)).exists()
    for card in page_at(client, "/reviewers").css("main li.person"):
        assert "Demo: this person is invented. 0 pages reviewed" in text_of(card)
    tree = page_at(client, f"/reviewers/{invented[0].slug}")
    assert "Demo: this person is invented." in words(tree, "main")
    assert '"Person"' not in "".join(block.text() for block in tree.css("script[type='application/ld+json']"))


def test_bylines_lead_to_the_people(client: Client, piles: ConditionPage) -> None:
    for link in links(page_at(client, "/condition/piles"), ".byline a"):
        assert client.get(link).status_code == 200


def test_everything_stands_under_its_letter(client: Client) -> None:
    treatment_page()
    article_page()
    tree = page_at(client, "/all")
    for path, letter in (
        ("/condition/piles", "P"),
        ("/treatment/gallbladder-removal", "G"),
        ("/department/urology", "U"),
        ("/blog/when-to-operate", "W"),
    ):
        card = tree.css_first(f"section:has(a[href='{path}'])")
        assert card is not None, path
        assert words(card, "h2") == letter
    assert {f"#letter-{letter.lower()}" for letter in "PGUW"} <= set(links(tree, "nav .chip"))


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("/about", "/about-us"),
        ("/contact", "/contact-us"),
        ("/partner", "/partner-with-us"),
        ("/refund", "/refund-policy"),
        ("/editorial", "/editorial-policy"),
        ("/about?utm_source=poster", "/about-us?utm_source=poster"),
        ("/hi/contact", "/hi/contact-us"),
        ("/hi/editorial?utm_source=poster", "/hi/editorial-policy?utm_source=poster"),
    ],
)
def test_a_short_address_leads_to_the_long_one_for_good(client: Client, short: str, long: str) -> None:
    answer = client.get(short)
    assert (answer.status_code, answer.headers["Location"]) == (301, long)


def test_a_hindi_short_address_leads_to_an_english_page_until_there_is_a_hindi_one(client: Client) -> None:
    answer = client.get("/hi/refund?utm_source=poster")
    assert (answer.status_code, answer.headers["Location"]) == (302, "/refund-policy?utm_source=poster")


def reviews(stars: list[int], **more: object) -> None:
    for number, given in enumerate(stars):
        Review.objects.create(
            name=f"Patient {number}", stars=given, text=f"Text {number}", is_shown=True, **more
        )


@pytest.fixture
def _no_reviews(db: None) -> None:
    Review.objects.all().delete()


@pytest.mark.usefixtures("_no_reviews")
class TestReviews:
    def test_fewer_than_five_make_no_average(self, client: Client) -> None:
        reviews([5, 4, 4, 3])
        assert "stars from" not in words(page_at(client, "/reviews"))
        reviews([2])
        assert "3.6 of 5 stars from 5 reviews" in words(page_at(client, "/reviews"))

    def test_they_can_be_narrowed_to_a_department(self, client: Client) -> None:
        reviews([5, 4], department=Department.objects.get(slug="urology"))
        reviews([1])
        assert (
            words(page_at(client, "/reviews?department=urology"), "main .stars + .caption").split()[0] == "4"
        )
        assert len(page_at(client, "/reviews?department=urology").css("blockquote")) == 2
        page_at(client, "/reviews?department=cardiology", status=404)

    def test_only_what_staff_show_is_shown_and_what_is_invented_says_so(self, client: Client) -> None:
        reviews([5])
        Review.objects.create(name="Hidden", stars=1, text="Not checked yet.")
        assert "Not checked yet" not in words(page_at(client, "/reviews"))
        assert "invented" not in words(page_at(client, "/reviews"))
        Review.objects.update(is_demo=True)
        assert "these reviews are invented" in words(page_at(client, "/reviews"))

    def test_without_any_the_page_says_so(self, client: Client) -> None:
        assert "No reviews yet" in words(page_at(client, "/reviews"))


def video() -> VideoPage:
    return placed(
        VideoPage,
        VideoIndexPage.objects.get(),
        "ultrasound",
        {
            "title": "An ultrasound",
            "lead": "Two minutes.",
            "transcript": "It does not hurt.",
            "scenes": '[{"type": "scene", "value": "You lie down"}]',
        },
    )


def test_a_video_without_a_film_is_its_scenes_and_its_words(client: Client) -> None:
    video()
    tree = page_at(client, "/videos/ultrasound")
    assert "You lie down" in words(tree)
    assert "It does not hurt." in words(tree)
    assert not tree.css("video")
    assert b'"VideoObject"' not in tree.raw_html
    assert robots(tree) == "noindex"


@pytest.mark.usefixtures("real_site")
def test_videos_are_offered_once_there_is_a_film(client: Client) -> None:
    page = video()
    index = page_at(client, "/videos")
    assert "No videos yet" in words(index)
    assert not links(index, "main .cards-3 a")
    assert "/videos" not in links(page_at(client, "/about-us"), ".site-footer a")
    assert not {"videopages", "videoindexpages"} & sections().keys()
    page.file.save("ultrasound.mp4", ContentFile(b"film"))
    page.captions.save("ultrasound.vtt", ContentFile(b"WEBVTT"))
    assert links(page_at(client, "/videos"), "main .cards-3 a") == ["/videos/ultrasound"]
    assert "/videos" in links(page_at(client, "/about-us"), ".site-footer a")
    assert robots(page_at(client, "/videos/ultrasound")) == ""
    assert {"videopages", "videoindexpages"} <= sections().keys()


@pytest.mark.usefixtures("real_site")
def test_a_video_that_has_no_film_yet_is_offered_to_no_engine() -> None:
    page = video()
    page.file.save("ultrasound.mp4", ContentFile(b"film"))
    page.captions.save("ultrasound.vtt", ContentFile(b"WEBVTT"))
    placed(VideoPage, page.get_parent().specific, "mri", {"title": "MRI", "lead": "-", "transcript": "Loud."})
    named = sections()["videopages"]
    assert [named.address(row) for row in named.rows] == ["/videos/ultrasound"]


def test_a_film_is_shown_with_captions_or_not_at_all(client: Client) -> None:
    page = video()
    page.file.save("ultrasound.mp4", ContentFile(b"film"))
    assert not page_at(client, "/videos/ultrasound").css("video")
    page.captions.save("ultrasound.vtt", ContentFile(b"WEBVTT"))
    page.seconds = 57
    page.save()
    tree = page_at(client, "/videos/ultrasound")
    assert tree.css("video track[kind=captions]")
    assert "57 seconds" in words(tree)
    assert client.get(attribute(tree.css("video")[0], "poster")).headers["Content-Type"] == "image/png"
    blocks = [json.loads(tag.text()) for tag in tree.css("script[type='application/ld+json']")]
    film = next(block for block in blocks if block["@type"] == "VideoObject")
    assert film["duration"] == "PT57S"
    assert film["thumbnailUrl"].startswith(f"{settings.SITE_URL}/share/")
    assert "57 seconds" in words(page_at(client, "/videos"))


def test_the_footer_leads_to_pages_that_are_there_and_to_no_other(client: Client) -> None:
    for path in links(page_at(client, "/about-us"), ".site-footer nav a"):
        assert client.get(path).status_code in {200, 301}, path
    for path in links(page_at(client, "/hi/tests"), ".site-footer nav a"):
        assert client.get(path).status_code in {200, 301}, path
    english(InfoPage, slug="privacy").unpublish()
    clear_cached_reads()
    assert "/privacy" not in links(page_at(client, "/about-us"), ".site-footer nav a")


def test_a_service_stands_under_a_section_that_lists_it(client: Client) -> None:
    info = {
        "title": "Second opinion",
        "updated_on": date(2026, 10, 1),
        "form_title": "Ask for a second opinion",
        "questions": '[{"type": "question", "value": {"question": "Is it free?", "answer": "Yes."}}]',
    }
    placed(InfoPage, below("services"), "second-opinion", info)
    tree = page_at(client, "/services/second-opinion")
    assert tree.css("html[data-page-type=Service]")
    assert words(tree, "#lead-card-title") == "Ask for a second opinion"
    assert "/services" in links(tree, ".crumbs a")
    assert b'"FAQPage"' in tree.raw_html
    assert "/services/second-opinion" in links(page_at(client, "/services"), "main a")


@pytest.mark.parametrize(
    ("path", "queries"), [("/reviewers", 6), ("/reviewers/dr-madhavi-kelkar", 6), ("/all", 4), ("/videos", 2)]
)
def test_a_list_asks_the_database_little(
    client: Client, path: str, queries: int, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    client.get("/tests")
    with django_assert_num_queries(queries):
        client.get(path)
