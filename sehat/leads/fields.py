"""Every field a form may ask: one table of its names, its message and its options (spec sections 3, 5, 9)."""

from __future__ import annotations

from dataclasses import dataclass

from sehat.leads.schemas import FieldKey, FieldType

YES, NO = "Yes", "No"
OTHER = "Other"  # id 0 in every list (spec section 3)
OTHER_HI = "अन्य"  # what a form in Hindi calls it
GOVERNMENT_INSURANCE = "Govt. (Ayushman, CGHS, ECHS etc.)"
PRIVATE_INSURANCE = "Private Insurance"
# Decisions 2.4; the hours are Indian time.
CALL_TIMES = ("Now", "Later 9-12", "Later 12-4", "Later 4-8")
GENDERS = ("female", "male", "other", "prefer not to say")
LENSES = ("monofocal", "multifocal", "toric", "not sure")


@dataclass(frozen=True)
class Field:
    """`attribute` in Answers, `wire` in the lead record, `html` in the form (field ids of spec section 3)."""

    key: FieldKey
    attribute: str
    wire: str
    html: str
    message: str
    type: FieldType = "input"
    options: tuple[str, ...] = ()
    max_length: int = 120
    value_range: tuple[int, int] | None = None


# In the order of a form that asks everything. Messages are letter for letter those of spec section 5;
# where it has none (salary, the one-time code of a lead form) the wording follows its neighbours.
FIELDS: tuple[Field, ...] = (
    Field("name", "name", "NameData", "nameField", "Please Enter Name", max_length=100),
    Field("mobile", "mobile", "MobileNoData", "mobileField", "Please Only Enter a Valid Mobile Number"),
    Field("FormOTPField", "otp", "otp", "FormOTPField", "Please enter valid OTP", type="OTP"),
    Field("email", "email", "EmailIdData", "emailField", "Please Enter valid Email ID", max_length=254),
    Field("gender", "gender", "gender", "gender", "Select Gender", "radio", GENDERS),
    Field("age", "age", "age", "age", "Enter valid age", value_range=(1, 120)),
    Field("height", "height", "height", "height", "Enter valid height", value_range=(50, 250)),
    Field("weight", "weight", "weight", "weight", "Enter valid weight", value_range=(2, 350)),
    Field("city", "city", "CityData", "cityField", "Please select valid city"),
    Field("FormLocalityField", "locality", "locality", "FormLocalityField", "Please select your locality"),
    Field("hospital", "hospital", "hospitalid", "hospital", "Please Select a Hospital"),
    Field("speciality", "speciality", "PageDepartment", "specializationField", "Please Select a Speciality"),
    Field("treatment", "treatment", "ProcedureNameData", "treatment", "Please Select a Treatment"),
    Field(
        "cataractLens", "cataract_lens", "cataractLens", "cataractLens", "Select atleast one", "radio", LENSES
    ),
    Field(
        "pilesSeverity",
        "piles_score",
        "pilesSeverityScore",
        "pilesSeverity",
        "Select atleast one",
        value_range=(0, 12),
    ),
    Field(
        "insuranceField",
        "has_insurance",
        "IsInsurance",
        "insuranceField",
        "Please select do you have an insurance.",
        "radio",
        (YES, NO),
    ),
    Field(
        "insuranceType",
        "insurance_type",
        "insuranceType",
        "insuranceType",
        "Please Select an Insurance Type",
        "radio",
        (GOVERNMENT_INSURANCE, PRIVATE_INSURANCE),
    ),
    Field(
        "Monthly_Salary",
        "monthly_salary",
        "Monthly_Salary",
        "Monthly_Salary",
        "Enter valid monthly salary",
        value_range=(1, 9_999_999_999),
    ),
    Field(
        "isConsultedField",
        "has_consulted",
        "IsConsultwithDoctor",
        "isConsultedField",
        "Please Select have you consulted to the doctor before",
        "radio",
        (YES, NO),
    ),
    Field(
        "priorConsultationField",
        "prior_consultation",
        "Prior_Consultation",
        "priorConsultationField",
        "Please select any one",
        "radio",
        (YES, NO),
    ),
    Field(
        "FormSimilarConsultation",
        "similar_consultation",
        "Requested_Consultation",
        "FormSimilarConsultation",
        "Please select any one",
        "radio",
        (YES, NO),
    ),
    Field(
        "FormPreferredCityField",
        "preferred_city",
        "Preferred_City",
        "FormPreferredCityField",
        "Please select preferred city",
    ),
    Field(
        "callNowLaterField",
        "call_time",
        "Callback_Input",
        "callNowLaterField",
        "Please Select when do you want to have a call.",
        "radio",
        CALL_TIMES,
    ),
    Field("image-capture", "photo", "photo", "image-capture", "Please add a photo", type="image-capture"),
    Field("query", "query", "QueryData", "queryField", "Please enter your query", max_length=2000),
)
BY_KEY: dict[str, Field] = {field.key: field for field in FIELDS}
