"""A file that is not right is refused by row and column, or as a whole, and nothing of it is written."""

from __future__ import annotations

import io
import zipfile
from datetime import date
from pathlib import Path

import pytest
import xlsxwriter
from django.conf import LazySettings
from django.core.exceptions import ValidationError

from sehat.directory.models import City, Hospital, HospitalList, Locality, PriceRange, Procedure
from sehat.imports import checking, reading
from sehat.imports.cells import fault_of
from sehat.imports.models import ImportRun
from sehat.imports.tables import TABLES
from sehat.imports.tables.cities import number_after
from sehat.imports.tests.files import DOCTOR, applied, checked, csv_of, doctors, faults, numbers

pytestmark = pytest.mark.django_db
PRICE = {
    "procedure": "gallbladder-removal", "city": "pune", "hospital": "", "label": "for this test", "room": "",
    "lowest": "50000", "highest": "90000", "source": "Asked by phone", "as_of": "2026-11-01",
}  # fmt: skip


SLUG = "Enter a valid “slug” consisting of letters, numbers, underscores or hyphens."


@pytest.fixture(autouse=True)
def _nothing_is_written() -> object:
    def rows() -> list[object]:
        return [
            list(table.model._default_manager.order_by("pk").values_list("pk", flat=True))
            for table in TABLES.values()
        ]

    before = rows()
    yield
    assert rows() == before


@pytest.mark.parametrize(
    ("change", "column", "told"),
    [
        ({"city": "atlantis"}, "city", "There is no city “atlantis”."),
        ({"languages": "hindi; klingon"}, "languages", "There is no language “klingon”."),
        ({"name": ""}, "name", "It is empty."),
        ({"name": "x" * 121}, "name", "Ensure this value has at most 120 characters (it has 121)."),
        ({"name": "=1+1"}, "name", "It begins with “=”, as formulas do. Write ' before it if it is text."),
        ({"title": "@A1"}, "title", "It begins with “@”, as formulas do. Write ' before it if it is text."),
        ({"title": "<b>Surgeon</b>"}, "title", "It has HTML (“<b…”): write plain text."),
        ({"title": "Surgeon\x00"}, "title", "It has a character that cannot be printed."),
        ({"degrees": "M" * 20_001}, "degrees", "It has more than 20,000 characters."),
        ({"slug": "dr kamala"}, "slug", SLUG),
        ({"fee": "7,000"}, "fee", "Write a whole number in digits, without commas: 45000."),
        ({"fee": "9" * 30}, "fee", "Write a whole number in digits, without commas: 45000."),
    ],
)  # fmt: skip
def test_a_wrong_cell_is_refused_by_row_and_column(change: dict[str, str], column: str, told: str) -> None:
    run = checked("doctors", doctors({"slug": "dr-right"}, change))
    assert faults(run) == [(3, column, told)]
    assert (run.state, numbers(run)) == (ImportRun.State.REFUSED, (1, 0, 0, 1))


def test_a_registration_that_was_checked_is_written_down() -> None:
    said = {"is_verified": "yes", "registration": ""}
    told = "Write the registration that was checked."
    assert faults(checked("doctors", csv_of(DOCTOR | said))) == [(2, "registration", told)]
    assert faults(checked("doctors", csv_of(DOCTOR | {"is_verified": "yes"}))) == [(2, "registration", told)]
    assert faults(checked("doctors", csv_of(DOCTOR | said | {"registration": "MMC 2009/1"}))) == []
    assert faults(checked("doctors", csv_of(DOCTOR | said | {"is_verified": "no"}))) == []


