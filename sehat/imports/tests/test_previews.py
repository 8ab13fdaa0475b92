"""What a checked file would change, as staff read it before they apply it."""

from __future__ import annotations

import pytest
from django.test import Client
from hypothesis import example, given
from hypothesis import strategies as st

from sehat.directory.models import City, Doctor, Practice
from sehat.imports.models import ImportRun
from sehat.imports.previewing import MOST_LETTERS, cut, where_they_part
from sehat.imports.tests.files import DOCTOR, applied, checked, csv_of, doctors, faults, undone

LONG = "She sees patients on weekdays and on request. " * 10
WORDS = st.text("ab ", max_size=600)
HOURS = {"doctor": "dr-kamala-iyer", "hospital": "nirmal-multispeciality-hospital"}


def cells(run: ImportRun, line: int = 2) -> dict[str, tuple[str, str]]:
    """Of a row: each column that changes, what stands there now and what would."""
    return {name: (before, after) for name, before, after in run.previews.get(line=line).cells}


@given(WORDS, WORDS)
@example(LONG + "a", LONG + "b")
@example(LONG, LONG + LONG)
@example("a" * 120, "a" * 121)
def test_two_texts_that_differ_are_shown_where_they_do(before: str, after: str) -> None:
    shown = where_they_part(before, after)
    assert (shown[0] == shown[1]) == (before == after)
    assert all(len(one) <= MOST_LETTERS + 2 for one in shown)


@given(WORDS)
def test_a_text_that_fits_is_shown_whole_and_of_another_the_beginning(text: str) -> None:
    shown = cut(text)
    assert text.startswith(shown.removesuffix("…"))
    assert (shown == text) == (len(text) <= MOST_LETTERS)


@pytest.mark.django_db
class TestARowThatChanges:
    def test_is_shown_where_a_long_text_changes_and_not_by_its_beginning(self, esha: Client) -> None:
        """Both sides showed the same 160 letters."""
        applied("doctors", doctors({"about": f"{LONG}Closed on Diwali."}))
        run = checked("doctors", doctors({"about": f"{LONG}Closed on Holi."}))
        before, after = cells(run)["about"]
        assert before.endswith("Closed on Diwali.")
        assert after.endswith("Closed on Holi.")
        page = esha.get(f"/cms/imports/{run.pk}/").content.decode()
        assert "Closed on Holi.</ins>" in page

    @pytest.mark.parametrize(
        ("change", "column", "shown"),
        [
            ({"fee": ""}, "fee", ("700", "")),
            ({"fee": "0"}, "fee", ("700", "0")),
            ({"is_verified": "yes", "registration": "MMC 1"}, "is_verified", ("no", "yes")),
            ({"languages": ""}, "languages", ("english; hindi", "")),
            ({"training": "MBBS 2004"}, "training", ("MBBS 2003; MS, General Surgery 2008", "MBBS 2004")),
            ({"name_hi": "डॉ. कमला"}, "name_hi", ("", "डॉ. कमला")),
            ({"city": "mumbai"}, "city", ("pune", "mumbai")),
        ],
    )
    def test_shows_each_cell_as_a_file_has_it(
        self, change: dict[str, str], column: str, shown: tuple[str, str]
    ) -> None:
        columns = {"fee": "700", "is_verified": "no", "registration": "", "name_hi": ""}
        applied("doctors", doctors(columns))
        run = checked("doctors", doctors(columns | change))
        assert cells(run)[column] == shown

    def test_that_only_has_other_blanks_and_ends_of_lines_is_none(self) -> None:
        applied("doctors", doctors({"about": "One.\nTwo."}))
        run = checked("doctors", doctors({"about": "  One.\r\nTwo.  "}))
        assert (run.same, run.previews.count()) == (1, 0)

    def test_is_named_by_its_key_and_no_other_column_stands_there(self) -> None:
        applied("doctors", doctors({}))
        run = checked("doctors", csv_of({"slug": DOCTOR["slug"], **rest(), "fee": "900"}))
        assert run.previews.get().key == DOCTOR["slug"]
        assert set(cells(run)) == {"fee"}

    def test_of_two_keys_has_both_in_its_name(self) -> None:
        applied("doctors", doctors({}))
        applied("clinic_hours", csv_of({**HOURS, "hours": "Monday: 9 am to 10 am"}))
        run = checked("clinic_hours", csv_of({**HOURS, "hours": "Monday: 9 am to 11 am"}))
        assert run.previews.get().key == ", ".join(HOURS.values())
        assert cells(run)["hours"] == ("Monday: 9 am to 10 am", "Monday: 9 am to 11 am")


