"""Lists of hospitals that staff put together stand at addresses like those of insurers (decisions 1.3)."""

from __future__ import annotations

import pytest
from django.core.exceptions import ValidationError
from django.test import Client

from sehat.directory.models import City, Empanelment, HospitalList, Insurer
from sehat.rendering.cache_version import invalidate_pages
from sehat.rendering.tests.reading import links, page_at, text_of, words
from sehat.shell.sitemap import sections

pytestmark = pytest.mark.django_db
DELHI = "/hospitals/insurance/cashless-delhi-ncr"


def taking(insurers: list[str], city: str | None = None) -> set[str]:
    """Who takes any of these, by the table of what hospitals told."""
    rows = Empanelment.objects.filter(insurer__slug__in=insurers)
    rows = rows.filter(hospital__city__slug=city) if city else rows
    return {f"/hospital/{slug}" for slug in rows.values_list("hospital__slug", flat=True)}


def shown(client: Client, path: str) -> set[str]:
    """The hospitals of every page of a list."""
    tree = page_at(client, path)
    found = set(links(tree, ".results .hospital a[href^='/hospital/']"))
    further = links(tree, "a[rel=next]")
    return found | (shown(client, further[0]) if further else set())


@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize(
    ("slug", "insurers"), [("central-government", ["cghs", "echs"]), ("public-sector-insurers", None)]
)
def test_a_list_has_who_takes_any_of_its_insurers(
    client: Client, slug: str, insurers: list[str] | None
) -> None:
    public = Insurer.objects.filter(kind=Insurer.Kind.PUBLIC).values_list("slug", flat=True)
    assert shown(client, f"/hospitals/insurance/{slug}") == taking(insurers or list(public))


@pytest.mark.usefixtures("renderer")
def test_a_list_of_a_city_has_those_of_the_city_alone(client: Client) -> None:
    private = Insurer.objects.filter(kind=Insurer.Kind.PRIVATE).values_list("slug", flat=True)
    assert shown(client, DELHI) == taking(list(private), "delhi-ncr")


@pytest.mark.usefixtures("renderer")
def test_insurance_leads_to_each_with_the_number_of_its_hospitals(client: Client) -> None:
    (tile,) = page_at(client, "/insurance").css(f".insurers a[href='{DELHI}']")
    total = len(
        taking(list(Insurer.objects.filter(kind="private").values_list("slug", flat=True)), "delhi-ncr")
    )
    assert f"{total} hospitals" in text_of(tile)
    assert links(page_at(client, "/insurance?q=cashless"), ".insurers a") == [DELHI]


@pytest.mark.usefixtures("renderer")
def test_a_list_of_nobody_is_not_there(client: Client) -> None:
    nobody = HospitalList.objects.create(name="Nobody", slug="nobody-yet", intro="Nobody.")
    page_at(client, "/hospitals/insurance/nobody-yet", status=404)
    assert "nobody-yet" not in words(page_at(client, "/insurance"), "body")
    nobody.insurers.add(*Insurer.objects.all())
    nobody.city = City.objects.get(slug="pune")
    nobody.save()
    invalidate_pages()
    assert shown(client, "/hospitals/insurance/nobody-yet")


@pytest.mark.usefixtures("renderer")
def test_a_list_that_is_renamed_leads_to_its_new_address(client: Client) -> None:
    curated = HospitalList.objects.get(slug="cashless-delhi-ncr")
    curated.slug = "cashless-in-delhi"
    curated.save()
    answer = client.get(DELHI)
    assert (answer.status_code, answer.headers["Location"]) == (301, "/hospitals/insurance/cashless-in-delhi")


def test_engines_are_told_of_each() -> None:
    slugs = {row["slug"] for row in sections()["hospital-lists"].rows}
    assert slugs == set(HospitalList.objects.values_list("slug", flat=True))


def test_an_insurer_and_a_list_never_share_an_address() -> None:
    curated = HospitalList.objects.get(slug="cashless-delhi-ncr")
    curated.slug = "cghs"
    with pytest.raises(ValidationError, match="taken by one of the insurers"):
        curated.full_clean()
    insurer = Insurer(name="New", slug="cashless-delhi-ncr", kind="private")
    with pytest.raises(ValidationError, match="taken by one of the lists of hospitals"):
        insurer.full_clean()
