"""What the tools of bin/test nightly say counts as it is meant: a hole, no hole, or nobody was asked."""

from __future__ import annotations

from typing import Any

import advisories
import attack
import pytest
import report

CLEAN = {"name": "django", "version": "5.2", "vulns": []}
HOLED = CLEAN | {"vulns": [{"id": "CVE-1", "fix_versions": ["5.2.1"]}]}
NOT_LOOKED_UP = {"name": "django", "skip_reason": "Dependency not found"}


def wapiti(level: int = 0, pages: int = attack.LEAST_PAGES, **anomalies: Any) -> dict[str, Any]:
    found = {"level": level, "method": "GET", "path": "/search", "parameter": "q", "info": "told"}
    there = {name.replace("_", " "): [found] for name in anomalies}
    infos = {"crawled_pages_nbr": pages}
    return {"infos": infos, "vulnerabilities": {"SQL Injection": [found]}, "anomalies": there}


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (wapiti(), []),
        (wapiti(level=1), []),
        (wapiti(level=2), ["SQL Injection: GET /search q told"]),
        (wapiti(pages=3), ["Only 3 addresses were found to attack."]),
        (wapiti(Internal_Server_Error=True), ["5xx: GET /search q"]),
    ],
)
def test_wapiti_fails_for_what_is_medium_or_5xx_or_hollow(told: dict[str, Any], words: list[str]) -> None:
    assert list(attack.faults(told)) == words


def test_a_hole_is_told_with_what_mends_it() -> None:
    assert list(advisories.of_python({"dependencies": [CLEAN]})) == []
    assert list(advisories.of_python({"dependencies": [HOLED]})) == ["django 5.2: CVE-1, mended in ['5.2.1']"]
    known = {"auditReportVersion": 2, "vulnerabilities": {"vite": {"range": "<7", "severity": "high"}}}
    assert list(advisories.of_npm(known)) == ["vite <7: high"]
    assert list(advisories.of_npm(known | {"vulnerabilities": {}})) == []


@pytest.mark.parametrize("told", [{}, {"dependencies": []}, {"dependencies": [CLEAN, NOT_LOOKED_UP]}])
def test_python_that_was_not_looked_up_is_not_clean(told: dict[str, Any]) -> None:
    with pytest.raises(advisories.NotAsked):
        list(advisories.of_python(told))


@pytest.mark.parametrize(
    "told", [{}, {"message": "405 Method Not Allowed"}, {"error": {"code": "ENOTFOUND"}}]
)
def test_npm_that_did_not_answer_is_not_clean(told: dict[str, Any]) -> None:
    with pytest.raises(advisories.NotAsked):
        list(advisories.of_npm(told))


@pytest.mark.parametrize(
    ("python", "npm", "code"),
    [([], [], 0), (["a hole"], [], 1), ([], None, report.NOT_ASKED), (["a hole"], None, 1)],
)
def test_a_hole_counts_though_another_registry_was_silent(
    monkeypatch: pytest.MonkeyPatch, python: list[str], npm: list[str] | None, code: int
) -> None:
    def asked() -> list[str]:
        if npm is None:
            raise advisories.NotAsked("npm: silent")
        return npm

    monkeypatch.setattr(advisories, "asked_python", lambda: python)
    monkeypatch.setattr(advisories, "asked_npm", asked)
    assert advisories.main() == code
