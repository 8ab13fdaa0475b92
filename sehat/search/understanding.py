"""A query understood: its parts, the place, the pages that answer, and what to ask the engine."""

from __future__ import annotations

from dataclasses import dataclass

from sehat.content.page_parts.translation import in_language
from sehat.core.folding import words
from sehat.core.schemas import Language
from sehat.directory.models import City, Department
from sehat.directory.selectors import cities_by_slug, departments_by_slug
from sehat.search.answering.asked import is_filtered
from sehat.search.answering.pages import answering_pages
from sehat.search.answering.place import Place, place_of
from sehat.search.answering.titled import address_titled
from sehat.search.named import find_named, with_guess
from sehat.search.ordinary import elsewhere_words
from sehat.search.parser.parts import WHAT, ParsedQuery
from sehat.search.parser.reader import parse
from sehat.search.parser.vocabulary import vocabulary
from sehat.search.schemas import Kind, SearchHit

PEOPLE: tuple[Kind, ...] = ("Doctor", "Hospital")


@dataclass(frozen=True)
class Understood:
    """`people` and `reading` are what doctors and hospitals, and pages to read, are searched by."""

    parsed: ParsedQuery
    place: Place
    people: str
    reading: str

    def answers(self, language: Language = "en") -> list[SearchHit]:
        """Each in the language where it has a page in it. A query for each list that is counted."""
        found = answering_pages(self.parsed, self.place, vocabulary(), language)
        return [one.model_copy(update={"url": in_language(one.url, language)}) for one in found]

    @property
    def people_kinds(self) -> tuple[Kind, ...]:
        """Hospitals first where they were asked for."""
        return PEOPLE[::-1] if "hospital" in self.parsed.wishes else PEOPLE

    @property
    def is_by_name(self) -> bool:
        return self.parsed.part("doctor", "hospital") is not None

    @property
    def is_whole(self) -> bool:
        """Whether all that was typed is known, as it is or by a guess: then nothing is misspelled."""
        matches = self.parsed.matches
        return bool(matches) and (not self.parsed.rest or any(not match.pieces for match in matches))

    @property
    def is_elsewhere(self) -> bool:
        """Whether nothing is known of it, and a word names what others have: "tooth" without a dentist."""
        is_unknown = self.parsed.part(*WHAT, "symptom", "article") is None
        return is_unknown and not elsewhere_words().isdisjoint(words(" ".join(self.parsed.rest)))

    @property
    def preferred(self) -> tuple[str, ...]:
        """The words that a department was called by: of orthopaedics called "ghutna" the knee comes first."""
        called = (match.pieces for match in self.parsed.matches if match.part.kind == "department")
        pieces = sorted({number for numbers in called for number in numbers})
        return tuple(word for number in pieces for word in words(self.parsed.pieces[number]))

    @property
    def is_mentioned(self) -> bool:
        """Whether what answers has the words in its text alone: "breast lump" names no illness."""
        return any(match.is_mention for match in self.parsed.matches)

    @property
    def is_title(self) -> bool:
        """Whether the title of a page of the site was typed and nothing else. No query when cached."""
        return address_titled(self.parsed) is not None

    @property
    def department(self) -> Department | None:
        """Of what is looked for."""
        what = self.parsed.part(*WHAT)
        return departments_by_slug().get(what.department) if what else None

    @property
    def is_about_people(self) -> bool:
        """Whether doctors and hospitals are looked for rather than something to read."""
        is_wished = bool(self.parsed.wishes & {"doctor", "hospital", "near"}) or is_filtered(self.parsed)
        return (
            is_wished
            or self.place.is_asked
            or self.parsed.part("department", "doctor", "hospital") is not None
        )


def as_typed(query: str) -> Understood:
    """Beside an emergency nothing is made of the words: what is to be read there is known."""
    return Understood(ParsedQuery(tuple(query.split())), Place(None), query, query)


def read_words(text: str) -> Understood:
    """By the vocabulary alone, without a query: for a question in a sentence, which names nobody."""
    parsed = parse(text, vocabulary(), "", lambda rest, parts: None)
    return Understood(parsed, place_of(parsed, ""), text, text)


def understand(query: str, city_id: int = 0) -> Understood:
    """`query` is clean. `city_id`: where the visitor is, 0 for all India. At a title nothing is guessed."""
    chosen = city_of(city_id)
    slug = chosen.slug if chosen else ""
    known = vocabulary()
    parsed = parse(query, known, slug, lambda rest, parts: find_named(rest, parts, city_id))
    parsed = parsed if address_titled(parsed) else with_guess(parsed, known, city_id)
    place = place_of(parsed, slug)
    return Understood(parsed, place, people_query(parsed, place) or query, reading_query(parsed) or query)


def city_of(city_id: int) -> City | None:
    return next((city for city in cities_by_slug().values() if city.pk == city_id), None)


def people_query(parsed: ParsedQuery, place: Place) -> str:
    """In the words that entries of doctors and hospitals hold; "" when nothing of them was understood."""
    named = parsed.part("doctor", "hospital")
    if named:
        return named.name
    what = parsed.part(*WHAT)
    found = departments_by_slug().get(what.department) if what else None
    department = found.name if found else ""
    city = place.city.name if place.city and place.is_asked else ""
    return f"{department} {city}".strip()


def reading_query(parsed: ParsedQuery) -> str:
    """The name of what was looked for, in the script it was typed in; "" when nothing was."""
    what = parsed.part(*WHAT, "article")
    is_hindi = not "".join(parsed.pieces).isascii()
    return what.display_name("hi" if is_hindi else "en") if what else ""
