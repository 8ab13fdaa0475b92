"""The step up before a code is refused: where a captcha is set up, whoever passes it goes on (decisions 3.1).

Its token comes in a header, so that the bodies of the calls stay as the specification has them.
"""

from __future__ import annotations

from django.http import HttpRequest

from sehat.core.client_address import client_address
from sehat.core.languages import noop
from sehat.gateways.captcha import captcha, widget
from sehat.gateways.captcha.base import Bot

HEADER = "Captcha-Token"
MAX_TOKEN_LENGTH = 4096
CHALLENGE = noop("Please confirm that you are a person and try again, or call us.")


def has_captcha() -> bool:
    return widget() is not None


def challenge_widget() -> dict[str, str]:
    """What a browser needs to ask for a token, by the names of the form's captcha."""
    found = widget()
    if found is None:
        return {}
    return {"vendor": found.vendor, "scriptUrl": found.script_url, "siteKey": found.site_key}


def is_person(request: HttpRequest) -> bool:
    """Whether a captcha was passed, or there is none to pass.

    A vendor who cannot be asked holds up nobody: the limits of numbers and of the site are there as well.
    """
    if not has_captcha():
        return True
    token = request.headers.get(HEADER, "")[:MAX_TOKEN_LENGTH]
    return bool(token) and not isinstance(captcha().check(token, client_address(request)), Bot)
