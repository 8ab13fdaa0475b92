"""What rendering needs of rooms above it."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.core.ports import Port
from sehat.core.schemas import Schema
from sehat.rendering.schemas import PageContext

# Everything around a page, from what the page says of itself.
build_shell: Port[[HttpRequest, PageContext], Schema] = Port("build_shell")

# Whether anything on the site is invented: then no page is for search engines (decisions 7.1).
is_demo_site: Port[[], bool] = Port("is_demo_site")

# The address of the same page in the other language; None where there is none.
twin_url: Port[[str], str | None] = Port("twin_url")
