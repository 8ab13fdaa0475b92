"""Captions of a film are WebVTT by what is in them, not by their name alone."""

from __future__ import annotations

from codecs import BOM_UTF8

import pytest
from django.core.exceptions import ValidationError
from django.core.files.base import ContentFile

from sehat.content.models import VideoPage
from sehat.content.models.video import NO_WEBVTT, is_webvtt

CUE = b"\n\n00:00.000 --> 00:02.000\nYou lie down.\n"
SRT = b"1\n00:00:00,000 --> 00:00:02,000\nYou lie down.\n"


@pytest.mark.parametrize(
    ("content", "is_taken"),
    [
        (b"WEBVTT" + CUE, True),
        (b"WEBVTT", True),
        (b"WEBVTT - An ultrasound" + CUE, True),
        (b"WEBVTT\r\n\r\n", True),
        (BOM_UTF8 + b"WEBVTT" + CUE, True),
        (BOM_UTF8 + b"WEBVTT", True),
        (SRT, False),
        (b"WEBVTTX" + CUE, False),
        (b"webvtt" + CUE, False),
        (b"\nWEBVTT" + CUE, False),
        ("WEBVTT".encode("utf-16"), False),
        (b"", False),
    ],
)
def test_captions_are_told_by_their_first_line_as_browsers_tell_them(content: bytes, is_taken: bool) -> None:
    file = ContentFile(content, "a.vtt")
    assert is_webvtt(file) is is_taken
    assert file.read() == content  # nothing of it is lost for who stores it


@pytest.mark.django_db
def test_captions_that_no_browser_would_show_are_refused_at_their_field() -> None:
    """A film with SRT under the name of WebVTT was shown, and had no captions for who needs them."""
    film = VideoPage.objects.all()[0]
    film.captions = ContentFile(SRT, "a.vtt")
    with pytest.raises(ValidationError) as refused:
        film.clean()
    assert refused.value.message_dict == {"captions": [NO_WEBVTT]}
    film.captions = ContentFile(b"WEBVTT" + CUE, "a.vtt")
    film.clean()


@pytest.mark.django_db
def test_captions_that_are_stored_are_not_read_again_at_each_save() -> None:
    film = VideoPage.objects.all()[0]
    film.captions.name = "videos/gone-from-the-disk.vtt"
    film.clean()
