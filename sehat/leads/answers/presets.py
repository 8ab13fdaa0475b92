"""What a field of a form may start from: staff name it, and a hidden field sends it as it is."""

from __future__ import annotations

from typing import Any

from sehat.leads.answers.lookup import is_city
from sehat.leads.answers.validation import DirectoryLookup, is_valid
from sehat.leads.fields import BY_KEY, Answers


def may_start_from(key: str, preset: str) -> bool:
    """Whether the rules take it as an answer. One query at most, cached."""
    field = BY_KEY[key]
    typed: dict[str, Any] = {field.name: preset}
    return is_valid(field, Answers(**typed), DirectoryLookup(is_city), is_required=False)
