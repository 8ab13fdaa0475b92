from __future__ import annotations

from datetime import date

from django.core.validators import FileExtensionValidator
from django.db import models
from wagtail.admin.panels import FieldPanel
from wagtail.fields import StreamField

from sehat.content.models.medical import panels
from sehat.content.models.site_page import SitePage
from sehat.rendering.blocks import LineBlock


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

    @property
    def has_film(self) -> bool:
        """A film is shown with its captions or not at all."""
        return bool(self.file and self.captions)
