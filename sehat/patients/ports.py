"""What patients need of rooms above them."""

from __future__ import annotations

from datetime import datetime

from sehat.core.ports import Port
from sehat.gateways.sms.base import Report
from sehat.patients.schemas import SelectedCity

# A city by its id, as a patient stores it; 0 is "Other"; None where there is no such city.
find_city: Port[[int], SelectedCity | None] = Port("find_city")
# The name last given with a number (E.164) in a request; '' where there is none.
last_name_given: Port[[str, datetime | None], str] = Port("last_name_given")
# What became of an SMS that was no code; False where none is known by that id.
sms_reported: Port[[Report], bool] = Port("sms_reported")
