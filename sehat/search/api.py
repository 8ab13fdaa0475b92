"""The suggestions of the search box (spec section 7, decisions 4.4)."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from ninja import Query, Router

from sehat.emergencies.answers import emergency_answer
from sehat.search.costs import costs_of
from sehat.search.in_hindi import in_hindi
from sehat.search.queries import clean_query, is_too_short
from sehat.search.schemas import ALL_INDIA, Entity, Found, SearchCall
from sehat.search.selectors import KINDS_OF_TYPE, find

router = Router(tags=["search"])
Answer = list[list[Entity] | Found]
COST_ICON = "coins"


@router.get("/search/entities", response=Answer, by_alias=True)
def entities(request: HttpRequest, response: HttpResponse, call: Query[SearchCall]) -> Answer:
    """`[[results], {total, emergency}]`; `[[]]` under three letters.

    An unknown type or city finds as R in all India. `emergency` comes first (decisions 5.4);
    where it is gentle there are no results.
    """
    query = clean_query(call.query)
    response.headers["Cache-Control"] = "public, max-age=60"
    emergency = emergency_answer(call.query, "hi" if call.language == "hi" else "en")
    if emergency and emergency.is_gentle:
        return [[], Found(total=0, emergency=emergency)]
    if is_too_short(query):
        return [[]]
    kinds = KINDS_OF_TYPE.get(call.type.upper(), KINDS_OF_TYPE["R"])
    found = find(query, kinds=kinds, city_id=0 if call.city == ALL_INDIA else call.city)
    entities = [entity for one in found.values() for entity in one.entities]
    if call.language == "hi":
        entities = in_hindi(entities)
    entities = with_costs(entities, cost_entities(call, query, entities))
    return [entities, Found(total=len(entities), emergency=emergency)]


def cost_entities(call: SearchCall, query: str, entities: list[Entity]) -> list[Entity]:
    """What the named treatments cost, as suggestions. No query when cached."""
    if call.type.upper() in KINDS_OF_TYPE and call.type.upper() != "R":
        return []
    treatments = [entity.id for entity in entities if entity.kind == "Treatment"]
    rows = costs_of(
        query,
        "hi" if call.language == "hi" else "en",
        city_id=0 if call.city == ALL_INDIA else call.city,
        treatment_ids=treatments,
    )
    return [
        Entity(
            kind="Cost",
            id=number,
            name=row.name,
            slug="",
            url=row.url,
            subtitle=" ".join(filter(None, (row.amount, row.note))),
            icon=COST_ICON,
        )
        for number, row in enumerate(rows, 1)
    ]


def with_costs(entities: list[Entity], costs: list[Entity]) -> list[Entity]:
    """Prices stand after the treatments they are of; before all else where none was found."""
    places = [place for place, entity in enumerate(entities, 1) if entity.kind == "Treatment"]
    after = places[-1] if places and places[0] == 1 else 0
    return [*entities[:after], *costs, *entities[after:]]
