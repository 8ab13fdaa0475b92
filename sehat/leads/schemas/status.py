"""How the creation calls say whether they worked."""

from __future__ import annotations

from sehat.core.schemas import Schema


class CallStatus(Schema):
    """Codes of the creation calls are strings (decisions 2.6)."""

    code: str
    message: str