def test_other_cells_say_what_they_want() -> None:
    file = csv_of(
        DOCTOR | {"has_video": "maybe", "gender": "other", "training": "; ;", "practising_since": "-3"}
    )
    told = {column: message for _, column, message in faults(checked("doctors", file))}
    assert told == {
        "practising_since": "It begins with “-”, as formulas do. Write ' before it if it is text."
    }
    file = csv_of(DOCTOR | {"has_video": "maybe", "practising_since": "soon"})
    told = {column: message for _, column, message in faults(checked("doctors", file))}
    assert told == {
        "has_video": "Write yes or no.",
        "practising_since": "Write a whole number in digits, without commas: 45000.",
    }
    [(_, _, message)] = faults(checked("doctors", csv_of(DOCTOR | {"gender": "other"})))
    assert message.startswith("Write one of: ")


def test_the_same_key_twice_is_refused_at_the_second() -> None:
    run = checked("doctors", doctors({"fee": "1"}, {"slug": "dr-other"}, {"fee": "2"}))
    assert faults(run) == [(4, "slug", "Row 2 has the same slug.")]


def test_a_locality_of_another_city_is_no_locality_of_this_one() -> None:
    hospital = Hospital.objects.exclude(city__slug="mumbai").select_related("locality").earliest("pk")
    row = {
        "slug": "new-hospital", "name": "New Hospital", "city": "mumbai", "locality": hospital.locality.slug,
        "address": "1 Main Road", "departments": "general-surgery",
    }  # fmt: skip
    told = f"There is no locality “{hospital.locality.slug}” there."
    assert faults(checked("hospitals", csv_of(row))) == [(2, "locality", told)]


def test_a_city_may_not_take_the_address_of_a_page() -> None:
    row = {"slug": "doctors", "name": "Doctors", "state": "Goa", "latitude": "74", "longitude": "15"}
    [(_, column, told)] = faults(checked("cities", csv_of(row)))
    assert (column, "is a page of the site" in told) == ("slug", True)
    row |= {"slug": "margao"}
    assert [column for _, column, _ in faults(checked("cities", csv_of(row)))] == ["latitude", "longitude"]


def test_a_city_may_not_take_the_address_of_a_page_of_editors() -> None:
    row = {"slug": "symptom", "name": "Somewhere", "state": "Goa"}
    [(_, column, told)] = faults(checked("cities", csv_of(row | {"slug": "Symptom"})))
    assert (column, "is a page of the site" in told) == ("slug", True)
    with pytest.raises(ValidationError, match="is a page of the site"):
        City(id=2, **row).full_clean()


def test_an_insurer_may_not_take_the_address_of_a_list() -> None:
    slug = HospitalList.objects.earliest("pk").slug
    [(_, column, told)] = faults(
        checked("insurers", csv_of({"slug": slug, "name": "One", "kind": "private"}))
    )
    assert (column, told) == ("slug", "This address is taken by one of the lists of hospitals.")


def test_amounts_that_fall_are_refused() -> None:
    run = checked("price_ranges", csv_of(PRICE | {"typical": "95000"}))
    assert faults(run) == [(2, "lowest", "Lowest, middle half, median and highest must not fall.")]


@pytest.mark.parametrize(
    ("amounts", "is_refused"),
    [
        ({"lowest": "70000"}, True),
        ({"highest": "55000"}, True),
        ({"lowest": "45000", "highest": "95000"}, False),
    ],
)
def test_amounts_are_compared_with_the_stored_median_that_a_file_leaves_out(
    amounts: dict[str, str], is_refused: bool
) -> None:
    """A lowest above the median was stored: the form of /cms refused that row from then on."""
    stored = PriceRange.objects.create(
        procedure=Procedure.objects.get(slug="gallbladder-removal"), city=City.objects.get(slug="pune"),
        label="for this test", lowest=50_000, typical=60_000, highest=90_000, source="Asked",
        as_of="2026-11-01",
    )  # fmt: skip
    found = faults(checked("price_ranges", csv_of(PRICE | amounts)))
    stored.delete()
    told = (2, "lowest", "Lowest, middle half, median and highest must not fall.")
    assert found == ([told] if is_refused else [])


