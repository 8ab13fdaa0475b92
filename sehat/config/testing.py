"""A pytest plugin, loaded before Django reads its settings: tests write nothing into the checkout's var/."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

PLACE = Path(tempfile.mkdtemp(prefix="sehat-test-"))
os.environ["VAR_DIR"] = str(PLACE)
os.environ["RENDERER_SOCKET"] = str(PLACE / "renderer.sock")
os.environ.pop("SEHAT_ENV", None)
