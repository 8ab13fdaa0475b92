"""The answers of a form and the rules for them (spec section 5). The browser repeats the same rules."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sehat.core.phone import INDIA, BadMobile, parse_mobile
from sehat.leads.schemas import FormField

# Wording of the specification, letter for letter.
NAME = "Please Enter Name"
EMAIL = "Please Enter valid Email ID"
MOBILE = "Please Only Enter a Valid Mobile Number"
CITY = "Please select valid city"
TREATMENT = "Please Select a Treatment"
QUERY = "Please enter your query"

EMAIL_PATTERN = re.compile(r"[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}", re.IGNORECASE)
LONGEST = {"name": 100, "email": 254, "treatment": 120, "condition": 120, "query": 2000}


@dataclass(frozen=True)
class Answers:
    """What a visitor filled in, as typed."""

    name: str = ""
    mobile: str = ""
    country_code: str = INDIA
    email: str = ""
    city: str = ""
    treatment: str = ""
    condition: str = ""
    query: str = ""


def is_mobile(typed: str, country_code: str) -> bool:
    try:
        parse_mobile(typed, country_code)
    except BadMobile:
        return False
    return True


def errors_in(answers: Answers, fields: list[FormField], is_city: bool) -> dict[str, str]:
    """The message of each field that is wrong, in the order of the form; {} when all is well.

    `is_city`: whether the directory, or the option 'Other', knows what stands in `city`.
    """
    required = {field.key for field in fields if field.is_required}
    shown = {field.key for field in fields}
    checks = (
        ("name", bool(answers.name.strip()) and not re.search(r"[<>]", answers.name), NAME),
        ("mobile", is_mobile(answers.mobile, answers.country_code), MOBILE),
        ("email", not answers.email or bool(EMAIL_PATTERN.fullmatch(answers.email)), EMAIL),
        ("city", is_city if answers.city else "city" not in required, CITY),
        ("treatment", bool(answers.treatment or answers.condition) or "treatment" not in required, TREATMENT),
        ("query", bool(answers.query.strip()) or "query" not in required, QUERY),
    )
    always = {"name", "mobile", "email"}
    wrong = {key: message for key, is_right, message in checks if not is_right and key in shown | always}
    messages = {key: message for key, _, message in checks}
    for key, longest in LONGEST.items():
        if len(getattr(answers, key)) > longest:
            wrong.setdefault(key, messages.get(key, TREATMENT))
    return wrong
