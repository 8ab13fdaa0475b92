"""The search engine: tantivy, a copy of the names on this machine's disk (architecture.md, section 2).

Every score is a constant that says how a word was met, so that the order can be explained: the whole name,
a word of it, the beginning of a word, then spelling and sound. BM25 would rank rare family names first.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import tantivy
from tantivy import Occur, Query

from sehat.search.entries import Entry
from sehat.search.folding import joined, without_stop_words, words
from sehat.search.phonetic import phonetic_key
from sehat.search.schemas import Entity, Kind

PER_GROUP = 6  # spec section 9
# What a word of an entry is worth, and the beginning of one.
WORTH = {"name": (8.0, 5.0), "alias": (6.0, 4.0), "about": (3.0, 1.5), "text": (1.0, 0.5)}
MISSPELLED, SOUNDS_LIKE = 2.0, 2.5
WHOLE, WHOLE_BEGINS, HERE = 20.0, 9.0, 3.0
LONGEST_QUERY = 12  # words: more do not tell more, and each costs
# Beginnings of whole names that stand in the index: of a million names, thousands begin with the same three
# letters, and to look all of them up takes longer than the rest of a search (bench/search.py).
KEPT_BEGINNINGS = (3, 4, 5)
SHORT_WORD = 3  # letters; what is shorter begins every other word of a city or a department


@dataclass(frozen=True)
class Window:
    """Which hits of a kind are wanted, best first; `counted`: and how many there are in all."""

    limit: int = PER_GROUP
    offset: int = 0
    counted: bool = False


@dataclass(frozen=True)
class Found:
    """What a kind has: the wanted entities, the score of the first, and their number in all if counted."""

    entities: list[Entity]
    score: float
    total: int


FIRST_SIX = Window()
How = Literal["typed", "partly", "meant"]
NAMED_BY_NAME: set[Kind] = {"Doctor", "Hospital"}


def schema() -> tantivy.Schema:
    """`whole` holds names with all words joined; words are parted by us, so by white space here."""
    builder = tantivy.SchemaBuilder()
    for name in ("key", "city", "whole", "start"):
        builder.add_text_field(name, tokenizer_name="raw", index_option="basic")
    for name in (*WORTH, "sound"):
        builder.add_text_field(name, tokenizer_name="whitespace", index_option="basic")
    builder.add_float_field("weight", fast=True)
    builder.add_bytes_field("stored", stored=True)
    return builder.build()


def document(entry: Entry, popularity: float) -> tantivy.Document:
    """An entry as the index holds it. `popularity` from 0 to 1 lifts a score by up to 1.6."""
    titles = {joined(text) for text in entry.titles if text}
    spoken = [word for text in [*entry.names, *entry.aliases] for word in words(text)]
    return tantivy.Document(
        key=entry.key,
        city=str(entry.city_id or 0),
        whole=list(titles),
        start=list({title[:length] for title in titles for length in KEPT_BEGINNINGS}),
        name=" ".join(word for text in entry.names for word in words(text)),
        alias=" ".join(word for text in entry.aliases for word in words(text)),
        about=" ".join({word for text in entry.about for word in words(text)}),
        text=" ".join({word for text in entry.texts for word in words(text)}),
        sound=" ".join({key for word in spoken if (key := phonetic_key(word))}),
        weight=popularity,
        stored=entry.entity.model_dump_json(by_alias=True).encode(),
    )


class Engine:
    """Searches the indexes in a folder, one a kind. Raises ValueError or OSError when one is damaged."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._indexes: dict[Kind, KindIndex] = {}

    def search(
        self, query: str, kinds: Iterable[Kind], city_id: int, window: Window = FIRST_SIX
    ) -> dict[Kind, Found]:
        """What each kind has, kinds with the best match first; none without a hit. `city_id` 0: all India."""
        typed = words(query)[:LONGEST_QUERY]
        indexes = {kind: self._of(kind) for kind in kinds} if typed else {}
        found = {kind: index.search(typed, city_id, usual(kind), window) for kind, index in indexes.items()}
        is_nothing = not any(one.total for one in found.values())
        for kind, index in indexes.items():
            if not found[kind].total and (is_nothing or is_worth_guessing(kind, typed)):
                found[kind] = index.search(typed, city_id, "meant", window)
        best_first = sorted(found.items(), key=lambda item: -item[1].score)
        return {kind: one for kind, one in best_first if one.total}

    def _of(self, kind: Kind) -> KindIndex:
        if kind not in self._indexes:
            self._indexes[kind] = KindIndex(self._folder / kind)
        return self._indexes[kind]


def usual(kind: Kind) -> How:
    """People and places have all words of a query; of what one reads, some tell enough: symptoms."""
    return "typed" if kind in NAMED_BY_NAME else "partly"


def is_worth_guessing(kind: Kind, typed: list[str]) -> bool:
    """When others were found: one odd word names no person or place, two may (meghdut orthopedic)."""
    return kind not in NAMED_BY_NAME or len(without_stop_words(typed)) > 1


