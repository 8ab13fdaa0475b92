"""What editors build a marketing page from, in any order."""

from __future__ import annotations

from wagtail.blocks import CharBlock, IntegerBlock, ListBlock, StructBlock
from wagtail.snippets.blocks import SnippetChooserBlock

from sehat.content.blocks import ButtonsBlock, QuestionBlock, SectionBlock


class PricesBlock(StructBlock):
    heading = CharBlock(max_length=100, default="What it usually costs")
    procedures = ListBlock(SnippetChooserBlock("directory.Procedure"), max_num=6)

    class Meta:
        icon = "table"
        label = "Price ranges"
        help_text = "As the first block it stands in the hero, under the perks and beside the form."


class SurgeonsBlock(StructBlock):
    """The most experienced doctors of the page's department in its city."""

    heading = CharBlock(max_length=100, default="Surgeons you can meet")
    count = IntegerBlock(min_value=1, max_value=6, default=3, label="How many")

    class Meta:
        icon = "group"
        label = "Surgeons"
        help_text = "Shown when the page names a department that has doctors in its city."


class StepBlock(StructBlock):
    title = CharBlock(max_length=60)
    text = CharBlock(max_length=200)


class StepsBlock(StructBlock):
    heading = CharBlock(max_length=100, default="What happens next")
    steps = ListBlock(StepBlock(), max_num=5)

    class Meta:
        icon = "order"
        label = "Steps"


class QuestionsBlock(StructBlock):
    heading = CharBlock(max_length=100, default="Questions people ask")
    questions = ListBlock(QuestionBlock(), max_num=12)

    class Meta:
        icon = "help"
        label = "Questions and answers"


MARKETING_BLOCKS = [
    ("prices", PricesBlock()),
    ("surgeons", SurgeonsBlock()),
    ("steps", StepsBlock()),
    ("questions", QuestionsBlock()),
    ("text", SectionBlock(label="Text")),
    ("buttons", ButtonsBlock(label="Buttons: call, WhatsApp, PDF")),
]
