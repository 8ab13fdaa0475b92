"""What staff may write into the strips around every page: plain words, and a link that leads somewhere."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from urllib.parse import urlsplit

from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.validators import RegexValidator, URLValidator

from sehat.content.selectors import is_there
from sehat.core.languages import english_path
from sehat.core.public_calls import API_PREFIXES

NO_HTML = RegexValidator("<", "Plain words: no HTML.", inverse_match=True)
NOT_FOR_VISITORS = (*API_PREFIXES, "/cms/", "/menus/", "/privacy-choices/")
# A query or a fragment; a “?” of a pattern stands for any letter.
BEHIND_PATH = re.compile(r"\?[^?/]*=.*|#.*")
is_https = URLValidator(
    schemes=["https"], message="A page of this site (/insurance), or an https:// address."
)


def is_own(url: str) -> bool:
    """Whether an address is a path of this site; what a browser reads as another host is none.

    It drops tabs and ends of lines, so that one between two slashes hides a host.
    """
    return url.startswith("/") and not url.startswith(("//", "/\\")) and url.isprintable()


def own_page_or_https(url: str) -> None:
    """Raises ValidationError: a path where no page for visitors answers, or an address that is not https."""
    if not is_own(url):
        is_https(url)
    elif not leads_to_page(url):
        raise ValidationError(f"This site has no page {urlsplit(url).path}.")


def own_path_of(url: str) -> str:
    """The path of an address of this site that staff copied from their browser; another site’s as it is.

    Only a path leads to the Hindi page, and is missed once its page is gone."""
    return url.removeprefix(settings.SITE_URL) if url.startswith(f"{settings.SITE_URL}/") else url


def without_our_host(typed: str) -> str:
    """What staff typed or copied from their browser, in small letters."""
    return typed.strip().removeprefix(settings.SITE_URL).lower()


def path_or_pattern(typed: str) -> str:
    """As pages say their own: without our host, what came behind it in a browser and a slash at its end, in
    small letters. Raises ValidationError, by the field `path`, for what no page could match."""
    path = BEHIND_PATH.sub("", without_our_host(typed))
    if path and not path.startswith(("/", "*")):
        raise ValidationError({"path": "Begin with /, as in /condition/piles or /delhi-ncr/*."})
    return path.rstrip("/") or path[:1]


def holds_for(pattern: str, path: str) -> bool:
    """Whether a row for a page, or for all that a pattern names, holds for one: what stands without /hi
    holds for the Hindi twin too, what stands with it for Hindi alone."""
    return any(fnmatchcase(named, pattern) for named in {path, english_path(path)})


def is_of_type(wanted: str, page_type: str) -> bool:
    """Whether a row for a page type, "" for any, holds for one: staff type Doctors, and pages say doctors."""
    return wanted.casefold() in {"", page_type.casefold()}


def leads_to_page(url: str) -> bool:
    """Whether a page of ours answers at a path, as far as its address says. No query when cached."""
    path = urlsplit(url).path
    return not f"{path.rstrip('/')}/".startswith(NOT_FOR_VISITORS) and is_there(path)