HOSPITAL = {
    "slug": "new-hospital", "name": "New Hospital", "city": "pune", "locality": "kothrud",
    "address": "1 Main Road", "departments": "urology",
}  # fmt: skip


def test_a_city_that_is_misspelled_leaves_its_parts_out_of_it() -> None:
    """It said as well that the city had no such part, which it has."""
    [fault] = faults(checked("hospitals", csv_of(HOSPITAL | {"city": "punee"})))
    assert fault == (2, "city", "There is no city “punee”.")


def test_a_part_is_looked_for_in_its_own_city() -> None:
    [fault] = faults(checked("hospitals", csv_of(HOSPITAL | {"locality": "saket"})))
    assert fault == (2, "locality", "There is no locality “saket” there.")


@pytest.mark.parametrize("column", ["quotes", "quoted_by"])
def test_a_figure_rests_on_quotes_that_somebody_gave(column: str) -> None:
    """“From 0 quotes” stood under it; where nobody counted the cell is empty."""
    [(line, of, _)] = faults(checked("price_ranges", csv_of(PRICE | {column: "0"})))
    assert (line, of) == (2, column)


def test_a_hospital_with_prices_stays_in_their_city() -> None:
    price = PriceRange.objects.exclude(hospital=None).exclude(hospital__city__slug="pune").earliest("pk")
    assert price.hospital
    assert price.city
    there = Locality.objects.filter(city__slug="pune").earliest("pk")
    row = {
        "slug": price.hospital.slug, "name": price.hospital.name, "city": "pune", "locality": there.slug,
        "address": "1 Main Road", "departments": "urology",
    }  # fmt: skip
    run = checked("hospitals", csv_of(row))
    assert faults(run) == [(2, "city", f"Its prices are those of {price.city.name}: delete them first.")]
    price.hospital.city, price.hospital.locality = there.city, there
    with pytest.raises(ValidationError, match="delete them first"):
        price.hospital.full_clean()


def test_addresses_that_differ_in_their_case_alone_are_one() -> None:
    row = {"slug": "Margao", "name": "Margao", "state": "Goa"}
    [(line, column, _)] = faults(checked("cities", csv_of(row, row | {"slug": "margao"})))
    assert (line, column) == (3, "slug")


def test_a_price_of_a_hospital_stands_under_its_city() -> None:
    hospital = Hospital.objects.exclude(city__slug="pune").earliest("pk")
    run = checked("price_ranges", csv_of(PRICE | {"hospital": hospital.slug}))
    assert faults(run) == [(2, "city", "The hospital is in another city: write that one.")]


def test_prices_of_a_file_may_not_contradict_each_other() -> None:
    hospital = Hospital.objects.filter(city__slug="pune").earliest("pk")
    inside = PRICE | {"hospital": hospital.slug, "lowest": "40000"}
    run = checked("price_ranges", csv_of(PRICE, inside))
    [(line, column, told)] = faults(run)
    assert (line, column) == (3, "lowest")
    assert "does not hold" in told


def test_a_price_may_not_contradict_one_that_is_stored() -> None:
    stored = PriceRange.objects.create(
        procedure=Procedure.objects.get(slug="gallbladder-removal"), city=City.objects.get(slug="pune"),
        label="for this test", lowest=50_000, highest=90_000, source="Asked by phone", as_of="2026-11-01",
    )  # fmt: skip
    hospital = Hospital.objects.filter(city__slug="pune").earliest("pk")
    row = PRICE | {"hospital": hospital.slug, "lowest": "40000"}
    [(line, column, told)] = faults(checked("price_ranges", csv_of(row)))
    stored.delete()
    assert (line, column, "does not hold" in told) == (2, "lowest", True)


