"""How the addresses of /cms name a request: any word without NUL, which PostgreSQL cannot look for."""

from __future__ import annotations

from django.urls.converters import StringConverter


class RowId(StringConverter):
    """Used as `<row:pk>`."""

    regex = "[^/\\x00]+"
