"""The index follows the database, and search answers whatever happens to the index."""

from __future__ import annotations

from pathlib import Path

import pytest

from sehat.directory.models import City, Doctor
from sehat.search import indexing
from sehat.search.changes import note_bulk
from sehat.search.indexing import Indexer, current
from sehat.search.models import SearchChange
from sehat.search.selectors import find

pytestmark = pytest.mark.django_db


def doctors(query: str) -> list[str]:
    return [entity.name for one in find(query, kinds=["Doctor"]).values() for entity in one.entities]


def folder() -> Path:
    found = current()
    assert found is not None
    return found


def test_before_there_is_an_index_the_database_answers(own_index: Indexer) -> None:
    assert current() is None
    assert doctors("kavita") == ["Dr Kavita Raghunathan"]


def test_the_indexer_builds_what_is_missing(own_index: Indexer) -> None:
    own_index.run_once()
    assert (folder() / "Doctor" / "meta.json").exists()
    assert doctors("raghunatan") == ["Dr Kavita Raghunathan"]  # misspelled: the database alone would not


def test_a_changed_doctor_is_found_after_the_next_run(full_index: Indexer) -> None:
    doctor = Doctor.objects.get(slug="dr-kavita-raghunathan")
    doctor.name = "Dr Zubeida Qureshi"
    doctor.save()
    assert full_index.run_once() > 0
    assert doctors("zubaida") == ["Dr Zubeida Qureshi"]
    assert "Dr Kavita Raghunathan" not in doctors("kavita")


def test_a_deleted_doctor_is_not_found_any_more(full_index: Indexer) -> None:
    Doctor.objects.get(slug="dr-kavita-raghunathan").delete()
    full_index.run_once()
    assert "Dr Kavita Raghunathan" not in doctors("kavita")


def test_a_change_is_applied_once_and_nothing_new_costs_nothing(full_index: Indexer) -> None:
    full_index.run_once()  # changes of just before the build are read once more
    Doctor.objects.get(slug="dr-kavita-raghunathan").save()
    assert full_index.run_once() == 1
    assert full_index.run_once() == 0


def test_a_change_that_becomes_visible_late_is_not_missed(full_index: Indexer) -> None:
    """Two transactions may commit in another order than they took their ids."""
    doctor = Doctor.objects.get(slug="dr-kavita-raghunathan")
    late, early = SearchChange(kind="Doctor", object_id=doctor.pk), SearchChange(kind="Doctor", object_id=1)
    late.id, early.id = 5_000, 5_001
    early.save()
    full_index.run_once()
    Doctor.objects.filter(pk=doctor.pk).update(name="Dr Zubeida Qureshi")
    late.save()
    full_index.run_once()
    assert doctors("zubeida") == ["Dr Zubeida Qureshi"]


def test_a_new_indexer_goes_on_where_the_last_one_stopped(full_index: Indexer) -> None:
    full_index.run_once()
    full_index.close()
    doctor = Doctor.objects.get(slug="dr-kavita-raghunathan")
    doctor.name = "Dr Zubeida Qureshi"
    doctor.save()
    before = folder()
    other = Indexer()
    other.run_once()
    other.close()
    assert folder() == before
    assert doctors("zubeida") == ["Dr Zubeida Qureshi"]


@pytest.mark.parametrize("damage", ["meta", "segment", "pointer", "state"])
def test_a_damaged_index_is_answered_for_by_the_database_and_rebuilt(
    full_index: Indexer, damage: str
) -> None:
    broken = folder()
    targets = {
        "meta": broken / "Doctor" / "meta.json",
        "segment": next(broken.glob("Doctor/*.term")),
        "pointer": indexing.home() / "current",
        "state": broken / "state.json",
    }
    targets[damage].write_bytes(b"\x00not what it was\x00" * 3)
    assert doctors("kavita") == ["Dr Kavita Raghunathan"]
    full_index.run_once()
    assert folder() != broken
    assert doctors("raghunatan") == ["Dr Kavita Raghunathan"]


def test_the_old_index_serves_while_a_new_one_is_built(
    full_index: Indexer, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = []

    def look_while_building() -> dict[str, float]:
        answers.append(doctors("raghunatan"))
        return {}

    monkeypatch.setattr(indexing, "popularity", look_while_building)
    indexing.rebuild()
    assert answers == [["Dr Kavita Raghunathan"]]


def test_an_index_of_another_version_is_built_anew(
    full_index: Indexer, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = folder()
    monkeypatch.setattr(indexing, "VERSION", indexing.VERSION + 1)
    assert current() is None
    full_index.run_once()
    assert folder() != before
    assert not before.exists()


def test_what_breaks_while_a_change_is_applied_is_built_anew_by_the_next_run(full_index: Indexer) -> None:
    full_index.run_once()
    broken = folder()
    (broken / "Doctor" / "meta.json").write_bytes(b"not what it was")
    Doctor.objects.get(slug="dr-kavita-raghunathan").save()
    full_index.close()
    assert full_index.run_once() == 0
    assert full_index.run_once() == 1
    assert folder() != broken
    assert doctors("raghunatan") == ["Dr Kavita Raghunathan"]


def test_rows_that_are_written_in_bulk_are_followed_where_their_kind_is_searched(full_index: Indexer) -> None:
    full_index.run_once()
    doctor = Doctor.objects.get(slug="dr-kavita-raghunathan")
    Doctor.objects.filter(pk=doctor.pk).update(name="Dr Zubeida Qureshi")
    assert full_index.run_once() == 0
    note_bulk(Doctor, [doctor.pk])
    note_bulk(City, [doctor.city_id])  # no city is a result
    assert full_index.run_once() == 1
    assert doctors("zubeida") == ["Dr Zubeida Qureshi"]
