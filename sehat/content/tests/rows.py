"""Pages as the demo files say them, small, so that tests know what stands on each."""

from __future__ import annotations

from typing import Any, TypeVar

from wagtail.models import Page

from sehat.content.demo import medical
from sehat.content.demo.placing import placed
from sehat.content.models import (
    ArticlePage,
    BlogIndexPage,
    Person,
    TestPage,
    TreatmentIndexPage,
    TreatmentPage,
)
from sehat.directory.models import Department

Row = dict[str, Any]
P = TypeVar("P", bound=Page)


def english(model: type[P], **where: object) -> P:
    """The English page of a type, where there is one in Hindi too."""
    found: P = model.objects.exclude(url_path__contains="/hi/").get(**where)
    return found


MEDICAL: Row = {
    "seo_title": "",
    "seo_description": "Said of it in a search engine.",
    "author": "neha-kulkarni",
    "reviewer": "dr-asha-rao",
    "reviewed_on": "2026-10-02",
    "next_review_on": "2027-10-02",
    "lead": "In one sentence.",
    "see_doctor": ["the pain comes back"],
    "emergency": ["your skin turns yellow"],
    "questions": [{"question": "Does it hurt?", "answer": "A little."}],
    "sources": [{"title": "On it", "publisher": "NHS", "url": None, "read_on": None}],
}
FACTS = [{"term": term, "value": f"{term} of it"} for term in medical.TREATMENT_FACTS]
STEP = [{"title": "A first step", "text": "What happens in it."}]
TREATMENT: Row = MEDICAL | {
    "procedure": "gallbladder-removal",
    "title": "Gallbladder removal",
    "also_called": ["cholecystectomy"],
    "key_facts": FACTS,
    "overview": "It takes out the gallbladder.",
    "who_needs_it": "People with pain.",
    "who_should_wait": "People without pain.",
    "methods": [{"name": "Keyhole", "how": "Small cuts.", "best_for": "Most", "recovery": "A week"}],
    "before": STEP,
    "during": STEP,
    "after": STEP,
    "recovery": [{"when": "Week 1", "text": "You rest."}],
    "risks": [{"title": "Infection", "how_common": "Rare", "text": "Tablets help."}],
    "alternatives": "Waiting.",
    "ask_doctor": ["What if I wait?"],
}
TEST: Row = MEDICAL | {
    "slug": "blood-count",
    "title": "Blood count",
    "name_hi": "ख़ून की जाँच",
    "also_called": ["CBC"],
    "department": "endocrinology",
    "kind": "blood",
    "icon": "test_tubes",
    "key_facts": [{"term": "Sample", "value": "Blood"}],
    "what_it_checks": "Cells.",
    "why": "Fever.",
    "prepare": "Nothing.",
    "how_it_is_done": "A needle.",
    "ranges_intro": "Each laboratory has its own.",
    "ranges": [{"name": "Haemoglobin", "range": "12 to 15 g/dL", "meaning": "Low is anaemia."}],
    "reading": "Ask.",
    "limits": "Not why.",
}
TEST_HI: Row = TEST | {
    "title": "ख़ून की जाँच",
    "also_called": [],
    "key_facts": [{"term": "नमूना", "value": "ख़ून"}],
    "lead": "एक वाक्य में।",
    "what_it_checks": "ख़ून की कोशिकाएँ।",
    "why": "बुख़ार।",
    "prepare": "कुछ नहीं।",
    "how_it_is_done": "सुई से।",
    "ranges_intro": "हर लैब का अपना मान होता है।",
    "ranges": [{"name": "हीमोग्लोबिन", "range": "12 से 15 g/dL", "meaning": "कम हो तो ख़ून की कमी।"}],
    "reading": "डॉक्टर से पूछें।",
    "see_doctor": ["कोई मान ज़्यादा या कम हो"],
    "emergency": ["मसूड़ों से ख़ून आए"],
    "limits": "कारण नहीं बताती।",
    "questions": [{"question": "क्या दर्द होता है?", "answer": "थोड़ा।"}],
    "sources": [],
}
EVERY_BLOCK: list[Row] = [
    {"type": "text", "value": {"heading": "A heading", "text": "A paragraph."}},
    {"type": "list", "value": {"heading": "A list", "items": ["one thing", "another thing"]}},
    {"type": "see_doctor", "value": ["it comes back"]},
    {"type": "emergency", "value": ["you cannot breathe"]},
    {"type": "steps", "value": {"heading": "Steps", "steps": STEP}},
    {
        "type": "table",
        "value": {
            "heading": "A table",
            "caption": "Its caption.",
            "head": ["Way", "For"],
            "rows": [["Laser", "Most"]],
        },
    },
    {"type": "cost", "value": {"heading": "What it costs", "procedure": "gallbladder-removal"}},
    {"type": "doctors", "value": {"heading": "Who does it", "department": "general-surgery"}},
    {
        "type": "questions",
        "value": {"heading": "Asked", "questions": [{"question": "Why?", "answer": "So."}]},
    },
    {"type": "sources", "value": [{"title": "A paper", "publisher": "ICMR", "url": None, "read_on": None}]},
    {"type": "lead_form", "value": {"title": "Ask us", "text": "It is free."}},
]  # fmt: skip
ARTICLE: Row = MEDICAL | {
    "slug": "when-to-operate",
    "language": "en",
    "title": "When to operate",
    "published_on": "2026-09-01",
    "department": "general-surgery",
    "icon": "gallbladder",
    "translation_of": None,
    "takeaways": ["Waiting is a choice."],
    "emergency": [],
    "body": EVERY_BLOCK,
}


def real_reviewer(*departments: str) -> Person:
    """A doctor who is not invented: reviewer of these departments, by default of general surgery."""
    own = {"name": "Dr Asha Rao", "name_hi": "डॉ. आशा राव", "degrees": "MS (General Surgery)"}
    own["registration"] = "DMC-12345"
    person, _ = Person.objects.get_or_create(slug="dr-asha-rao", defaults=own | {"role": "reviewer"})
    fields = Department.objects.filter(slug__in=departments or ["general-surgery"])
    person.departments.set(fields)
    return person


def links() -> medical.Links:
    real_reviewer()
    return medical.Links()


def treatment_page(**changes: Any) -> TreatmentPage:
    row = TREATMENT | changes
    index = english(TreatmentIndexPage)
    return placed(TreatmentPage, index, row["procedure"], medical.treatment(row, links()))


def page_of_test(address: str, row: Row) -> TestPage:
    """A test below "test" or "hi/test"."""
    return placed(TestPage, below(address), row["slug"], medical.test(row, links()))


def article_page(address: str = "blog", other: ArticlePage | None = None, **changes: Any) -> ArticlePage:
    """An article below "blog" or "hi/blog", the Hindi one of `other` if that is given."""
    row = ARTICLE | changes
    values = medical.article(row, links()) | {"translation_of": other}
    index = BlogIndexPage.objects.get(pk=below(address).pk)
    return placed(ArticlePage, index, row["slug"], values)


def below(address: str) -> Page:
    return Page.objects.get(url_path=f"/sehat-path/{address}/")
