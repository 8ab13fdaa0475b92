from __future__ import annotations

import re
from codecs import BOM_UTF8
from datetime import date
from typing import Any

from django.core.exceptions import ValidationError
from django.core.files import File
from django.core.validators import FileExtensionValidator
from django.db import models
from django.db.models.fields.files import FieldFile
from wagtail.admin.panels import FieldPanel
from wagtail.fields import StreamField

from sehat.content.models.medical import panels
from sehat.content.models.site_page import SitePage
from sehat.rendering.blocks import LineBlock

NO_WEBVTT = "This is no WebVTT: its first line is not WEBVTT, so no browser shows it."


def is_new(file: FieldFile) -> bool:
    """Chosen in a form, and not stored yet."""
    return not getattr(file, "_committed", True)


def is_webvtt(file: File[Any]) -> bool:
    """By its first bytes, as browsers tell it: SRT is often called .vtt."""
    file.seek(0)
    head = file.read(len(BOM_UTF8) + len(b"WEBVTT "))
    file.seek(0)
    return bool(re.match(rb"WEBVTT(?:[ \t\r\n]|$)", head.removeprefix(BOM_UTF8)[:7]))


class VideoIndexPage(SitePage):
    component = "content/video-index-page"
    page_type = "Video"
    max_count = 1
    parent_page_types = ["content.HomePage"]
    subpage_types = ["content.VideoPage"]

    intro = models.TextField(blank=True)
    content_panels = [*SitePage.content_panels, FieldPanel("intro")]


class VideoPage(SitePage):
    """A film with captions and its words; until there is a file, its scenes to read."""

    component = "content/video-page"
    page_type = "Video"
    parent_page_types = ["content.VideoIndexPage"]
    subpage_types: list[str] = []

    lead = models.TextField()
    icon = models.CharField(max_length=40, default="stethoscope", help_text="A name of the icon list.")
    published_on = models.DateField(default=date.today)
    file = models.FileField(
        upload_to="videos", blank=True, validators=[FileExtensionValidator(["mp4", "webm"])]
    )
    captions = models.FileField(
        upload_to="videos",
        blank=True,
        validators=[FileExtensionValidator(["vtt"])],
        help_text="WebVTT. A film without captions is not shown, its scenes are.",
    )
    seconds = models.PositiveSmallIntegerField(
        "length (seconds)", null=True, blank=True, help_text="How long the film lasts."
    )
    scenes = StreamField([("scene", LineBlock(max_length=200))], blank=True)
    transcript = models.TextField(help_text="Every word that is said.")
    content_panels = [
        *SitePage.content_panels,
        *panels("lead", "icon", "published_on", "file", "captions", "seconds", "scenes", "transcript"),
    ]

    def clean(self) -> None:
        """One of next year would stand first until then."""
        super().clean()
        self.refuse_later_day("published_on")
        if self.captions and is_new(self.captions) and not is_webvtt(self.captions):
            raise ValidationError({"captions": NO_WEBVTT})

    @property
    def has_film(self) -> bool:
        """A film is shown with its captions or not at all."""
        return bool(self.file and self.captions)
