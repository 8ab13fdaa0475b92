"""Who or what is called by the words of a query that the vocabulary does not know: asked of the engine."""

from __future__ import annotations

from dataclasses import replace

from sehat.core.folding import STOP_WORDS, words
from sehat.core.phonetic import phonetic_key
from sehat.directory.selectors import departments_by_slug
from sehat.emergencies.lexicon import deletes, sound
from sehat.search.complaints import is_of_department_alone, with_complaint
from sehat.search.engine import FIRST_SIX, NAMED_BY_NAME, PER_GROUP, Window
from sehat.search.in_hindi import localized_entities
from sehat.search.nearly_named import nearly_called
from sehat.search.ordinary import elsewhere_words, ordinary_words
from sehat.search.parser.parts import WHAT, Match, ParsedQuery, Part, PartKind
from sehat.search.parser.vocabulary import Vocabulary
from sehat.search.parser.wishes import fillers, words_of_many_tests
from sehat.search.schemas import Entity, Kind
from sehat.search.selectors import find
from sehat.search.synonyms import shared_words

MOST = 3 / 4
AS_TYPED = Window(fuzzy=False, share=MOST)
PART_OF: dict[Kind, PartKind] = {
    "Condition": "condition", "Treatment": "treatment", "Department": "department", "Test": "test",
    "Symptom": "symptom",
    "Blog": "article", "Hospital": "hospital", "Doctor": "doctor",
}  # fmt: skip
EVERY_KIND = list(PART_OF)
# What a wish says of what is looked for.
KINDS_OF_WISH: dict[str, list[Kind]] = {"doctor": ["Doctor"], "hospital": ["Hospital", "Doctor"]}
# How one speaks to a doctor, and no part of a name: "mohanty sir".
ADDRESSES = frozenset({"sir", "saab", "saheb", "sahab", "maam", "mam"})
SHORTEST_BEGINNING = 3  # letters
ILL: frozenset[PartKind] = frozenset({"condition", "symptom", "treatment"})
SAYS_NOTHING = STOP_WORDS | fillers()  # alone: of "ilaj" and "treatment" the first one found is no answer
PAIN = "pain"  # the word that its synonyms share


def find_named(rest: tuple[str, ...], parts: tuple[Part, ...], city_id: int) -> Part | None:
    """Whose name has all these words, the last perhaps begun, or nearly. Several have no address."""
    rest = tuple(word for word in rest if word not in ADDRESSES) or rest
    wished = {part.key for part in parts if part.kind == "wish"}
    is_complaint = not wished & {"doctor", "hospital"} and any(part.kind in ILL for part in parts)
    kinds: list[Kind] = ["Hospital", "Doctor"] if "hospital" in wished else ["Doctor", "Hospital"]
    about = words(" ".join(in_index_words(parts)))
    for said in ([*about, *rest], list(rest)) if about else (list(rest),):
        found = find(" ".join(said), kinds=kinds, city_id=city_id, window=AS_TYPED)
        for kind in kinds:
            fitting = in_city(
                called(found[kind].entities, rest, is_whole=is_complaint) if kind in found else [], parts
            )
            if len(fitting) == 1:
                return part_in_both(fitting[0])
            if fitting:
                return Part(PART_OF[kind], "", " ".join(rest))
    nearly = None if is_complaint else nearly_called(rest, parts, kinds)
    return part_in_both(nearly) if nearly else None


def in_city(found: list[Entity], parts: tuple[Part, ...]) -> list[Entity]:
    """Of namesakes those in the city that was said, where one of them is there."""
    cities = {part.name for part in parts if part.kind == "city"}
    return [one for one in found if one.city in cities] or found


def called(found: list[Entity], said: tuple[str, ...], *, is_whole: bool = False) -> list[Entity]:
    """Those whose name has all these words, in the script that they were typed in; with `is_whole` the last
    is no beginning: the water of "pani ki gaanth" is no Dr Panicker."""
    shown = found if "".join(said).isascii() else localized_entities(found, "hi")
    return [one for one, own in zip(found, shown, strict=True) if has_all(own.name, said, is_whole=is_whole)]


