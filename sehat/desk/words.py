"""Words that staff type: signs that nobody sees alone, as they come along when copied, are none."""

from __future__ import annotations

from typing import Any

from django import forms

from sehat.core.models import is_seen


class Words(forms.CharField):
    """A text field that counts as left empty where nothing of it is seen."""

    def to_python(self, value: Any) -> str:
        text = super().to_python(value) or ""
        return text if is_seen(text) else ""
