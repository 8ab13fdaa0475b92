"""In which order a small index answers: the rules of the scores, one by one. No database."""

from __future__ import annotations

from pathlib import Path

import pytest
import tantivy

from sehat.search.engine import Engine, Window, document, schema
from sehat.search.entries import Entry
from sehat.search.indexing import HEAP_BYTES
from sehat.search.schemas import Entity, Kind

PUNE, JAIPUR = 7, 3


def entry(kind: Kind, pk: int, name: str, city_id: int | None = None, **words: list[str]) -> Entry:
    entity = Entity(kind=kind, id=pk, name=name, slug=str(pk), url=f"/{pk}")
    return Entry(entity, [name], city_id=city_id, **words)


ENTRIES = [
    entry("Condition", 1, "Piles"),
    entry("Condition", 2, "Bleeding", aliases=["piles and fissure"]),
    entry("Condition", 3, "Itching", about=["piles"]),
    entry("Condition", 4, "Diet", texts=["what to eat with piles"]),
    entry("Condition", 5, "Pilonidal sinus"),
    entry("Condition", 6, "Gallstones", aliases=["gall bladder stones"]),
    entry("Condition", 7, "बवासीर"),
    entry("Condition", 8, "Kidney Stones"),
    entry("Condition", 9, "Kidney Failure"),
    entry("Doctor", 11, "Dr Asha Rao", PUNE),
    entry("Doctor", 12, "Dr Asha Iyer", JAIPUR),
    entry("Doctor", 13, "Dr Ravi Raghunathan", JAIPUR),
]  # fmt: skip
POPULAR = {"Doctor:12": 0.1}  # five requests in three months


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    place = tmp_path_factory.mktemp("ranking")
    for kind in ("Condition", "Doctor"):
        fill(place / kind, [one for one in ENTRIES if one.entity.kind == kind])
    return Engine(place)


def fill(folder: Path, entries: list[Entry]) -> None:
    folder.mkdir()
    with tantivy.Index(schema(), str(folder)).writer(HEAP_BYTES, 1) as writer:
        for one in entries:
            writer.add_document(document(one, POPULAR.get(one.key, 0.0)))
        writer.commit()
        writer.wait_merging_threads()


FIRST_PAGE = Window()


def ids(engine: Engine, query: str, kind: Kind, city_id: int = 0, window: Window = FIRST_PAGE) -> list[int]:
    found = engine.search(query, [kind], city_id, window)
    return [entity.id for entity in found[kind].entities] if found else []


def test_a_name_counts_before_an_alias_then_what_it_is_about_then_its_text(engine: Engine) -> None:
    assert ids(engine, "piles", "Condition") == [1, 2, 3, 4]


def test_a_name_that_begins_as_typed_is_found_after_two_letters_too(engine: Engine) -> None:
    assert set(ids(engine, "pil", "Condition")) >= {1, 5}
    assert 5 in ids(engine, "pi", "Condition")
    assert 4 not in ids(engine, "di", "Doctor")


def test_a_word_begun_in_a_text_counts_from_three_letters(engine: Engine) -> None:
    assert 4 in ids(engine, "wha", "Condition")
    assert ids(engine, "wh", "Condition") == []


@pytest.mark.parametrize("query", ["gallstones", "gall stones", "galstones", "gallstons", "GALLSTONE"])
def test_a_name_is_found_glued_split_and_misspelled(engine: Engine, query: str) -> None:
    assert ids(engine, query, "Condition")[0] == 6


@pytest.mark.parametrize("query", ["bavasir", "bawaseer", "bavaasir"])
def test_a_hindi_name_is_found_by_its_sound_in_latin_letters(engine: Engine, query: str) -> None:
    assert 7 in ids(engine, query, "Condition")


def test_who_is_asked_for_oftener_comes_first_among_equals(engine: Engine) -> None:
    assert ids(engine, "asha", "Doctor") == [12, 11]


