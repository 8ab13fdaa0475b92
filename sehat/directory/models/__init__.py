"""The directory: places, departments, hospitals, doctors, insurers and what care costs."""

from sehat.directory.models.doctor import Doctor, Language, Practice
from sehat.directory.models.hospital import Empanelment, Hospital
from sehat.directory.models.insurer import HospitalList, Insurer, refuse_slug_of
from sehat.directory.models.old_slug import OldSlug
from sehat.directory.models.place import (
    IN_INDIA,
    NO_CITY,
    OTHER_CITIES,
    City,
    Locality,
    refuse_reserved_segment,
)
from sehat.directory.models.price import PriceRange, prices_elsewhere
from sehat.directory.models.subject import Condition, Department, Procedure

__all__ = [
    "IN_INDIA",
    "NO_CITY",
    "OTHER_CITIES",
    "City",
    "Condition",
    "Department",
    "Doctor",
    "Empanelment",
    "Hospital",
    "HospitalList",
    "Insurer",
    "Language",
    "Locality",
    "OldSlug",
    "Practice",
    "PriceRange",
    "Procedure",
    "prices_elsewhere",
    "refuse_reserved_segment",
    "refuse_slug_of",
]
