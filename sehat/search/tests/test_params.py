"""The address of a search, and the answer of the database while there is no index."""

from __future__ import annotations

from urllib.parse import urlencode, urlsplit

import pytest
from django.http import QueryDict
from hypothesis import given
from hypothesis import strategies as st

from sehat.directory.models import Doctor, Hospital
from sehat.search import database
from sehat.search.engine import PER_GROUP, Window
from sehat.search.entries import SOURCES
from sehat.search.pages.search import LAST_PAGE, SearchParams, search_page
from sehat.search.queries import has_too_few_characters, is_too_short
from sehat.search.schemas import Kind, number_or_all_india

pytestmark = pytest.mark.django_db
ALL: list[Kind] = list(SOURCES)
VALUES = st.text(max_size=12) | st.sampled_from(["477", "doctor", "Mumbai", "2", "piles", "0", "51"])
QUERIES = st.dictionaries(st.sampled_from(["q", "city", "kind", "page", "utm_source"]), VALUES, max_size=5)


def params(**query: str) -> SearchParams:
    return SearchParams.from_query(QueryDict(urlencode(query)))


@given(QUERIES)
def test_any_query_string_is_read_and_its_address_reads_as_the_same(query: dict[str, str]) -> None:
    read = params(**query)
    assert 1 <= read.page <= LAST_PAGE
    address = read.url(read.kind, read.page)
    assert SearchParams.from_query(QueryDict(urlsplit(address).query)) == read


@pytest.mark.parametrize(
    ("query", "address"),
    [
        ({"q": "piles"}, "/search?q=piles"),
        ({"q": "piles", "city": "Mumbai"}, "/search?q=piles&city=477"),
        ({"q": "piles", "kind": "doctor", "page": "2"}, "/search?q=piles&kind=doctor&page=2"),
        ({"q": "piles", "kind": "Doctor", "page": "1"}, "/search?q=piles"),
        ({"q": "a&b=c#d", "page": str(LAST_PAGE + 1)}, "/search?q=a%26b%3Dc%23d"),
    ],
)
def test_what_is_usual_or_unknown_is_not_in_the_address(query: dict[str, str], address: str) -> None:
    read = params(**query)
    assert read.url(read.kind, read.page) == address


@pytest.mark.parametrize(
    "said", ["568", "Pune", "pune", "PUNE", "पुणे", "Poona", " Pune ", "delhi-ncr", "Delhi-NCR", "new delhi"]
)
def test_the_city_of_a_search_is_read_by_its_number_its_address_and_all_its_names(said: str) -> None:
    """Who came by a link with a name was shown all of India."""
    assert params(q="piles", city=said).city_id == (514 if "elhi" in said else 568)


@pytest.mark.parametrize("said", ["", "0", "1", "Atlantis", "999999", "\0", "pune/mumbai"])
def test_what_is_no_city_of_ours_is_all_of_india(said: str) -> None:
    assert params(q="piles", city=said).city_id == 0


def test_the_first_of_two_cities_or_words_is_not_mixed_with_the_second() -> None:
    read = SearchParams.from_query(QueryDict("q=knee&q=piles&city=477&city=514"))
    assert (read.query, read.city_id) == ("piles", 514)


@pytest.mark.parametrize(
    ("text", "number"), [("477", 477), ("", 1), ("x", 1), ("-5", 1), ("9" * 40, 1), ("1.5", 1), ("०", 1)]
)
def test_a_city_that_is_no_number_is_all_india(text: str, number: int) -> None:
    assert number_or_all_india(text) == number


@pytest.mark.parametrize(
    ("query", "too_few", "too_short"),
    [
        ("", True, True),
        ("ab", True, True),
        ("abc", False, False),
        ("कान", False, True),
        ("पथरी", False, False),
    ],
)
def test_signs_count_on_the_page_and_letters_in_suggestions(
    query: str, too_few: bool, too_short: bool
) -> None:
    assert (has_too_few_characters(query), is_too_short(query)) == (too_few, too_short)


