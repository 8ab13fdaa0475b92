"""How the lists that forms choose from are answered: the same to everyone, small, and cached for a while."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpResponse
from django.utils.cache import patch_cache_control
from django.views.decorators.gzip import gzip_page
from ninja.decorators import decorate_view

CACHE_SECONDS = 300  # a visitor who goes from page to page loads a list once


def cached_if_ok(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A list is cached; a refusal, such as of a database that is away for a moment, is not."""

    @wraps(view)
    def answered(*args: Any, **kwargs: Any) -> HttpResponse:
        answer = view(*args, **kwargs)
        if answer.status_code == 200:
            patch_cache_control(answer, public=True, max_age=CACHE_SECONDS)
        else:
            patch_cache_control(answer, no_store=True)
        return answer

    return answered


public_list = decorate_view(cached_if_ok, gzip_page)
