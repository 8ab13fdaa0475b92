"""Who answers for the data of visitors, as an info page says it: `{fiduciary_name}` is the setting itself."""

from __future__ import annotations

from django.conf import settings

from sehat.content.page_parts.retention_times import with_retention_times
from sehat.core.languages import translate
from sehat.core.schemas import Language

SETTINGS = {
    "fiduciary_name": "FIDUCIARY_NAME",
    "fiduciary_address": "FIDUCIARY_ADDRESS",
    "grievance_officer": "GRIEVANCE_OFFICER",
    "grievance_email": "GRIEVANCE_EMAIL",
}


def with_identity(text: str, language: Language) -> str:
    """What is not set is said to be missing: production without LOCAL_PARTS does not start so (core.E004)."""
    for name, setting in SETTINGS.items():
        value = getattr(settings, setting) or translate("to be named by the site owner", language)
        text = text.replace(f"{{{name}}}", value)
    return text


def with_settings(text: str, language: Language) -> str:
    """How long things are kept, and who answers for them, as the settings say it."""
    return with_identity(with_retention_times(text, language), language)
