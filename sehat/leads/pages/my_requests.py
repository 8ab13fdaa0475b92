"""`/my-requests` as props: one page for everyone. Whose requests it shows is known in the browser alone."""

from __future__ import annotations

from sehat.core.languages import noop, translate
from sehat.core.schemas import Language
from sehat.leads.schemas import MyRequestsPageProps
from sehat.rendering.schemas import Meta

TITLE = noop("My requests")


def my_requests_page(language: Language) -> MyRequestsPageProps:
    return MyRequestsPageProps(meta=Meta(title=translate(TITLE, language), noindex=True))
