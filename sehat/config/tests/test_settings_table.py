"""Every setting that can be chosen is in the README's table, and nothing else is."""

from __future__ import annotations

import re

import database
from django.conf import settings

# Read by the commands before a Django is there (bin/start.py, bin/processes.py, e2e/browsers.py).
OF_THE_COMMANDS = {"HOST", "WEB_WORKERS", "PROCESS_MEGABYTES"}


def test_the_readme_lists_every_setting_and_no_other() -> None:
    text = (settings.BASE_DIR / "README.md").read_text(encoding="utf-8")
    table = text.split("## Configuration")[1].split("\n## ")[0]
    cells = [line.split(" | ")[0] for line in table.splitlines() if line.startswith("| `")]
    listed = {name for cell in cells for name in re.findall(r"`([A-Z0-9_]+)`", cell)}
    assert listed == database.names(settings.BASE_DIR) | OF_THE_COMMANDS