def in_index_words(parts: tuple[Part, ...]) -> list[str]:
    """The words that entries of doctors and hospitals hold of a speciality and a city."""
    slugs, known = (part.department for part in parts if part.kind in WHAT), departments_by_slug()
    departments = [known[slug].name for slug in slugs if slug in known]  # not renamed a moment ago
    return departments[:1] + [part.name for part in parts if part.kind == "city"]


def has_all(name: str, said: tuple[str, ...], *, is_whole: bool = False) -> bool:
    known = words(name)
    *done, last = said
    is_long = bool(done) or len(last) >= SHORTEST_BEGINNING
    may_be_begun = not is_whole and is_long and last not in ordinary_words()
    is_begun = may_be_begun and any(word.startswith(last) for word in known)
    return all(word in known for word in done) and (last in known or is_begun)


def with_guess(parsed: ParsedQuery, vocabulary: Vocabulary, city_id: int) -> ParsedQuery:
    """What was looked for by other words than its names: a symptom, a title, a misspelled name; a test by
    what it looks at."""
    if "test" in parsed.wishes and not parsed.part("test"):
        tests = best_of(parsed.said, ["Test"], city_id)
        test = max(tests, key=lambda one: words_in(one.name, parsed.said), default=None)
        if test and (is_like(test.name, parsed.said) or is_like(test.name, without_wishes(parsed))):
            return guessed(parsed, test, vocabulary)
    if is_of_department_alone(parsed):
        return with_complaint(parsed, vocabulary)
    if SAYS_NOTHING.issuperset(parsed.rest):
        return parsed
    if parsed.part(*WHAT, "symptom", "doctor", "hospital", "insurer", "article"):
        return parsed
    wished = [(kinds, FIRST_SIX) for wish, kinds in KINDS_OF_WISH.items() if wish in parsed.wishes]
    for asked, window in (*wished[:1], (EVERY_KIND, AS_TYPED), (EVERY_KIND, FIRST_SIX)):
        best = best_of(parsed.rest, asked, city_id, window)
        alike = words_in if window is AS_TYPED else words_alike
        found = max(best, key=lambda one: alike(one.name, parsed.rest), default=None)
        is_said = window is AS_TYPED and is_all_there_is(parsed) and tells(parsed.rest, best)
        particular = tuple(word for word in parsed.rest if word not in vocabulary.frequent)
        is_name = found is not None and is_called(found, parsed.rest, parsed.wishes)
        is_name = is_name and found is not None and words_alike(found.name, particular) > 0
        if found and is_one(parsed.rest, best) and (is_said or is_name):
            is_named = is_name or has_all(found.name, parsed.rest)
            return guessed(parsed, found, vocabulary, is_mention=not is_named)
    return with_complaint(parsed, vocabulary)


def without_wishes(parsed: ParsedQuery) -> tuple[str, ...]:
    """What else was said: of "thyroid test price" the thyroid test; all of it where there is nothing else."""
    others = [match for match in parsed.matches if match.part.kind == "wish" and match.part.key != "test"]
    wished = {number for match in others for number in match.pieces}
    spoken = {word for number in wished for word in words(parsed.pieces[number])}
    return tuple(word for word in parsed.said if word not in spoken) or parsed.said


def best_of(
    said: tuple[str, ...], kinds: list[Kind], city_id: int, window: Window = FIRST_SIX
) -> list[Entity]:
    """What the engine found of the kind that it found best."""
    found = find(" ".join(said), kinds=kinds, city_id=city_id, window=window)
    return next((matches.entities for matches in found.values()), [])


def guessed(
    parsed: ParsedQuery, found: Entity, vocabulary: Vocabulary, *, is_mention: bool = False
) -> ParsedQuery:
    """Nothing is guessed of what the index has and the vocabulary has not: it was renamed a moment ago, or
    is there in Hindi alone, and no department of it is known."""
    kind = PART_OF[found.kind]
    guess = vocabulary.row(kind, found.slug) or (None if kind in WHAT else part_in_both(found))
    if guess is None:
        return parsed
    return replace(parsed, matches=(*parsed.matches, Match(guess, is_mention=is_mention)))


