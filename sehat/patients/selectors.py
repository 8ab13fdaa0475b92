"""Who asks, and what they are shown of themselves."""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings
from django.http import HttpRequest
from django.utils import timezone

from sehat.core.errors import NotAuthenticated
from sehat.core.phone import Mobile
from sehat.patients.codes import number_key
from sehat.patients.cookies import cookie_token
from sehat.patients.models import Code, Patient
from sehat.patients.schemas import Profile, SelectedCity, User
from sehat.patients.sessions import Session, session_with

VERIFIED_FOR = timedelta(minutes=30)


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


def required_session(request: HttpRequest, refusal: str) -> Session:
    """The same. Raises NotAuthenticated, which answers `refusal`, for a guest."""
    session = session_of(request)
    if session is None:
        raise NotAuthenticated(refusal)
    return session


def patient_of(request: HttpRequest) -> Patient | None:
    session = session_of(request)
    return session.patient if session else None


def city_of(patient: Patient) -> SelectedCity | None:
    if patient.city_id is None:
        return None
    return SelectedCity(cityid=patient.city_id, cityname=patient.city_name, type=patient.city_type)


def user_of(session: Session) -> User:
    """Whoever is logged in, as the calls of an account answer. Needs `patient`."""
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


def may_be_sent_code(mobile: Mobile) -> bool:
    """Whether a code can prove this number: not one of a country that codes do not go to, nor while no
    gateway takes its message. At most one query."""
    if mobile.country_code not in settings.LOGIN_COUNTRY_CODES:
        return False
    since = timezone.now() - VERIFIED_FOR
    sent = Code.objects.filter(
        number_key=number_key(mobile.e164), purpose=Code.Purpose.LEAD, created_at__gt=since
    )
    return sent.order_by("-pk").values_list("state", flat=True).first() != Code.State.FAILED


def is_verified(mobile: Mobile) -> bool:
    """Whether a request form's code for this number was right in the last half hour (decisions 2.12)."""
    since = timezone.now() - VERIFIED_FOR
    codes = Code.objects.filter(number_key=number_key(mobile.e164), purpose=Code.Purpose.LEAD)
    return codes.filter(used_at__gt=since).exists()
