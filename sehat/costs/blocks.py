"""The blocks editors fill cost notes with."""

from __future__ import annotations

from wagtail.blocks import CharBlock, StructBlock, TextBlock


class DriverBlock(StructBlock):
    """Something that changes the price."""

    title = CharBlock(max_length=60)
    text = CharBlock(max_length=200)

    class Meta:
        icon = "list-ul"


class CostQuestionBlock(StructBlock):
    question = CharBlock(max_length=160)
    answer = TextBlock()

    class Meta:
        icon = "help"
