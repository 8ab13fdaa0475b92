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

from sehat.core.folding import joined, without_stop_words, words
from sehat.core.phonetic import phonetic_key
from sehat.search.entries import Entry
from sehat.search.ordinary import ordinary_words
from sehat.search.schemas import Entity, Kind
from sehat.search.synonyms import with_synonyms

PER_GROUP = 6  # spec section 9
# The score of a word met in a field, and of the prefix of one.
FIELD_BOOST = {"name": (8.0, 5.0), "alias": (6.0, 4.0), "about": (3.0, 1.5), "text": (1.0, 0.5)}
NAMES = ("name", "alias")
FUZZY_BOOST, PHONETIC_BOOST = 2.0, 2.5
WHOLE_NAME_BOOST, WHOLE_PREFIX_BOOST, SAME_CITY_BOOST = 20.0, 9.0, 3.0
MAX_QUERY_WORDS = 12  # more do not tell more, and each costs
# Lengths of the prefixes of whole names that are indexed: of a million names, thousands begin with the same
# three letters, and to look all of them up takes longer than the rest of a search (bench/search.py).
INDEXED_PREFIXES = (3, 4, 5)
A_THIRD = 1 / 3
MIN_PREFIX_LENGTH = 3  # letters; what is shorter begins every other word of a city or a department


@dataclass(frozen=True)
class Window:
    """Which hits of a kind are wanted, best first; `counted`: and how many there are in all; without
    `fuzzy` only those that have the words as they were typed; `share`: of the words of a query, how much
    of what one reads must have; `preferred`: other words that raise a score and are no condition.
    """

    limit: int = PER_GROUP
    offset: int = 0
    counted: bool = False
    fuzzy: bool = True
    share: float = A_THIRD
    preferred: tuple[str, ...] = ()


@dataclass(frozen=True)
class KindMatches:
    """What a kind has: the wanted entities, the score of the first, and their number in all if counted."""

    entities: list[Entity]
    score: float
    total: int


FIRST_SIX = Window()
MatchMode = Literal["all", "any", "fuzzy"]
NAMED_BY_NAME: set[Kind] = {"Doctor", "Hospital"}


def schema() -> tantivy.Schema:
    """`whole` holds names with all words joined; words come split, so white space is enough here."""
    builder = tantivy.SchemaBuilder()
    for name in ("key", "city", "whole", "start"):
        builder.add_text_field(name, tokenizer_name="raw", index_option="basic")
    for name in (*FIELD_BOOST, "phonetic"):
        builder.add_text_field(name, tokenizer_name="whitespace", index_option="basic")
    builder.add_float_field("weight", fast=True)
    builder.add_bytes_field("stored", stored=True)
    return builder.build()


def document(entry: Entry, popularity: float) -> tantivy.Document:
    """An entry as the index holds it. `popularity` from 0 to 1 raises a score by up to 1.6."""
    titles = {joined(text) for text in entry.titles if text}
    spoken = [word for text in [*entry.names, *entry.aliases] for word in words(text)]
    return tantivy.Document(
        key=entry.key,
        city=str(entry.city_id or 0),
        whole=list(titles),
        start=list({title[:length] for title in titles for length in INDEXED_PREFIXES}),
        name=indexed(entry.names),
        alias=indexed(entry.aliases),
        about=indexed(entry.about),
        text=indexed(entry.texts),
        phonetic=" ".join({key for word in spoken if (key := phonetic_key(word))}),
        weight=popularity,
        stored=entry.entity.model_dump_json(by_alias=True).encode(),
    )


def indexed(texts: list[str]) -> str:
    """Each word that texts say, and each that means the same, once."""
    return " ".join(dict.fromkeys(with_synonyms(word for text in texts for word in words(text))))


