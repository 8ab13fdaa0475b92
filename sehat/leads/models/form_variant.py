"""The forms of the site, as staff leave them."""

from __future__ import annotations

from django.core.exceptions import ValidationError
from django.db import models
from wagtail.admin.panels import FieldPanel
from wagtail.fields import StreamField

from sehat.content.seen import empty_unseen, refuse_unseen
from sehat.leads.answers.presets import may_start_from
from sehat.leads.blocks import FieldBlock

DEFAULT_TITLE = "Book Free Appointment"
PANELS = ("number", "name", "title", "button", "is_white", "verifies_parent", "fields")


class FormVariant(models.Model):
    """One form, which staff may change: what it asks beside name and mobile (decisions 2.1)."""

    number = models.CharField(max_length=4, unique=True, help_text="0 to 7 have their places on the site.")
    name = models.CharField(max_length=80, help_text="Where it is used, for staff.")
    title = models.CharField(max_length=80, default=DEFAULT_TITLE)
    button = models.CharField(
        max_length=40, blank=True, help_text="Words of its button; empty: Get a free call back."
    )
    is_white = models.BooleanField("white background", default=False)
    verifies_parent = models.BooleanField(
        "code for the parent of a child",
        default=True,
        help_text="A request for somebody under 18 is taken once a code proved the parent’s number.",
    )
    fields = StreamField(
        [("field", FieldBlock())],
        blank=True,
        help_text="Name and mobile number are in every form; list one of them only to change it.",
    )

    panels = [FieldPanel(name) for name in PANELS]

    class Meta:
        ordering = ("number",)
        verbose_name = "lead form"

    def __str__(self) -> str:
        return f"{self.number} {self.name}"

    def clean(self) -> None:
        super().clean()
        refuse_unseen(self, "name", "title")
        empty_unseen(self, "button")
        asked = [block.value["key"] for block in self.fields]
        twice = sorted({key for key in asked if asked.count(key) > 1})
        if twice:
            raise ValidationError({"fields": f"Asked twice: {', '.join(twice)}."})
        for block in self.fields:
            if block.value["key"] == "mobile" and block.value["is_hidden"]:
                raise ValidationError({"fields": "The mobile number cannot be hidden."})
            key, preset = block.value["key"], block.value["preset"]
            if preset and not may_start_from(key, preset):
                raise ValidationError({"fields": f"“{preset}” is no answer to {key}."})
