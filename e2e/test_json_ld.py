"""What pages tell search engines, checked against the vocabulary of schema.org (its types, by schema-dts)."""

from __future__ import annotations

import json
import subprocess

import pytest
import steps
from selectolax.lexbor import LexborHTMLParser

from e2e.pages import MARKETING, PAGES
from e2e.stack import Site

Block = dict[str, object]
PLACE = steps.FRONTEND / "node_modules" / ".json-ld"  # where the compiler finds schema-dts


def blocks_of(site: Site, path: str) -> list[Block]:
    page = LexborHTMLParser(site.get(path).raise_for_status().text)
    return [json.loads(tag.text()) for tag in page.css("script[type='application/ld+json']")]


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


@pytest.fixture(scope="module")
def told(site: Site) -> dict[str, list[Block]]:
    return {path: blocks_of(site, path) for path in PAGES}


def test_every_page_speaks_the_vocabulary_of_schema_org(told: dict[str, list[Block]]) -> None:
    assert mistakes(told) == ""


@pytest.mark.parametrize("path", [path for path in PAGES if path not in {"/", "/hi", *MARKETING}])
def test_every_page_but_home_says_where_it_stands(told: dict[str, list[Block]], path: str) -> None:
    trails = [block for block in told[path] if block["@type"] == "BreadcrumbList"]
    assert len(trails) == 1


WRONG: list[Block] = [
    {"@type": "Physician", "nam": "Dr Rao"},
    {"@type": "Doctor", "name": "Dr Rao"},
    {"@type": "Physician", "name": "Dr Rao", "medicalSpecialty": "Piles"},
]


@pytest.fixture(scope="module")
def refused() -> str:
    """What the compiler says of all that is wrong, asked once: it reads the whole vocabulary each time."""
    return mistakes({"/": [{"@context": "https://schema.org", **wrong} for wrong in WRONG]})


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_the_check_refuses_what_the_vocabulary_does_not_have(refused: str, number: int) -> None:
    line = 3 + 2 * number  # after the import, and each after the comment that names its page
    assert f"blocks.ts({line}," in refused, WRONG[number]
