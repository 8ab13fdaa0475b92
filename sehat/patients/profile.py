"""What patients may change of themselves (spec section 5, shell forms)."""

from __future__ import annotations

import re
import secrets
import time
from dataclasses import dataclass

from django.db import transaction

from sehat.core import audit
from sehat.core.email import is_email
from sehat.core.errors import InvalidFields
from sehat.core.languages import noop
from sehat.core.names import is_name
from sehat.patients.codes import number_key
from sehat.patients.models import Code, Patient
from sehat.patients.ports import find_city
from sehat.patients.schemas import SelectedCity

# Wording of the specification, letter for letter.
NAME = noop("Please enter your name")
EMAIL = noop("Please enter your email")
CITY = noop("Please select your city")
NOTHING = noop("Send name, email or cityId.")
MAX_NAME_LENGTH = 100


@dataclass(frozen=True)
class Changes:
    """Checked and tidied; None is no change."""

    name: str | None
    email: str | None
    city: SelectedCity | None


def changes_in(*, name: str | None, email: str | None, city_id: int | None) -> Changes:
    """Raises InvalidFields, by wire name, also when there is nothing to change."""
    if name is None and email is None and city_id is None:
        raise InvalidFields({"name": NOTHING})
    city = find_city(city_id) if city_id is not None else None
    name, email = name and " ".join(name.split()), email and email.strip()
    checks = (
        ("name", name is None or (is_name(name) and len(name) <= MAX_NAME_LENGTH), NAME),
        ("email", email is None or is_email(email), EMAIL),
        ("cityId", city_id is None or city is not None, CITY),
    )
    errors = {field: message for field, is_valid, message in checks if not is_valid}
    if errors:
        raise InvalidFields(errors)
    return Changes(name, email, city)


@transaction.atomic
def update_profile(
    *,
    by: str,
    patient: Patient,
    name: str | None = None,
    email: str | None = None,
    city_id: int | None = None,
) -> Patient:
    """Changes what is not None. Raises InvalidFields, by wire name, and then changes nothing."""
    new = changes_in(name=name, email=email, city_id=city_id)
    patient = Patient.objects.select_for_update().get(pk=patient.pk)
    patient.name = patient.name if new.name is None else new.name
    patient.email = patient.email if new.email is None else new.email
    if new.city:
        patient.city_id, patient.city_name, patient.city_type = (
            new.city.cityid,
            new.city.cityname,
            new.city.type,
        )
    patient.save()
    fields = sorted(field for field, value in vars(new).items() if value is not None)
    audit.record(by=by, action="profile updated", subject=str(patient), fields=fields)
    return patient


@transaction.atomic
def erase_patient(*, by: str, mobile: str) -> str:
    """Deletes the profile of a number, its sessions and codes. Gives the visitor id tied to it, or ""."""
    Code.objects.filter(number_key=number_key(mobile)).delete()
    patient = Patient.objects.select_for_update().filter(mobile=mobile).first()
    if patient is None:
        return ""
    audit.record(by=by, action="patient erased", subject=str(patient))
    patient.delete()
    return patient.visitor_id


@transaction.atomic
def visitor_of(*, by: str, patient: Patient, offered: str) -> str:
    """The visitor id tied to this patient; the one the browser brings becomes it, if there is none yet.

    A visitor id is numeric: the time, then random digits (spec section 3).
    """
    patient = Patient.objects.select_for_update().get(pk=patient.pk)
    if not patient.visitor_id:
        is_ours = re.fullmatch(r"[0-9]{13,30}", offered, re.ASCII)
        patient.visitor_id = offered if is_ours else f"{time.time_ns() // 10**6}{secrets.randbelow(10**6):06}"
        patient.save(update_fields=["visitor_id"])
    return patient.visitor_id
