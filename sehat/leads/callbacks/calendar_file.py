"""A call that is to come, as a file for a calendar (RFC 5545).

It names no doctor, speciality or patient: others read calendars.
"""

from __future__ import annotations

from datetime import UTC, datetime

from django.conf import settings

from sehat.core.languages import display_field, translate
from sehat.core.schemas import Language
from sehat.leads.callbacks.promises import Due
from sehat.leads.models import Lead

CONTENT_TYPE = "text/calendar; charset=utf-8"
MAX_LINE_LENGTH = 75  # octets (RFC 5545, 3.1)


def calendar_file(lead: Lead, window: Due, language: Language, now: datetime) -> bytes:
    """One event: the window in which we call."""
    brand = display_field(settings, "BRAND_NAME", language)
    title = translate("{brand} calls you", language).format(brand=brand)
    text = translate("Your request {reference}. The call is free.", language).format(reference=lead.reference)
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Sehat Path//Request//EN",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
        f"UID:{lead.reference}@{settings.SITE_URL.partition('://')[2]}",
        f"DTSTAMP:{utc(now)}",
        f"DTSTART:{utc(window.not_before)}",
        f"DTEND:{utc(window.by)}",
        f"SUMMARY:{escaped(title)}",
        f"DESCRIPTION:{escaped(text)}",
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return b"".join(folded(line.encode()) for line in lines)


def utc(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def folded(line: bytes) -> bytes:
    """A long line in parts, each later one after a space; no letter of several octets is cut."""
    parts = []
    while len(line) > MAX_LINE_LENGTH:
        cut = MAX_LINE_LENGTH
        while line[cut] & 0xC0 == 0x80:
            cut -= 1
        parts.append(line[:cut])
        line = b" " + line[cut:]
    return b"".join(part + b"\r\n" for part in [*parts, line])
