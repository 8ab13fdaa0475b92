"""Redirects of moved pages, looked for only where there may be one: made-up addresses cost no query for it.

Wagtail's middleware asks for site and redirect of each address that is not found, two thirds of its work.
"""

from __future__ import annotations

from urllib.parse import urlparse

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.encoding import uri_to_iri
from wagtail.contrib.redirects.middleware import RedirectMiddleware
from wagtail.contrib.redirects.models import Redirect

from sehat.rendering.cache_version import cached_until_change

MOST_HELD = 10_000  # addresses: some 2 MB; where there are more, the database is asked each time


class OldAddresses(RedirectMiddleware):
    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        if response.status_code == 404 and not may_be_old(request.get_full_path()):
            return response
        answer: HttpResponseBase = super().process_response(request, response)
        return answer


def may_be_old(address: str) -> bool:
    """Whether a redirect leads away from it in one of the spellings that Wagtail's middleware looks for."""
    old = old_addresses()
    if old is None:
        return True
    path = Redirect.normalise_path(address, decode_unicode=False)
    without_query = urlparse(path).path
    return not old.isdisjoint({path, uri_to_iri(path), without_query, uri_to_iri(without_query)})


@cached_until_change
def old_addresses() -> frozenset[str] | None:
    """Those that redirects lead away from; None for more than can be held. One query, cached."""
    found = Redirect.objects.order_by().values_list("old_path", flat=True)[: MOST_HELD + 1]
    return frozenset(found) if len(found) <= MOST_HELD else None
