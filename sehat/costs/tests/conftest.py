"""Notes of one treatment, as an editor would write them."""

from __future__ import annotations

import pytest

from sehat.costs.demo.loader import load_notes
from sehat.costs.models import CostNotes
from sehat.directory.models import Procedure


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
