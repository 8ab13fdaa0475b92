"""The suggestions of the search box (spec section 7, decisions 4.4)."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from ninja import Query, Router

from sehat.search.in_hindi import in_hindi
from sehat.search.queries import clean_query, is_too_short, readable
from sehat.search.red_flags import is_red_flag
from sehat.search.schemas import ALL_INDIA, Entity, Found, SearchCall
from sehat.search.selectors import KINDS_OF_TYPE, find

router = Router(tags=["search"])
Answer = list[list[Entity] | Found]


@router.get("/search/entities", response=Answer, by_alias=True)
def entities(request: HttpRequest, response: HttpResponse, call: Query[SearchCall]) -> Answer:
    """`[[results], {total, isEmergency}]`; `[[]]` under three letters.

    An unknown type or city finds as R in all India. With `isEmergency` 112 comes first (decisions 5.4).
    """
    query = clean_query(call.query)
    response.headers["Cache-Control"] = "public, max-age=60"
    if is_too_short(query):
        return [[]]
    kinds = KINDS_OF_TYPE.get(call.type.upper(), KINDS_OF_TYPE["R"])
    found = find(query, kinds=kinds, city_id=0 if call.city == ALL_INDIA else call.city)
    entities = [entity for one in found.values() for entity in one.entities]
    if call.language == "hi":
        entities = in_hindi(entities)
    return [entities, Found(total=len(entities), is_emergency=is_red_flag(readable(call.query)))]
