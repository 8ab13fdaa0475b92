"""Medical demo files as the fields of their pages."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

from sehat.content.models import Person
from sehat.directory.models import Condition, Department, Procedure

Row = dict[str, Any]
TREATMENT_FACTS = {
    "Done by": "done_by",
    "Anaesthesia": "anaesthesia",
    "Time": "duration",
    "Hospital stay": "hospital_stay",
    "Back to daily life": "back_to_daily_life",
}


class Links:
    """The rows that files name by slug. Four queries for all files."""

    def __init__(self) -> None:
        self.people = {person.slug: person for person in Person.objects.all()}
        self.conditions = {item.slug: item for item in Condition.objects.all()}
        self.procedures = {item.slug: item for item in Procedure.objects.all()}
        self.departments = {item.slug: item for item in Department.objects.all()}


def blocks(name: str, values: list[Any]) -> str:
    """Stream field data of one kind of block."""
    return json.dumps([{"type": name, "value": value} for value in values])


def sources(row: Row) -> str:
    """Without a day nobody opened it."""
    return blocks("source", [{"read_on": None, "url": None} | source for source in row.get("sources", [])])


def condition(row: Row, links: Links) -> Row:
    facts = {fact["term"]: fact["value"] for fact in row["key_facts"]}
    options = [
        option | {"procedure": links.procedures[option["procedure"]].pk if option["procedure"] else None}
        for option in row["options"]
    ]
    plain = ("overview", "symptoms_intro", "causes", "tests")
    return (
        medical(row, links)
        | {name: row[name] for name in plain}
        | {
            "condition": links.conditions[row["condition"]],
            "treated_by": facts["Treated by"],
            "usual_treatment": facts["Usual treatment"],
            "hospital_stay": facts["Hospital stay"],
            "also_called": ", ".join(row["also_called"]),
            "symptoms": blocks("symptom", row["symptoms"]),
            "options": blocks("option", options),
            "ask_doctor": blocks("ask", row["ask_doctor"]),
        }
    )


def treatment(row: Row, links: Links) -> Row:
    facts = {TREATMENT_FACTS[fact["term"]]: fact["value"] for fact in row["key_facts"]}
    plain = ("overview", "who_needs_it", "who_should_wait", "alternatives")
    steps = {name: blocks("step", row[name]) for name in ("before", "during", "after")}
    return (
        medical(row, links)
        | facts
        | steps
        | {name: row[name] for name in plain}
        | {
            "procedure": links.procedures[row["procedure"]],
            "also_called": ", ".join(row["also_called"]),
            "methods": blocks("method", row["methods"]),
            "recovery": blocks("phase", row["recovery"]),
            "risks": blocks("risk", row["risks"]),
            "ask_doctor": blocks("ask", row["ask_doctor"]),
        }
    )


def test(row: Row, links: Links) -> Row:
    plain = ("what_it_checks", "why", "prepare", "how_it_is_done", "ranges_intro", "reading", "limits")
    return (
        medical(row, links)
        | {name: row[name] for name in (*plain, "kind", "icon", "name_hi")}
        | {
            "department": links.departments[row["department"]],
            "also_called": ", ".join(row["also_called"]),
            "key_facts": blocks("fact", row["key_facts"]),
            "ranges": blocks("range", row["ranges"]),
        }
    )


def symptom(row: Row, links: Links) -> Row:
    causes = [
        cause | {"condition": links.conditions[cause["condition"]].pk if cause["condition"] else None}
        for cause in row["causes"]
    ]
    return (
        medical(row, links)
        | {name: row[name] for name in ("icon", "name_hi", "found_by", "act_now", "at_home")}
        | {
            "department": links.departments[row["department"]] if row["department"] else None,
            "also_called": ", ".join(row["also_called"]),
            "causes": blocks("cause", causes),
        }
    )


def article(row: Row, links: Links) -> Row:
    return medical(row, links) | {
        "icon": row["icon"],
        "department": links.departments[row["department"]] if row["department"] else None,
        "published_on": date.fromisoformat(row["published_on"]),
        "takeaways": blocks("point", row["takeaways"]),
        "body": json.dumps([body_block(block, links) for block in row["body"]]),
    }


def video(row: Row) -> Row:
    return {
        "title": row["title"],
        "seo_title": row.get("seo_title", ""),
        "search_description": row.get("seo_description", ""),
        "lead": row["lead"],
        "icon": row.get("icon", "stethoscope"),
        "published_on": date.fromisoformat(row["published_on"]),
        "seconds": row.get("seconds"),
        "scenes": blocks("scene", [scene["caption"] for scene in row["scenes"]]),
        "transcript": row["transcript"],
    }


def body_block(block: Row, links: Links) -> Row:
    """A block of a file as Wagtail stores it."""
    value = block["value"]
    match block["type"]:
        case "cost":
            value = value | {"procedure": links.procedures[value["procedure"]].pk}
        case "doctors":
            value = value | {"department": links.departments[value["department"]].pk}
        case "table":
            value = {"heading": value["heading"], "table": typed_table(value)}
    return {"type": block["type"], "value": value}


def typed_table(value: Row) -> Row:
    return {
        "columns": [{"type": "text", "heading": heading} for heading in value["head"]],
        "rows": [{"values": row} for row in value["rows"]],
        "caption": value["caption"],
    }


def review(row: Row, links: Links) -> Row:
    """Of a page that a doctor approved; no file of the demo has one."""
    days = {name: row.get(name) for name in ("reviewed_on", "next_review_on")}
    return {
        "reviewer": links.people[row["reviewer"]] if "reviewer" in row else None,
        **{name: date.fromisoformat(day) if day else None for name, day in days.items()},
    }


def medical(row: Row, links: Links) -> Row:
    """What the files of all medical pages have."""
    return {
        "title": row["title"],
        "seo_title": row["seo_title"],
        "search_description": row["seo_description"],
        "author": links.people[row["author"]],
        **review(row, links),
        "lead": row["lead"],
        "see_doctor": blocks("reason", row.get("see_doctor", [])),
        "emergency": blocks("sign", row.get("emergency", [])),
        "questions": blocks("question", row["questions"]),
        "sources": sources(row),
    }
