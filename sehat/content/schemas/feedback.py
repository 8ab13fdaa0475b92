from __future__ import annotations

from typing import Literal

from pydantic import Field

from sehat.core.schemas import RequestBody

# The choices of models.PageVotes: yes, no, or the reason for a no.
Vote = Literal["yes", "no", "unclear", "missing", "wrong", "unrelated"]


class PageFeedback(RequestBody):
    """What a reader said of the page at an address: “/condition/piles”."""

    page: str = Field(max_length=300, pattern=r"^/[\w\-/]*$")
    said: Vote
