"""“Was this page helpful?”: counted by page and day, and nothing of who answered."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import Group, User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from sehat.content import limits
from sehat.content.actions import count_vote
from sehat.content.models import ConditionPage, PageVotes
from sehat.content.reports.helpful import DAYS
from sehat.rendering.cache_version import version_file
from sehat.rendering.tests.reading import attribute, page_at, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
PILES = "/condition/piles"
HERE = {"Sec-Fetch-Site": "same-origin"}


def counts(page: str = "piles") -> dict[str, int]:
    rows = PageVotes.objects.filter(page__slug=page, day=timezone.localdate())
    return dict(rows.values_list("vote", "count"))


def post(client: Client, said: str = "yes", page: str = PILES, **headers: str) -> Any:
    return client.post("/helpful", {"page": page, "said": said}, headers=HERE | headers)


def call(client: Client, body: Any) -> Any:
    return client.post("/api/page/helpful", body, content_type="application/json", headers=HERE)


@pytest.mark.parametrize(
    "path",
    [PILES, "/treatment/gallbladder-removal", "/test/cbc", "/hi/test/cbc", "/blog/cataract-lenses-compared"],
)
def test_every_medical_page_and_article_asks_by_a_form_of_its_own_address(client: Client, path: str) -> None:
    form = page_at(client, path).css("form.feedback")[0]
    assert (attribute(form, "action"), attribute(form, "method")) == ("/helpful", "post")
    assert attribute(form.css("[name=page]")[0], "value") == path
    assert [attribute(button, "value") for button in form.css("button")][:2] == ["yes", "no"]


def test_a_page_of_no_medical_kind_does_not_ask(client: Client) -> None:
    assert not page_at(client, "/privacy").css("form.feedback")


@pytest.mark.parametrize(
    ("said", "part"),
    [("yes", "thanks"), ("no", "why"), ("unclear", "thanks"), ("wrong", "thanks")],
)
def test_a_form_leads_back_to_the_page_which_thanks_or_asks_why(client: Client, said: str, part: str) -> None:
    answer = post(client, said)
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{PILES}#helpful-{part}")
    assert "Set-Cookie" not in answer.headers
    assert counts() == {said: 1}
    assert page_at(client, PILES).css(f"#helpful-{part}")


def test_answers_add_up_by_page_and_day(client: Client, piles: ConditionPage) -> None:
    yesterday = timezone.localdate() - timedelta(days=1)
    PageVotes.objects.create(page=piles, day=yesterday, vote="yes", count=5)
    for said in ("yes", "yes", "no", "missing"):
        post(client, said)
    post(client, "yes", page="/test/cbc")
    assert counts() == {"yes": 2, "no": 1, "missing": 1}
    assert counts("cbc") == {"yes": 1}
    assert PageVotes.objects.count() == 5


def test_what_is_kept_names_a_page_a_day_and_an_answer_alone() -> None:
    assert {field.name for field in PageVotes._meta.get_fields()} == {"id", "page", "day", "vote", "count"}


def test_the_call_counts_the_same_and_says_nothing(client: Client) -> None:
    answer = call(client, {"page": PILES, "said": "no"})
    assert (answer.status_code, answer.content) == (204, b"")
    assert "Set-Cookie" not in answer.headers
    assert counts() == {"no": 1}


@pytest.mark.parametrize("page", ["/privacy", "/", "/condition/nothing", "/doctor/dr-kavita-raghunathan"])
def test_a_page_that_does_not_ask_takes_no_answer(client: Client, page: str) -> None:
    assert post(client, page=page).status_code == 404
    assert call(client, {"page": page, "said": "yes"}).status_code == 404
    assert not PageVotes.objects.exists()


@pytest.mark.parametrize(
    ("field", "body"),
    [
        ("said", {"page": PILES, "said": "perhaps"}),
        ("page", {"page": "https://example.org/", "said": "yes"}),
        ("page", {"page": "/condition/\0", "said": "yes"}),
        ("page", {"page": "/" + "a" * 400, "said": "yes"}),
    ],
)
def test_a_wrong_answer_is_refused_and_the_call_names_the_field(
    client: Client, field: str, body: dict[str, str]
) -> None:
    assert client.post("/helpful", body, headers=HERE).status_code == 400
    refused = call(client, body)
    assert refused.status_code == 422
    assert refused.json()["error"][0]["field"] == field


def test_another_site_cannot_answer_and_a_visitor_is_told(client: Client) -> None:
    answer = post(client, **{"Sec-Fetch-Site": "cross-site"})
    assert answer.headers["Location"] == f"{PILES}#helpful-later"
    assert counts() == {}


def test_too_many_answers_of_one_address_to_a_page_are_not_counted(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "A_PAGE_AND_DAY", 2)
    for _ in range(2):
        post(client)
    assert post(client).headers["Location"].endswith("#helpful-later")
    refused = call(client, {"page": PILES, "said": "yes"})
    assert refused.status_code == 429
    assert refused.headers["Retry-After"]
    assert counts() == {"yes": 2}
    assert post(client, page="/test/cbc").headers["Location"].endswith("#helpful-thanks")


def test_an_answer_leaves_cached_pages_as_they_are(
    client: Client, django_capture_on_commit_callbacks: Any
) -> None:
    stamp = version_file()
    before = stamp.stat().st_mtime_ns if stamp.exists() else None
    with django_capture_on_commit_callbacks(execute=True) as done:
        post(client)
    assert done == []
    assert (stamp.stat().st_mtime_ns if stamp.exists() else None) == before


def test_asking_costs_a_page_no_query(
    client: Client, piles: ConditionPage, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    client.get(PILES)
    with CaptureQueriesContext(connection) as before:
        client.get(PILES)
    count_vote(by="visitor", page=piles, vote="yes")
    with django_assert_num_queries(len(before)):
        client.get(PILES)


def editor() -> Client:
    user = User.objects.create_user("editor")
    user.groups.add(Group.objects.get(name="Editors"))
    client = Client()
    client.force_login(user)
    return client


def test_editors_see_the_pages_that_help_least_first(client: Client, piles: ConditionPage) -> None:
    long_ago = timezone.localdate() - timedelta(days=DAYS)
    PageVotes.objects.create(page=piles, day=long_ago, vote="no", count=50)
    for said in ("yes", "no", "unclear"):
        post(client, said)
    for _ in range(2):
        post(client, "no", page="/condition/gallstones")
    report = page_at(editor(), "/cms/reports/helpful/")
    rows = [[cell.text(strip=True) for cell in row.css("td")] for row in report.css("tbody tr")]
    assert rows == [["Gallstones", "0", "2", "0", "0", "0", "0"], ["Piles", "1", "1", "1", "0", "0", "0"]]


def test_before_the_first_answer_the_report_says_so() -> None:
    assert "No reader has answered" in words(page_at(editor(), "/cms/reports/helpful/"), "main")


def test_the_report_is_taken_home_as_a_sheet(client: Client) -> None:
    post(client, "no")
    sheet = editor().get("/cms/reports/helpful/?export=csv")
    lines = b"".join(sheet.streaming_content).decode().splitlines()  # type: ignore[attr-defined]
    assert lines == [
        "Title,Yes,No,Hard to understand,Something is missing,Wrong or out of date,Not what they looked for",
        "Piles,0,1,0,0,0,0",
    ]
