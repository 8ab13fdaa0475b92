"""Proving a number without logging in: a code of a purpose of its own, then an opaque proof for a while."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction
from django.http import HttpRequest
from django.utils import timezone

from sehat.core import audit
from sehat.core.errors import NotAuthenticated, RateLimited
from sehat.core.languages import noop
from sehat.core.phone import Mobile
from sehat.core.rate_limits import within_limit
from sehat.patients.actions import check_code
from sehat.patients.codes import number_key
from sehat.patients.models import Code, Patient
from sehat.patients.selectors import session_of
from sehat.patients.sessions import WrongCode, is_known_lately, recycled_before, token_digest
from sehat.rights.models import Proof, person_of

LIFETIME = timedelta(minutes=30)
HEADER = "Proof"
PROVE = noop("Please prove your mobile number first.")
CALLS_A_MINUTE = 30


@dataclass(frozen=True)
class DataSubject:
    """Who holds a number, as proved. `patient` is None for who did not log in lately, or never."""

    mobile: str
    patient: Patient | None

    @property
    def requests_since(self) -> datetime | None:
        """Older requests may be of who had the number before, as at /my-requests; None: all are theirs."""
        return self.patient.requests_since if self.patient else recycled_before()

    @property
    def key(self) -> str:
        return number_key(self.mobile)

    def __str__(self) -> str:
        """As the audit trail names them: no number, and the same for one number."""
        return person_of(self.key)


def prove(*, by: str, mobile: Mobile, code: str, browser: str = "") -> str:
    """The proof that opens the calls. Raises WrongCode, for known and unknown numbers alike."""
    if not check_code(by=by, mobile=mobile, purpose=Code.Purpose.RIGHTS, code=code, browser=browser):
        raise WrongCode
    proof, now = secrets.token_urlsafe(32), timezone.now()
    with transaction.atomic():
        Proof.objects.filter(expires_at__lte=now).delete()
        Proof.objects.create(digest=token_digest(proof), mobile=mobile.e164, expires_at=now + LIFETIME)
        subject = DataSubject(mobile.e164, None)
        audit.record(by=str(subject), action="number proved", subject=str(subject))
    return proof


def subject_of(request: HttpRequest) -> DataSubject | None:
    """By a proof, else by a session of a recent login; None for neither.

    A session lives for a year, and a number may have another owner by then (ASVS 7.5.3).
    """
    shown = request.headers.get(HEADER, "")
    if is_like_a_proof(shown):
        return subject_of_proof(shown)
    session = session_of(request)
    return DataSubject(session.patient.mobile, session.patient) if session and session.is_recent else None


def subject_of_proof(shown: str) -> DataSubject | None:
    """None for a proof that was not given out, or is over."""
    if not is_like_a_proof(shown):
        return None
    live = Proof.objects.filter(digest=token_digest(shown), expires_at__gt=timezone.now()).first()
    return DataSubject(live.mobile, patient_lately(live.mobile)) if live else None


def patient_lately(mobile: str) -> Patient | None:
    found = Patient.objects.filter(mobile=mobile).first()
    return found if found and is_known_lately(found) else None


def is_like_a_proof(shown: str) -> bool:
    return 20 <= len(shown) <= 100 and shown.isascii()


def rate_limited(subject: DataSubject | None) -> DataSubject:
    """Raises NotAuthenticated for nobody, and RateLimited for who asks without end."""
    if subject is None:
        raise NotAuthenticated(PROVE)
    if not within_limit("rights", subject.key, limit=CALLS_A_MINUTE, seconds=60):
        raise RateLimited(noop("Too many changes. Please wait a minute."))
    return subject
