"""Sessions of patients: opaque tokens, stored as hashes, rotated and revocable (decisions 3.2, 3.3)."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from sehat.core import audit
from sehat.core.errors import InvalidFields
from sehat.core.languages import noop
from sehat.core.phone import Mobile
from sehat.core.transactions import write_transaction
from sehat.patients.actions import check_code
from sehat.patients.models import Code, Patient, Token
from sehat.patients.ports import last_name_given

LIFETIME = timedelta(seconds=31536000)  # spec section 9: one year
ROTATED_AFTER = timedelta(days=30)
RECENT = timedelta(minutes=30)  # as long as a proof of the number (ASVS 7.5.3)
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
    login_at: datetime

    @property
    def is_recent(self) -> bool:
        """Whether a code proved the number a moment ago, as what touches all data of a person wants."""
        return self.login_at > timezone.now() - RECENT

    @property
    def requests_since(self) -> datetime | None:
        """No older request is shown: India gives a number that is given up to somebody else within months."""
        known, limit = self.patient.requests_since, recycled_before()
        return max(known or limit, limit) if self.login_at < limit else known


def recycled_before() -> datetime:
    return timezone.now() - timedelta(days=settings.NUMBER_RECYCLED_DAYS)


def is_known_lately(patient: Patient) -> bool:
    """Whether a code of a login proved the number not long ago; else it may have a new owner."""
    return patient.last_login_at is not None and patient.last_login_at >= recycled_before()


def token_digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def issue_token(patient: Patient, login_at: datetime | None = None) -> str:
    """`login_at`: of the session that it continues; None for a new login."""
    token, now = secrets.token_urlsafe(32), timezone.now()
    Token.objects.create(
        digest=token_digest(token),
        patient=patient,
        created_at=now,
        login_at=login_at or now,
        expires_at=now + LIFETIME,
    )
    return token


def log_in(*, by: str, mobile: Mobile, code: str, browser: str = "") -> Session:
    """Numbers known and unknown alike: the first login makes the patient. Raises WrongCode."""
    if not check_code(by=by, mobile=mobile, purpose=Code.Purpose.LOGIN, code=code, browser=browser):
        raise WrongCode
    with write_transaction():
        patient, _ = Patient.objects.get_or_create(mobile=mobile.e164)
        note_login(patient)
        name_from_requests(patient)
        audit.record(by=str(patient), action="logged in", subject=str(patient))
        return Session(patient, issue_token(patient), timezone.now())


def note_login(patient: Patient) -> None:
    """After a long time without a login sessions of before end, and nothing of before is shown."""
    if not is_known_lately(patient):
        clear_profile(patient)
        patient.requests_since = recycled_before()
        Token.objects.filter(patient=patient, revoked_at=None).update(revoked_at=timezone.now())
    patient.last_login_at = timezone.now()
    patient.save()


def clear_profile(patient: Patient) -> None:
    """What the former owner of the number may have told of themselves. Unsaved."""
    patient.name = patient.email = patient.city_name = patient.city_type = patient.visitor_id = ""
    patient.city_id = None


def name_from_requests(patient: Patient) -> None:
    """Who has asked us for something has told their name: it is not asked again."""
    if not patient.name and (name := last_name_given(patient.mobile, patient.requests_since)):
        patient.name = name
        patient.save(update_fields=["name"])


@write_transaction()
def log_out(*, by: str, session: Session) -> None:
    Token.objects.filter(digest=token_digest(session.token), revoked_at=None).update(
        revoked_at=timezone.now()
    )


@write_transaction()
def log_out_everywhere(*, by: str, patient: Patient) -> None:
    Token.objects.filter(patient=patient, revoked_at=None).update(revoked_at=timezone.now())
    audit.record(by=by, action="logged out everywhere", subject=str(patient))


@write_transaction()
def rotated(*, by: str, session: Session) -> Session:
    """The same session; its token is rotated when it is a month old, and was not revoked meanwhile."""
    now = timezone.now()
    old = Token.objects.filter(digest=token_digest(session.token), created_at__lte=now - ROTATED_AFTER)
    if not old.filter(revoked_at=None, expires_at__gt=now + OVERLAP).update(expires_at=now + OVERLAP):
        return session
    Token.objects.filter(expires_at__lt=now).delete()
    return replace(session, token=issue_token(session.patient, session.login_at))


@transaction.atomic
def delete_expired_tokens(*, by: str, limit: int) -> int:
    """Deletes `limit` tokens that open nothing any more. Gives their number."""
    is_over = Q(expires_at__lt=timezone.now()) | Q(revoked_at__isnull=False)
    ids = Token.objects.filter(is_over).values_list("pk", flat=True)[:limit]
    return Token.objects.filter(pk__in=list(ids)).delete()[0]


def session_with(token: str) -> Session | None:
    """Whose token this is; None for one that is unknown, revoked or too old. One query."""
    live = Token.objects.filter(digest=token_digest(token), revoked_at=None, expires_at__gt=timezone.now())
    found = live.select_related("patient").first()
    return Session(found.patient, token, found.login_at) if found else None
