"""Blocks that rooms with texts share."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ValidationError
from django.core.validators import RegexValidator
from django.utils import timezone
from wagtail.blocks import CharBlock, DateBlock, StructBlock, URLBlock
from wagtail.blocks.struct_block import StructBlockValidationError

from sehat.core.models import DAY_TO_COME
from sehat.rendering.footnotes import KEY

FOOTNOTE = "[^key] after a statement names the source that carries it, by its key."


def values(stream: Any) -> list[Any]:
    """The values of a stream of one kind of block, without those that are nothing."""
    found = (block.value for block in stream if block.value is not None)
    return [filled(value) if isinstance(value, dict) else value for value in found]


def filled(value: dict[str, Any]) -> dict[str, Any]:
    """What was stored before a field was there, or without it, has no words of it."""
    return {name: "" if part is None else part for name, part in value.items()}


class LineBlock(CharBlock):
    """A line of a list: it has no label of its own, so who hears the form is told what it is.

    For migrations it is the line of text that is stored.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.field.widget.attrs["aria-label"] = str(options.get("label", "Line"))

    def deconstruct(self) -> tuple[str, Any, Any]:
        _, args, kwargs = super().deconstruct()
        return "wagtail.blocks.CharBlock", args, kwargs


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

    def clean(self, value: Any) -> Any:
        """Nobody opened it tomorrow. Raises StructBlockValidationError."""
        cleaned = super().clean(value)
        if cleaned["read_on"] and cleaned["read_on"] > timezone.localdate():
            raise StructBlockValidationError({"read_on": ValidationError(DAY_TO_COME)})
        return cleaned

    class Meta:
        icon = "link"
