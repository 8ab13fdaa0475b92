"""The door for a language model: off unless the setting CHAT_MODEL names a class."""

from __future__ import annotations

import logging
import re
from abc import ABC, abstractmethod

from django.conf import settings
from django.utils.module_loading import import_string

from sehat.chat.schemas import Passage

logger = logging.getLogger(__name__)
MAX_SUMMARY_LENGTH = 600
ENDS = ".?!\N{DEVANAGARI DANDA}"  # of a sentence


class ChatModel(ABC):
    """Puts what the passages say into a few plain sentences.

    It is asked only after the guards let a question through, gets nothing but the question and passages of
    reviewed pages, and what it says is checked again: an amount of a medicine or a verdict on the reader
    drops it. The passages and their dates are shown in any case. It must not keep what it is asked.
    """

    @abstractmethod
    def summarise(self, question: str, passages: list[Passage]) -> str:
        """At most 600 characters in the language of the passages; "" when they do not answer. May raise."""

    def safely(self, question: str, passages: list[Passage]) -> str:
        try:
            return self.summarise(question, passages)[:MAX_SUMMARY_LENGTH]
        except Exception:
            logger.exception("the chat model failed: passages alone are shown")
            return ""


class FirstSentences(ChatModel):
    """A model of this machine, and an example: the first sentence of each passage."""

    def summarise(self, question: str, passages: list[Passage]) -> str:
        return " ".join(first_sentence(passage.text) for passage in passages)


def first_sentence(text: str) -> str:
    """In the marks of its language; with a full stop where it has none."""
    first = re.split(rf"(?<=[{ENDS}])\s", text.strip(), maxsplit=1)[0]
    return first if first.endswith(tuple(ENDS)) else f"{first}."


def chat_model() -> ChatModel | None:
    """Raises ImportError or TypeError when the setting names no model."""
    if not settings.CHAT_MODEL:
        return None
    model = import_string(settings.CHAT_MODEL)
    if not (isinstance(model, type) and issubclass(model, ChatModel)):
        raise TypeError(f"{settings.CHAT_MODEL} is not a ChatModel")
    return model()
