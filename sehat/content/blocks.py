"""The blocks editors fill a medical page with."""

from __future__ import annotations

from wagtail.blocks import CharBlock, DateBlock, StructBlock, TextBlock, URLBlock
from wagtail.snippets.blocks import SnippetChooserBlock


class SymptomBlock(StructBlock):
    title = CharBlock(max_length=60)
    text = CharBlock(max_length=160)
    icon = CharBlock(max_length=40, default="stethoscope", help_text="A name of the icon list: stomach, eye.")

    class Meta:
        icon = "list-ul"


class TreatmentOptionBlock(StructBlock):
    name = CharBlock(max_length=80)
    procedure = SnippetChooserBlock("directory.Procedure", required=False)
    best_for = CharBlock(max_length=160)
    recovery = CharBlock(max_length=60)

    class Meta:
        icon = "table"


class QuestionBlock(StructBlock):
    question = CharBlock(max_length=160)
    answer = TextBlock()

    class Meta:
        icon = "help"


class SourceBlock(StructBlock):
    title = CharBlock(max_length=200)
    publisher = CharBlock(max_length=100)
    url = URLBlock(required=False)
    read_on = DateBlock(required=False)

    class Meta:
        icon = "link"


class SectionBlock(StructBlock):
    heading = CharBlock(max_length=100)
    text = TextBlock(help_text="A blank line parts paragraphs; a line that starts with “- ” is a list item.")

    class Meta:
        icon = "doc-full"
