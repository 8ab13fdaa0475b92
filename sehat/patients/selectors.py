"""Who asks, and what they are shown of themselves."""

from __future__ import annotations

from typing import Protocol, cast

from django.conf import settings
from django.http import HttpRequest
from django.utils.module_loading import import_string

from sehat.patients.cookies import cookie_token
from sehat.patients.models import Patient
from sehat.patients.schemas import Profile, SelectedCity, User
from sehat.patients.sessions import Session, session_with


class CityLookup(Protocol):
    def __call__(self, city_id: int) -> SelectedCity | None: ...


def city_with(city_id: int) -> SelectedCity | None:
    """A city by its id. The cities are in a room above: the setting CITY_LOOKUP names where."""
    return cast(CityLookup, import_string(settings.CITY_LOOKUP))(city_id)


def token_in(request: HttpRequest) -> str:
    """From `Authorization: <token>` or `Bearer <token>`, else from the credentials cookie."""
    header = request.headers.get("Authorization", "").strip()
    scheme, _, rest = header.partition(" ")
    token = rest.strip() if scheme.lower() == "bearer" else header
    token = token or cookie_token(request)
    is_plausible = 20 <= len(token) <= 100 and token.isascii()
    return token if is_plausible else ""


def session_of(request: HttpRequest) -> Session | None:
    """The session a request shows a token of; None for a guest. At most one query."""
    token = token_in(request)
    return session_with(token) if token else None


def patient_of(request: HttpRequest) -> Patient | None:
    session = session_of(request)
    return session.patient if session else None


def city_of(patient: Patient) -> SelectedCity | None:
    if patient.city_id is None:
        return None
    return SelectedCity(cityid=patient.city_id, cityname=patient.city_name, type=patient.city_type)


def user_of(session: Session) -> User:
    patient = session.patient
    return User(
        token=session.token,
        name=patient.name,
        mobile_no=patient.mobile,
        email=patient.email,
        id=patient.id,
        selected_city=city_of(patient),
    )


def profile_of(patient: Patient) -> Profile:
    return Profile(
        name=patient.name,
        mobile_no=masked(patient.mobile),
        email=patient.email,
        id=patient.id,
        selected_city=city_of(patient),
    )


def masked(number: str) -> str:
    """******0001: enough to know one's own number by."""
    return "******" + number[-4:]
