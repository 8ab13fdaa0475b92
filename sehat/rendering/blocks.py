"""Blocks that rooms with texts share."""

from __future__ import annotations

from django.core.validators import RegexValidator
from wagtail.blocks import CharBlock, DateBlock, StructBlock, URLBlock

from sehat.rendering.footnotes import KEY

FOOTNOTE = "[^key] after a statement names the source that carries it, by its key."


class SourceBlock(StructBlock):
    """What a text rests on. Who opened it says when; before that the page says “not yet checked”."""

    key = CharBlock(
        max_length=30,
        required=False,
        validators=[RegexValidator(f"^{KEY}$", "Small letters, figures and hyphens: nice-ng12.")],
        help_text="nice-ng12: then [^nice-ng12] after a statement leads to this source.",
    )
    title = CharBlock(max_length=200)
    publisher = CharBlock(max_length=100)
    url = URLBlock(required=False)
    read_on = DateBlock(
        required=False, help_text="When you opened it and found the statements in it. Empty: not yet checked."
    )

    class Meta:
        icon = "link"
