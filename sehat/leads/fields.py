"""Every field a form may ask, with all that is said of it: the one table (spec sections 3, 5, 9).

What a field is called on the wire stands in leads/wire; its label stands in the browser's catalogues, by key.
`bin/contract` writes the table for the browser as well.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from dataclasses import field as attribute
from dataclasses import fields as attributes
from typing import Any, Literal, NamedTuple

from sehat.core.phone import INDIA

FieldType = Literal["input", "radio", "OTP", "image-capture"]
FieldKey = Literal[
    "name",
    "mobile",
    "email",
    "organisation",
    "city",
    "treatment",
    "hospital",
    "speciality",
    "query",
    "insuranceField",
    "insuranceType",
    "callNowLaterField",
    "isConsultedField",
    "priorConsultationField",
    "FormSimilarConsultation",
    "FormPreferredCityField",
    "FormOTPField",
    "FormLocalityField",
    "gender",
    "age",
    "height",
    "weight",
    "Monthly_Salary",
    "cataractLens",
    "pilesSeverity",
    "image-capture",
]

YES, NO = "Yes", "No"
OTHER = "Other"  # id 0 in every list (spec section 3)
GOVERNMENT_INSURANCE = "Govt. (Ayushman, CGHS, ECHS etc.)"
PRIVATE_INSURANCE = "Private Insurance"
# Decisions 2.4; the hours are Indian time.
CALL_TIMES = ("Now", "Later 9-12", "Later 12-4", "Later 4-8")
GENDERS = ("female", "male", "other", "prefer not to say")
LENSES = ("monofocal", "multifocal", "toric", "not sure")
ADULT_AGE = 18
WHOLE_NUMBER = re.compile(r"[0-9]{1,10}")


class Condition(NamedTuple):
    """Another field and the answer to it."""

    key: FieldKey
    answer: str


@dataclass(frozen=True)
class Field:
    """`key`: what forms call it. `name`: the attribute of Answers.

    `max_length` in letters; `value_range` of a whole number, both ends included. `shown_if` counts in a form
    that asks its field as well.
    """

    key: FieldKey
    message: str
    type: FieldType = "input"
    options: tuple[str, ...] = ()
    max_length: int = 120
    value_range: tuple[int, int] | None = None
    shown_if: Condition | None = None
    name: str = ""


def answer_to(key: FieldKey, message: str, **rules: Any) -> Any:
    """An attribute of Answers with the row of its field."""
    return attribute(default="", metadata={"field": Field(key, message, **rules)})


def choice(key: FieldKey, message: str, *options: str, shown_if: Condition | None = None) -> Any:
    return answer_to(key, message, type="radio", options=options, shown_if=shown_if)


# In the order of a form that asks everything. Messages are letter for letter those of spec section 5;
# where it has none (salary, the one-time code of a lead form) the wording follows its neighbours.
@dataclass(frozen=True)
class Answers:
    """What a visitor filled in, as typed. `piles_score` is a number from 0 to 12 or empty."""

    name: str = answer_to("name", "Please Enter Name", max_length=100)
    mobile: str = answer_to("mobile", "Please Only Enter a Valid Mobile Number")
    otp: str = answer_to("FormOTPField", "Please enter valid OTP", type="OTP")
    email: str = answer_to("email", "Please Enter valid Email ID", max_length=254)
    organisation: str = answer_to("organisation", "Please enter the name of your hospital or clinic")
    gender: str = choice("gender", "Select Gender", *GENDERS)
    age: str = answer_to("age", "Enter valid age", value_range=(1, 120))
    height: str = answer_to("height", "Enter valid height", value_range=(50, 250))
    weight: str = answer_to("weight", "Enter valid weight", value_range=(2, 350))
    city: str = answer_to("city", "Please select valid city")
    locality: str = answer_to("FormLocalityField", "Please select your locality")
    hospital: str = answer_to("hospital", "Please Select a Hospital")
    speciality: str = answer_to("speciality", "Please Select a Speciality")
    treatment: str = answer_to("treatment", "Please Select a Treatment")
    cataract_lens: str = choice("cataractLens", "Select atleast one", *LENSES)
    piles_score: str = answer_to("pilesSeverity", "Select atleast one", value_range=(0, 12))
    has_insurance: str = choice("insuranceField", "Please select do you have an insurance.", YES, NO)
    insurance_type: str = choice(
        "insuranceType",
        "Please Select an Insurance Type",
        GOVERNMENT_INSURANCE,
        PRIVATE_INSURANCE,
        shown_if=Condition("insuranceField", YES),
    )
    monthly_salary: str = answer_to(
        "Monthly_Salary", "Enter valid monthly salary", value_range=(1, 9_999_999_999)
    )
    has_consulted: str = choice(
        "isConsultedField", "Please Select have you consulted to the doctor before", YES, NO
    )
    prior_consultation: str = choice("priorConsultationField", "Please select any one", YES, NO)
    similar_consultation: str = choice("FormSimilarConsultation", "Please select any one", YES, NO)
    preferred_city: str = answer_to(
        "FormPreferredCityField",
        "Please select preferred city",
        shown_if=Condition("FormSimilarConsultation", YES),
    )
    call_time: str = choice(
        "callNowLaterField", "Please Select when do you want to have a call.", *CALL_TIMES
    )
    photo: str = answer_to("image-capture", "Please add a photo", type="image-capture")
    query: str = answer_to("query", "Please enter your query", max_length=2000)
    country_code: str = INDIA
    condition: str = ""
    parent_confirms: bool = False

    def of(self, key: str) -> str:
        """The answer to a field, without white space around it."""
        return str(getattr(self, BY_KEY[key].name)).strip()

    @property
    def is_child(self) -> bool:
        return is_number(self.age.strip(), 1, ADULT_AGE - 1)


def is_number(answer: str, minimum: int, maximum: int) -> bool:
    return WHOLE_NUMBER.fullmatch(answer) is not None and minimum <= int(answer) <= maximum


def text_of(value: object) -> str:
    """An answer as text; a yes or no may come as true or false."""
    if isinstance(value, bool):
        return YES if value else NO
    return "" if value is None else str(value)


FIELDS: tuple[Field, ...] = tuple(
    replace(one.metadata["field"], name=one.name) for one in attributes(Answers) if one.metadata
)
BY_KEY: dict[str, Field] = {field.key: field for field in FIELDS}
BY_NAME: dict[str, Field] = {field.name: field for field in FIELDS}
