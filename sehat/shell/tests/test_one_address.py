"""One spelling of each address: all others lead to it by 308 (decisions 7.11)."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from django.test import Client

from sehat.directory.models import City, Department, OldSlug
from sehat.rendering.cache_version import clear_cached_reads

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


@pytest.mark.parametrize(
    ("asked", "known"),
    [
        ("/doctors/", "/doctors"),
        ("/blog/", "/blog"),
        ("/condition/piles/", "/condition/piles"),
        ("/delhi-ncr/doctors/urology/", "/delhi-ncr/doctors/urology"),
        ("/thankyou/?isquicksurvey=1", "/thankyou?isquicksurvey=1"),
        ("/hi/blog///", "/hi/blog"),
        ("/hi//blog", "/hi/blog"),
        ("/condition//piles", "/condition/piles"),
        ("/bangalore/doctors/urology", "/bengaluru/doctors/urology"),
        ("/Bombay/hospitals/urology?sort=beds", "/mumbai/hospitals/urology?sort=beds"),
        ("/hi/bangalore/doctors/urology", "/hi/bengaluru/doctors/urology"),
        ("/hi/Bombay", "/hi/mumbai"),
        ("/Condition/Piles", "/condition/piles"),
        ("/DELHI-NCR/doctors/Urology", "/delhi-ncr/doctors/urology"),
    ],
)
def test_another_spelling_leads_to_the_page(client: Client, asked: str, known: str) -> None:
    answer = client.get(asked)
    assert (answer.status_code, answer.headers["Location"]) == (308, known)


@pytest.mark.parametrize("asked", ["/thankyou/?mob=9876543210", "/hi/thankyou/?mob=1", "/search/?q=piles"])
def test_a_way_that_names_a_number_or_an_illness_is_remembered_nowhere(client: Client, asked: str) -> None:
    headers = client.get(asked).headers
    assert (headers["Cache-Control"], headers["Referrer-Policy"]) == ("private, no-store", "no-referrer")
    assert client.get("/thankyou/").headers["Cache-Control"] == "public, max-age=3600"


@pytest.mark.parametrize(
    ("asked", "known"),
    [
        ("/condition/piles?city=bangalore", "/condition/piles?city=bengaluru"),
        ("/condition/piles?city=Pune&utm_source=sms", "/condition/piles?city=pune&utm_source=sms"),
        ("/hi/condition/piles?city=punya-nagari", "/hi/condition/piles?city=pune"),
        ("/blog?department=stones&page=1", "/blog?department=urology&page=1"),
        ("/reviews?department=Stones", "/reviews?department=urology"),
    ],
)
def test_a_query_names_what_moved_as_it_is_called_now(client: Client, asked: str, known: str) -> None:
    OldSlug.objects.create(kind="city", slug="punya-nagari", row=City.objects.get(slug="pune").pk)
    OldSlug.objects.create(kind="department", slug="stones", row=Department.objects.get(slug="urology").pk)
    answer = client.get(asked)
    assert (answer.status_code, answer.headers["Location"]) == (308, known)


@pytest.mark.parametrize(
    "path",
    [
        "/condition/piles?city=pune",
        "/condition/piles?city=atlantis",
        "/condition/piles?city=Atlantis",
        "/condition/piles?city=%00",
        "/condition/piles?city=",
        "/condition/piles?capacity=bangalore",
        "/search?q=bangalore&city=pune",
        "/search?q=kidney&city=Mumbai",  # a name
        "/hi/search?q=kidney&city=Mumbai",
        "/thankyou?isplanfeature=1&department=Urology",
        "/hospitals/insurance/star-health-insurance?city=pune&city=bangalore",  # several stay several
    ],
)
def test_a_query_that_names_nothing_that_moved_is_left_as_it_is(client: Client, path: str) -> None:
    assert client.get(path).status_code == 200


@pytest.mark.parametrize("path", ["/", "/condition/piles", "/bengaluru/doctors/urology"])
def test_the_address_itself_answers(client: Client, path: str) -> None:
    assert client.get(path).status_code == 200


@pytest.mark.parametrize("path", ["/no-such-page", "/no-such-city/doctors/urology", "/pune/doctors/no-such"])
def test_what_is_not_there_is_not_there(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["//evil.example/", "/\\evil.example/", "/%5Cevil.example/"])
def test_no_spelling_leads_to_another_host(client: Client, path: str) -> None:
    answer = client.get(path, headers={})
    location = answer.headers.get("Location", "/")
    assert not location.startswith(("//", "/\\", "http"))


@pytest.mark.parametrize("path", ["//evil.example/x", "///evil.example", "/\\evil.example/x"])
@pytest.mark.parametrize("query", ["city=bangalore", "department=stones", "city=Pune&page=2"])
def test_nor_does_a_name_of_before_in_its_query(client: Client, path: str, query: str) -> None:
    """//evil.example/x?city=bangalore was sent on to evil.example, as a link of ours."""
    OldSlug.objects.create(kind="department", slug="stones", row=Department.objects.get(slug="urology").pk)
    answer = client.get("/", PATH_INFO=path, QUERY_STRING=query)
    assert not answer.headers.get("Location", "/").startswith(("//", "/\\", "http"))


@pytest.mark.parametrize("path", ["/condition/piles", "/hi/condition/piles", "/"])
def test_a_path_stays_as_it_is_where_its_query_alone_is_another(client: Client, path: str) -> None:
    answer = client.get(f"{path}?city=bangalore")
    assert answer.headers["Location"] == f"{path}?city=bengaluru"


@pytest.mark.parametrize("asked", ["/sangam/doctors/urology", "/hi/sangam", "/condition/piles?city=sangam"])
def test_a_name_that_two_cities_have_is_that_of_the_more_popular(client: Client, asked: str) -> None:
    """It was that of the last: who typed Aurangabad came to the smaller one."""
    City.objects.filter(slug="pune").update(aliases=["Sangam"])
    City.objects.create(id=902, name="Akluj", slug="akluj", state="Maharashtra", aliases=["sangam"])
    City.objects.create(id=903, name="Zira", slug="zira", state="Punjab", aliases=["Sangam"])
    clear_cached_reads()
    assert client.get(asked).headers["Location"] == asked.replace("sangam", "pune")


def test_a_city_that_is_called_what_another_is_also_called_keeps_its_address(client: Client) -> None:
    City.objects.create(id=902, name="Sangam", slug="sangam", state="Bihar")
    City.objects.filter(slug="pune").update(aliases=["Sangam"])
    clear_cached_reads()
    assert client.get("/sangam/").headers["Location"] == "/sangam"
    assert client.get("/sangam/doctors/urology").status_code == 404


def test_a_name_in_hindi_alone_leads_from_no_address(client: Client) -> None:
    City.objects.filter(slug="pune").update(aliases=["पुण्यनगरी", " ", "!"])
    clear_cached_reads()
    assert client.get(f"/{quote('पुण्यनगरी')}").status_code == 404


@pytest.mark.parametrize("path", ["/api/cities/", "/request/status/SP-ABC", "/cms/login/"])
def test_calls_staff_and_tokens_are_left_alone(client: Client, path: str) -> None:
    assert client.get(path).status_code != 308


def test_the_query_of_an_arrival_goes_along(client: Client) -> None:
    answer = client.get("/gurgaon/doctors/urology?utm_source=google")
    assert answer.headers["Location"].endswith("/doctors/urology?utm_source=google")