HEADER = (
    "The first row is not that of Doctors: unknown columns: colour; columns named twice: fee; "
    "missing columns: slug, department, city, title, degrees."
)
WINDOWS = (
    "It is not written in UTF-8 but, as it seems, in Windows-1252 (what Excel calls “CSV”): look near row 1. "
    "Save it as “CSV UTF-8”."
)
OLD = "It is an Excel file of the old kind, or has a password. Save it as .xlsx or as CSV."


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"\xef\xbb\xbf", "It is empty: the first row must name the columns."),
        (b"\n\n\n", "It is empty: the first row must name the columns."),
        (doctors({})[: doctors({}).index(b"\n") + 1], "It has no rows below the names of the columns."),
        (b"name,fee,colour,fee\nx,1,red,2\n", HEADER),
        ("slug,name\ndr-x,Müller\n".encode("cp1252"), WINDOWS),
        ("slug,name\n".encode("utf-16"), "It is written in UTF-16. Save it as “CSV UTF-8”."),
        (b'slug,name\ndr-x,"Dr" X"\n', "Row 2 is no CSV: ',' expected after '\"'."),
        (b"PK\x03\x04 and nothing of a workbook", "It is no workbook that can be read (ZipError)."),
        (b"\xd0\xcf\x11\xe0\xa1\xb1", OLD),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_read_is_refused_in_a_sentence(data: bytes, told: str) -> None:
    run = checked("doctors", data)
    assert (run.state, run.message) == (ImportRun.State.REFUSED, told)


def test_more_cells_than_columns_are_refused() -> None:
    assert faults(checked("doctors", doctors({}).rstrip() + b",more\r\n")) == [
        (2, "", "It has more cells than there are columns.")
    ]


def test_a_file_has_at_most_so_many_rows(settings: LazySettings) -> None:
    settings.IMPORT_ROWS = 3
    assert checked("doctors", doctors({})).state == ImportRun.State.CHECKED
    run = checked("doctors", doctors(*({"slug": f"dr-{number}"} for number in range(4))))
    assert run.message == "It has more than 3 rows: split it into several files."


def test_a_million_rows_are_refused_before_they_are_checked() -> None:
    data = doctors({}) + b"x,y\r\n" * 1_000_000
    run = checked("doctors", data)
    assert run.message == "It has more than 200,000 rows: split it into several files."
    assert run.position == 0


def test_a_file_of_nothing_but_faults_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sehat.imports.stages.MOST_FAULTS", 5)
    monkeypatch.setattr(checking, "CHUNK", 2)
    run = checked("doctors", doctors(*({"slug": f"dr-{number}", "fee": "x"} for number in range(20))))
    assert (run.state, run.refused) == (ImportRun.State.REFUSED, 6)
    assert run.message == "More than 5 rows are refused: mend these first."


def workbook(*cells: tuple[int, int, object]) -> bytes:
    out = io.BytesIO()
    with xlsxwriter.Workbook(out, {"default_date_format": "d mmm yyyy"}) as book:
        sheet = book.add_worksheet()
        for row, column, value in cells:
            sheet.write(row, column, value)
    return out.getvalue()


def test_a_sheet_that_is_small_but_wide_ends_only_its_own_reader() -> None:
    run = checked("doctors", workbook((0, 0, "slug"), (1_048_575, 16_383, "far away")))
    assert run.state == ImportRun.State.REFUSED
    assert run.message in (reading.TOO_MUCH, "The sheet has more than 200 columns.")


def test_a_zip_bomb_ends_only_its_own_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "XLSX_MEGABYTES", 256)
    good, out = zipfile.ZipFile(io.BytesIO(workbook((0, 0, "slug")))), io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as bomb:
        for name in good.namelist():
            data = good.read(name)
            if name.endswith("sheet1.xml"):
                text = b"a" * 300_000_000
                data = data.replace(
                    b"<v>0</v>", b"<v>0</v></c><c r='B1' t='inlineStr'><is><t>" + text + b"</t></is>"
                )
            bomb.writestr(name, data)
    assert len(out.getvalue()) < 1_000_000
    run = checked("doctors", out.getvalue())
    assert (run.state, run.message) == (ImportRun.State.REFUSED, reading.TOO_MUCH)


