"""Notes and published figures of one treatment, as an editor would write them."""

from __future__ import annotations

from datetime import date

import pytest

from sehat.costs.demo.loader import load_notes
from sehat.costs.models import CostNotes, ReferenceRate
from sehat.directory.models import PriceRange, Procedure


@pytest.fixture
def notes() -> CostNotes:
    procedure = Procedure.objects.get(slug="gallbladder-removal")
    CostNotes.objects.filter(procedure=procedure).delete()
    load_notes(
        procedure,
        {
            "intro": "The bill is made of the surgeon, the theatre and the room.",
            "drivers": [{"title": "Kind of room", "text": "A private room raises every fee."}],
            "includes": ["Anaesthetist and theatre"],
            "excludes": ["Biopsy of the gallbladder"],
            "insurance": "Most policies wait two years for gallstones.",
            "questions": [{"question": "Can I pay in parts?", "answer": "Some hospitals offer it."}],
        },
    )
    return CostNotes.objects.get(procedure=procedure)


@pytest.fixture
def published(db: None) -> None:
    """A figure of no city and a listed CGHS rate. The demo has neither: nobody published them."""
    procedure = Procedure.objects.get(slug="gallbladder-removal")
    dated = {"source": "A price list", "as_of": date(2026, 11, 1)}
    PriceRange.objects.create(
        procedure=procedure, label="keyhole, one package", lowest=45_000, highest=45_000, **dated
    )
    ReferenceRate.objects.create(procedure=procedure, scheme="cghs", amount=40_000, **dated)
