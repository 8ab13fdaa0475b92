"""The result page: what was found of every kind, or all of one kind, page by page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import urlencode

from django.http import QueryDict

from sehat.core.india import sentence_case
from sehat.core.languages import display_name, language_of, localized_path, translate
from sehat.core.numbers import whole_number
from sehat.core.schemas import Language
from sehat.costs.schemas import CostRow
from sehat.directory.cards import home_crumb
from sehat.directory.selectors import cities_by_slug
from sehat.emergencies.answers import emergency_answer, pages_about
from sehat.emergencies.schemas import EmergencyAnswer
from sehat.leads.answers.lookup import city_index
from sehat.rendering.pagination import Pagination
from sehat.rendering.schemas import Crumb, Meta
from sehat.search.chips import part_chips
from sehat.search.costs import asks_price, costs_of
from sehat.search.engine import PER_GROUP, KindMatches, Window
from sehat.search.faces import hits_with_faces, with_faces
from sehat.search.in_hindi import WRITTEN, localized_entities
from sehat.search.queries import clean_query, has_too_few_characters
from sehat.search.results import results_of
from sehat.search.schemas import ALL_INDIA, Entity, Kind, KindFilter, SearchGroup, SearchHit, SearchPageProps
from sehat.search.selectors import KINDS_OF_TYPE, city_ids, city_names, popular, readings
from sehat.search.understanding import Understood, as_typed, understand

PER_PAGE = 20
LAST_PAGE = 50  # after 1,000 results a new search is better
MEDICAL: set[Kind] = {"Condition", "Treatment"}
ALL: list[Kind] = KINDS_OF_TYPE["R"]
NOTHING = KindMatches([], 0.0, 0)
KIND_OF_PARAM: dict[str, Kind] = {kind.lower(): kind for kind in ALL}


@dataclass(frozen=True)
class SearchParams:
    """`/search?q=&city=&kind=&page=`: invalid values are ignored."""

    query: str
    city_id: int  # 0: all India
    kind: Kind | None
    page: int
    language: Language = "en"

    @classmethod
    def from_query(cls, query: QueryDict, language: Language = "en") -> SearchParams:
        page = whole_number(query.get("page", "")) or 1
        return cls(
            query=clean_query(query.get("q", "")),
            city_id=city_id_of(clean_query(query.get("city", ""))),
            kind=KIND_OF_PARAM.get(query.get("kind", "")),
            page=page if page <= LAST_PAGE else 1,
            language=language,
        )

    def url(self, kind: Kind | None, page: int = 1) -> str:
        """The same search in one kind, or in all."""
        parts: dict[str, object] = {"q": self.query}
        parts |= {"city": self.city_id} if self.city_id else {}
        parts |= {"kind": kind.lower()} if kind else {}
        parts |= {"page": page} if page > 1 else {}
        return f"{localized_path('/search', self.language)}?{urlencode(parts)}"

    def url_of(self, query: str) -> str:
        """Other words, searched for in the same city."""
        return replace(self, query=query).url(None)


def city_id_of(said: str) -> int:
    """By its number, its address or any of its names, old ones too; 0 for what is none. No query when
    cached."""
    slug = cities_by_slug().get(said.lower())
    return city_ids().get(said) or (slug.pk if slug else city_index().id_of(said)) or 0


def search_page(query: QueryDict, language: Language = "en") -> SearchPageProps:
    """`/search`: emergencies first, then pages that answer, then what is found by kind. Invalid values are
    ignored."""
    params = SearchParams.from_query(query, language)
    emergency = emergency_answer(query.get("q", ""), language)
    understood = understood_of(params, emergency)
    everything = results_of(understood, ALL, params.city_id, Window(counted=True)) if understood else {}
    urgent = pages_about(query.get("q", "")) if understood else ()
    everything = with_kinds_of(urgent, everything, language)
    pages = pagination(params, everything)
    params = replace(params, page=pages.number)
    shown = of_kind(params, understood) if understood and params.kind in everything else everything
    costs = costs_found(understood, everything, language) if understood and params.kind is None else []
    priced = {row.url for row in costs}
    found = understood.answers(language) if understood and shown is everything else []
    answers = hits_with_faces(answer for answer in found if answer.url not in priced)
    return SearchPageProps(
        meta=Meta(title=title_of(params), noindex=True),
        crumbs=[home_crumb(language), Crumb(label=translate("Search", language))],
        query=params.query,
        city_id=params.city_id or ALL_INDIA,
        city_name=searched_city(params, understood),
        is_too_short=has_too_few_characters(params.query),
        parts=part_chips(understood.parsed, params.url_of, language) if understood else [],
        answers=answers,
        only_mentioned=understood is not None and understood.is_mentioned,
        filters=filters(params, everything, urgent),
        groups=beside(answers, groups_of(params, shown, urgent)),
        costs=costs,
        asks_price=understood is not None and asks_price(understood.parsed),
        pages=pages.links(),
        next_url=pages.next_url,
        popular=[] if is_gentle(emergency) else popular(language),
        emergency=emergency,
    )


def title_of(params: SearchParams) -> str:
    if not params.query:
        return translate("Search", params.language)
    return translate("Results for “{query}”", params.language).format(query=params.query)


def costs_found(
    understood: Understood, everything: dict[Kind, KindMatches], language: Language
) -> list[CostRow]:
    """What the named treatments cost. No query when cached."""
    found = everything["Treatment"].entities if "Treatment" in everything else []
    treatments = [entity.id for entity in found]
    return costs_of(understood, language, treatment_ids=treatments)


def understood_of(params: SearchParams, emergency: EmergencyAnswer | None) -> Understood | None:
    """None where nothing is searched for; beside an emergency the words as they are."""
    if has_too_few_characters(params.query) or is_gentle(emergency):
        return None
    return as_typed(params.query) if emergency else understand(params.query, params.city_id)


def searched_city(params: SearchParams, understood: Understood | None) -> str:
    """The one that was typed, else the chosen one; "" for all India."""
    typed = understood.place.city if understood and understood.place.is_asked else None
    if typed:
        return display_name(typed, params.language)
    return city_index().display_name(city_names().get(params.city_id, ""), params.language)


def is_gentle(emergency: EmergencyAnswer | None) -> bool:
    return emergency is not None and emergency.is_gentle


def of_kind(params: SearchParams, understood: Understood) -> dict[Kind, KindMatches]:
    assert params.kind
    window = Window(limit=PER_PAGE, offset=(params.page - 1) * PER_PAGE, counted=True)
    return results_of(understood, [params.kind], params.city_id, window)


def pagination(params: SearchParams, everything: dict[Kind, KindMatches]) -> Pagination:
    """One page while every kind is shown: its groups lead to the pages of each. Past the last is the last."""
    total = everything[params.kind].total if params.kind in everything else 0
    pages = Pagination(
        min(total, LAST_PAGE * PER_PAGE), PER_PAGE, params.page, lambda at: params.url(params.kind, at)
    )
    return replace(pages, number=max(1, min(params.page, pages.last)))


def filters(
    params: SearchParams, everything: dict[Kind, KindMatches], urgent: tuple[str, ...]
) -> list[KindFilter]:
    """All, and each kind of which there is something. None while there is nothing to choose."""
    if len(everything) < 2:
        return []
    totals = {kind: counted(kind, found, params, urgent) for kind, found in everything.items()}
    is_all = params.kind not in everything
    every = KindFilter(kind=None, url=params.url(None), total=sum(totals.values()), is_chosen=is_all)
    return [every] + [
        KindFilter(kind=kind, url=params.url(kind), total=total, is_chosen=kind == params.kind)
        for kind, total in totals.items()
    ]


def counted(kind: Kind, found: KindMatches, params: SearchParams, urgent: tuple[str, ...]) -> int:
    """With what an emergency puts first and the engine did not find, as its group counts it."""
    first = {hit.url for of, hit in first_hits(urgent, params.language) if of == kind}
    if not first or found.total > len(found.entities):
        return found.total
    own = {entity.url for entity in localized_entities(found.entities, params.language)}
    return found.total + len(first - own)


def groups_of(
    params: SearchParams, shown: dict[Kind, KindMatches], slugs: tuple[str, ...]
) -> list[SearchGroup]:
    """What was found by kind; what an emergency is read up in comes first, only once and on no later page."""
    groups = {kind: group(params, kind, found) for kind, found in shown.items() if found.total}
    first = first_hits(slugs, params.language) if params.page == 1 else []
    for kind, hit in reversed(first):
        one = groups.pop(kind, None) or SearchGroup(kind=kind, total=1, hits=[], all_url=None)
        groups = {kind: with_first(one, hit), **groups}
    return list(groups.values())


def with_kinds_of(
    urgent: tuple[str, ...], found: dict[Kind, KindMatches], language: Language
) -> dict[Kind, KindMatches]:
    """With the kinds that an emergency alone fills, first: they have a filter and a number as any."""
    filled = {kind for kind, _ in first_hits(urgent, language)} - found.keys()
    return {kind: NOTHING for kind in ALL if kind in filled} | found


def first_hits(slugs: tuple[str, ...], language: Language) -> list[tuple[Kind, SearchHit]]:
    """What an emergency is read up in. No query when cached."""
    known = readings(language) if slugs else {}
    return [known[slug] for slug in slugs if slug in known]


def with_first(one: SearchGroup, hit: SearchHit) -> SearchGroup:
    """A group that begins with a hit, which the engine may not have counted."""
    hits = [hit, *(other for other in one.hits if other.url != hit.url)]
    hits = hits[:PER_GROUP] if one.all_url else hits
    return one.model_copy(update={"hits": hits, "total": max(one.total, len(hits))})


def beside(answers: list[SearchHit], groups: list[SearchGroup]) -> list[SearchGroup]:
    """Nothing stands among the results that stands above them."""
    above = {answer.url for answer in answers}
    kept = [
        one.model_copy(update={"hits": [hit for hit in one.hits if hit.url not in above]}) for one in groups
    ]
    return [one for one in kept if one.hits]


def group(params: SearchParams, kind: Kind, found: KindMatches) -> SearchGroup:
    has_more = kind != params.kind and found.total > len(found.entities)
    return SearchGroup(
        kind=kind,
        total=found.total,
        hits=[
            hit(entity, params.language)
            for entity in localized_entities(with_faces(found.entities), params.language)
        ],
        all_url=params.url(kind) if has_more else None,
    )


def hit(entity: Entity, language: Language) -> SearchHit:
    """A text that nobody wrote in the language says which one it speaks."""
    own = language_of(entity.url)
    lang = own if entity.kind in WRITTEN and own != language else None
    note = f"{entity.subtitle}, {entity.city}" if entity.kind == "Doctor" else entity.subtitle
    name = sentence_case(entity.name) if entity.kind in MEDICAL else entity.name
    return SearchHit(
        name=name, url=entity.url, note=note, icon=entity.icon, image_url=entity.image_url, lang=lang
    )