def test_a_long_text_that_many_cells_share_is_cut_by_its_reader(tmp_path: Path) -> None:
    """A workbook stores it once: a file of kilobytes would fill the worker with a chunk of its rows."""
    small, place = workbook(*((row, 0, "long") for row in range(60))), tmp_path / "file.xlsx"
    with zipfile.ZipFile(io.BytesIO(small)) as good, zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED) as big:
        for name in good.namelist():
            big.writestr(name, good.read(name).replace(b"<t>long</t>", b"<t>" + b"a" * 1_000_000 + b"</t>"))
    with reading.opened(place) as sheet:
        [text] = {text for _, cells in sheet.lines for text in cells}
    assert fault_of(text) == "It has more than 20,000 characters."
    assert len(text) < 21_000


def test_cells_of_a_workbook_are_read_as_they_are_seen(tmp_path: Path) -> None:
    place = tmp_path / "file.xlsx"
    cells: list[tuple[int, int, object]] = [
        (1, 1, "slug"), (1, 2, "fee"), (2, 1, "dr-x"), (2, 2, 700.0), (3, 1, date(2026, 11, 23)),
        (3, 2, True), (4, 1, "=1+1"), (4, 2, 19.5),
    ]  # fmt: skip
    place.write_bytes(workbook(*cells))
    with reading.opened(place) as sheet:
        rows = dict(sheet.lines)
    assert rows == {
        1: ["", "", ""], 2: ["", "slug", "fee"], 3: ["", "dr-x", "700"],
        4: ["", "2026-11-23", "yes"], 5: ["", "0", "19.5"],
    }  # fmt: skip


def test_two_rows_that_are_stored_with_one_key_are_not_guessed_between() -> None:
    price = PriceRange.objects.select_related("procedure").earliest("pk")
    PriceRange.objects.filter(pk=price.pk).update(city=None, hospital=None, label="twice")
    twin = PriceRange.objects.get(pk=price.pk)
    twin.pk = None
    twin.save()
    row = PRICE | {"procedure": price.procedure.slug, "city": "", "label": "twice", "room": price.room}
    assert faults(checked("price_ranges", csv_of(row))) == [
        (2, "", "More than one row is stored with this key.")
    ]
    twin.delete()


@pytest.mark.parametrize(
    ("cells", "fault"),
    [
        ({"as_of": "2062-11-23"}, (2, "as_of", "This day is still to come.")),
        ({"quotes": "3", "quoted_by": "12"}, (2, "quoted_by", "Fewer quotes than hospitals that gave them.")),
    ],
)
def test_what_the_form_refuses_of_a_figure_a_file_cannot_say_either(
    cells: dict[str, str], fault: tuple[int, str, str]
) -> None:
    assert faults(checked("price_ranges", csv_of(PRICE | cells))) == [fault]


def test_the_first_city_of_all_has_no_number_that_means_any() -> None:
    """Search takes 1 as all India."""
    assert [number_after(highest) for highest in (None, 2, 568)] == [2, 3, 569]


def test_a_state_has_one_rate_however_it_is_spelled() -> None:
    rate = {
        "procedure": "gallbladder-removal", "scheme": "pm-jay", "amount": "20000", "source": "List",
        "as_of": "2026-01-01",
    }  # fmt: skip
    told = "Write it as Bihar, as the other rates have it."
    file = csv_of(rate | {"state": "Bihar"}, rate | {"state": "bihar", "scheme": "cghs"})
    assert faults(checked("reference_rates", file)) == [(3, "state", told)]
    applied("reference_rates", csv_of(rate | {"state": "Bihar"}))
    assert faults(checked("reference_rates", csv_of(rate | {"state": "BIHAR"}))) == [(2, "state", told)]
