"""`/chat` as props: where people answer."""

from __future__ import annotations

from django.conf import settings

from sehat.chat.schemas import ChatPageProps
from sehat.core.languages import localized_path, noop, other_language, translate
from sehat.core.schemas import Language
from sehat.directory.cards import callback_promise
from sehat.rendering.page import alternates
from sehat.rendering.schemas import Meta

TITLE = noop("Chat with a care expert")
DESCRIPTION = noop("Reach us on WhatsApp or by phone, ask for a call back, or ask the care assistant.")


def chat_page(language: Language) -> ChatPageProps:
    """WhatsApp, a call, a call back, the hours, and the emergency line."""
    path, other = localized_path("/chat", language), localized_path("/chat", other_language(language))
    return ChatPageProps(
        meta=Meta(
            title=translate(TITLE, language),
            description=translate(DESCRIPTION, language),
            canonical=settings.SITE_URL + path,
            alternates=alternates(path, language, other),
        ),
        hours=callback_promise(language),
    )
