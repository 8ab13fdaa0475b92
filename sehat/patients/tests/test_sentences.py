"""What a refusal says is said in Hindi too: the browser's list holds every sentence of these calls."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from django.conf import settings
from hypothesis import given
from hypothesis import strategies as st

from sehat.patients.actions import NOT_SENT, wait_before_another
from sehat.patients.api import LOG_IN
from sehat.patients.challenge import CHALLENGE
from sehat.patients.limits import BUSY, GUESSES, WAIT
from sehat.patients.profile import CITY, EMAIL, NAME
from sehat.patients.sessions import WrongCode
from sehat.patients.verification import MOBILE

CATALOGUE = settings.BASE_DIR / "frontend" / "src" / "lib" / "text" / "server.hi.ts"
IN_HINDI = set(re.findall(r"^  '([^']+)':", CATALOGUE.read_text(), re.MULTILINE))


def template(sentence: str) -> str:
    return re.sub(r"\d+", "#", sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        NOT_SENT,
        CHALLENGE,
        LOG_IN,
        MOBILE,
        BUSY,
        GUESSES,
        WAIT,
        CITY,
        EMAIL,
        NAME,
        *WrongCode().errors.values(),
    ],
)
def test_a_refusal_is_known_in_hindi(sentence: str) -> None:
    assert template(sentence) in IN_HINDI


@given(st.timedeltas(min_value=timedelta(), max_value=timedelta(days=1)))
def test_every_wait_is_known_in_hindi(wait: timedelta) -> None:
    assert template(wait_before_another(wait)) in IN_HINDI
