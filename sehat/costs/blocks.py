"""The blocks editors fill cost notes with."""

from __future__ import annotations

from typing import Any

from wagtail.blocks import CharBlock, StreamValue, StructBlock, TextBlock


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


def values(stream: StreamValue) -> list[Any]:
    """Those of one kind of block, without what is nothing; a part that a block lacks has no words."""
    found = (block.value for block in stream if block.value is not None)
    return [
        {name: part or "" for name, part in value.items()} if isinstance(value, dict) else value
        for value in found
    ]
