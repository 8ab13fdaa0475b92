"""The refusals every API call may give; config/api.py turns them into the envelope."""

from __future__ import annotations

from sehat.core.languages import translate
from sehat.core.schemas import CallRefusal, CallStatus, Language, Reason, Refusal, SiteStatus

SITE_PREFIX = "/api/"  # where codes are strings (decisions 2.6)


def envelope(path: str, code: int, message: str, reasons: list[Reason] | None = None) -> dict[str, object]:
    """The body of a refusal by the call at `path`; without reasons the message is the reason."""
    error = reasons or [Reason(message=message)]
    body = (
        Refusal(status=SiteStatus(code=str(code), message=message), error=error)
        if path.startswith(SITE_PREFIX)
        else CallRefusal(status=CallStatus(code=code, message=message), error=error)
    )
    return body.model_dump(exclude_unset=True) | {"data": []}


class InvalidFields(Exception):
    """Fields of a body break a rule: {wire name: message}. Answered 422."""

    def __init__(self, errors: dict[str, str]) -> None:
        super().__init__(", ".join(errors))
        self.errors = errors


class CallError(Exception):
    """A call is refused; the message says what to do. Its `values` stand in braces, so that it is one
    message of the catalogues whatever they are."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message.format(**values))
        self.message = message
        self.values = values

    def text(self, language: Language) -> str:
        return translate(self.message, language).format(**self.values)


class RateLimited(CallError):
    """A limit was reached. Answered 429, to be tried after `seconds`."""

    def __init__(self, message: str, seconds: int = 60, **values: object) -> None:
        super().__init__(message, **values)
        self.seconds = seconds


class ChallengeRequired(CallError):
    """Whoever asks should show first that they are a person (decisions 3.1). Answered 428."""


class NotAuthenticated(CallError):
    """The call needs a patient who is logged in. Answered 401."""


class ServiceUnavailable(CallError):
    """A service outside does not work now. Answered 503."""
