"""What rendering needs of rooms above it."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.core.ports import Port
from sehat.core.schemas import PageContext, Schema

# Everything around a page, from what the page says of itself.
build_shell: Port[[HttpRequest, PageContext], Schema] = Port("build_shell")
