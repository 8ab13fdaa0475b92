"""Option lists of the directory (decisions 4.2)."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from ninja import Query, Router

from sehat.core.public_lists import public_list
from sehat.core.schemas import CallStatus
from sehat.directory.list_links import city_lists
from sehat.directory.schemas import (
    CityList,
    CityLists,
    CityOption,
    OwnCity,
    OwnCityList,
    ShortlistCards,
    ShortlistIds,
)
from sehat.directory.selectors import city_items, city_options, shortlist_cards
from sehat.patients.selectors import patient_of

router = Router(tags=["directory"])
calls = Router(tags=["directory"])


@router.get("/cities", response=list[list[CityOption]], by_alias=True)
@public_list
def cities(request: HttpRequest) -> list[list[CityOption]]:
    """Every city; the form appends 'Other' (id 0)."""
    return [city_options()]


@router.get("/cities/{slug}/lists", response=CityLists, by_alias=True)
@public_list
def lists(request: HttpRequest, slug: str) -> CityLists:
    """Departments of which a city has a list of doctors, of hospitals; none for an unknown city."""
    return city_lists(slug)


@router.get("/shortlist", response=ShortlistCards, by_alias=True)
@public_list
def shortlist(request: HttpRequest, ids: Query[ShortlistIds]) -> ShortlistCards:
    """The cards of what a browser has on its shortlist; who is listed no longer is left out."""
    return shortlist_cards(ids.doctors, ids.hospitals, ids.language)


@calls.get("/dmg/v1/web/citylist", response=CityList | OwnCityList, by_alias=True)
def citylist(request: HttpRequest, response: HttpResponse) -> CityList | OwnCityList:
    """Every city, popular first, and, with a token, the patient's own (decisions 4.3)."""
    response.headers["Cache-Control"] = "no-store"
    status = CallStatus(code=200, message="OK")
    patient = patient_of(request)
    if patient is None:
        return CityList(status=status, results=city_items())
    own = OwnCity(city_id=patient.city_id, city_name=patient.city_name or None)
    return OwnCityList(status=status, results=city_items(), data=own)
