"""Two calls about the same thing are looked at one after the other."""

from __future__ import annotations

import hashlib

from django.db import connection


def advisory_lock(what: str) -> None:
    """Holds `what` until the transaction ends. SQLite's write lock, taken at its start, does it already."""
    if connection.vendor == "postgresql":
        number = int(hashlib.sha256(what.encode()).hexdigest()[:15], 16)
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [number])