@pytest.mark.usefixtures("index")
def test_of_one_kind_alone_there_is_nothing_to_choose() -> None:
    page = search_page(QueryDict("q=Kavita Raghunathan"))
    assert [answer.url for answer in page.answers] == ["/doctor/dr-kavita-raghunathan"]
    assert page.groups == []
    assert page.filters == []


@pytest.mark.usefixtures("index")
def test_exactly_one_filter_is_chosen_and_all_counts_every_kind() -> None:
    for query in ("q=gynaecologist", "q=gynaecologist&kind=doctor", "q=gynaecologist&kind=nothing"):
        filters = search_page(QueryDict(query)).filters
        assert [one.is_chosen for one in filters].count(True) == 1
        assert filters[0].kind is None
        assert filters[0].total == sum(one.total for one in filters[1:])


@pytest.mark.usefixtures("index")
def test_a_page_beyond_the_last_is_the_last_and_has_no_next() -> None:
    page = search_page(QueryDict("q=gynaecologist&kind=doctor&page=50"))
    assert [link.is_current for link in page.pages][-1:] in ([True], [])
    assert page.next_url is None
    assert page.groups[0].hits


@pytest.mark.parametrize("city", ["delhi-ncr", "mumbai"])
@pytest.mark.parametrize(("kind", "model"), [("Doctor", Doctor), ("Hospital", Hospital)])
def test_the_database_puts_those_of_the_city_first(
    kind: Kind, model: type[Doctor | Hospital], city: str
) -> None:
    row = model.objects.filter(city__slug=city)[0]
    word = "dr" if kind == "Doctor" else "hospital"
    found = database.search(word, [kind], row.city_id)[kind].entities
    own = [entity.city == row.city.name for entity in found]
    assert own == sorted(own, reverse=True)
    assert own[0]


def test_pages_of_the_database_show_each_once_and_know_how_many_there_are() -> None:
    def page(offset: int) -> list[int]:
        found = database.search("dr ", ["Doctor"], 0, Window(limit=20, offset=offset, counted=True))
        if found:
            assert found["Doctor"].total == total
        return [entity.id for one in found.values() for entity in one.entities]

    total = Doctor.objects.filter(name__icontains="dr ").count()
    seen = [pk for offset in range(0, total, 20) for pk in page(offset)]
    assert len(seen) == len(set(seen)) == total


@pytest.mark.parametrize("query", ["PILES", "  piles", "piles  "])
def test_the_database_finds_in_any_case(query: str) -> None:
    found = database.search(query.strip(), ["Condition"], 0)
    assert "Piles" in [entity.name for entity in found["Condition"].entities]


@pytest.mark.parametrize("query", ["piles", "kavita", "general", "बवासीर"])
def test_a_kind_that_was_not_asked_for_is_not_answered(query: str) -> None:
    for kind in ALL:
        assert set(database.search(query, [kind], 0)) <= {kind}


EMERGENCIES = ["chest pain", "my child has fever and cannot breathe", "severe bleeding", "stroke"]


@pytest.mark.usefixtures("index")
@pytest.mark.parametrize("kind", ["", "&kind=condition", "&kind=symptom"])
@pytest.mark.parametrize("query", EMERGENCIES)
def test_what_an_emergency_puts_first_is_counted_and_takes_nobody_s_place_twice(
    query: str, kind: str
) -> None:
    """One symptom was counted where two stood, and seven conditions stood where six are shown of many."""
    page = search_page(QueryDict(f"q={query}{kind}"))
    assert page.emergency
    for group in page.groups:
        assert len(group.hits) <= group.total, group.kind
        assert group.all_url is None or len(group.hits) <= PER_GROUP, group.kind


@pytest.mark.usefixtures("index")
def test_what_an_emergency_puts_first_stands_on_the_first_page_alone() -> None:
    pages = [search_page(QueryDict(f"q=chest pain&kind=condition&page={at}")) for at in (1, 2)]
    above, below = ([hit.url for group in page.groups for hit in group.hits] for page in pages)
    read_first = {"/symptom/chest-pain", "/condition/coronary-artery-disease"}
    assert read_first <= set(above)
    assert not read_first & set(below)
