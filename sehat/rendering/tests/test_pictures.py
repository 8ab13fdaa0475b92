"""Pictures of editors as pages show them."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from PIL import Image as Drawing
from pytest_django import DjangoAssertNumQueries, DjangoCaptureOnCommitCallbacks
from wagtail.images.models import Image, Rendition

from sehat.content.models import Person
from sehat.core.schemas import Picture
from sehat.directory.models import Doctor, Hospital
from sehat.rendering.pictures import (
    COVER,
    FIGURE,
    PORTRAIT,
    Shape,
    fetch_renditions,
    image_block,
    picture_of,
    pictures_by_id,
    specs,
)
from sehat.rendering.tests.photos import lost, photo

pytestmark = pytest.mark.django_db


def rendered(image: Image, shape: Shape = FIGURE) -> Picture:
    found = picture_of(image, shape)
    assert found is not None
    return found


def opened(url: str) -> Drawing.Image:
    return Drawing.open(Path(settings.MEDIA_ROOT) / url.removeprefix(settings.MEDIA_URL))


def sources(srcset: str) -> list[tuple[str, int]]:
    """Address and width of each."""
    parts = [part.split(" ") for part in srcset.split(", ")]
    return [(url, int(width.removesuffix("w"))) for url, width in parts]


@pytest.mark.parametrize(
    ("shape", "sizes"),
    [
        (FIGURE, [(480, 320), (960, 640)]),
        (COVER, [(480, 220), (960, 440)]),
        (PORTRAIT, [(192, 192), (384, 384)]),
    ],
)
def test_a_picture_is_there_in_both_widths_and_every_format(
    shape: Shape, sizes: list[tuple[int, int]]
) -> None:
    found = rendered(photo(), shape)
    for srcset, kind in ((found.avif, "AVIF"), (found.webp, "WEBP")):
        for (url, width), size in zip(sources(srcset), sizes, strict=True):
            with opened(url) as made:
                assert (made.format, made.size, width) == (kind, size, size[0])
    with opened(found.src) as made:
        assert (made.format, made.size) == ("JPEG", (found.width, found.height)) == ("JPEG", sizes[1])


@pytest.mark.parametrize(
    ("stored", "shown"), [("jpeg", "JPEG"), ("png", "PNG"), ("webp", "JPEG"), ("avif", "JPEG")]
)
def test_where_nothing_newer_is_known_there_is_jpeg_or_png(stored: str, shown: str) -> None:
    with opened(rendered(photo(kind=stored)).src) as made:
        assert made.format == shown


@pytest.mark.parametrize(("size", "widths"), [((300, 200), [300]), ((600, 400), [480, 600])])
def test_a_small_picture_is_never_made_larger(size: tuple[int, int], widths: list[int]) -> None:
    found = rendered(photo(size=size))
    assert [width for _, width in sources(found.avif)] == widths
    assert (found.width, found.height) == size


def test_nothing_is_made_twice(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    image = photo()
    first = rendered(image)
    again = Image.objects.get(pk=image.pk)
    fetch_renditions([again, None], FIGURE)
    with django_assert_num_queries(0):
        assert rendered(again) == first
    assert Rendition.objects.filter(image=image).count() == 5


def test_any_number_of_pictures_is_two_queries_and_none_is_none(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    ids = [photo(size=(40, 30)).pk for _ in range(4)]
    made = pictures_by_id(ids, FIGURE)
    with django_assert_num_queries(2):
        assert pictures_by_id(ids, FIGURE) == made
    assert sorted(made) == ids
    with django_assert_num_queries(0):
        assert pictures_by_id([], FIGURE) == {}
        fetch_renditions([None], FIGURE)


def test_a_picture_whose_file_is_gone_or_broken_is_none() -> None:
    gone, broken = lost(photo(size=(40, 30))), photo(size=(40, 30))
    Path(broken.file.path).write_bytes(b"not a picture at all")
    assert picture_of(Image.objects.get(pk=gone.pk), FIGURE) is None
    assert picture_of(Image.objects.get(pk=broken.pk), FIGURE) is None
    assert pictures_by_id([gone.pk, broken.pk], FIGURE) == {}
    assert picture_of(None, FIGURE) is None


@pytest.mark.parametrize(
    "stored",
    [
        b"",
        b"<",
        b"<?xml version='1.0'?><Error><Code>AccessDenied</Code></Error>",  # of a store of files
        b"<?xml version='1.0'?><Error>",
        b"<!doctype html><p>Sorry<br>",
        b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'></svg>",
        b"RIFF\x10\x00\x00\x00WEBQVP8 ",
        b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff",
        b"GIF89a\x01",
        # 4,295 megapixels
        b"GIF89a\xff\xff\xff\xff\x00\x00\x00,\x00\x00\x00\x00\xff\xff\xff\xff\x00\x02",
        b"\xff\xd8\xff\xe0",
    ],
)
def test_whatever_stands_in_the_file_of_a_picture_its_page_is_shown_without_it(stored: bytes) -> None:
    """An error page that was stored as a picture was an error of the server on each page that shows it."""
    picture = photo(size=(40, 30))
    Path(picture.file.path).write_bytes(stored)
    assert picture_of(Image.objects.get(pk=picture.pk), FIGURE) is None


def test_engines_get_the_whole_address_of_a_picture() -> None:
    found = rendered(photo(size=(40, 30)))
    assert image_block(found) == {"image": settings.SITE_URL + found.src}
    assert image_block(None) == {}


@pytest.mark.parametrize(("model", "shape"), [(Doctor, PORTRAIT), (Hospital, COVER), (Person, PORTRAIT)])
def test_the_sizes_of_a_photo_are_made_when_its_row_is_saved(
    model: type[Doctor | Hospital | Person],
    shape: Shape,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    row, image = model.objects.all()[0], photo()
    row.photo = image
    with django_capture_on_commit_callbacks(execute=True):
        row.save()
    made = Rendition.objects.filter(image=image)
    assert set(made.values_list("filter_spec", flat=True)) == set(specs(shape))


def test_they_are_made_anew_when_the_photo_is_cropped(
    client: Client, admin_user: User, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    image = photo()
    Hospital.objects.filter(pk=Hospital.objects.all()[0].pk).update(photo=image)
    middle = {"focal_point_x": 300, "focal_point_y": 200, "focal_point_width": 50, "focal_point_height": 50}
    client.force_login(admin_user)
    with django_capture_on_commit_callbacks(execute=True):
        client.post(f"/cms/images/{image.pk}/", {"title": image.title, "collection": 1, "tags": "", **middle})
    cropped = Image.objects.get(pk=image.pk)
    assert cropped.focal_point_x == 300
    with CaptureQueriesContext(connection) as queries:
        fetch_renditions([cropped], COVER)
        rendered(cropped, COVER)
    assert len(queries) == 1, "it is read, and nothing is made"


def test_a_photo_that_nobody_shows_is_not_drawn_nor_is_one_that_cannot_be(
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    unused, gone, doctor = photo(), lost(photo()), Doctor.objects.all()[0]
    doctor.photo = gone
    with django_capture_on_commit_callbacks(execute=True):
        unused.save()
        doctor.save()
    drawn = Rendition.objects.exclude(filter_spec="max-165x165")  # the small one of /cms
    assert not drawn.filter(image__in=[unused, gone])
    assert Doctor.objects.get(pk=doctor.pk).photo == gone
