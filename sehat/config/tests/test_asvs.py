"""docs/asvs.md and docs/states.md claim nothing that no test proves."""

from __future__ import annotations

import json
import re

import pytest
import sbom
from django.conf import settings

ROOT = settings.BASE_DIR
CLAIM = re.compile(r"`((?:sehat|e2e|frontend)/[\w/.-]+\.(?:py|tsx?))(?:: ([^`]+))?`")


def rows(name: str) -> str:
    """The tables of a document."""
    lines = (ROOT / "docs" / f"{name}.md").read_text().splitlines()
    return "\n".join(line for line in lines if line.startswith("|"))


CLAIMS = {name: CLAIM.findall(rows(name)) for name in ("asvs", "states")}


def test_there_are_claims() -> None:
    assert {name: len(found) > 30 for name, found in CLAIMS.items()} == {"asvs": True, "states": True}


@pytest.mark.parametrize(("file", "name"), [*CLAIMS["asvs"], *CLAIMS["states"]])
def test_each_names_a_test_that_is_there(file: str, name: str) -> None:
    text = (ROOT / file).read_text()
    assert (f"def {name}(" if file.endswith(".py") else f"it('{name}'") in text


def test_no_file_is_a_proof_by_itself() -> None:
    """A file of fifty tests proves anything: the one that is meant is named."""
    assert [file for file, name in CLAIMS["asvs"] if not name] == []


def test_the_bill_of_materials_names_every_locked_package() -> None:
    named = {part["purl"]: part for part in sbom.bill()["components"]}
    lock = (ROOT / "requirements" / "runtime.txt").read_text()
    for package, version in re.findall(r"^([\w.-]+)==([\w.]+)", lock, re.MULTILINE):
        assert named[f"pkg:pypi/{package.lower()}@{version}"]["hashes"]
    packages = json.loads((ROOT / "frontend" / "package-lock.json").read_text())["packages"]
    react = packages["node_modules/react"]["version"]
    assert named[f"pkg:npm/react@{react}"]["hashes"][0]["alg"] == "SHA-512"
