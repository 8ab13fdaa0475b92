"""The two refusals every API call may give; config/api.py turns them into the envelope."""

from __future__ import annotations


class WrongFields(Exception):
    """Fields of a body break a rule: {wire name: message}. Answered 422."""

    def __init__(self, errors: dict[str, str]) -> None:
        super().__init__(", ".join(errors))
        self.errors = errors


class TooMany(Exception):
    """A limit was reached; the message says what to do. Answered 429."""
