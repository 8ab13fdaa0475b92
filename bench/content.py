"""The words of a condition page of ours, taken from its own props: what the pages of other frameworks show.

The site sends a page's props instead of its HTML while its renderer is down; that answer is read.
"""

from __future__ import annotations

import json
import re
from typing import Any

from e2e.stack import Site

Json = dict[str, Any]
DATA = re.compile(r'<script type="application/json" id="page">(.*?)</script>', re.DOTALL)
FOOTNOTE = re.compile(r"\[\^[\d.]+\]")
TOC = {
    "symptoms": "Symptoms", "help": "When to get help", "causes": "Causes", "tests": "Tests",
    "options": "Treatment options", "ask": "What to ask", "cost": "Cost", "doctors": "Doctors",
    "questions": "Common questions",
}  # fmt: skip


def content_of(site: Site, path: str) -> Json:
    """{frame, page} of the page at `path`; of the site no more than its web server may run."""
    data = DATA.search(site.get(path).text)
    assert data, f"{path}: the renderer runs"
    payload = json.loads(data[1])
    return {"frame": frame(payload["shell"]), "page": page(payload["props"], payload["shell"]["form"])}


def frame(shell: Json) -> Json:
    """Header and footer."""
    brand, menu = shell["brand"], shell["mainMenu"]
    return {
        "name": brand["name"],
        "ambulance": brand["ambulanceNumber"],
        "menu": [menu_item(item) for item in menu],
        "popular": [link(item) for item in shell["popular"]],
        "footer": [
            {"title": column["title"], "links": [link(item) for item in column["links"]]}
            for column in shell["footer"]
        ],
    }


def menu_item(item: Json) -> Json:
    target = item.get("everything", item)
    icon = item.get("icon", "arrow-right")
    return {"label": item["label"], "icon": icon, "url": target["url"], "all": target["label"]}


def link(item: Json) -> Json:
    return {"label": item["label"], "url": item["url"]}


def page(props: Json, form: Json) -> Json:
    """Prose as paragraphs without footnotes, figures as they are read: no framework has to reckon."""
    kept = (
        "name",
        "city",
        "crumbs",
        "keyFacts",
        "seeDoctor",
        "emergency",
        "askDoctor",
        "options",
        "symptoms",
    )
    prose = ("overview", "symptomsIntro", "causes", "tests")
    meta = props["meta"]
    return {
        **{key: props[key] for key in kept},
        **{key: paragraphs(props[key]) for key in prose},
        "title": meta["title"],
        "description": meta["description"],
        "jsonLd": [json.dumps(block, ensure_ascii=False).replace("<", "\\u003c") for block in meta["jsonLd"]],
        "alsoCalled": ", ".join([*props["alsoCalled"], props["nameHi"]]),
        "author": link(props["byline"]["author"]),
        "lead": plain(props["lead"]),
        "toc": [{"label": label, "url": f"#{name}"} for name, label in TOC.items()],
        "prices": [price(row) for row in props["prices"]],
        "costLink": {"label": "What the price includes", "url": props["costUrl"]},
        "doctors": [doctor(card) for card in props["doctors"]],
        "doctorsLink": link(props["doctorsLink"]),
        "questions": [
            {"question": item["question"], "answer": paragraphs(item["answer"])}
            for item in props["questions"]
        ],
        "sources": [
            {key: source[key] for key in ("number", "title", "publisher", "url")}
            for source in props["sources"]
        ],
        "form": lead_form(form, props["name"]),
    }


def plain(text: str) -> str:
    return FOOTNOTE.sub("", text)


def paragraphs(text: str) -> list[str]:
    return plain(text).split("\n\n")


def rupees(amount: int) -> str:
    """As India groups digits: ₹1,45,000."""
    head, tail = divmod(amount, 1000)
    groups = re.sub(r"(?<=\d)(?=(\d\d)+$)", ",", str(head))
    return f"₹{groups},{tail:03}" if head else f"₹{tail}"


def price(row: Json) -> Json:
    """A row, and its bars in hundredths of ₹1,50,000."""
    lowest, begin, end, highest = (
        round(row[key] / 1500) for key in ("lowest", "typicalLow", "typicalHigh", "highest")
    )
    return {
        **{key: row[key] for key in ("name", "label", "source", "asOf")},
        "range": f"{rupees(row['lowest'])} – {rupees(row['highest'])}",
        "median": rupees(row["typical"]),
        "from": lowest, "span": highest - lowest, "begin": begin, "half": end - begin,
    }  # fmt: skip


def doctor(card: Json) -> Json:
    clinics = "; ".join(f"{clinic['days']}, {clinic['hours']}" for clinic in card["clinics"])
    facts = {
        "briefcase-medical": f"{card['years']} years of experience",
        "calendar": f"Clinic: {clinics}",
        "languages": ", ".join(card["languages"]),
        "clipboard-plus": "Treats " + ", ".join(card["treats"]),
    }
    return {
        **{key: card[key] for key in ("id", "name", "url", "title", "degrees")},
        "picture": f"/static/{card['portrait']}.svg",
        "fee": rupees(int(card["fee"])),
        "hospital": link(card["hospital"]),
        "facts": [{"icon": icon, "text": text} for icon, text in facts.items()],
    }


def lead_form(form: Json, treatment: str) -> Json:
    labels = {"insuranceField": "Do you have health insurance?", "insuranceType": "Insurance type"}
    return {
        **{key: form[key] for key in ("title", "subtitle", "action")},
        "treatment": treatment,
        "cities": [city["name"] for city in form["cities"]],
        "choices": [
            {"name": field["key"], "label": labels[field["key"]], "options": field["options"]}
            for field in form["fields"]
            if field["type"] == "radio"
        ],
        "notice": form["notice"]["text"],
    }
