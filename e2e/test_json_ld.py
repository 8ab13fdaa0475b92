"""What pages tell search engines, checked against the vocabulary of schema.org (its types, by schema-dts)."""

from __future__ import annotations

import json
import subprocess

import pytest
import steps
from bs4 import BeautifulSoup

from e2e.pages import MARKETING, PAGES
from e2e.stack import Site

Block = dict[str, object]
PLACE = steps.FRONTEND / "node_modules" / ".json-ld"  # where the compiler finds schema-dts


def blocks_of(site: Site, path: str) -> list[Block]:
    soup = BeautifulSoup(site.get(path).raise_for_status().content, "html.parser")
    return [json.loads(tag.get_text()) for tag in soup.select("script[type='application/ld+json']")]


def mistakes(named: dict[str, list[Block]]) -> str:
    """What the compiler has against these blocks; "" when they follow the vocabulary."""
    PLACE.mkdir(exist_ok=True)
    lines = ["import type { Thing, WithContext } from 'schema-dts';"]
    for path, blocks in named.items():
        for block in blocks:
            lines += [
                f"// {path}",
                f"((_: WithContext<Thing>) => _)({json.dumps(block, ensure_ascii=False)});",
            ]
    (PLACE / "blocks.ts").write_text("\n".join(lines))
    tsc = steps.FRONTEND / "node_modules" / "typescript" / "bin" / "tsc"
    options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--types", ""]
    done = subprocess.run(
        [steps.node(), tsc, "--ignoreConfig", *options, PLACE / "blocks.ts"], capture_output=True, text=True
    )
    assert (done.returncode == 0) == (done.stdout == ""), done.stderr
    return done.stdout


def test_every_page_speaks_the_vocabulary_of_schema_org(site: Site) -> None:
    assert mistakes({path: blocks_of(site, path) for path in PAGES}) == ""


@pytest.mark.parametrize("path", [path for path in PAGES if path not in {"/", *MARKETING}])
def test_every_page_but_home_says_where_it_stands(site: Site, path: str) -> None:
    trails = [block for block in blocks_of(site, path) if block["@type"] == "BreadcrumbList"]
    assert len(trails) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"@type": "Physician", "nam": "Dr Rao"},
        {"@type": "Doctor", "name": "Dr Rao"},
        {"@type": "Physician", "name": "Dr Rao", "medicalSpecialty": "Piles"},
    ],
)
def test_the_check_refuses_what_the_vocabulary_does_not_have(wrong: Block) -> None:
    assert mistakes({"/": [{"@context": "https://schema.org", **wrong}]}) != ""
