"""What the calls of this room answer."""

from __future__ import annotations

from sehat.core.schemas import Schema


class OwnAddress(Schema):
    ip: str
