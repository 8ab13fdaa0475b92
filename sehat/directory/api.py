"""Option lists of the directory (decisions 4.2)."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Router

from sehat.directory.selectors import city_options

router = Router(tags=["directory"])


@router.get("/cities")
def cities(request: HttpRequest) -> list[list[dict[str, object]]]:
    """Every city; the form appends 'Other' (id 0)."""
    return [[option.model_dump(by_alias=True) for option in city_options()]]
