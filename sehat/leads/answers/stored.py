"""What a request has no column for: the JSON of Lead.answers and Lead.attribution, by domain name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from sehat.leads.answers.body import bmi, piles_severity
from sehat.leads.answers.lookup import department_index
from sehat.leads.answers.validation import still_on_screen
from sehat.leads.fields import ADULT_AGE, BY_KEY, BY_NAME, FIELDS, Answers, is_number, text_of

# Campaign and advertising names, which are not stored of a child (decisions 2.14).
TRACKING = {
    "source", "campaign", "medium", "term", "keyword", "match_type", "campaign_id", "gclid",
    "taboola_click_id", "network", "adset_id", "placement", "site_source_name", "utm_term", "first_touch",
    "last_touch", "page_variant", "visitorid", "utm_source", "utm_campaign", "utm_medium",
}  # fmt: skip
PLACES = ("preferred_city", "locality")  # a city and a part of one


def stored_answers(sent: dict[str, Any], answers: Answers) -> dict[str, Any]:
    """The answers without a column, as they were sent; places in English, and what follows from them."""
    places = {name: getattr(answers, name).strip() for name in PLACES if name in sent}
    return sent | places | unlisted_speciality(answers) | derived_answers(answers)


def together(stored: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Answers of several steps: none that what is `given` now took off the screen or would have been taken
    off it by, and what follows from both a height and a weight, whichever came first."""
    older = {name: value for name, value in stored.items() if name in given or not closes(name, value, given)}
    both = {**older, **given}
    known = {name: text_of(both.get(name)) for name in BY_NAME}
    answers = Answers(**known)  # type: ignore[arg-type]
    kept = vars(still_on_screen(answers))
    gone = {name for name, value in known.items() if value and not kept[name]}
    return {name: value for name, value in both.items() if name not in gone} | derived_answers(answers)


def closes(name: str, value: object, given: Mapping[str, Any]) -> bool:
    """Whether an older answer says that nobody asks for what is given now: an old "No" to insurance."""
    hangs_on_it = (
        field.shown_if for field in FIELDS if field.shown_if and given.get(field.name) not in ("", None)
    )
    return any(BY_KEY[one.key].name == name and text_of(value) != one.answer for one in hangs_on_it)


def is_of_child(stored: Mapping[str, object]) -> bool:
    """Whether stored answers are about somebody under 18."""
    return is_number(str(stored.get("age", "")).strip(), 1, ADULT_AGE - 1)


def stored_attribution(told: Mapping[str, Any], *, is_child: bool) -> dict[str, Any]:
    """A request about a child is not tracked (decisions 2.14)."""
    return {name: value for name, value in told.items() if not (is_child and name in TRACKING)}


def unlisted_speciality(answers: Answers) -> dict[str, str]:
    """A speciality that is none of ours: a list that failed leaves free text, and the CRM is told it."""
    speciality = answers.of("speciality")
    return {"speciality": speciality} if speciality and speciality not in department_index() else {}


def derived_answers(answers: Answers) -> dict[str, Any]:
    """What follows from the answers, whatever the client made of them."""
    derived: dict[str, Any] = {}
    index = bmi(answers.of("height"), answers.of("weight"))
    if index:
        derived["bmi"] = index
    score = answers.of("pilesSeverity")
    if re.fullmatch(r"[0-9]{1,2}", score):
        derived["piles_severity"] = piles_severity(int(score))
    return derived
