"""Reads of the leads room."""

from __future__ import annotations

from django.conf import settings

from sehat.core.schemas import Language


def callback_promise(language: Language) -> str:
    """By when we call; a setting, because only the hospital group can promise it."""
    return str(settings.CALLBACK_PROMISE_HI if language == "hi" else settings.CALLBACK_PROMISE)
