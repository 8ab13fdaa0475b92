"""The rules of spec section 5: the table that the browser runs as well, and what holds for any answers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.leads.answers.validation import NEVER_REQUIRED, PARENT, DirectoryLookup, validation_errors
from sehat.leads.fields import BY_KEY, FIELDS, Answers
from sehat.leads.forms.build import form_field

TABLE = json.loads((Path(__file__).parent / "rule_cases.json").read_text())
CITIES = {"Pune", "Mumbai", "Other"}


def answers_in(case: dict[str, Any]) -> Answers:
    typed = dict(case["answers"])
    others = {"country_code": typed.pop("countryCode", "+91"), "condition": typed.pop("condition", "")}
    parent_confirms = typed.pop("parentConfirms", "") == "on"
    return Answers(
        **{BY_KEY[key].name: answer for key, answer in typed.items()},
        **others,
        parent_confirms=parent_confirms,
    )


@pytest.mark.parametrize("case", TABLE["cases"], ids=lambda case: case["about"])
def test_each_answer_has_the_message_of_the_specification(case: dict[str, Any]) -> None:
    fields = [form_field(key, is_required=required) for key, required in case["fields"].items()]
    directory = DirectoryLookup(is_city=CITIES.__contains__, has_hospitals=case["hospitals"])
    found = validation_errors(answers_in(case), fields, directory)
    assert list(found.items()) == [tuple(error) for error in case["errors"]]


def test_the_table_has_a_wrong_answer_for_every_field() -> None:
    wrong = {key for case in TABLE["cases"] for key, _ in case["errors"]}
    assert wrong == {field.key for field in FIELDS if field.type not in NEVER_REQUIRED}


FORMS = TABLE["variants"] | {"of everything": dict.fromkeys(TABLE["rules"], True)}


def cells() -> Iterator[Any]:
    """(form, field, rule): each form with all right answers but the one to this field.

    A photo is demanded by the browser alone: without JavaScript, or a camera, there is none to send. What
    is unknown is known to the server alone: the browser's list may not have come.
    """
    for form, asked in FORMS.items():
        fields = {"name": True, "mobile": True} | asked
        for key, is_required in fields.items():
            rule = TABLE["rules"][key]
            is_demanded = is_required and rule["message"] and "demanded" not in rule
            missing = [[key, rule["message"]]] if is_demanded else []
            for answer in ("", "  "):
                yield pytest.param(fields, key, answer, missing, id=f"{form}, {key} {answer!r}")
            for answer in (*rule["wrong"], *rule.get("unknown", ())):
                error = [[key, rule["message"]]]
                yield pytest.param(fields, key, answer, error, id=f"{form}, {key} {answer[:12]!a}")
            yield pytest.param(fields, key, rule["right"], [], id=f"{form}, {key} right")


def right_answers(fields: dict[str, bool]) -> dict[str, str]:
    return {key: TABLE["rules"][key]["right"] for key in fields}


@pytest.mark.parametrize(("fields", "key", "answer", "errors"), list(cells()))
def test_each_rule_holds_for_each_field_of_each_form(
    fields: dict[str, bool], key: str, answer: str, errors: list[list[str]]
) -> None:
    form = [form_field(one, is_required=required) for one, required in fields.items()]
    answers = answers_in({"answers": right_answers(fields) | {key: answer}})
    found = validation_errors(answers, form, DirectoryLookup(CITIES.__contains__, has_hospitals=True))
    assert [list(error) for error in found.items()] == errors


@pytest.mark.parametrize("key", [key for key in TABLE["rules"] if key != "mobile"])
def test_a_hidden_field_is_not_required(key: str) -> None:
    fields = FORMS["of everything"]
    form = [form_field(one, is_required=True, is_hidden=one == key) for one in fields]
    answers = answers_in({"answers": right_answers(fields) | {key: ""}})
    assert validation_errors(answers, form, DirectoryLookup(CITIES.__contains__, has_hospitals=True)) == {}


def test_the_rules_are_of_all_fields() -> None:
    assert TABLE["rules"].keys() == BY_KEY.keys()
    assert {key for form in TABLE["variants"].values() for key in form} <= TABLE["rules"].keys()


texts = st.text(max_size=300)
any_answers = st.builds(
    Answers,
    **{field.name: texts | st.sampled_from(["", *field.options, "34"]) for field in FIELDS},
    country_code=texts,
    condition=texts,
    parent_confirms=st.booleans(),
)
any_fields = st.lists(
    st.builds(
        form_field,
        st.sampled_from([field.key for field in FIELDS]),
        is_required=st.booleans(),
        is_hidden=st.booleans(),
    ),
    unique_by=lambda field: field.key,
)


@given(any_answers, any_fields, st.booleans())
def test_any_text_gives_known_messages_and_nothing_else(
    answers: Answers, fields: list[Any], has_hospitals: bool
) -> None:
    found = validation_errors(answers, fields, DirectoryLookup(CITIES.__contains__, has_hospitals))
    for key, message in found.items():
        assert message in {BY_KEY[key].message, PARENT}


@given(any_answers, any_fields)
def test_an_empty_answer_is_wrong_only_where_it_is_required(answers: Answers, fields: list[Any]) -> None:
    optional = [field.model_copy(update={"is_required": False}) for field in fields]
    found = validation_errors(
        answers, [form_field("name", is_required=False), *optional], DirectoryLookup(CITIES.__contains__)
    )
    assert all(answers.of(key) or answers.condition or key == "mobile" for key in found)
