"""The refusals every API call may give; config/api.py turns them into the envelope."""

from __future__ import annotations

from sehat.core.schemas import CallRefusal, CallRefusalStatus, Reason, Refusal, RefusalStatus

SITE_PREFIX = "/api/"  # where codes are strings (decisions 2.6)


def envelope(path: str, code: int, message: str, reasons: list[Reason] | None = None) -> dict[str, object]:
    """The body of a refusal by the call at `path`; without reasons the message is the reason."""
    error = reasons or [Reason(message=message)]
    body = (
        Refusal(status=RefusalStatus(code=str(code), message=message), error=error)
        if path.startswith(SITE_PREFIX)
        else CallRefusal(status=CallRefusalStatus(code=code, message=message), error=error)
    )
    return body.model_dump(exclude_unset=True) | {"data": []}


class InvalidFields(Exception):
    """Fields of a body break a rule: {wire name: message}. Answered 422."""

    def __init__(self, errors: dict[str, str]) -> None:
        super().__init__(", ".join(errors))
        self.errors = errors


class RateLimited(Exception):
    """A limit was reached; the message says what to do. Answered 429, to be tried after `seconds`."""

    def __init__(self, message: str, seconds: int = 60) -> None:
        super().__init__(message)
        self.seconds = seconds


class ChallengeRequired(Exception):
    """Whoever asks should show first that they are a person (decisions 3.1). Answered 428."""


class NotAuthenticated(Exception):
    """The call needs a patient who is logged in. Answered 401."""


class ServiceUnavailable(Exception):
    """A service outside does not work now; the message says what to do. Answered 503."""
