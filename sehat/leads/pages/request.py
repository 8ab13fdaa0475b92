"""`/request` as props: the form on a page of its own, as typed and with its errors."""

from __future__ import annotations

from sehat.core.languages import translate
from sehat.core.schemas import Language
from sehat.leads.schemas import RequestPageProps
from sehat.rendering.schemas import Meta


def request_page(
    title: str, language: Language, values: dict[str, str], errors: dict[str, str], failure: str
) -> RequestPageProps:
    """`values` and `errors` by the name of their HTML field; `failure` is what is wrong with the whole."""
    error = translate("Error", language)
    return RequestPageProps(
        meta=Meta(title=f"{error}: {title}" if errors else title, noindex=True),
        title=title,
        values=values,
        errors=errors,
        failure=failure,
    )
