"""Photos of doctors, hospitals and people, wherever they are shown."""

from __future__ import annotations

import json

import pytest
from django.conf import settings
from django.test import Client
from pytest_django import DjangoAssertNumQueries, DjangoCaptureOnCommitCallbacks
from wagtail.images.models import Image, Rendition

from sehat.content.demo import medical
from sehat.content.models import ArticlePage, Person, TreatmentPage
from sehat.content.tests.rows import EVERY_BLOCK, article_page, real_reviewer, treatment_page
from sehat.directory.models import Doctor, Hospital
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.pictures import FIGURE, specs
from sehat.rendering.tests.photos import lost, photo
from sehat.rendering.tests.reading import attribute, json_ld, page_at, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
DOCTOR, HOSPITAL = "/doctor/dr-kavita-raghunathan", "/hospital/nirmal-multispeciality-hospital"
DOCTORS, HOSPITALS = "/delhi-ncr/doctors/general-surgery", "/delhi-ncr/hospitals/general-surgery"
TREATMENT, ARTICLE = "/treatment/gallbladder-removal", "/blog/when-to-operate"
REVIEWER = "/reviewers/dr-asha-rao"
INSURER = "/hospitals/insurance/star-health-insurance?city=delhi-ncr"
PAGES = {
    "/": ".doctor .avatar, .hospital__cover, .trust__people .avatar",
    DOCTORS: ".doctor .avatar",
    f"{DOCTORS}?fee=mid&language=hindi": ".doctor .avatar",
    DOCTOR: ".profile__id .avatar, .doctor-where__cover",
    HOSPITALS: ".hospital__cover",
    f"{HOSPITALS}?beds=mid&insurance=cghs": ".hospital__cover",
    HOSPITAL: ".hospital-head__cover, .doctor .avatar",
    INSURER: ".hospital__cover",
    "/department/general-surgery": ".doctor .avatar, .hospital__cover",
    "/delhi-ncr/treatment/gallbladder-removal": ".doctor .avatar, .hospital__cover",
    "/condition/piles": ".byline .avatar, .doctor .avatar",
    TREATMENT: ".byline .avatar, .doctor .avatar, .hospital__cover, .figure",
    ARTICLE: ".byline .avatar, .doctor .avatar, .figure",
    "/reviewers": ".person .avatar",
    REVIEWER: ".person .avatar",
}


def with_figure(image: Image) -> str:
    value = {"image": image.pk, "alt": "A gallbladder", "caption": "Where it lies."}
    blocks = [medical.body_block(block, medical.Links()) for block in EVERY_BLOCK]
    return json.dumps([*blocks, {"type": "figure", "value": value}])


@pytest.fixture
def image(db: None) -> Image:
    """One photo that every doctor, hospital and person has, and a figure on a treatment and an article."""
    image = photo()
    real_reviewer()
    for model in (Doctor, Hospital, Person):
        model.objects.update(photo=image)
    pages: list[TreatmentPage | ArticlePage] = [treatment_page(), article_page()]
    for page in pages:
        page.body = with_figure(image)
        page.save()
    return image


@pytest.mark.usefixtures("image")
def test_photos_stand_in_their_frames_and_cost_few_queries(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    """One test for all pages: the sizes of the photo, which take seconds, are rendered once."""
    for path, frames in PAGES.items():
        tree = page_at(client, path)
        for frame in frames.split(", "):
            found = tree.css(f"main {frame}")
            assert found, (path, frame)
            for shown in found:
                assert shown.css("source[type='image/avif'], source[type='image/webp']"), (path, frame)
                assert all(
                    attribute(img, "width") and attribute(img, "height") for img in shown.css("img")
                ), (path, frame)
        with django_assert_max_num_queries(10, info=path):
            client.get(path)


@pytest.mark.parametrize("path", PAGES)
def test_a_picture_that_is_gone_from_the_disk_breaks_no_page(client: Client, image: Image, path: str) -> None:
    lost(image)
    tree = page_at(client, path)
    assert not tree.css("main picture, main .figure")
    assert tree.css("main .avatar svg, main .avatar img[src$='.svg'], main [class$=__cover] svg")


def test_a_picture_that_an_editor_deleted_breaks_no_page(client: Client, image: Image) -> None:
    image.delete()
    for path in (DOCTOR, HOSPITAL, TREATMENT, ARTICLE, "/reviewers"):
        assert not page_at(client, path).css("main picture"), path


def test_the_head_of_a_page_does_not_wait_and_the_rest_does(client: Client, image: Image) -> None:
    for path, head in ((DOCTOR, ".profile__id"), (HOSPITAL, ".hospital-head")):
        tree = page_at(client, path)
        assert [attribute(img, "loading") for img in tree.css(f"{head} img")] == ["eager"]
        rest = tree.css("main img[loading=lazy]")
        assert len(rest) == len(tree.css("main img")) - 1 > 0
    assert words(page_at(client, TREATMENT), ".figure figcaption") == "Where it lies."


@pytest.mark.parametrize(
    ("path", "kind"),
    [(DOCTOR, "Physician"), (HOSPITAL, "Hospital"), (REVIEWER, "Person")],
)
def test_engines_are_told_of_a_photo_where_there_is_one(client: Client, path: str, kind: str) -> None:
    real_reviewer()
    assert "image" not in json_ld(page_at(client, path))[kind]
    for model in (Doctor, Hospital, Person):
        model.objects.update(photo=photo(size=(400, 400)))
    clear_cached_reads()
    image = str(json_ld(page_at(client, path))[kind]["image"])
    assert image.startswith(f"{settings.SITE_URL}/media/")


@pytest.mark.parametrize(
    "form", ["directory/doctor", "directory/hospital", "content/person"], ids=["doctor", "hospital", "person"]
)
def test_editors_choose_the_photo_in_the_form_of_the_row(admin_client: Client, form: str) -> None:
    answer = admin_client.get(f"/cms/snippets/{form}/add/")
    assert answer.status_code == 200
    assert b'name="photo"' in answer.content


def test_a_figure_is_drawn_when_its_page_is_published(
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    figure, page = photo(), article_page()
    page.body = with_figure(figure)
    with django_capture_on_commit_callbacks(execute=True):
        page.save_revision().publish()
    made = Rendition.objects.filter(image=figure)
    assert set(made.values_list("filter_spec", flat=True)) == set(specs(FIGURE))
