"""Sessions of patients: opaque tokens, stored as hashes, rotated and revocable (decisions 3.2, 3.3)."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from sehat.core import audit
from sehat.core.errors import InvalidFields
from sehat.core.languages import noop
from sehat.core.phone import Mobile
from sehat.patients.actions import check_code
from sehat.patients.models import Code, Patient, Token
from sehat.patients.ports import last_name_given

LIFETIME = timedelta(seconds=31536000)  # spec section 9: one year
ROTATED_AFTER = timedelta(days=30)
OVERLAP = timedelta(seconds=60)  # calls under way with the old token still pass


class WrongCode(InvalidFields):
    """The code is not this number's newest or the one before, or it is used up or too old."""

    def __init__(self) -> None:
        super().__init__({"otp": noop("Please enter valid OTP")})  # spec section 5


@dataclass(frozen=True)
class Session:
    """A patient and the token in their hands. `token` is the secret itself: it goes to its owner alone."""

    patient: Patient
    token: str


def token_digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def issue_token(patient: Patient) -> str:
    token, now = secrets.token_urlsafe(32), timezone.now()
    Token.objects.create(
        digest=token_digest(token), patient=patient, created_at=now, expires_at=now + LIFETIME
    )
    return token


def log_in(*, by: str, mobile: Mobile, code: str) -> Session:
    """Numbers known and unknown alike: the first login makes the patient. Raises WrongCode."""
    if not check_code(by=by, mobile=mobile, purpose=Code.Purpose.LOGIN, code=code):
        raise WrongCode
    with transaction.atomic():
        patient, _ = Patient.objects.get_or_create(mobile=mobile.e164)
        name_from_requests(patient)
        audit.record(by=str(patient), action="logged in", subject=str(patient))
        return Session(patient, issue_token(patient))


def name_from_requests(patient: Patient) -> None:
    """Who has asked us for something has told their name: it is not asked again."""
    if not patient.name and (name := last_name_given(patient.mobile)):
        patient.name = name
        patient.save(update_fields=["name"])


def log_out(*, by: str, session: Session) -> None:
    Token.objects.filter(digest=token_digest(session.token), revoked_at=None).update(
        revoked_at=timezone.now()
    )


@transaction.atomic
def log_out_everywhere(*, by: str, patient: Patient) -> None:
    Token.objects.filter(patient=patient, revoked_at=None).update(revoked_at=timezone.now())
    audit.record(by=by, action="logged out everywhere", subject=str(patient))


@transaction.atomic
def rotated(*, by: str, session: Session) -> Session:
    """The same session; its token is rotated when it is a month old."""
    now = timezone.now()
    old = Token.objects.filter(digest=token_digest(session.token), created_at__lte=now - ROTATED_AFTER)
    if not old.filter(expires_at__gt=now + OVERLAP).update(expires_at=now + OVERLAP):
        return session
    Token.objects.filter(expires_at__lt=now).delete()
    return Session(session.patient, issue_token(session.patient))


def session_with(token: str) -> Session | None:
    """Whose token this is; None for one that is unknown, revoked or too old. One query."""
    live = Token.objects.filter(digest=token_digest(token), revoked_at=None, expires_at__gt=timezone.now())
    found = live.select_related("patient").first()
    return Session(found.patient, token) if found else None
