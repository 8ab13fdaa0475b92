"""What bin/test nightly runs and nothing else needs: locked, in an environment of its own.

Wapiti wants other versions of what the site runs on, and must not bring them there.
"""

from __future__ import annotations

import sys
from pathlib import Path

import steps

PLACE = steps.VAR / "nightly"
LOCK = steps.ROOT / "requirements" / "nightly.txt"


def installed() -> Path:
    """The folder of their commands. Raises steps.Stop."""
    value = steps.digest([LOCK]) + sys.version
    if steps.changed("nightly", value) or not PLACE.exists():
        uv, sentence = steps.VENV / "bin" / "uv", "The nightly tools could not be installed as locked."
        steps.run("Nightly environment", [uv, "venv", "--clear", PLACE], sentence)
        python = PLACE / "bin" / "python"
        steps.run(
            "Nightly tools",
            [uv, "pip", "install", "--python", python, "--require-hashes", "-r", LOCK],
            sentence,
        )
        steps.done("nightly", value)
    return PLACE / "bin"
