"""What comments cite is in the repository: “decisions 2.6”, “spec section 4”, “gateways.md, SMS”."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
CITING = {".py", ".ts", ".tsx", ".css", ".md", ".mjs", ".sh", ".toml", ""}  # "": the commands of bin/

NUMBER = r"\d+(?:\.\d+)?"
NUMBERS = rf"{NUMBER}(?:(?:, (?:and )?| and ){NUMBER})*"
DECISIONS = re.compile(rf"\bdecisions,? (?:sections? )?({NUMBERS})", re.I)
SPECIFICATION = re.compile(rf"\bspec(?:ification)?(?:['’]s)?,? (?:sections?|§) ?({NUMBERS})", re.I)
DOCUMENT = re.compile(r"(?<![\w*])[\w-]+\.md\b")
# What may stand behind a document's name: a section, a law, a numbered item, a heading.
SECTION_BEHIND = re.compile(rf",? (?:sections? |§ ?)({NUMBERS})")
LAW_BEHIND = re.compile(rf",? laws? ({NUMBERS})")
ITEM_BEHIND = re.compile(r",? (\d+\.\d+)")
TITLE_BEHIND = re.compile(r", [\"“']?([A-Z][\w -]*)")
LINE_BREAK = re.compile(r"\s*\n\s*(?:(?:\*|#|//)\s)?\s*")

HEADING = re.compile(r"^#+ (?:(\d+)\. )?(.+)$", re.M)
ITEM = re.compile(r"^- \*\*(\d+\.\d+)\*\*", re.M)
LAWS = re.compile(r"^## \d+\. Laws$(.*?)(?=^## |\Z)", re.M | re.S)
LAW = re.compile(r"^(\d+)\. \*\*", re.M)


@dataclass(frozen=True)
class Citation:
    """`place` is "section 3", "item 2.6", "law 3", "title …" or, for the document as a whole, empty."""

    document: str
    place: str


@dataclass(frozen=True)
class Places:
    numbered: frozenset[str]
    titles: frozenset[str]

    def has(self, place: str) -> bool:
        """A sentence may go on behind a title, so a title need only be how `place` begins."""
        if not place.startswith("title "):
            return not place or place in self.numbered
        words = place.removeprefix("title ").casefold()
        return any(re.match(rf"{re.escape(title)}(?![\w-])", words) for title in self.titles)


def numbers(text: str) -> list[str]:
    return re.findall(NUMBER, text)


def section_or_item(number: str) -> str:
    return f"item {number}" if "." in number else f"section {number}"


def places_behind(text: str) -> list[str]:
    """What a citation says behind the name of its document."""
    if found := SECTION_BEHIND.match(text):
        return [section_or_item(number) for number in numbers(found[1])]
    if found := LAW_BEHIND.match(text):
        return [f"law {number}" for number in numbers(found[1])]
    if found := ITEM_BEHIND.match(text):
        return [f"item {found[1]}"]
    if found := TITLE_BEHIND.match(text):
        return [f"title {found[1]}"]
    return [""]


def citations(text: str) -> Iterator[Citation]:
    text = LINE_BREAK.sub(" ", text)
    for pattern, document in ((DECISIONS, "decisions.md"), (SPECIFICATION, "specification.md")):
        for found in pattern.finditer(text):
            for number in numbers(found[1]):
                yield Citation(document, section_or_item(number))
    for found in DOCUMENT.finditer(text):
        for place in places_behind(text[found.end() : found.end() + 80]):
            yield Citation(found[0], place)


def places(text: str) -> Places:
    headings = [(found[1], found[2]) for found in HEADING.finditer(text)]
    laws = [number for part in LAWS.findall(text) for number in LAW.findall(part)]
    numbered = {f"section {number}" for number, _ in headings if number}
    numbered |= {f"item {number}" for number in ITEM.findall(text)} | {f"law {number}" for number in laws}
    return Places(frozenset(numbered), frozenset(title.casefold() for _, title in headings))


@cache
def tracked() -> tuple[Path, ...]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    return tuple(path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file())


@cache
def documents() -> dict[str, list[Places]]:
    """Every text of the repository by its name; README.md is several."""
    found: dict[str, list[Places]] = {}
    for path in tracked():
        if path.suffix == ".md":
            found.setdefault(path.name, []).append(places(path.read_text()))
    return found


def is_citing(path: Path) -> bool:
    parts = path.relative_to(ROOT).parts
    is_cited = parts[0] == "docs" and parts[1] != "adr"
    return path.suffix in CITING and not is_cited and "node_modules" not in parts and path != Path(__file__)


@cache
def cited() -> tuple[tuple[str, Citation], ...]:
    files = filter(is_citing, tracked())
    return tuple(
        (str(path.relative_to(ROOT)), one)
        for path in files
        for one in citations(path.read_text(errors="replace"))
    )


def resolves(one: Citation) -> bool:
    return any(each.has(one.place) for each in documents().get(one.document, []))


def test_what_is_cited_is_there() -> None:
    dangling = {f"{file}: {one.document} {one.place}" for file, one in cited() if not resolves(one)}
    assert sorted(dangling) == []


@pytest.mark.parametrize(
    ("document", "least"),
    [
        ("decisions.md", 150),
        ("specification.md", 100),
        ("gateways.md", 10),
        ("facts.md", 4),
        ("design.md", 6),
        ("architecture.md", 5),
    ],
)
def test_as_many_are_found_as_there_are(document: str, least: int) -> None:
    """A pattern that no longer finds what is written would leave nothing to check."""
    assert sum(one.document == document for _, one in cited()) >= least


@pytest.mark.parametrize(
    "invented",
    [
        "decisions 2.99",
        "decisions 99",
        "decisions 2.6 and 4.99",
        "spec section 99",
        "spec sections 3, 5 and 99",
        "architecture.md, law 99",
        "architecture.md, section 99",
        "design.md §99",
        "design.md 10.99",
        "gateways.md, Carrier pigeons",
        "# gateways.md, Carrier\n# pigeons",
        "gateways.md, SMSC",
        "no-such-document.md",
    ],
)
def test_an_invented_citation_does_not_resolve(invented: str) -> None:
    assert not all(resolves(one) for one in citations(invented))


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("(spec section 2, decisions 1.2 and 1.6)", ["item 1.2", "item 1.6", "section 2"]),
        ("Spec sections 3, 5, 9).", ["section 3", "section 5", "section 9"]),
        ("# decisions\n    # 2.6", ["item 2.6"]),
        (" * gateways.md, Never lose\n * a lead)", ["title Never lose a lead"]),
        ("(architecture.md, law 3)", ["law 3"]),
        ("see design.md §2. */", ["section 2"]),
        ("(gateways.md)", [""]),
    ],
)
def test_a_citation_is_read_as_it_is_written(written: str, read: list[str]) -> None:
    assert [one.place for one in citations(written)] == read
