"""A pytest plugin, loaded before Django reads its settings: tests write nothing into the checkout's var/."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from pathlib import Path

PLACE = Path(tempfile.mkdtemp(prefix="sehat-test-"))
atexit.register(shutil.rmtree, PLACE, ignore_errors=True)
os.environ["VAR_DIR"] = str(PLACE)
os.environ["RENDERER_SOCKET"] = str(PLACE / "renderer.sock")
# A busy machine must not have the browser render a page: a test that looks for it in the HTML would be red.
os.environ["RENDERER_TIMEOUT_MS"] = "120000"
os.environ.pop("SEHAT_ENV", None)
