"""What staff may write into the strips around every page: plain words, and a link that leads somewhere."""

from __future__ import annotations

from urllib.parse import urlsplit

from django.core.exceptions import ValidationError
from django.core.validators import RegexValidator, URLValidator

from sehat.content.selectors import is_there
from sehat.core.public_calls import API_PREFIXES

NO_HTML = RegexValidator("<", "Plain words: no HTML.", inverse_match=True)
NOT_FOR_VISITORS = (*API_PREFIXES, "/cms/", "/menus/", "/privacy-choices/")
is_https = URLValidator(
    schemes=["https"], message="A page of this site (/insurance), or an https:// address."
)


def is_own(url: str) -> bool:
    """Whether an address is a path of this site; what a browser reads as another host is none."""
    return url.startswith("/") and not url.startswith(("//", "/\\"))


def own_page_or_https(url: str) -> None:
    """Raises ValidationError: a path where no page for visitors answers, or an address that is not https."""
    if not is_own(url):
        is_https(url)
    elif not leads_to_page(url):
        raise ValidationError(f"This site has no page {urlsplit(url).path}.")


def leads_to_page(url: str) -> bool:
    """Whether a page of ours answers at a path, as far as its address says. No query when cached."""
    path = urlsplit(url).path
    return not f"{path.rstrip('/')}/".startswith(NOT_FOR_VISITORS) and is_there(path)
