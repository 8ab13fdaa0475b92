"""The blocks editors fill a medical page with."""

from __future__ import annotations

from typing import Any

from django.forms import CheckboxSelectMultiple
from wagtail.blocks import (
    Block,
    CharBlock,
    ChoiceBlock,
    ListBlock,
    MultipleChoiceBlock,
    StructBlock,
    TextBlock,
)
from wagtail.contrib.typed_table_block.blocks import TypedTableBlock
from wagtail.images.blocks import ImageChooserBlock
from wagtail.snippets.blocks import SnippetChooserBlock

from sehat.directory.inputs import IconInput
from sehat.rendering.blocks import FOOTNOTE, LineBlock, SourceBlock

PLAIN = f"A blank line parts paragraphs; a line that starts with “- ” is a list item. {FOOTNOTE}"


class IconBlock(LineBlock):
    """An icon chosen from pictures."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.field.widget = IconInput()
        self.field.widget.is_required = self.field.required
        self.field.help_text = ""


class SymptomBlock(StructBlock):
    title = CharBlock(max_length=60)
    text = CharBlock(max_length=160)
    icon = IconBlock(max_length=40, default="stethoscope", help_text="A name of the icon list: stomach, eye.")

    class Meta:
        icon = "list-ul"


class CauseBlock(StructBlock):
    name = CharBlock(max_length=80)
    feels = CharBlock(max_length=200, label="how it feels, and what tells it apart")
    condition = SnippetChooserBlock("directory.Condition", required=False)

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
    group = CharBlock(max_length=60, required=False, help_text="On a long list: the heading it stands under.")

    class Meta:
        icon = "help"


class SectionBlock(StructBlock):
    heading = CharBlock(max_length=100)
    text = TextBlock(help_text=PLAIN)

    class Meta:
        icon = "doc-full"


class StepBlock(StructBlock):
    title = CharBlock(max_length=60)
    text = CharBlock(max_length=240)

    class Meta:
        icon = "arrow-right"


class PhaseBlock(StructBlock):
    when = CharBlock(max_length=40, help_text="Week 1, By 3 months")
    text = CharBlock(max_length=240)

    class Meta:
        icon = "calendar"


class RiskBlock(StructBlock):
    title = CharBlock(max_length=60)
    how_common = ChoiceBlock([("Common", "Common"), ("Uncommon", "Uncommon"), ("Rare", "Rare")])
    text = CharBlock(max_length=240)

    class Meta:
        icon = "warning"


class MethodBlock(StructBlock):
    name = CharBlock(max_length=80)
    how = CharBlock(max_length=200)
    best_for = CharBlock(max_length=160)
    recovery = CharBlock(max_length=60)

    class Meta:
        icon = "table"


class FactBlock(StructBlock):
    term = CharBlock(max_length=40)
    value = CharBlock(max_length=80)

    class Meta:
        icon = "tag"


class RangeBlock(StructBlock):
    name = CharBlock(max_length=100)
    range = CharBlock(max_length=100, required=False)
    meaning = CharBlock(max_length=240)

    class Meta:
        icon = "table"


class BulletsBlock(StructBlock):
    heading = CharBlock(max_length=100, required=False)
    items = ListBlock(LineBlock(max_length=300))

    class Meta:
        icon = "list-ul"


class StepsBlock(StructBlock):
    heading = CharBlock(max_length=100)
    steps = ListBlock(StepBlock())

    class Meta:
        icon = "list-ol"


class TableBlock(StructBlock):
    heading = CharBlock(max_length=100, required=False)
    table = TypedTableBlock([("text", CharBlock(required=False))])

    class Meta:
        icon = "table"


class CostBlock(StructBlock):
    heading = CharBlock(max_length=100)
    procedure = SnippetChooserBlock("directory.Procedure")

    class Meta:
        icon = "tag"


class DoctorsBlock(StructBlock):
    heading = CharBlock(max_length=100)
    department = SnippetChooserBlock("directory.Department")

    class Meta:
        icon = "group"


class FigureBlock(StructBlock):
    """A picture that says something: who cannot see it reads what it shows."""

    image = ImageChooserBlock()
    alt = CharBlock(max_length=200, help_text="What the picture shows, for those who cannot see it.")
    caption = CharBlock(max_length=200)

    class Meta:
        icon = "image"


class QuestionsBlock(StructBlock):
    heading = CharBlock(max_length=100, required=False)
    questions = ListBlock(QuestionBlock())

    class Meta:
        icon = "help"


class LeadFormBlock(StructBlock):
    title = CharBlock(max_length=100)
    text = CharBlock(max_length=200, required=False)

    class Meta:
        icon = "form"


# In the order in which they are rendered.
BUTTONS = [
    ("bookappointment", "Book appointment: opens the form"),
    ("default", "The usual button: the same as Book appointment"),
    ("whatsapp", "WhatsApp: a chat, where a number is configured"),
    ("callbutton", "Call: where a number is configured"),
    ("pdf", "Send me the PDF: on a campaign that has a guide"),
    ("weightloss", "Talk to a weight-loss doctor: opens the form"),
    ("downloadApp", "Open the app: where its address is configured"),
]


class ButtonsBlock(StructBlock):
    """Ways to reach us. What has no number, no guide or no app behind it is not rendered."""

    heading = CharBlock(max_length=100, required=False, default="Talk to us")
    types = MultipleChoiceBlock(choices=BUTTONS, widget=CheckboxSelectMultiple, label="Buttons")

    class Meta:
        icon = "link"


REASONS = LineBlock(max_length=200)
# Every block an editor may put into any medical page, without a developer.
BODY: list[tuple[str, Block]] = [
    ("text", SectionBlock()),
    ("list", BulletsBlock()),
    ("steps", StepsBlock()),
    ("table", TableBlock()),
    ("see_doctor", ListBlock(REASONS, icon="warning", help_text="Completes “See a doctor if …”.")),
    ("emergency", ListBlock(REASONS, icon="warning", help_text="Completes “Go to a hospital now if …”.")),
    ("cost", CostBlock()),
    ("doctors", DoctorsBlock()),
    ("figure", FigureBlock()),
    ("questions", QuestionsBlock()),
    ("sources", ListBlock(SourceBlock(), icon="link")),
    ("lead_form", LeadFormBlock()),
    ("buttons", ButtonsBlock()),
]
