"""Editors add pictures: what is damaged is refused in words, what is too large before it is unpacked."""

from __future__ import annotations

import resource
import struct
import zlib
from io import BytesIO
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from PIL import Image
from pytest_django import DjangoCaptureOnCommitCallbacks, Settings
from wagtail.images import get_image_model

from sehat.content.tests.test_documents import editor
from sehat.rendering.pictures import FIGURE, picture_of
from sehat.rendering.tests.photos import photo

__all__ = ["editor"]
ADD, ADD_MANY = "/cms/images/add/", "/cms/images/multiple/add/"
FORMATS = ("PNG", "JPEG", "GIF", "WEBP", "AVIF")


@pytest.fixture(autouse=True)
def _media(settings: Settings, tmp_path: object) -> None:
    settings.MEDIA_ROOT = tmp_path


def picture(kind: str) -> bytes:
    made = BytesIO()
    Image.effect_noise((120, 90), 50).convert("RGB").save(made, kind)
    return made.getvalue()


def head_of(width: int, height: int) -> bytes:
    """A PNG of this size of which nothing else is there."""
    about = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    parts = [(b"IHDR", about), (b"IDAT", zlib.compress(b"\0" * 1000)), (b"IEND", b"")]
    chunks = (
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def add(editor: Client, name: str, content: bytes, path: str = ADD) -> str:
    field = "files[]" if path == ADD_MANY else "file"
    data = {"title": "A picture", field: SimpleUploadedFile(name, content), "collection": "1"}
    answer = editor.post(path, data, headers={"X-Requested-With": "XMLHttpRequest"})
    assert answer.status_code in (200, 302)
    return answer.content.decode()


@pytest.mark.parametrize("path", [ADD, ADD_MANY])
@pytest.mark.parametrize("kind", FORMATS)
def test_a_whole_one_is_taken_and_its_small_one_made(
    editor: Client, path: str, kind: str, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    """With the upload, one at a time: “Add an image” left it to the list, which made all of them at once."""
    with django_capture_on_commit_callbacks(execute=True):
        add(editor, f"a.{kind.lower()}", picture(kind), path)
    [image] = get_image_model().objects.filter(title="A picture")
    assert image.renditions.filter(filter_spec="max-165x165").exists()


def test_one_in_place_of_another_has_its_small_one_too(
    editor: Client, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        add(editor, "a.png", picture("PNG"))
        [image] = get_image_model().objects.all()
        add(editor, "b.png", picture("PNG"), f"/cms/images/{image.pk}/")
    [small] = image.renditions.filter(filter_spec="max-165x165")
    assert "b." in small.file.name


@pytest.mark.parametrize("path", [ADD, ADD_MANY])
@pytest.mark.parametrize("kind", FORMATS)
@pytest.mark.parametrize("kept", [0.6, 0.02])
def test_one_that_is_not_whole_is_refused_in_words(editor: Client, path: str, kind: str, kept: float) -> None:
    """Of a copy that broke off; it was an error of the server."""
    whole = picture(kind)
    page = add(editor, f"a.{kind.lower()}", whole[: int(len(whole) * kept)], path)
    assert "corrupted image" in page or "Not a" in page
    assert not get_image_model().objects.exists()


@pytest.mark.parametrize(("width", "height"), [(9000, 9000), (20000, 20000), (1, 30_000_000)])
def test_one_of_too_many_pixels_is_refused_before_it_is_unpacked(
    editor: Client, width: int, height: int
) -> None:
    """Two of 300 KB took a gigabyte, and the site with it."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert "has too many pixels" in add(editor, "a.png", head_of(width, height))
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 50_000  # KB


@pytest.mark.parametrize(("width", "height"), [(5001, 5000), (12000, 12000), (20000, 20000)])
def test_one_that_was_stored_before_there_was_a_limit_is_never_unpacked(
    editor: Client, width: int, height: int
) -> None:
    """The first to look at a page or at the list of pictures had it unpacked: 700 MB."""
    stored = photo(size=(40, 30), kind="png")
    Path(stored.file.path).write_bytes(head_of(width, height))
    get_image_model().objects.update(width=width, height=height)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    image = get_image_model().objects.get()
    for path in ("/cms/images/", f"/cms/images/{image.pk}/", "/cms/images/chooser/"):
        assert editor.get(path).status_code == 200
    assert picture_of(image, FIGURE) is None
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 50_000  # KB


@pytest.mark.django_db
def test_what_was_made_of_it_before_is_shown_still() -> None:
    stored = photo(size=(40, 30), kind="png")
    made = picture_of(stored, FIGURE)
    get_image_model().objects.update(width=12000, height=12000)
    assert made is not None
    assert picture_of(get_image_model().objects.get(), FIGURE) == made


def test_another_kind_is_told_which_there_are(editor: Client) -> None:
    assert "Not a supported image format" in add(
        editor, "a.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>"
    )
    assert "does not match the file format" in add(editor, "a.png", picture("GIF"))
