"""What is stored of a request, in the names of the calls that brought it."""

from __future__ import annotations

from collections.abc import Mapping

from sehat.leads.models import Lead
from sehat.leads.wire.attribution import ClientClaims, StoredAttribution
from sehat.leads.wire.base import WireSchema
from sehat.leads.wire.record import FormFacts


def as_sent(lead: Lead) -> dict[str, object]:
    """Answers and attribution by wire name, for the person they are of."""
    attribution = dict(lead.attribution)
    claims = attribution.pop("client_claims", None)
    told = in_wire_names(attribution, StoredAttribution) | in_wire_names(lead.answers, FormFacts)
    if claims:
        told["client"] = in_wire_names(claims, ClientClaims)
    if lead.consents_withdrawn:
        told["consentsWithdrawn"] = lead.consents_withdrawn
    return told


def in_wire_names(values: Mapping[str, object], model: type[WireSchema]) -> dict[str, object]:
    names = model.wire_names()
    return {names[name]: value for name, value in values.items()}
