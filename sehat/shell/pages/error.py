"""The page of an address that is not there, as props."""

from __future__ import annotations

from sehat.content.selectors import is_there
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
        ("Home", "/hi"),
        ("All conditions", "/hi/condition"),
        ("Get a call back", "/hi/request?purpose=callback"),
        ("Contact us", "/contact-us"),
    ],
}


def ways_on(language: Language) -> list[Link]:
    """Those that are there: editors may have ended a page. No query when cached."""
    rows = [(label, url) for label, url in WAYS_ON[language] if is_there(url.partition("?")[0])]
    return [Link(label=translate(label, language), url=url) for label, url in rows]


def error_page(language: Language) -> ErrorPageProps:
    """404: what may have happened, and four ways on."""
    title = translate("We can’t find this page", language)
    return ErrorPageProps(
        meta=Meta(title=title, noindex=True),
        status=404,
        title=title,
        message=translate("The address may be old or mistyped. Your path goes on from here.", language),
        links=ways_on(language),
    )


def offline_page(language: Language) -> ErrorPageProps:
    """No network: what still works. It is stored on the device before it is wanted."""
    title = translate("There is no network", language)
    return ErrorPageProps(
        meta=Meta(title=title, noindex=True),
        status=503,
        title=title,
        message=translate(
            "Pages you have read lately open without it. What you sent us is safe with us.", language
        ),
        links=ways_on(language)[:2],
    )
