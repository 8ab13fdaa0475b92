"""A number and its one-time code, as calls and forms bring them: read, limited, sent."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from sehat.core.errors import InvalidFields
from sehat.core.languages import noop
from sehat.core.phone import INDIA, BadMobile, Mobile, parse_mobile
from sehat.patients.actions import send_code
from sehat.patients.browser import remember_browser
from sehat.patients.challenge import is_person
from sehat.patients.limits import limit_guesses, limit_sends
from sehat.patients.models import Code
from sehat.patients.schemas import CodeAnswer, CodeRequest

# Wording of the specification, letter for letter.
MOBILE = noop("Please enter valid mobile number")
SENT = "We have sent an OTP on your mobile number"


def request_code(
    request: HttpRequest, response: HttpResponse, body: CodeRequest, purpose: Code.Purpose
) -> None:
    """Sends a code, and binds it to the browser by a cookie of `response`.

    Raises InvalidFields, RateLimited, ChallengeRequired and ServiceUnavailable.
    """
    mobile = mobile_in(body)
    person = is_person(request)
    limit_sends(request, is_person=person)
    browser = remember_browser(request, response)
    send_code(by="visitor", mobile=mobile, purpose=purpose, browser=browser, is_person=person)


def mobile_to_verify(request: HttpRequest, body: CodeAnswer) -> Mobile:
    """The number whose code is to be checked. Raises InvalidFields, and RateLimited after many guesses."""
    limit_guesses(request)
    return mobile_in(body)


def mobile_in(body: CodeRequest | CodeAnswer) -> Mobile:
    """Raises InvalidFields for what is no number, or of a country that codes are not sent to."""
    try:
        mobile = parse_mobile(body.mobile_no, body.country_code or INDIA)
    except BadMobile as error:
        raise InvalidFields({"mobileNo": MOBILE}) from error
    if mobile.country_code not in settings.LOGIN_COUNTRY_CODES:
        raise InvalidFields({"mobileNo": MOBILE})
    return mobile
