"""The result page: what was found of every kind, or all of one kind, page by page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import urlencode

from django.http import QueryDict

from sehat.core.numbers import whole_number
from sehat.core.schemas import Crumb, Meta
from sehat.directory.listing import page_numbers
from sehat.directory.schemas import PageLink
from sehat.search.engine import Found, Window
from sehat.search.queries import clean_query, has_too_few_characters, readable
from sehat.search.red_flags import is_red_flag
from sehat.search.schemas import ALL_INDIA, Entity, Kind, KindFilter, SearchGroup, SearchHit, SearchPageProps
from sehat.search.selectors import KINDS_OF_TYPE, city_ids, city_names, find, popular

PER_PAGE = 20
LAST_PAGE = 50  # who has read 1,000 results asks anew
ALL: list[Kind] = KINDS_OF_TYPE["R"]
BY_WORD: dict[str, Kind] = {kind.lower(): kind for kind in ALL}


@dataclass(frozen=True)
class Asked:
    """`/search?q=&city=&kind=&page=`: what makes no sense is as if it were not there."""

    query: str
    city_id: int  # 0: all India
    kind: Kind | None
    page: int

    @classmethod
    def from_query(cls, query: QueryDict) -> Asked:
        page = whole_number(query.get("page", "")) or 1
        return cls(
            query=clean_query(query.get("q", "")),
            city_id=city_ids().get(clean_query(query.get("city", "")), 0),
            kind=BY_WORD.get(query.get("kind", "")),
            page=page if page <= LAST_PAGE else 1,
        )

    def url(self, kind: Kind | None, page: int = 1) -> str:
        """The same question about a kind, or about all."""
        parts: dict[str, object] = {"q": self.query}
        parts |= {"city": self.city_id} if self.city_id else {}
        parts |= {"kind": kind.lower()} if kind else {}
        parts |= {"page": page} if page > 1 else {}
        return f"/search?{urlencode(parts)}"


def results_page(query: QueryDict) -> SearchPageProps:
    asked = Asked.from_query(query)
    too_short = has_too_few_characters(asked.query)
    everything = (
        {} if too_short else find(asked.query, kinds=ALL, city_id=asked.city_id, window=Window(counted=True))
    )
    last = last_page(everything, asked.kind)
    asked = replace(asked, page=max(1, min(asked.page, last)))
    shown = of_kind(asked) if asked.kind in everything else everything
    return SearchPageProps(
        meta=Meta(title=f"Results for “{asked.query}”" if asked.query else "Search", noindex=True),
        crumbs=[Crumb(label="Home", url="/"), Crumb(label="Search")],
        query=asked.query,
        city_id=asked.city_id or ALL_INDIA,
        city_name=city_names().get(asked.city_id, ""),
        is_too_short=too_short,
        filters=filters(asked, everything),
        groups=[group(asked, kind, found) for kind, found in shown.items()],
        pages=[
            PageLink(number=number, url=asked.url(asked.kind, number), is_current=number == asked.page)
            for number in page_numbers(asked.page, last)
        ],
        next_url=asked.url(asked.kind, asked.page + 1) if asked.page < last else None,
        popular=popular(),
        is_emergency=is_red_flag(readable(query.get("q", ""))),
    )


def of_kind(asked: Asked) -> dict[Kind, Found]:
    assert asked.kind
    window = Window(limit=PER_PAGE, offset=(asked.page - 1) * PER_PAGE, counted=True)
    return find(asked.query, kinds=[asked.kind], city_id=asked.city_id, window=window)


def last_page(everything: dict[Kind, Found], kind: Kind | None) -> int:
    """0 while every kind is shown: its groups lead to the pages of each."""
    total = everything[kind].total if kind in everything else 0
    return min(LAST_PAGE, -(-total // PER_PAGE))


def filters(asked: Asked, everything: dict[Kind, Found]) -> list[KindFilter]:
    """All, and each kind of which there is something. None while there is nothing to choose."""
    if len(everything) < 2:
        return []
    total = sum(found.total for found in everything.values())
    is_all = asked.kind not in everything
    every = KindFilter(kind=None, url=asked.url(None), total=total, is_chosen=is_all)
    return [every] + [
        KindFilter(kind=kind, url=asked.url(kind), total=found.total, is_chosen=kind == asked.kind)
        for kind, found in everything.items()
    ]


def group(asked: Asked, kind: Kind, found: Found) -> SearchGroup:
    has_more = kind != asked.kind and found.total > len(found.entities)
    return SearchGroup(
        kind=kind,
        total=found.total,
        hits=[hit(entity) for entity in found.entities],
        all_url=asked.url(kind) if has_more else None,
    )


def hit(entity: Entity) -> SearchHit:
    note = f"{entity.subtitle}, {entity.city}" if entity.kind == "Doctor" else entity.subtitle
    return SearchHit(name=entity.name, url=entity.url, note=note, icon=entity.icon)
