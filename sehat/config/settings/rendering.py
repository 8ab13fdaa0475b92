"""How pages are rendered and cached, and who answers in the chat."""

from __future__ import annotations

from sehat.config import env
from sehat.config.settings.site import VAR_DIR

# The renderer: a Node process that turns props into HTML, over a unix socket.
RENDERER_SOCKET = env.text("RENDERER_SOCKET", str(VAR_DIR / "renderer.sock"))
RENDERER_TIMEOUT_MS = env.number("RENDERER_TIMEOUT_MS", 800, least=50)  # architecture.md, law 3

# Whole pages, cached for every visitor alike (architecture.md, law 2).
PAGE_CACHE_SECONDS = env.number("PAGE_CACHE_SECONDS", 300)
RENDERS_AT_ONCE = env.number("RENDERS_AT_ONCE", 2, least=1)
RENDERS_WAITING = env.number("RENDERS_WAITING", 100, least=1)
RENDER_WAIT_SECONDS = env.number("RENDER_WAIT_SECONDS", 10, least=1)
RENDERS_AHEAD_PER_SECOND = env.number("RENDERS_AHEAD_PER_SECOND", 10)  # of popular pages; 0: none
PAGE_CACHE_MEGABYTES = env.number("PAGE_CACHE_MEGABYTES", 128, least=1)

# A class of sehat/chat/model.py's kind; empty: the care assistant shows passages alone.
CHAT_MODEL = env.text("CHAT_MODEL")
