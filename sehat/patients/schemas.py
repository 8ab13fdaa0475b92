"""Wire shapes of login and profile (spec sections 3 and 7). Wire names stand here and nowhere else."""

from __future__ import annotations

from typing import Annotated

from pydantic import AliasChoices, BeforeValidator, Field, StringConstraints

from sehat.core.pasted import clean_line
from sehat.core.schemas import CallStatus, RequestBody, Schema


def as_text(value: object) -> object:
    """A number where its digits are meant: 919810000001 for "919810000001"."""
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


Digits = Annotated[str, BeforeValidator(as_text), StringConstraints(max_length=40)]
Line = Annotated[str, StringConstraints(max_length=300), BeforeValidator(clean_line)]


class CodeRequest(RequestBody):
    """{mobileNo, resend, countryCode}; the country code with or without its plus. Without a number it is
    refused in the words of a wrong one."""

    mobile_no: Digits = ""
    resend: Annotated[int, Field(ge=0, le=1)] = 0
    country_code: Digits = "91"


class CodeAnswer(RequestBody):
    """{mobileNo, countryCode, otp}. What is not sent is refused in the words of what is wrong."""

    mobile_no: Digits = ""
    country_code: Digits = "91"
    otp: Digits = ""


class ProfileUpdate(RequestBody):
    """{name, email or cityId}: what is left out stays as it is. The city's id has three spellings (decisions
    3.5)."""

    name: Line | None = None
    email: Line | None = None
    city_id: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = Field(
        default=None, validation_alias=AliasChoices("cityId", "CityId", "cityid")
    )


class LogoutRequest(RequestBody):
    everywhere: bool = False


class SelectedCity(Schema):
    cityid: int
    cityname: str
    type: str


class Profile(Schema):
    """The `profile` cookie: what the page may read. The number is masked."""

    name: str
    mobile_no: str
    email: str
    id: str
    selected_city: SelectedCity | None


class User(Schema):
    """The `credentials` cookie and the answer to a login (spec section 3)."""

    token: str
    name: str
    mobile_no: str
    email: str
    id: str
    selected_city: SelectedCity | None


class CallAnswer(Schema):
    """The envelope of decisions 4.1 with nothing in it."""

    status: CallStatus
    data: dict[str, bool] = {}
    error: list[str] = []


class LoggedIn(Schema):
    status: CallStatus
    data: User
    error: list[str] = []


class Updated(Schema):
    status: CallStatus
    data: Profile
    error: list[str] = []


class VisitorId(Schema):
    """Decisions 4.6."""

    visitorid: str
