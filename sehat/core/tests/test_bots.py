"""Machines that say what they are, and browsers."""

from __future__ import annotations

import pytest

from sehat.core.bots import is_bot


@pytest.mark.parametrize(
    "user_agent",
    [
        "",
        "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
        "Mozilla/5.0 (compatible; bingbot/2.0)",
        "AdsBot-Google (+http://www.google.com/adsbot.html)",
        "facebookexternalhit/1.1",
        "WhatsApp/2.23.20.0 A",
        "curl/8.4.0",
        "python-requests/2.31",
        "Mozilla/5.0 HeadlessChrome/130.0",
        "Screaming Frog SEO Spider/19",
    ],
)
def test_a_machine_is_known_by_what_it_says(user_agent: str) -> None:
    assert is_bot(user_agent)


@pytest.mark.parametrize(
    "user_agent",
    [
        "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1",
        "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0",
        "Mozilla/5.0 (Linux; Android 10; Cubot X30) AppleWebKit/537.36 Chrome/118.0.0.0 Mobile",
    ],
)
def test_a_browser_is_a_visitor(user_agent: str) -> None:
    assert not is_bot(user_agent)


def test_a_long_name_is_not_read_to_its_end() -> None:
    assert not is_bot("Mozilla/5.0 " + "x" * 500 + " Googlebot")