class Engine:
    """Searches the indexes in a folder, one a kind. Raises ValueError or OSError when one is damaged."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._indexes: dict[Kind, KindIndex] = {}

    def search(
        self, query: str, kinds: Iterable[Kind], city_id: int, window: Window = FIRST_SIX
    ) -> dict[Kind, KindMatches]:
        """What each kind has, kinds with the best match first; none without a hit. `city_id` 0: all India."""
        typed = words(query)[:MAX_QUERY_WORDS]
        indexes = {kind: self._of(kind) for kind in kinds} if typed else {}
        found = {
            kind: index.search(typed, city_id, default_mode(kind), window) for kind, index in indexes.items()
        }
        is_nothing = not any(one.total for one in found.values())
        for kind, index in indexes.items():
            is_tried = window.fuzzy and (is_nothing or is_fuzzy_tried(kind, typed))
            if is_tried and not found[kind].total:
                found[kind] = index.search(typed, city_id, "fuzzy", window)
        best_first = sorted(found.items(), key=lambda item: -item[1].score)
        return {kind: one for kind, one in best_first if one.total}

    def _of(self, kind: Kind) -> KindIndex:
        if kind not in self._indexes:
            self._indexes[kind] = KindIndex(self._folder / kind)
        return self._indexes[kind]


def default_mode(kind: Kind) -> MatchMode:
    """People and places have all words of a query; of what one reads, some tell enough: symptoms."""
    return "all" if kind in NAMED_BY_NAME else "any"


def is_fuzzy_tried(kind: Kind, typed: list[str]) -> bool:
    """When other kinds have hits: one odd word names no person or place, two may (meghdut orthopedic)."""
    return kind not in NAMED_BY_NAME or len(without_stop_words(typed)) > 1


class KindIndex:
    def __init__(self, folder: Path) -> None:
        self._meta = folder / "meta.json"
        self._index = tantivy.Index.open(str(folder))
        self._schema = self._index.schema
        self._changed = 0

    def search(self, typed: list[str], city_id: int, mode: MatchMode, window: Window) -> KindMatches:
        """The best: with all words as typed, any of them, or with fuzzy and phonetic matches."""
        query = self._all_words(typed) if mode == "all" else self._some_words(typed, mode, window.share)
        preferred = [Query.disjunction_max_query(self._exact(word)) for word in window.preferred]
        # Nested: a union of boosts would walk the whole city.
        for boost in [*self._boosts(typed, city_id), *preferred]:
            query = Query.boolean_query([(Occur.Must, query), (Occur.Should, boost)])
        searcher = self._searcher()
        result = searcher.search(
            query, window.limit, count=window.counted, weight_by_field="weight", offset=window.offset
        )
        entities = [stored(searcher.doc(address)) for _, address in result.hits]
        total = result.count if window.counted else len(entities)  # type: ignore[attr-defined]
        return KindMatches(entities, result.hits[0][0] if result.hits else 0.0, total)

    def _searcher(self) -> tantivy.Searcher:
        """Of what the indexer last committed."""
        changed = self._meta.stat().st_mtime_ns
        if changed != self._changed:
            self._index.reload()
            self._changed = changed
        return self._index.searcher()

    def _boosts(self, typed: list[str], city_id: int) -> list[Query]:
        """What raises a score: the whole name was typed, or a prefix of it; it is in the visitor's city."""
        whole = "".join(typed)
        boosts = [self._const("whole", whole, WHOLE_NAME_BOOST), self._whole_prefix(whole)]
        return [*boosts, self._const("city", str(city_id), SAME_CITY_BOOST)] if city_id else boosts

    def _whole_prefix(self, text: str) -> Query:
        if len(text) in INDEXED_PREFIXES:
            return self._const("start", text, WHOLE_PREFIX_BOOST)
        return self._prefix_query("whole", text, WHOLE_PREFIX_BOOST)

    def _all_words(self, typed: list[str]) -> Query:
        """Every word that is no stop word is there, the last one perhaps as a prefix.

        A last word of one letter is no condition: it only raises the score, as a prefix of a whole name does.
        """
        *done, last = without_stop_words(typed)
        ways = [(Occur.Must, Query.disjunction_max_query(self._exact(word))) for word in done]
        if done and len(last) == 1:
            return Query.boolean_query(
                [*ways, (Occur.Should, Query.disjunction_max_query(self._exact(last)))]
            )
        prefix = Query.disjunction_max_query(self._exact(last) + self._prefix(last))
        return Query.boolean_query([*ways, (Occur.Must, prefix)])

    def _some_words(self, typed: list[str], mode: MatchMode, share: float) -> Query:
        """A share of the words that are no stop words is there, the last perhaps as a prefix; the more, the
        better. In the mode "fuzzy" they match fuzzily or by sound, or all of them joined do.
        """
        rest = without_stop_words(typed)
        *done, last = rest
        if mode == "any":
            ways = [Query.disjunction_max_query(self._exact(word)) for word in done]
            return some_of(
                [*ways, Query.disjunction_max_query(self._exact(last) + self._prefix(last))], share
            )
        ways = [self._fuzzy_word(word) for word in done] + [self._fuzzy_word(last, self._prefix(last))]
        whole = self._fuzzy_terms("whole", "".join(rest))
        return Query.disjunction_max_query([some_of(ways, share), *whole])

    def _exact(self, word: str) -> list[Query]:
        said = with_synonyms([word])
        return [self._const(field, one, whole) for one in said for field, (whole, _) in FIELD_BOOST.items()]

    def _prefix(self, word: str) -> list[Query]:
        """Names that begin so; of what an entry is about, a word that is known there was typed whole."""
        is_long = len(word) >= MIN_PREFIX_LENGTH
        fields = [name for name in FIELD_BOOST if name in NAMES or (is_long and not self._has(name, word))]
        return [self._prefix_query(field, word, FIELD_BOOST[field][1]) for field in fields]

    def _fuzzy_word(self, word: str, prefix: Iterable[Query] = ()) -> Query:
        """Exact, prefix, phonetic; fuzzy only if no name has the word: a known word was typed as meant."""
        ways = [*self._exact(word), *prefix]
        if not self._is_known(word):
            ways += self._fuzzy_terms("name", word) + self._fuzzy_terms("alias", word)
        if (key := phonetic_key(word)) and word not in ordinary_words():
            ways.append(self._const("phonetic", key, PHONETIC_BOOST))
        return Query.disjunction_max_query(ways)

    def _is_known(self, word: str) -> bool:
        return any(self._has(field, word) for field in NAMES)

    def _has(self, field: str, word: str) -> bool:
        return self._searcher().doc_freq(field, word) > 0

    def _fuzzy_terms(self, field: str, word: str) -> list[Query]:
        """One letter wrong from four letters on, two from eight; of an ordinary word none."""
        if len(word) < 4 or word in ordinary_words():
            return []
        distance = 2 if len(word) >= 8 else 1
        fuzzy = Query.fuzzy_term_query(self._schema, field, word, distance=distance)
        return [Query.const_score_query(fuzzy, FUZZY_BOOST)]

    def _const(self, field: str, text: str, score: float) -> Query:
        query = Query.term_query(self._schema, field, text, index_option="basic")
        return Query.const_score_query(query, score)

    def _prefix_query(self, field: str, text: str, score: float) -> Query:
        prefix = Query.fuzzy_term_query(self._schema, field, text, distance=0, prefix=True)
        return Query.const_score_query(prefix, score)


def some_of(ways: list[Query], share: float) -> Query:
    minimum = max(1, round(len(ways) * share))
    return Query.boolean_query([(Occur.Should, way) for way in ways], minimum_number_should_match=minimum)


def stored(document: tantivy.Document) -> Entity:
    return Entity.model_validate_json(bytes(document["stored"][0]))
