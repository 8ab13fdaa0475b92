"""All that a query may name, by every name of it: rows of the directory, tests, wishes, languages."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from django.db.models import QuerySet

from sehat.content.models import ArticlePage, ConditionPage, SymptomPage, TestPage, TreatmentPage
from sehat.content.models.medical import names_in
from sehat.content.models.site_page import published
from sehat.content.selectors import condition_rows, treatment_urls
from sehat.core.folding import words
from sehat.directory.models import City, Condition, Department, Insurer, Locality, Procedure
from sehat.directory.models import Language as SpokenLanguage
from sehat.rendering.cache_version import cached_until_change
from sehat.search.ordinary import ordinary_words
from sehat.search.parser.bags import Bags
from sehat.search.parser.lay_words import lay_words
from sehat.search.parser.parts import Part, PartKind
from sehat.search.parser.phrases import in_one_word
from sehat.search.parser.spelling import Spelling
from sehat.search.parser.wishes import fillers, listed, wish_data, wishes, words_of
from sehat.search.twins import in_both, in_english, with_twins

# Where two rows have a name: a wish before a speciality ("lady doctor"), that before what it treats; what is
# felt before what it may be ("sir dard" before migraine).
ORDER: tuple[PartKind, ...] = (
    "wish", "city", "department", "symptom", "condition", "treatment", "test", "insurer", "language",
    "locality", "article",
)  # fmt: skip


SEVERAL = 3  # names


class Named(NamedTuple):
    """A part with its names, best first: a name beats another row's alias, that a part of an alias, and all
    of them what lay people say."""

    part: Part
    names: tuple[str, ...]
    aliases: tuple[str, ...] = ()
    shortened: tuple[str, ...] = ()

    @property
    def lay_words(self) -> tuple[str, ...]:
        return lay_words(self.part.kind, self.part.key)


class Vocabulary:
    """Terms are words without fillers, joined: "gurde ki pathri" and "gurde pathri" are one."""

    def __init__(self, rows: Iterable[Named]) -> None:
        found: dict[tuple[str, ...], list[tuple[int, int, int, Part]]] = defaultdict(list)
        self.rows: dict[tuple[PartKind, str], Part] = {}
        for number, row in enumerate(rows):
            part = row.part
            self.rows[part.kind, part.key] = part
            for rank, texts in enumerate((row.names, row.aliases, row.shortened, row.lay_words)):
                for text in texts:
                    if said := content(words(text)):
                        found[said].append((rank, ORDER.index(part.kind), number, part))
        self.terms = {term: parts_of(ranked) for term, ranked in found.items()}
        self.joined = {"".join(term): parts for term, parts in self.terms.items()}
        self.by_word: dict[str, list[tuple[str, ...]]] = defaultdict(list)
        for term in self.terms:
            self.by_word[term[0]].append(term)
        self.bags = Bags(self.terms)
        self.longest = max(map(len, self.terms), default=0)
        self.frequent = frequent_words(part.name for part in self.rows.values() if part.kind == "treatment")
        known = {word for term in self.terms for word in term}
        self.spelling = Spelling(known, fillers() | (ordinary_words() - known))

    def row(self, kind: PartKind, slug: str) -> Part | None:
        return self.rows.get((kind, slug))

    def exact(self, said: list[str]) -> list[Part]:
        """Also glued or split: "gall stones", "kneereplacement"."""
        return self.joined.get("".join(said), [])

    def near(self, said: list[str], *, is_last: bool) -> list[Part]:
        """Misspelled; the last word of a query may be begun only."""
        candidates = [self.spelling.candidates(word) for word in said]
        found = self.spelled(said, candidates)
        if found or not is_last or said[-1] in candidates[-1]:  # a word that is whole is none that is begun
            return found
        return self.spelled(said, [*candidates[:-1], self.spelling.begun(said[-1])])

    def spelled(self, said: list[str], candidates: list[frozenset[str]]) -> list[Part]:
        """The term whose words are each among those that a word may be."""
        if not all(candidates):
            return []
        terms = (term for word in sorted(candidates[0]) for term in self.by_word[word])
        fitting = [term for term in terms if len(term) == len(said) and fits(term, candidates)]
        return (
            self.terms[min(fitting, key=lambda term: (term[0][:1] != said[0][:1], term))] if fitting else []
        )


def frequent_words(names: Iterable[str]) -> frozenset[str]:
    """Words that several names have, and that tell none of them: of treatments "removal"."""
    counts = Counter(word for name in names for word in set(words(name)))
    return frozenset(word for word, count in counts.items() if count >= SEVERAL)


def content(said: list[str]) -> tuple[str, ...]:
    """The words that say something; all of them where each is a filler."""
    said = in_one_word(said)
    return tuple(word for word in said if word not in fillers()) or tuple(said)


def parts_of(ranked: list[tuple[int, int, int, Part]]) -> list[Part]:
    """Best first, each once. Only a locality has namesakes that count: its city tells which."""
    return list(dict.fromkeys(part for *_, part in sorted(ranked, key=lambda row: row[:3])))


def fits(term: tuple[str, ...], candidates: list[frozenset[str]]) -> bool:
    return all(word in may_be for word, may_be in zip(term, candidates, strict=True))


@cached_until_change
def vocabulary() -> Vocabulary:
    """Thirteen queries, cached; while they say what they said, it is not made again."""
    pages = (*test_rows(), *symptom_rows(), *article_rows())
    return vocabulary_of((*wish_rows(), *language_rows(), *directory_rows(), *pages))


@lru_cache(maxsize=1)
def vocabulary_of(rows: tuple[Named, ...]) -> Vocabulary:
    return Vocabulary(rows)


def wish_rows() -> Iterator[Named]:
    for name, wish in wishes().items():
        yield Named(wish_part(name), tuple(listed(wish["words"])))


def wish_part(name: str) -> Part:
    """A wish with its page, where it has one."""
    wish = wishes()[name]
    texts = {key: wish.get(key, "") for key in ("name_hi", "note", "note_hi", "icon")}
    return Part("wish", name, wish["name"], url=wish.get("page", ""), **texts)


def language_rows() -> Iterator[Named]:
    for row in SpokenLanguage.objects.all():
        said = listed(wish_data()["languages"].get(row.slug, row.name))
        yield Named(Part("language", row.slug, row.name, said[-1]), tuple(said))


def directory_rows() -> Iterator[Named]:
    """Every row of the directory that a query may name, by all its names. Eight queries and cached ones."""
    for city in City.objects.all():
        part = Part("city", city.slug, city.name, city.name_hi)
        yield Named(part, (city.name, city.name_hi), tuple(city.aliases))
    for place in Locality.objects.select_related("city"):
        part = Part("locality", place.slug, place.name, place.name_hi, city=place.city.slug)
        yield Named(part, (place.name, place.name_hi))
    for department in Department.objects.all():
        yield department_row(department)
    pages = {row.about: row.url for row in condition_rows()}
    conditions_called = also_called(published(ConditionPage.objects), "condition_id")
    for condition in Condition.objects.select_related("department").order_by("pk"):
        aliases, called = condition.aliases, conditions_called[condition.pk]
        yield treated_row("condition", condition, pages.get(condition.pk, ""), aliases, called)
    explained = treatment_urls()
    treatments_called = also_called(published(TreatmentPage.objects), "procedure_id")
    for procedure in Procedure.objects.select_related("department").order_by("pk"):
        url, called = explained.get(procedure.pk, ""), treatments_called[procedure.pk]
        yield treated_row("treatment", procedure, url, [*procedure.aliases, procedure.plain_name], called)
    for insurer in Insurer.objects.all():
        part = Part("insurer", insurer.slug, insurer.name, insurer.name_hi)
        yield Named(part, (insurer.name, insurer.name_hi), tuple(insurer.aliases))


def also_called(pages: QuerySet[Any], about: str) -> dict[int, list[str]]:
    """What the pages about a row, in each language, say that it is also called. One query."""
    found: dict[int, list[str]] = defaultdict(list)
    for key, names in pages.order_by().values_list(about, "also_called"):
        found[key] += names_in(names)
    return found


def treated_row(
    kind: PartKind, row: Condition | Procedure, url: str, aliases: list[str], called: list[str]
) -> Named:
    """`url`: of its page, "" while it has none. `called`: by its pages, which count for less."""
    part = Part(kind, row.slug, row.name, row.name_hi, department=row.department.slug, url=url)
    return Named(part, (row.name, row.name_hi), tuple(aliases), tuple(called))


def department_row(row: Department) -> Named:
    part = Part("department", row.slug, row.name, row.name_hi, department=row.slug)
    names = (row.name, row.name_hi, row.specialist, row.specialist_plural)
    return Named(part, names, (*row.aliases, row.plain_name), tuple(map(untitled, row.aliases)))


def untitled(alias: str) -> str:
    """Of "eye hospital" the eye: what else may be said of it."""
    titles = words_of("doctor", "hospital")
    return " ".join(word for word in words(alias) if word not in titles)


def test_rows() -> Iterator[Named]:
    pages = in_english(published(TestPage.objects).select_related("department"))
    for page in with_twins(pages, "title", "also_called"):
        part = Part("test", page.slug, page.title, page.name_hi, page.department.slug, url=page.address)
        names, aliases = (*in_both(page, "title"), page.name_hi), ",".join(in_both(page, "also_called"))
        yield Named(part, names, tuple(names_in(aliases)), tuple(map(unbracketed, names)))


def unbracketed(name: str) -> str:
    """Of "CBC (complete blood count)" the CBC."""
    return name.partition("(")[0]


def symptom_rows() -> Iterator[Named]:
    pages = in_english(published(SymptomPage.objects).select_related("department"))
    for page in with_twins(pages, "title", "also_called", "found_by"):
        department = page.department.slug if page.department else ""
        part = Part(
            "symptom", page.slug, page.title, page.name_hi, department, url=page.address, icon=page.icon
        )
        aliases = names_in(",".join([*in_both(page, "also_called"), *in_both(page, "found_by")]))
        yield Named(part, (*in_both(page, "title"), page.name_hi), tuple(aliases))


def article_rows() -> Iterator[Named]:
    """By their whole titles, and what is asked that they answer."""
    for page in with_twins(published(ArticlePage.objects), "title"):
        names = tuple(in_both(page, "title"))
        yield Named(
            Part("article", page.slug, page.title, names[-1], url=page.address, icon=page.icon), names
        )
