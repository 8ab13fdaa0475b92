"""How the lists that forms choose from are answered: the same to everyone, small, and cached for a while."""

from __future__ import annotations

from django.views.decorators.cache import cache_control
from django.views.decorators.gzip import gzip_page
from ninja.decorators import decorate_view

KEPT_SECONDS = 300  # a visitor who goes from page to page loads a list once

public_list = decorate_view(cache_control(public=True, max_age=KEPT_SECONDS), gzip_page)
