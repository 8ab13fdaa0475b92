"""Links of the documents lead somewhere, and the decisions are dated and listed."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
ADR = ROOT / "docs" / "adr"
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")


@cache
def documents() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.splitlines()]


def test_each_link_to_a_file_leads_to_one() -> None:
    links = [
        (path.relative_to(ROOT), link)
        for path in documents()
        for link in LINK.findall(path.read_text(encoding="utf-8"))
    ]
    assert len(links) > 100
    assert [(path, link) for path, link in links if not (ROOT / path.parent / link).exists()] == []


def test_each_decision_has_a_number_of_its_own_and_a_day() -> None:
    decisions = sorted(ADR.glob("0*.md"))
    heads = [path.read_text(encoding="utf-8").splitlines()[:3] for path in decisions]
    assert [head[0].split(". ")[0] for head in heads] == [f"# {n}" for n in range(1, len(decisions) + 1)]
    assert [head for head in heads if not re.match(r"20\d\d-\d\d-\d\d\b.* · ", head[2])] == []


def test_each_decision_is_listed_once_by_its_title() -> None:
    titles = {
        path.name: path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
        for path in ADR.glob("0*.md")
    }
    listed = re.findall(r"^- \[(.+)\]\((.+)\)$", (ADR / "README.md").read_text(encoding="utf-8"), re.M)
    assert sorted(listed) == sorted((title, name) for name, title in titles.items())