def rest() -> dict[str, str]:
    """What a file of doctors must have."""
    return {name: DOCTOR[name] for name in ("name", "department", "city", "title", "degrees")}


@pytest.mark.django_db
class TestWhatIsShown:
    def test_is_text_whatever_stands_in_a_cell(self, esha: Client) -> None:
        applied("doctors", doctors({"about": "Plain."}))
        Doctor.objects.filter(slug=DOCTOR["slug"]).update(about="<script>alert(1)</script>")
        run = checked("doctors", doctors({"about": "Plain & simple."}))
        page = esha.get(f"/cms/imports/{run.pk}/").content.decode()
        assert "<script>alert(1)" not in page
        assert "&lt;script&gt;alert(1)" in page
        assert "Plain &amp; simple." in page

    def test_is_nothing_of_a_file_that_is_refused(self, esha: Client) -> None:
        applied("doctors", doctors({}))
        run = checked("doctors", doctors({"fee": "900"}, {"slug": "dr-b", "fee": "a lot"}))
        page = esha.get(f"/cms/imports/{run.pk}/").content.decode()
        assert run.state == ImportRun.State.REFUSED
        assert "What would change" not in page
        assert "row by row" in page

    def test_is_what_an_apply_then_does_and_an_undo_takes_back(self) -> None:
        applied("doctors", doctors({}))
        run = checked("doctors", doctors({"fee": "900"}))
        assert cells(run)["fee"] == ("700", "900")
        done = applied("doctors", doctors({"fee": "900"}))
        assert Doctor.objects.get(slug=DOCTOR["slug"]).fee == 900
        undone(done)
        assert Doctor.objects.get(slug=DOCTOR["slug"]).fee == 700

    def test_stays_what_it_was_when_the_row_changes_before_it_is_applied(self) -> None:
        """Staff saw 700 become 900; that it is 800 meanwhile is written over, as the file says 900."""
        applied("doctors", doctors({}))
        run = checked("doctors", doctors({"fee": "900"}))
        Doctor.objects.filter(slug=DOCTOR["slug"]).update(fee=800)
        assert cells(run)["fee"] == ("700", "900")
        done = applied("doctors", doctors({"fee": "900"}))
        undone(done)
        assert Doctor.objects.get(slug=DOCTOR["slug"]).fee == 800


@pytest.mark.django_db
class TestAWordOfWhichNothingIsSeen:
    def test_is_stored_by_no_file(self) -> None:
        applied("doctors", doctors({"aliases": "iyer; \u200b; kamala"}))
        assert Doctor.objects.get(slug=DOCTOR["slug"]).aliases == ["iyer", "kamala"]

    def test_that_is_stored_is_taken_out_by_the_next_file(self) -> None:
        applied("doctors", doctors({"aliases": "iyer"}))
        Doctor.objects.filter(slug=DOCTOR["slug"]).update(aliases=["iyer", "\u200b"])
        applied("doctors", doctors({"aliases": "iyer; \u200b"}))
        assert Doctor.objects.get(slug=DOCTOR["slug"]).aliases == ["iyer"]


@pytest.mark.django_db
def test_hours_of_which_a_part_is_empty_are_those_that_are_written() -> None:
    applied("doctors", doctors({}))
    applied("clinic_hours", csv_of({**HOURS, "hours": "; Monday: 9 am to 10 am;;"}))
    [practice] = Practice.objects.filter(doctor__slug=DOCTOR["slug"])
    assert practice.hours == [{"days": "Monday", "hours": "9 am to 10 am"}]


@pytest.mark.django_db
@pytest.mark.parametrize("number", ["nan", "inf", "-inf", "1e400"])
def test_a_place_on_no_map_is_refused_by_its_column(number: str) -> None:
    city = City.objects.get(slug="pune")
    row = {"slug": "pune", "name": city.name, "state": city.state, "latitude": number}
    if number.startswith("-"):
        row["latitude"] = f"'{number}"
    run = checked("cities", csv_of(row))
    assert run.state == ImportRun.State.REFUSED
    assert {column for _, column, _ in faults(run)} == {"latitude"}