def is_all_there_is(parsed: ParsedQuery) -> bool:
    """Beside a place, or a wish that has its page, a distant guess would stand in the way."""
    return not list(parsed.parts("city", "locality", "wish"))


def tells(said: tuple[str, ...], found: list[Entity]) -> bool:
    """One word that many pages say names none of them: "child"; "snoring" does. Nor do words that are spelled
    right and another thing, whether or not they hurt: TB is one cause of infertility, and no reason to read
    of it first; "tooth pain" is one of sinusitis."""
    particular = [word for word in said if shared_words().get(word) != PAIN]
    return not ordinary_words().issuperset(particular) and (len(said) > 1 or len(found) < PER_GROUP)


def is_one(said: tuple[str, ...], best: list[Entity]) -> bool:
    """One word that several names have is the name of none of them: "pain", "laser"."""
    return len(said) > 1 or sum(said[0] in words(one.name) for one in best) < 2


def is_called(found: Entity, said: tuple[str, ...], wishes: frozenset[str] = frozenset()) -> bool:
    """Like `is_like`; a person, a place or an article by more than half of the words: "50 bed" is no Dr Bedi,
    and a hospital that is open at night is nothing that "Laparoscopic or open surgery" tells of. A doctor by
    one word where it is heard like one of the name: "Ramesh" is no Dr Rajesh, nor is a hospital anybody who
    is called nearly so."""
    is_like_one = found.kind == "Doctor" and len(said) == 1 and said[0] not in words(found.name)
    if is_like_one and ("hospital" in wishes or not is_heard_in(found.name, said[0])):
        return False
    if found.kind in NAMED_BY_NAME or found.kind == "Blog":
        return 2 * words_alike(found.name, said) > len(said)
    return is_like(found.name, said)


def is_heard_in(name: str, said: str) -> bool:
    """By its consonants, one for v and b: "bhatnager" is Bhatnagar, "kabita" Kavita."""
    heard = consonants(said)
    return heard != "" and heard in map(consonants, words(name))


def consonants(word: str) -> str:
    return phonetic_key(word).replace("v", "b")


def is_like(name: str, said: tuple[str, ...]) -> bool:
    """Half of the words are in the name, or sound nearly so; not only what many names share, and none of
    the others is spelled right and another thing: "tooth pain" is no chest pain, a dengue test no other."""
    known, elsewhere = set(words(name)), elsewhere_words()
    particular = [word for word in said if word not in words_of_many_tests()]
    return (
        2 * words_alike(name, said) >= len(said)
        and words_alike(name, tuple(particular)) > 0
        and all(word in known or word not in elsewhere for word in particular)
    )


def words_in(name: str, said: tuple[str, ...]) -> tuple[int, list[bool]]:
    """How many of the words are in the name; of as many the earlier ones: "mri" says more than "scan"."""
    known = words(name)
    there = [word in known for word in said]
    return sum(there), there


def words_alike(name: str, said: tuple[str, ...]) -> int:
    """How many of the words are in the name, or sound nearly so, though not like what stands in many names:
    "second hand" is no "second opinion helps, and". What is spelled right is nothing else: "hear" no
    heart."""
    known = words(name)
    near = {heard for word in known if word not in STOP_WORDS for heard in deletes(sound(word))}
    return sum(
        word in known
        or (len(word) > 2 and word not in ordinary_words() and not near.isdisjoint(deletes(sound(word))))
        for word in said
    )


def part_in_both(entity: Entity) -> Part:
    """People and places in Hindi as results have them; one query for a doctor."""
    if entity.kind not in NAMED_BY_NAME:
        return part_of(entity)
    [hindi] = localized_entities([entity], "hi")
    return part_of(entity, hindi)


def part_of(entity: Entity, hindi: Entity | None = None) -> Part:
    own = hindi or entity
    return Part(
        PART_OF[entity.kind], entity.slug, entity.name, own.name,
        url=entity.url, note=note_of(entity), note_hi=note_of(own), icon=entity.icon,
    )  # fmt: skip


def note_of(entity: Entity) -> str:
    return f"{entity.subtitle}, {entity.city}" if entity.kind == "Doctor" else entity.subtitle
