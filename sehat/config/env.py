"""Settings come from the environment. A value that makes no sense stops the start, by name."""

from __future__ import annotations

import os
import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured


def text(name: str, default: str = "") -> str:
    return os.environ.get(name, default).strip()


def number(name: str, default: int, *, least: int = 0, most: int | None = None) -> int:
    """A whole number from `least` to `most`. Raises ImproperlyConfigured for any other, and for none."""
    raw = text(name)
    if not raw:
        return default
    if not raw.isdecimal() or int(raw) < least:
        raise ImproperlyConfigured(f"{name}={raw!r} is not a whole number of at least {least}.")
    if most is not None and int(raw) > most:
        raise ImproperlyConfigured(f"{name}={raw} is more than {most}.")
    return int(raw)


def hour(name: str, default: int) -> int:
    """0 to 23. Raises ImproperlyConfigured for any other number."""
    value = number(name, default)
    if value > 23:
        raise ImproperlyConfigured(f"{name}={value} is no hour of a day: 0 to 23.")
    return value


def switch(name: str, default: bool) -> bool:
    """on or off. Raises ImproperlyConfigured for anything else."""
    raw = text(name).lower()
    if not raw:
        return default
    if raw not in {"on", "off"}:
        raise ImproperlyConfigured(f"{name}={raw!r} should be “on” or “off”.")
    return raw == "on"


def choice(name: str, options: tuple[str, ...], default: str) -> str:
    raw = text(name, default)
    if raw not in options:
        raise ImproperlyConfigured(f"{name}={raw!r} should be one of {', '.join(options)}.")
    return raw


def pattern(name: str, expression: str, example: str) -> str:
    """Text that looks as `example` does, or none. Raises ImproperlyConfigured for anything else."""
    raw = text(name)
    if raw and not re.fullmatch(expression, raw):
        raise ImproperlyConfigured(f"{name}={raw!r} should look like {example}.")
    return raw


def words(name: str, default: str = "") -> list[str]:
    """A list comma-separated."""
    return [part.strip() for part in text(name, default).split(",") if part.strip()]


def words_like(name: str, expression: str, example: str, *default: str) -> list[str]:
    """The same, each as `example` is, or `default`. Raises ImproperlyConfigured for a word that is not."""
    given = words(name) or list(default)
    for word in given:
        if not re.fullmatch(expression, word):
            raise ImproperlyConfigured(f"{name} has {word!r}, which should look like {example}.")
    return given


def secret(name: str, *, needed: bool, development: str) -> str:
    """A secret of at least 32 characters; a fixed one for development, none in production."""
    value = text(name)
    if value:
        if needed and len(value) < 32:
            raise ImproperlyConfigured(f"{name} is shorter than 32 characters.")
        return value
    if needed:
        raise ImproperlyConfigured(f"{name} is missing: production does not start without it.")
    return development


DATABASE_URL = (
    "should look like postgresql://user:password@host:5432/name; in a password / is written %2F, @ is %40."
)


def database(name: str, sqlite: Path, threads: int) -> dict[str, object]:
    """Django's settings of one database from a URL: postgresql://user:password@host:port/name.

    Without a URL: SQLite in the file `sqlite`, durable (WAL, synchronous=FULL: gateways.md, "Never
    lose a lead"), its write lock taken at the start of a transaction so that none fails half-way.
    """
    url = text(name)
    if not url:
        return {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": sqlite,
            "CONN_MAX_AGE": None,  # a thread keeps its connection
            "OPTIONS": {
                "timeout": 20,
                "transaction_mode": "IMMEDIATE",
                "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA busy_timeout=20000",
            },
        }
    try:
        parts = urlsplit(url)
        port = parts.port or ""
    except ValueError:  # it may quote a part of the password, which no log is to have
        raise ImproperlyConfigured(f"{name} {DATABASE_URL}") from None
    if parts.scheme not in {"postgresql", "postgres"} or not parts.path.strip("/"):
        raise ImproperlyConfigured(f"{name} {DATABASE_URL}")
    query = dict(pair.split("=", 1) for pair in parts.query.split("&") if "=" in pair)
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": unquote(parts.path.strip("/")),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": unquote(query.get("host", parts.hostname or "")),
        "PORT": port,
        "CONN_MAX_AGE": 0,
        "OPTIONS": {"pool": {"min_size": 1, "max_size": threads + 2, "timeout": 10}},  # and visits
    }