def test_the_city_of_the_visitor_counts_more_than_a_few_requests(engine: Engine) -> None:
    assert ids(engine, "asha", "Doctor", PUNE) == [11, 12]
    assert ids(engine, "asha", "Doctor", JAIPUR) == [12, 11]


def test_a_person_has_every_word_that_was_typed(engine: Engine) -> None:
    assert ids(engine, "asha rao", "Doctor") == [11]
    assert set(ids(engine, "asha r", "Doctor")) == {11, 12}  # a letter alone is no condition


def test_a_letter_of_the_second_word_lifts_what_goes_on_with_it(engine: Engine) -> None:
    assert ids(engine, "kidney s", "Condition")[:2] == [8, 9]
    assert ids(engine, "kidney f", "Condition")[:2] == [9, 8]


def test_a_long_name_forgives_two_letters_and_a_short_one_none(engine: Engine) -> None:
    assert ids(engine, "raghunatan", "Doctor") == [13]
    assert ids(engine, "ragunatan", "Doctor") == [13]
    assert ids(engine, "rxo", "Doctor") == []


def test_without_spelling_only_what_was_typed_is_found(engine: Engine) -> None:
    exact = Window(fuzzy=False)
    assert ids(engine, "raghunatan", "Doctor", window=exact) == []
    assert ids(engine, "raghunathan", "Doctor", window=exact) == [13]


def test_of_what_one_reads_the_wanted_share_of_the_words_must_be_there(engine: Engine) -> None:
    said = "piles itching zebra"
    assert set(ids(engine, said, "Condition")) == {1, 2, 3, 4}
    assert ids(engine, said, "Condition", window=Window(fuzzy=False, share=2 / 3)) == [3]
    assert ids(engine, said, "Condition", window=Window(fuzzy=False, share=1)) == []


def test_pages_of_results_follow_each_other_and_the_whole_is_counted(engine: Engine) -> None:
    first, second = (Window(limit=2, offset=offset, counted=True) for offset in (0, 2))
    assert ids(engine, "piles", "Condition", window=first) == [1, 2]
    assert ids(engine, "piles", "Condition", window=second) == [3, 4]
    assert engine.search("piles", ["Condition"], 0, first)["Condition"].total == 4
    assert engine.search("piles", ["Condition"], 0, Window(limit=2))["Condition"].total == 2


def test_the_kind_with_the_best_hit_comes_first_and_one_without_a_hit_is_left_out(engine: Engine) -> None:
    both: list[Kind] = ["Doctor", "Condition"]
    assert list(engine.search("piles", both, 0)) == ["Condition"]
    assert list(engine.search("asha", both, 0)) == ["Doctor"]
    assert engine.search("", both, 0) == engine.search("…", both, 0) == {}


def test_one_odd_word_names_no_person_while_something_else_has_it(engine: Engine) -> None:
    both: list[Kind] = ["Doctor", "Condition"]
    assert "Doctor" not in engine.search("pile", both, 0)
    assert "Doctor" in engine.search("raghunatan", both, 0)


def test_an_index_that_grew_is_read_again(tmp_path: Path) -> None:
    fill(tmp_path / "Condition", ENTRIES[:1])
    engine = Engine(tmp_path)
    assert ids(engine, "gallstones", "Condition") == []
    with tantivy.Index.open(str(tmp_path / "Condition")).writer(HEAP_BYTES, 1) as writer:
        writer.add_document(document(ENTRIES[5], 0.0))
        writer.commit()
        writer.wait_merging_threads()
    assert ids(engine, "gallstones", "Condition") == [6]


def test_a_doctor_is_not_compared_as_a_whole_name_and_a_condition_is() -> None:
    assert entry("Doctor", 1, "Dr Asha Rao").titles == []
    assert entry("Condition", 1, "Piles", aliases=["bawaseer"]).titles == ["Piles", "bawaseer"]
    assert entry("Condition", 1, "Piles").key == "Condition:1"
