"""The gate in front of unsafe public calls."""

from __future__ import annotations

import pytest
from django.conf import LazySettings
from django.test import Client, RequestFactory

from sehat.core.public_calls import refusal_of
from sehat.core.same_origin import comes_from_here

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


@pytest.mark.parametrize("length", ["9" * 5000, "262145", "-1", "1e3", "٣"])
def test_a_length_that_is_too_long_or_no_number_is_refused(length: str) -> None:
    """A number of five thousand digits answered 500."""
    answer = Client().post(SUBMIT, data=b"", content_type="application/json", CONTENT_LENGTH=length)
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "path", ["/lead/v1/admin/webleadcreate", "/users/v1/x", "/timeline/x", "/dmg/v1/x", "/api/x"]
)
@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
def test_each_unsafe_method_of_each_call_is_looked_at(path: str, method: str) -> None:
    assert getattr(Client(), method)(path, headers={"Origin": "https://evil.example"}).status_code == 403


@pytest.mark.django_db
def test_reading_is_free_to_any_site() -> None:
    assert Client().get("/api/cities", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 200


@pytest.mark.parametrize(
    ("site", "origin", "is_ours"),
    [
        ("same-origin", None, True),
        ("none", None, True),
        ("same-origin", "https://evil.example", True),
        ("cross-site", "https://sehat.example", False),
        ("", None, False),
        (None, None, True),
        (None, "https://sehat.example", True),
        (None, "https://www.sehat.example", False),
        (None, "https://sehat.example.evil", False),
        (None, "https://evil@sehat.example", False),
        (None, "https://[broken", False),
        (None, "", False),
        (None, "null", False),
    ],
)
def test_fetch_metadata_is_believed_first_and_the_origin_after_it(
    site: str | None, origin: str | None, is_ours: bool
) -> None:
    assert comes_from_here(site, origin, "sehat.example") is is_ours


def test_the_address_of_the_site_is_ours_whatever_the_host_behind_a_proxy(settings: LazySettings) -> None:
    settings.SITE_URL = "https://sehat.example"
    assert comes_from_here(None, "https://sehat.example", "127.0.0.1:8000")
