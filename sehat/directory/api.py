"""Option lists of the directory (decisions 4.2)."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from ninja import Router

from sehat.directory.selectors import city_items, city_options
from sehat.patients.selectors import patient_of

router = Router(tags=["directory"])
calls = Router(tags=["directory"])


@router.get("/cities")
def cities(request: HttpRequest) -> list[list[dict[str, object]]]:
    """Every city; the form appends 'Other' (id 0)."""
    return [[option.model_dump(by_alias=True) for option in city_options()]]


@calls.get("/dmg/v1/web/citylist")
def citylist(request: HttpRequest, response: HttpResponse) -> dict[str, object]:
    """Every city, popular first, and, with a token, the patient's own (decisions 4.3)."""
    response.headers["Cache-Control"] = "no-store"
    results = [item.model_dump(by_alias=True) for item in city_items()]
    answer: dict[str, object] = {"status": {"code": 200, "message": "OK"}, "results": results}
    patient = patient_of(request)
    if patient:
        answer["data"] = {"cityId": patient.city_id, "cityName": patient.city_name or None}
    return answer
