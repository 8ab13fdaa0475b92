"""docs/asvs.md claims nothing that no test proves."""

from __future__ import annotations

import json
import re

import pytest
import sbom
from django.conf import settings

ROOT = settings.BASE_DIR
CLAIMS = re.findall(r"`((?:sehat|e2e)/[\w/]+\.py)(?:: (test_\w+))?`", (ROOT / "docs" / "asvs.md").read_text())


def test_there_are_claims() -> None:
    assert len(CLAIMS) > 30


@pytest.mark.parametrize(("file", "name"), CLAIMS)
def test_each_names_a_test_that_is_there(file: str, name: str) -> None:
    assert f"def {name}" in (ROOT / file).read_text()


def test_the_bill_of_materials_names_every_locked_package() -> None:
    named = {part["purl"]: part for part in sbom.bill()["components"]}
    lock = (ROOT / "requirements" / "runtime.txt").read_text()
    for package, version in re.findall(r"^([\w.-]+)==([\w.]+)", lock, re.MULTILINE):
        assert named[f"pkg:pypi/{package.lower()}@{version}"]["hashes"]
    packages = json.loads((ROOT / "frontend" / "package-lock.json").read_text())["packages"]
    react = packages["node_modules/react"]["version"]
    assert named[f"pkg:npm/react@{react}"]["hashes"][0]["alg"] == "SHA-512"
