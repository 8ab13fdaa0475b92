"""GET /api/ip: the visitor's address as this site reads it (decisions 4.5)."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from ninja import Router

from sehat.core.client_address import client_address
from sehat.tracking.schemas import OwnAddress

router = Router(tags=["tracking"])


@router.get("/ip", response=OwnAddress, by_alias=True)
def ip(request: HttpRequest, response: HttpResponse) -> OwnAddress:
    """An empty text where it cannot be told. Kept by nobody: behind it stands somebody else the next time."""
    response.headers["Cache-Control"] = "no-store"
    return OwnAddress(ip=client_address(request))