class KindIndex:
    def __init__(self, folder: Path) -> None:
        self._meta = folder / "meta.json"
        self._index = tantivy.Index.open(str(folder))
        self._schema = self._index.schema
        self._changed = 0

    def search(self, typed: list[str], city_id: int, how: How, window: Window) -> Found:
        """The best: with all words as typed, some of them, or as they were meant."""
        clauses = {"typed": self._as_typed, "partly": self._partly, "meant": self._as_meant}
        query = clauses[how](typed)
        for lift in self._lifts(typed, city_id):  # one inside the other: a union of lifts would walk the city
            query = Query.boolean_query([(Occur.Must, query), (Occur.Should, lift)])
        searcher = self._searcher()
        result = searcher.search(
            query, window.limit, count=window.counted, weight_by_field="weight", offset=window.offset
        )
        entities = [stored(searcher.doc(address)) for _, address in result.hits]
        total = result.count if window.counted else len(entities)  # type: ignore[attr-defined]
        return Found(entities, result.hits[0][0] if result.hits else 0.0, total)

    def _searcher(self) -> tantivy.Searcher:
        """Of what the indexer last committed."""
        changed = self._meta.stat().st_mtime_ns
        if changed != self._changed:
            self._index.reload()
            self._changed = changed
        return self._index.searcher()

    def _lifts(self, typed: list[str], city_id: int) -> list[Query]:
        """What lifts a match: the whole name was typed, or its beginning; it is in the visitor's city."""
        whole = "".join(typed)
        lifts = [self._const("whole", whole, WHOLE), self._whole_begins(whole)]
        return [*lifts, self._const("city", str(city_id), HERE)] if city_id else lifts

    def _whole_begins(self, text: str) -> Query:
        if len(text) in KEPT_BEGINNINGS:
            return self._const("start", text, WHOLE_BEGINS)
        return self._begins("whole", text, WHOLE_BEGINS)

    def _as_typed(self, typed: list[str]) -> Query:
        """Every word but stop words is there, the last one perhaps only begun.

        A last word of one letter is no condition: what goes on with it is lifted, as a whole name begun so.
        """
        *done, last = without_stop_words(typed)
        ways = [(Occur.Must, Query.disjunction_max_query(self._exact(word))) for word in done]
        if done and len(last) == 1:
            return Query.boolean_query(
                [*ways, (Occur.Should, Query.disjunction_max_query(self._exact(last)))]
            )
        begun = Query.disjunction_max_query(self._exact(last) + self._begun(last))
        return Query.boolean_query([*ways, (Occur.Must, begun)])

    def _partly(self, typed: list[str]) -> Query:
        """Some words but stop words are there, the last one perhaps only begun; the more, the better."""
        *done, last = without_stop_words(typed)
        ways = [Query.disjunction_max_query(self._exact(word)) for word in done]
        return self._some([*ways, Query.disjunction_max_query(self._exact(last) + self._begun(last))])

    def _some(self, ways: list[Query]) -> Query:
        least = max(1, (len(ways) + 1) // 3)
        return Query.boolean_query([(Occur.Should, way) for way in ways], minimum_number_should_match=least)

    def _as_meant(self, typed: list[str]) -> Query:
        """Some words but stop words are there, misspelled or as they sound, or the whole is written apart."""
        meant = without_stop_words(typed)
        *done, last = meant
        ways = [self._meant_word(word) for word in done] + [self._meant_word(last, self._begun(last))]
        return Query.disjunction_max_query([self._some(ways), *self._misspelled("whole", "".join(meant))])

    def _exact(self, word: str) -> list[Query]:
        return [self._const(field, word, whole) for field, (whole, _) in WORTH.items()]

    def _begun(self, word: str) -> list[Query]:
        fields = WORTH if len(word) >= SHORT_WORD else ("name", "alias")
        return [self._begins(field, word, WORTH[field][1]) for field in fields]

    def _meant_word(self, word: str, begun: Iterable[Query] = ()) -> Query:
        """Beside a word with one wrong letter stand right ones: a known word was typed as it was meant."""
        ways = [*self._exact(word), *begun]
        if not self._is_known(word):
            ways += self._misspelled("name", word) + self._misspelled("alias", word)
        if key := phonetic_key(word):
            ways.append(self._const("sound", key, SOUNDS_LIKE))
        return Query.disjunction_max_query(ways)

    def _is_known(self, word: str) -> bool:
        searcher = self._searcher()
        return any(searcher.doc_freq(field, word) for field in ("name", "alias"))

    def _misspelled(self, field: str, word: str) -> list[Query]:
        """One letter wrong from four letters on, two from eight."""
        if len(word) < 4:
            return []
        distance = 2 if len(word) >= 8 else 1
        fuzzy = Query.fuzzy_term_query(self._schema, field, word, distance=distance)
        return [Query.const_score_query(fuzzy, MISSPELLED)]

    def _const(self, field: str, text: str, score: float) -> Query:
        query = Query.term_query(self._schema, field, text, index_option="basic")
        return Query.const_score_query(query, score)

    def _begins(self, field: str, text: str, score: float) -> Query:
        begins = Query.fuzzy_term_query(self._schema, field, text, distance=0, prefix=True)
        return Query.const_score_query(begins, score)


def stored(document: tantivy.Document) -> Entity:
    return Entity.model_validate_json(bytes(document["stored"][0]))
