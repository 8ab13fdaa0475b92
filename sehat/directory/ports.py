"""What the directory needs of rooms above it."""

from __future__ import annotations

from sehat.core.ports import Port

# Whether a live page of editors stands at an address.
is_live: Port[[str], bool] = Port("is_live")
