"""A medical page in passages: each part of it with its heading and its place on the page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from wagtail.images import get_image_model

from sehat.chat.schemas import Passage
from sehat.content.models.medical import MedicalPage
from sehat.core.india import long_date
from sehat.core.languages import noop, translate
from sehat.core.schemas import Language
from sehat.rendering.footnotes import without_footnotes

MAX_PASSAGE_LENGTH = 700
# As frontend/src/lib/prose.ts parts paragraphs, those of other systems, of slides and of web pages as well.
LINE_BREAK = re.compile("\r\n?|[\v\u2028]")
BLANK_LINE = re.compile(r"\n[^\S\n]*\n")
HOW_COMMON = {"Common": noop("common"), "Uncommon": noop("uncommon"), "Rare": noop("rare")}
HELP = {
    "emergency": noop("Go to a hospital emergency now if:"),
    "see_doctor": noop("See a doctor if:"),
}


@dataclass(frozen=True)
class Part:
    """`section`: what it tells (symptoms, causes) or, of free text, its heading; `anchor`: its place."""

    section: str
    anchor: str
    text: str
    heading: str = ""


def passages(page: MedicalPage, parts: list[Part]) -> Iterator[Passage]:
    """Every part, the free text and the questions of the page, word for word; a long one in several."""
    dates = review_dates(page)
    for part in [*parts, *free_parts(page), *questions(page)]:
        # When to go at once is never cut off from when to see a doctor.
        said = without_footnotes(part.text)
        for text in [said] if part.section == "help" and said else pieces(said):
            yield Passage(
                text=text,
                title=page.title,
                heading=part.heading,
                section=part.section,
                url=f"{page.address}#{part.anchor}" if part.anchor else page.address,
                lang=page.language,
                **dates,
            )


def review_dates(page: MedicalPage) -> dict[str, str]:
    """The dates of a Passage; none on a page that no doctor has approved."""
    days = {"reviewed": page.reviewed_on, "next_review": page.next_review_on}
    return {
        name: long_date(day, page.language) if day and page.reviewed_by else "" for name, day in days.items()
    }


def questions(page: MedicalPage) -> Iterator[Part]:
    for block in page.questions:
        asked = str(block.value["question"])
        yield Part(asked, "questions", str(block.value["answer"]), heading=asked)


def free_parts(page: MedicalPage) -> Iterator[Part]:
    """The blocks with words of their own. The place counts the blocks that the page renders: of an emergency
    only the first, and none where the page has one of its own; no figure without its picture
    (content/page_parts/body.py)."""
    place, has_red_card, pictures = 0, bool(page.emergency), pictures_there(page.body.raw_data)
    for block in page.body.raw_data:  # what a block chooses (a treatment, a picture) is not read
        if block["type"] == "emergency" and has_red_card:
            continue
        if block["type"] == "figure" and block["value"]["image"] not in pictures:
            continue  # deleted since
        has_red_card = has_red_card or block["type"] == "emergency"
        place += 1
        text = words_of(block["type"], block["value"])
        if text:
            heading = str(block["value"]["heading"])
            yield Part(heading, f"more-{place}" if heading else "", text, heading)


def pictures_there(body: Iterable[Any]) -> set[int]:
    """Ids of the pictures of figures, without those that were deleted. One query if there are figures."""
    named = [block["value"]["image"] for block in body if block["type"] == "figure"]
    if not named:
        return set()
    return set(get_image_model().objects.filter(pk__in=named).values_list("pk", flat=True))


def words_of(kind: str, value: Any) -> str:
    """The text of a block; "" for prices, doctors, pictures, sources and forms."""
    match kind:
        case "text":
            return str(value["text"])
        case "list":
            return items(listed(value["items"]))
        case "steps":
            return lines(listed(value["steps"]), "title", "text")
        case "questions":
            return "\n\n".join(
                f"{item['question']}\n\n{item['answer']}" for item in listed(value["questions"])
            )
        case _:
            return ""


def listed(rows: list[Any]) -> list[Any]:
    """The values of a list as the database holds it: bare, or each as {type: item, value, id}."""
    return [row["value"] if isinstance(row, dict) and row.get("type") == "item" else row for row in rows]


def paragraphs(text: str) -> list[str]:
    return BLANK_LINE.split(LINE_BREAK.sub("\n", text.replace("\u2029", "\n\n")).strip())


def pieces(text: str) -> Iterator[str]:
    """Whole paragraphs, as many as fit into a passage."""
    piece = ""
    for part in paragraphs(text):
        if piece and len(piece) + len(part) > MAX_PASSAGE_LENGTH:
            yield piece
            piece = ""
        piece = f"{piece}\n\n{part}".strip()
    if piece:
        yield piece


def blocks(stream: Any) -> list[Any]:
    return [block["value"] for block in stream.raw_data]


def lines(rows: Any, title: str, text: str) -> str:
    return "\n".join(f"- {row[title]}: {row[text]}" for row in rows)


def ranges(rows: Any) -> str:
    """Each value of a report with its usual range, where it has one in figures."""
    told = [(row["name"], " · ".join(filter(None, (row.get("range"), row["meaning"])))) for row in rows]
    return "\n".join(f"- {name}: {text}" for name, text in told)


def risks(rows: Any, language: Language) -> str:
    """Each with how common it is, as its page says it: a death does not stand beside a bruise as its like."""
    common = {said: translate(word, language) for said, word in HOW_COMMON.items()}
    return "\n".join(f"- {row['title']} ({common[row['how_common']]}): {row['text']}" for row in rows)


def help_text(page: MedicalPage) -> str:
    """When to go at once, and only then when to see a doctor."""
    lists = {"emergency": blocks(page.emergency), "see_doctor": blocks(page.see_doctor)}
    heads = {name: translate(head, page.language) for name, head in HELP.items()}
    return "\n\n".join(f"{heads[name]}\n\n{items(rows)}" for name, rows in lists.items() if rows)


def items(rows: Any) -> str:
    return "\n".join(f"- {row}" for row in rows)
