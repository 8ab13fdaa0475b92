"""What costs need of rooms above them."""

from __future__ import annotations

from sehat.core.ports import Port
from sehat.rendering.schemas import Byline

# Author and reviewer of the live page about a treatment, by the treatment's id; None without one.
byline_of_treatment: Port[[int], Byline | None] = Port("byline_of_treatment")
