"""The block staff make a form of."""

from __future__ import annotations

from typing import get_args

from wagtail.blocks import BooleanBlock, CharBlock, ChoiceBlock, StructBlock

from sehat.leads.fields import FieldKey


def field_choices() -> list[tuple[str, str]]:
    """A function, which migrations name: a new field needs none."""
    return [(key, key) for key in get_args(FieldKey)]


class FieldBlock(StructBlock):
    key = ChoiceBlock(choices=field_choices, label="Field")
    is_required = BooleanBlock(required=False, label="Required")
    is_hidden = BooleanBlock(required=False, label="Hidden")
    preset = CharBlock(
        required=False,
        max_length=120,
        help_text="What it starts from; city, treatment, speciality and hospital else start from the page.",
    )

    class Meta:
        icon = "form"
