"""The gate in front of unsafe public calls."""

from __future__ import annotations

import pytest
from django.conf import LazySettings
from django.test import Client, RequestFactory

from sehat.core.public_calls import refusal_of

SUBMIT = "/api/lead/submit"


def post(headers: dict[str, str], body: bytes = b"{}", content_type: str = "application/json") -> int:
    answer = Client().post(SUBMIT, data=body, content_type=content_type, headers=headers)
    assert set(answer.json()) >= {"status", "error"}
    return answer.status_code


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
    ],
)
def test_another_site_cannot_post(headers: dict[str, str]) -> None:
    assert post(headers) == 403


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{"Sec-Fetch-Site": "same-origin"}, {"Origin": "http://testserver"}, {}])
def test_our_own_pages_can(headers: dict[str, str]) -> None:
    assert post(headers) == 422  # the empty record itself is refused, by field


def test_a_large_body_is_refused_before_it_is_read() -> None:
    assert post({}, body=b'{"NameData":"' + b"x" * 1_000_000 + b'"}') == 413


@pytest.mark.parametrize(
    ("site", "origin", "status"),
    [
        ("https://testserver", "https://testserver", 422),
        ("https://testserver", "http://testserver", 403),
        ("http://testserver", "http://testserver", 422),
    ],
)
@pytest.mark.django_db
def test_a_page_that_came_in_the_open_is_not_ours_where_the_site_is_https(
    settings: LazySettings, site: str, origin: str, status: int
) -> None:
    settings.SITE_URL = site
    assert post({"Origin": origin}) == status


def test_a_body_in_chunks_is_json_as_well() -> None:
    request = RequestFactory().post(SUBMIT, data=b"NameData=x", content_type="text/plain")
    del request.META["CONTENT_LENGTH"]
    assert refusal_of(request) == (415, "This call takes application/json.")


def test_a_form_is_no_json() -> None:
    assert post({}, body=b"NameData=x", content_type="application/x-www-form-urlencoded") == 415
