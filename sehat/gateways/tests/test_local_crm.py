"""The CRM that is a file: a line a lead, also after its worker was killed in mid-write."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sehat.gateways.crm.base import Record, Sent
from sehat.gateways.crm.local import LocalCrm

LEAD: Record = {"Web_Lead_Id": "SP-AAAA", "NameData": "सुनीता"}
LATER: Record = {"Web_Lead_Id": "SP-BBBB", "NameData": "Asha"}
WHOLE = json.dumps(LEAD, ensure_ascii=False)


@pytest.mark.parametrize("written", [1, 30, len(WHOLE)], ids=["a letter", "half a lead", "all but its end"])
def test_half_a_line_swallows_no_other_lead(tmp_path: Path, written: int) -> None:
    file = tmp_path / "crm.jsonl"
    file.write_text(WHOLE[:written])
    assert LocalCrm(file).send([LATER, LEAD]) == [Sent("SP-BBBB"), Sent("SP-AAAA")]
    _, *lines = file.read_text().splitlines()
    assert [json.loads(line) for line in lines] == [LATER, LEAD]


def test_whole_lines_have_nothing_between_them(tmp_path: Path) -> None:
    crm = LocalCrm(tmp_path / "new" / "crm.jsonl")
    crm.send([LEAD])
    crm.send([LATER])
    lines = (tmp_path / "new" / "crm.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in lines] == [LEAD, LATER]
