"""The drawn face of an invented doctor, until there is a photograph (frontend/src/ui/art/portraits)."""

from __future__ import annotations

from sehat.core.india import this_year
from sehat.directory.models import Doctor

# So many of each age are drawn of women and of men: frontend/tools/portraits.mjs.
FACES_AN_AGE = 10
OLDER_AFTER_YEARS = 20


def portrait_of(doctor: Doctor) -> str | None:
    """`woman-3`, `man-11`: always the same for one doctor. None for real people and where no gender is told.

    A drawing beside a real name would be taken for a likeness.
    """
    if not doctor.is_demo or not doctor.gender:
        return None
    since = doctor.practising_since or this_year()
    is_older = this_year() - since > OLDER_AFTER_YEARS
    number = 1 + doctor.pk % FACES_AN_AGE + (FACES_AN_AGE if is_older else 0)
    return f"{doctor.gender}-{number}"
