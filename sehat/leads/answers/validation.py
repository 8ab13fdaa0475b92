"""The rules for the answers of a form (spec section 5). The browser repeats the same rules.

Both run tests/rule_cases.json.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from sehat.core.email import is_email
from sehat.core.languages import noop
from sehat.core.names import is_name
from sehat.core.phone import BadMobile, parse_mobile
from sehat.leads.fields import BY_KEY, BY_NAME, FIELDS, Answers, Field, is_number, text_of
from sehat.leads.schemas import FormField

PARENT = noop("Please confirm that you are the parent or guardian")  # decisions 2.14
# The word of a parent is proved by a code to the number of the request, which for a child is the parent's.
PARENT_CODE = noop("Please prove the parent’s mobile number with the code that we send to it")
ALWAYS_REQUIRED = "mobile"
# What a browser without JavaScript, or a phone without a camera, cannot give: asked, never demanded here.
NEVER_REQUIRED = {"OTP", "image-capture"}


@dataclass(frozen=True)
class DirectoryLookup:
    """What the directory says of the answers: which cities there are, and whether hospitals to choose."""

    is_city: Callable[[str], bool]
    has_hospitals: bool = False


ANYWHERE = DirectoryLookup(is_city=lambda _: True)


def with_base(fields: Iterable[FormField]) -> list[FormField]:
    """Base = name + mobile, always (decisions 2.1); a variant may list name to make it optional."""
    listed = list(fields)
    keys = {field.key for field in listed}
    base = [FormField(key=key, is_required=True) for key in ("name", "mobile")]
    return [field for field in base if field.key not in keys] + listed


def is_visible(key: str, answers: Answers, asked: set[str], directory: DirectoryLookup) -> bool:
    """Whether a field of the form is on screen, after the answers so far."""
    condition = BY_KEY[key].shown_if
    if condition and condition.key in asked:
        return answers.of(condition.key) == condition.answer
    return key != "hospital" or directory.has_hospitals


def validation_errors(
    answers: Answers, fields: list[FormField], directory: DirectoryLookup
) -> dict[str, str]:
    """{field key: message} of each wrong answer, in the order of the form; {} when all is well.

    A rule "required" fires only for a field that is in the form and visible (decisions 2.2); an answer
    that was given is checked wherever it comes from.
    """
    asked = {field.key: field for field in with_base(fields) if not field.is_hidden}
    others = [field.key for field in FIELDS if field.key not in asked]
    errors: dict[str, str] = {}
    for key in [*asked, *others]:
        is_shown = key in asked and is_visible(key, answers, set(asked), directory)
        is_required = is_shown and (asked[key].is_required or key == ALWAYS_REQUIRED)
        if not is_valid(BY_KEY[key], answers, directory, is_required):
            errors[key] = BY_KEY[key].message
    if answers.is_child and not answers.parent_confirms:
        errors["age"] = PARENT
    return errors


def valid_answers(sent: dict[str, Any]) -> dict[str, Any]:
    """Answers by domain name, without those that break the rule of their field."""
    return {
        name: value
        for name, value in sent.items()
        if name not in BY_NAME or is_valid(BY_NAME[name], typed(name, value), ANYWHERE, is_required=False)
    }


def typed(name: str, value: object) -> Answers:
    """One answer as text; a yes or no may come as true or false."""
    answer: dict[str, Any] = {name: text_of(value)}
    return Answers(**answer)


def still_on_screen(answers: Answers) -> Answers:
    """Without the answers that a later one took off the screen, which only a script would leave out."""
    gone: dict[str, Any] = {
        field.name: ""
        for field in FIELDS
        if field.shown_if and answers.of(field.shown_if.key) not in ("", field.shown_if.answer)
    }
    return replace(answers, **gone)


def is_valid(field: Field, answers: Answers, directory: DirectoryLookup, is_required: bool) -> bool:
    answer = answers.of(field.key)
    if field.key == "treatment":
        # One field for two answers: choosing one clears the other (decisions 2.2).
        both = (answer, answers.condition.strip())
        return all(len(one) <= field.max_length for one in both) and (any(both) or not is_required)
    if answer == "" or field.type == "OTP":
        return not is_required or field.type in NEVER_REQUIRED
    if field.options:
        return answer in field.options
    if field.value_range:
        return is_number(answer, *field.value_range)
    return len(answer) <= field.max_length and matches_format(field.key, answer, answers, directory)


def matches_format(key: str, answer: str, answers: Answers, directory: DirectoryLookup) -> bool:
    match key:
        case "name":
            return is_name(answer)
        case "mobile":
            return is_mobile(answer, answers.country_code)
        case "email":
            return is_email(answer)
        case "city" | "FormPreferredCityField":
            return directory.is_city(answer)
    return True


def is_mobile(typed: str, country_code: str) -> bool:
    try:
        parse_mobile(typed, country_code)
    except BadMobile:
        return False
    return True
