"""Every table that staff import and export, in the order in which a new site fills them."""

from __future__ import annotations

from sehat.imports.table import Table
from sehat.imports.tables.cities import CITIES, LOCALITIES
from sehat.imports.tables.clinic_hours import CLINIC_HOURS
from sehat.imports.tables.doctors import DOCTORS
from sehat.imports.tables.hospitals import HOSPITALS
from sehat.imports.tables.insurers import HOSPITAL_INSURERS, INSURERS
from sehat.imports.tables.medicine import CONDITIONS, DEPARTMENTS, TREATMENTS
from sehat.imports.tables.price_ranges import PRICE_RANGES
from sehat.imports.tables.reference_rates import REFERENCE_RATES

TABLES: dict[str, Table] = {
    table.name: table
    for table in (
        CITIES, LOCALITIES, DEPARTMENTS, TREATMENTS, CONDITIONS, INSURERS, HOSPITALS, HOSPITAL_INSURERS,
        DOCTORS, CLINIC_HOURS, PRICE_RANGES, REFERENCE_RATES,
    )
}  # fmt: skip
