"""The suggestions of the search box (spec section 7, decisions 4.4)."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from ninja import Query, Router

from sehat.core.languages import as_language
from sehat.core.schemas import Language
from sehat.emergencies.answers import emergency_answer
from sehat.search.costs import costs_of
from sehat.search.faces import hits_with_faces, with_faces
from sehat.search.in_hindi import localized_entities
from sehat.search.queries import clean_query, is_too_short
from sehat.search.results import results_of
from sehat.search.schemas import ALL_INDIA, Entity, SearchCall, SearchSummary
from sehat.search.selectors import KINDS_OF_TYPE
from sehat.search.understanding import Understood, as_typed, understand

router = Router(tags=["search"])
Answer = list[list[Entity] | SearchSummary]
COST_ICON = "coins"


@router.get("/search/entities", response=Answer, by_alias=True)
def entities(request: HttpRequest, response: HttpResponse, call: Query[SearchCall]) -> Answer:
    """`[[results], {total, emergency, answers}]`; `[[]]` under three letters.

    An unknown type or city finds as R in all India. `emergency` comes first (decisions 5.4);
    where it is gentle there are no results.
    """
    query = clean_query(call.query)
    response.headers["Cache-Control"] = "public, max-age=60"
    language = as_language(call.language)
    emergency = emergency_answer(call.query, language)
    if emergency and emergency.is_gentle:
        return [[], SearchSummary(total=0, emergency=emergency, answers=[])]
    if is_too_short(query):
        return [[]]
    kinds = KINDS_OF_TYPE.get(call.type.upper(), KINDS_OF_TYPE["R"])
    city_id = 0 if call.city == ALL_INDIA else call.city
    understood = as_typed(query) if emergency else understand(query, city_id)
    found = results_of(understood, kinds, city_id)
    faces = with_faces([entity for one in found.values() for entity in one.entities])
    entities = localized_entities(faces, language)
    costs = cost_entities(understood, language, entities) if kinds == KINDS_OF_TYPE["R"] else []
    answers = understood.answers(language) if kinds == KINDS_OF_TYPE["R"] else []
    prices = {entity.url: entity.subtitle for entity in costs}
    answers = [
        one.model_copy(update={"note": prices.get(one.url, one.note)}) for one in hits_with_faces(answers)
    ]
    entities = with_costs(entities, costs)
    mentioned = understood.is_mentioned
    more = SearchSummary(total=len(entities), emergency=emergency, answers=answers, only_mentioned=mentioned)
    return [entities, more]


def cost_entities(understood: Understood, language: Language, entities: list[Entity]) -> list[Entity]:
    """What the named treatments cost, as suggestions. No query when cached."""
    treatments = [entity.id for entity in entities if entity.kind == "Treatment"]
    rows = costs_of(understood, language, treatment_ids=treatments)
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
