"""What requests need of rooms above them: that their patients are told (ADR 4, ADR 27)."""

from __future__ import annotations

from enum import StrEnum

from sehat.core.ports import Port
from sehat.leads.models import Lead


class Occasion(StrEnum):
    """What a patient is told of."""

    RECEIVED = "received"
    CALL_MISSED = "call-missed"
    WINDOW = "window"
    APPOINTMENT = "appointment"
    GUIDE = "guide"
    WITHDRAWN = "withdrawn"


# Called in the transaction of what caused it.
tell_patient: Port[[Lead, Occasion], None] = Port("tell_patient")
