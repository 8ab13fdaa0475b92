"""Who is called nearly as what was typed: "harish redy bone doctor". A whole name that is misspelled is more
than a word of a speciality, and than the condition that one of its words looks like."""

from __future__ import annotations

from collections.abc import Iterator

from sehat.core.folding import words
from sehat.core.phonetic import latin
from sehat.directory.selectors import cities_by_slug
from sehat.emergencies.lexicon import deletes, sound
from sehat.search.engine import Window
from sehat.search.parser.parts import Part
from sehat.search.parser.vocabulary import vocabulary
from sehat.search.schemas import Entity, Kind
from sehat.search.selectors import find

MIN_WORD, MIN_PLACE = 3, 5  # letters of a word of a name; of one that names a hospital alone
SEVERAL = Window(limit=12)


def nearly_called(rest: tuple[str, ...], parts: tuple[Part, ...], kinds: list[Kind]) -> Entity | None:
    """The only one who is called so, each word nearly, in the city that is named; else None.

    Of people two words at least: one is like too many. Three queries of the engine at most.
    """
    city = next((cities_by_slug().get(part.key) for part in parts if part.kind == "city"), None)
    # In Latin letters as well: short names in Devanagari have no key by which the engine hears them.
    asked = dict.fromkeys([" ".join(rest), "".join(rest), " ".join(map(latin, rest))])
    for said in asked:
        found = find(said, kinds=kinds, city_id=city.pk if city else 0, window=SEVERAL)
        for kind in kinds:
            there = found[kind].entities if kind in found else []
            fitting = [one for one in there if city is None or one.city == city.name]
            fitting = [one for one in fitting if is_nearly(one, rest, parts)]
            if len(fitting) == 1:
                return fitting[0]
    return None


def is_nearly(one: Entity, rest: tuple[str, ...], parts: tuple[Part, ...]) -> bool:
    """Whether each of the words sounds nearly like one of the name, or all of them joined do."""
    together = "".join(rest)
    if len(rest) == 1 and (one.kind == "Doctor" or not says_where(parts) or len(together) < MIN_PLACE):
        return False
    own = {heard for word in own_words(one.name) for heard in deletes(sound(word))}
    each = all(len(word) >= MIN_WORD and not own.isdisjoint(deletes(sound(word))) for word in rest)
    return each or (len(together) >= MIN_PLACE and any(sounds_so(name, together) for name in wholes(one)))


def says_where(parts: tuple[Part, ...]) -> bool:
    """A hospital by one word of its name: with what it is, whom it treats or where it stands."""
    return any(part.kind in {"city", "department"} or part.key == "hospital" for part in parts)


def wholes(one: Entity) -> Iterator[str]:
    """What may have been typed in two words: all of the name without a title, of a hospital a word of it."""
    yield "".join(word for word in words(one.name) if word != "dr")
    if one.kind == "Hospital":
        yield from (word for word in own_words(one.name) if len(word) >= MIN_PLACE)


def own_words(name: str) -> list[str]:
    """Without those that say what it is: "hospital", "eye"."""
    return [word for word in words(name) if not vocabulary().exact([word])]


def sounds_so(name: str, said: str) -> bool:
    return not set(deletes(sound(name))).isdisjoint(deletes(sound(said)))
