"""The pages that answer a query, the best first."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

from sehat.content.selectors import is_there
from sehat.core.languages import translate
from sehat.core.schemas import Language
from sehat.search.answering.asked import is_filtered
from sehat.search.answering.care import cost_of, page_of, treatment_in, treatments_of_conditions
from sehat.search.answering.lists import (
    department_page,
    doctors_in,
    home_of,
    hospitals_in,
    hospitals_of_insurer,
    indexes,
    ways_in,
)
from sehat.search.answering.place import Place
from sehat.search.answering.titled import pages_titled
from sehat.search.parser.parts import WHAT, ParsedQuery, Part
from sehat.search.parser.vocabulary import Vocabulary, wish_part
from sehat.search.parser.wishes import wishes
from sehat.search.schemas import SearchHit

SHOWN = 3


def answering_pages(
    parsed: ParsedQuery, place: Place, vocabulary: Vocabulary, language: Language = "en"
) -> list[SearchHit]:
    """At most three. None where nothing was understood."""
    found: dict[str, SearchHit] = {}
    for answer in answers(parsed, place, vocabulary, language):
        found.setdefault(answer.url, answer)
        if len(found) == SHOWN:  # each further one would count people again
            break
    return list(found.values())


def answers(
    parsed: ParsedQuery, place: Place, vocabulary: Vocabulary, language: Language
) -> Iterator[SearchHit]:
    """In their order; an address may come twice."""
    yield from pages_titled(parsed, language)
    yield from pages_named(parsed, language)
    what = parsed.part("test", "treatment", "condition", "department")
    symptom = parsed.part("symptom")
    if symptom:
        yield from about_symptom(symptom, parsed, place, language)
    yield from filter(is_live, pages_of_wishes(parsed, what, language))
    insurer = parsed.part("insurer")
    if insurer and not what:
        yield from hospitals_of_insurer(insurer, parsed, place, language)
    if what:
        yield from about(what, parsed, place, vocabulary, language)
    if insurer:
        yield from hospitals_of_insurer(insurer, parsed, place, language)
    yield from about_place(parsed, place, language)
    if not what and not symptom:
        yield from filter(is_live, indexes(parsed, language))


def is_live(hit: SearchHit) -> bool:
    """A page that answers a wish is one of editors, who may end it. No query when cached."""
    return is_there(urlsplit(hit.url).path)


def pages_named(parsed: ParsedQuery, language: Language) -> Iterator[SearchHit]:
    """A doctor, a hospital, an article; one word that stands in its title does not name an article."""
    for match in parsed.matches:
        part = match.part
        is_named = part.kind in {"doctor", "hospital"}
        is_told = part.kind == "article" and (match.pieces or len(parsed.rest) > 1)
        if part.url and (is_named or is_told):
            said, note = part.display_name(language), part.display_note(language)
            spoken = part.title_language(language)
            yield SearchHit(name=said, note=note, url=part.url, icon=part.icon, lang=spoken)


def pages_of_wishes(parsed: ParsedQuery, what: Part | None, language: Language) -> Iterator[SearchHit]:
    """A second opinion, a loan; of insurance, unless it is a filter of what was looked for. The company of
    who says "star health company", and whom "hdfc ergo contact" would reach, is no page of ours."""
    insurer = parsed.part("insurer")
    passed = {"insurance", "cashless"} if what or insurer else set()
    passed |= {"about", "contact"} if insurer else set()
    for name in wishes():
        part = wish_part(name)
        if name in parsed.wishes and part.url and name not in passed:
            said, note = part.display_name(language), part.display_note(language)
            yield SearchHit(name=said, note=note, url=part.url, icon=part.icon)


def about(
    what: Part, parsed: ParsedQuery, place: Place, vocabulary: Vocabulary, language: Language
) -> Iterator[SearchHit]:
    """Pages that answer what is looked for, the best first; the same one may come twice."""
    treatment = treatment_of(what, parsed, vocabulary)
    if what.kind == "test":
        yield from page_of(what, language)
    elif "cost" in parsed.wishes and treatment:
        yield cost_of(treatment, place.city, language)
    if treatment and not is_filtered(parsed):
        yield from about_treatment(treatment, place, language)
    is_sought = place.is_asked or is_filtered(parsed) or parsed.wishes & {"doctor", "hospital"}
    of_people = people(what, parsed, place, language)  # once, wherever it comes
    if what.kind == "department" or is_sought:
        yield from of_people
    yield from page_of(what, language)
    if treatment:
        yield from about_treatment(treatment, place, language)
    yield from of_people
    yield from department_page(what.department, language)


def about_symptom(
    symptom: Part, parsed: ParsedQuery, place: Place, language: Language
) -> Iterator[SearchHit]:
    """When not to wait comes first, whoever is looked for; then who sees most of them."""
    note = translate("When not to wait, what it may be, what helps", language)
    said, spoken = symptom.display_name(language), symptom.title_language(language)
    yield SearchHit(name=said, note=note, url=symptom.url, icon=symptom.icon, lang=spoken)
    if symptom.department:
        yield from people(symptom, parsed, place, language)


def treatment_of(what: Part, parsed: ParsedQuery, vocabulary: Vocabulary) -> Part | None:
    """The treatment itself; of a condition its usual one, where an operation or a cost was asked for."""
    if what.kind == "treatment":
        return what
    if what.kind == "condition" and parsed.wishes & {"cost", "operation"}:
        return vocabulary.row("treatment", next(iter(treatments_of_conditions().get(what.key, ())), ""))
    return None


def about_treatment(treatment: Part, place: Place, language: Language) -> Iterator[SearchHit]:
    if place.is_asked:
        yield from treatment_in(treatment, place, language)
    yield from page_of(treatment, language)


def people(what: Part, parsed: ParsedQuery, place: Place, language: Language) -> Iterator[SearchHit]:
    """Doctors and hospitals of the department, hospitals first where they were asked for."""
    lists = [doctors_in, hospitals_in]
    if "hospital" in parsed.wishes and not is_filtered(parsed):
        lists.reverse()
    for of_kind in lists:
        yield from of_kind(parsed, place, what.department, language)


def about_place(parsed: ParsedQuery, place: Place, language: Language) -> Iterator[SearchHit]:
    """The city itself. "Lady doctor" without more is a gynaecologist to most who type it."""
    has_more = parsed.part(*WHAT, "doctor", "hospital", "insurer")
    if place.city is None:
        yield from () if has_more else ways_in(parsed, language)
        return
    if not has_more and "woman" in parsed.wishes:
        yield from doctors_in(parsed, place, LADY_DOCTOR, language)
    if place.is_asked or parsed.wishes & {"doctor", "hospital"}:
        section = next((f"{wish}s" for wish in ("hospital", "doctor") if wish in parsed.wishes), "")
        yield home_of(place.city, "" if has_more else section, language)


LADY_DOCTOR = "gynaecology"
