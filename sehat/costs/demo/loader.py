"""Puts notes and rates into the tables; run again, it brings them back to what the files say."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

from django.db import transaction
from django.db.models import Q

from sehat.costs.models import CostNotes, ReferenceRate
from sehat.directory.models import Procedure

HERE = Path(__file__).parent


@transaction.atomic
def load_costs() -> tuple[int, int]:
    """The numbers of notes and of government rates. Needs the directory loaded.

    Government rates are published ones alone (decisions 7.2): those that earlier demos made up go.
    There may be notes for every treatment, for some or for none.
    """
    procedures = {procedure.slug: procedure for procedure in Procedure.objects.all()}
    notes = [
        read(path) | {"language": language}
        for language, folder in (("en", "notes"), ("hi", "notes/hi"))
        for path in sorted((HERE / folder).glob("*.json"))
    ]
    rates = read(HERE / "data" / "reference_rates.json")
    ReferenceRate.objects.filter(Q(is_demo=True) | Q(note__contains="method not recorded")).delete()
    for row in notes:
        load_notes(procedures[row["procedure"]], row)
    for row in rates:
        load_rate(procedures[row["procedure"]], row)
    return len(notes), len(rates)


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def load_notes(procedure: Procedure, row: dict[str, Any]) -> None:
    """Without a day nobody opened a source."""
    row = row | {"sources": [{"read_on": None, "url": None} | source for source in row.get("sources", [])]}
    streams = {"drivers": "driver", "includes": "item", "excludes": "item", "questions": "question"}
    values = {
        name: json.dumps(blocks(kind, row[name])) for name, kind in (streams | {"sources": "source"}).items()
    }
    values |= {"intro": row["intro"], "insurance": row["insurance"]}
    language = row.get("language", "en")
    CostNotes.objects.update_or_create(procedure=procedure, language=language, defaults=values)


def blocks(kind: str, values: list[Any]) -> list[dict[str, Any]]:
    """Stream field data of one kind of block."""
    return [{"type": kind, "value": value} for value in values]


def load_rate(procedure: Procedure, row: dict[str, Any]) -> None:
    ReferenceRate.objects.update_or_create(
        procedure=procedure,
        scheme=row["scheme"],
        state=row["state"],
        defaults={
            **{name: row[name] for name in ("amount", "note", "source", "is_demo")},
            "as_of": date.fromisoformat(row["as_of"]),
        },
    )
