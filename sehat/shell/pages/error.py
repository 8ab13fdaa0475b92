"""The page of an address that is not there, as props."""

from __future__ import annotations

from sehat.core.languages import translate
from sehat.core.schemas import Language, Link
from sehat.rendering.schemas import Meta
from sehat.shell.schemas import ErrorPageProps

WAYS_ON: dict[Language, list[tuple[str, str]]] = {
    "en": [
        ("Home", "/"),
        ("All conditions", "/condition"),
        ("Get a call back", "/request?purpose=callback"),
        ("Contact us", "/contact-us"),
    ],
    "hi": [
        ("Hindi blog", "/hi/blog"),
        ("All tests", "/hi/tests"),
        ("Get a call back", "/hi/request?purpose=callback"),
        ("Contact us", "/contact-us"),
    ],
}


def error_page(language: Language) -> ErrorPageProps:
    """404: what may have happened, and four ways on."""
    title = translate("We can’t find this page", language)
    return ErrorPageProps(
        meta=Meta(title=title, noindex=True),
        status=404,
        title=title,
        message=translate("The address may be old or mistyped. Your path goes on from here.", language),
        links=[Link(label=translate(label, language), url=url) for label, url in WAYS_ON[language]],
    )
