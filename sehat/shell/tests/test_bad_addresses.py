"""Whatever is asked of a list is a page or is not there, and never an error."""

from __future__ import annotations

from urllib.parse import quote, urlencode

import pytest
from django.test import Client
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from selectolax.lexbor import LexborHTMLParser

from sehat.rendering.tests.reading import attribute, links, page_at, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]

CITY_LISTS = ["/delhi-ncr/doctors/general-surgery", "/delhi-ncr/hospitals/general-surgery"]
LISTS = [
    *CITY_LISTS,
    *("/doctors", "/hospitals", "/departments", "/insurance", "/hospitals/insurance/cghs"),
    *("/condition", "/treatment", "/tests", "/hi/tests", "/blog", "/hi/blog", "/videos", "/services"),
    *("/authors", "/reviewers", "/reviews", "/all", "/campaigns", "/search"),
]
QUERIES = {
    "page 0": "page=0",
    "page 9999": "page=9999",
    "page abc": "page=abc",
    "a fee in words": "fee=abc",
    "a fee below nothing": "fee=-1",
    "5,000 characters": "q=" + "x" * 5000,
    "5,000 characters of a filter": "fee=" + "9" * 5000,
    "repeated": "page=2&page=x&fee=low&fee=low&fee=high&sort=fee&sort=name",
    "repeated hundreds of times": "&".join(["language=hindi"] * 900),
    "a NUL byte": "q=a%00b&fee=%00&city=%00&sort=%00&page=%00",
    "a NUL byte in a name": "%00=1",
    "bytes that are no UTF-8": "q=%ff%fe&fee=%ff&page=%ff&city=%c3%28",
    "half a percent sign": "q=%&fee=%z1&%",
    "signs of SQL and HTML": urlencode({"fee": "' OR 1=1 --", "q": '"><script>alert(1)</script>'}),
}
LOST = {
    "city": "/atlantis/doctors/general-surgery",
    "city of hospitals": "/atlantis/hospitals/general-surgery",
    "speciality": "/delhi-ncr/doctors/alchemy",
    "department": "/delhi-ncr/hospitals/alchemy",
    "city of a treatment": "/atlantis/treatment/gallbladder-removal",
    "treatment of a city": "/delhi-ncr/treatment/alchemy",
    "cost": "/treatment/alchemy/cost",
    "cost in a city": "/atlantis/treatment/gallbladder-removal/cost",
    "doctor": "/doctor/dr-nobody",
    "hospital": "/hospital/none",
    "insurer": "/hospitals/insurance/none",
    "department page": "/department/alchemy",
    "condition": "/condition/nothing",
    "treatment": "/treatment/nothing",
    "test": "/test/nothing",
    "Hindi test": "/hi/test/nothing",
    "article": "/blog/nothing",
    "Hindi article": "/hi/blog/nothing",
    "video": "/videos/nothing",
    "author": "/authors/nobody",
    "campaign": "/campaigns/nothing",
    "brand": "/marketing/brand/nothing",
    "very deep": "/a" * 900,
    "very deep below a list": "/delhi-ncr/doctors" + "/general-surgery" * 300,
    "very long": "/condition/" + "x" * 5000,
    "NUL byte": "/delhi-ncr/doctors/%00",
    "NUL byte in a page": "/condition/piles%00",
    "bytes that are no UTF-8": "/%ff%fe/doctors/%c3%28",
    "bytes that are no UTF-8 in a page": "/condition/%ff",
    "dots": "/condition/../../etc/passwd",
    "Hindi": "/" + quote("दिल्ली") + "/doctors/general-surgery",
}


@pytest.mark.parametrize("path", LISTS)
@pytest.mark.parametrize("query", QUERIES.values(), ids=QUERIES)
def test_a_senseless_question_gets_the_list_or_not_found(client: Client, path: str, query: str) -> None:
    answer = client.get(f"{path}?{query}")
    assert answer.status_code in {200, 404}
    assert b"<h1" in answer.content
    assert b"<script>alert" not in answer.content


@pytest.mark.usefixtures("real_site")
@pytest.mark.parametrize("path", LOST.values(), ids=LOST)
def test_what_is_not_there_is_a_page_with_a_search_and_ways_on(client: Client, path: str) -> None:
    tree = page_at(client, path, status=404)
    hindi = path.startswith("/hi/")
    assert words(tree, "h1") == ("यह पन्ना नहीं मिला" if hindi else "We can’t find this page")
    assert tree.css("main form[role=search], main form[action$='/search'] input[name=q]")
    assert len(links(tree, "main a")) >= 4
    assert [attribute(tag, "content") for tag in tree.css("meta[name=robots]")] == ["noindex"]


names = st.sampled_from(["page", "fee", "sort", "language", "city", "beds", "insurance", "kind", "q", "x"])
values = st.text(max_size=30) | st.integers().map(str) | st.sampled_from(["low", "cghs", "name", "\x00"])
pairs = st.lists(st.tuples(names, values), max_size=6).map(urlencode)
raw = st.binary(max_size=30).map(quote)


@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(path=st.sampled_from(LISTS), query=pairs | raw)
@example(path=CITY_LISTS[0], query="page=" + "9" * 4301)
def test_any_question_to_any_list_gets_a_page_or_not_found(client: Client, path: str, query: str) -> None:
    answer = client.get(f"{path}?{query}")
    assert answer.status_code in {200, 404}
    assert LexborHTMLParser(answer.content).css_first("h1")


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(path=st.sampled_from(LISTS), below=st.lists(st.text(max_size=8) | st.binary(max_size=8), max_size=5))
def test_any_address_below_a_list_is_a_page_or_is_not_there(
    client: Client, path: str, below: list[str | bytes]
) -> None:
    address = "/".join([path, *(quote(part, safe="") for part in below)])
    assert client.get(address).status_code in {200, 301, 302, 308, 404}


def test_more_fields_than_a_query_may_have_is_an_answer_too(client: Client) -> None:
    many = "&".join(["language=hindi"] * 1001)
    assert client.get(f"/no-such-page?{many}").status_code == 404
    assert client.get(f"/delhi-ncr/doctors/general-surgery?{many}").status_code == 400
