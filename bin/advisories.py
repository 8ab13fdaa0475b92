"""Asks the registries of Python and npm which locked packages have known holes: pip-audit and npm audit.

Ends with 1 for a hole, and with report.NOT_ASKED where a registry gives no answer: that is no clean result,
and nothing of ours to mend.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import nightly_tools
import steps
from report import NOT_ASKED

LOCKS = [steps.ROOT / "requirements" / f"{name}.txt" for name in ("runtime", "develop", "uv")]


class NotAsked(Exception):
    """The registry did not say. The text says what it said instead."""


def of_python(told: dict[str, Any]) -> Iterator[str]:
    """Holes by package, from the JSON of pip-audit. Raises NotAsked where that passed over one."""
    packages = told.get("dependencies") or []
    skipped = [each for each in packages if "skip_reason" in each]
    if skipped or not packages:
        why = skipped[0]["skip_reason"] if skipped else "no answer"
        raise NotAsked(f"Python: {len(skipped)} of {len(packages)} packages were not looked up ({why})")
    for each in packages:
        for hole in each["vulns"]:
            yield f"{each['name']} {each['version']}: {hole['id']}, mended in {hole['fix_versions']}"


def of_npm(told: dict[str, Any]) -> Iterator[str]:
    """Holes by package, from the JSON of npm audit. Raises NotAsked."""
    if "auditReportVersion" not in told:
        raise NotAsked(f"npm: {str(told.get('message') or told.get('error') or 'no answer').splitlines()[0]}")
    for name, hole in told["vulnerabilities"].items():
        yield f"{name} {hole['range']}: {hole['severity']}"


def answer(command: Sequence[str | Path], cwd: Path) -> dict[str, Any]:
    """The JSON that a command prints; nothing where it prints none."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env=steps.environment(), capture_output=True, text=True)
    try:
        told = json.loads(done.stdout)
    except ValueError:
        return {"error": (done.stderr.strip() or "no answer").splitlines()[-1]}
    return told if isinstance(told, dict) else {}


def asked_python() -> Iterator[str]:
    words: list[str | Path] = [nightly_tools.installed() / "pip-audit", "--disable-pip", "--require-hashes"]
    words += ["--format", "json", "--progress-spinner", "off"]
    for lock in LOCKS:
        words += ["-r", lock]
    return of_python(answer(words, steps.ROOT))


def asked_npm() -> Iterator[str]:
    return of_npm(answer([*steps.npm(), "audit", "--json"], steps.FRONTEND))


def main() -> int:
    holes, silent = list[str](), list[str]()
    for ask in (asked_python, asked_npm):
        try:
            holes += ask()
        except NotAsked as fault:
            silent.append(str(fault))
    steps.say("\n".join([*holes, *(f"NOT ASKED, {why}" for why in silent)]) or "No known holes.")
    return 1 if holes else NOT_ASKED if silent else 0


if __name__ == "__main__":
    sys.exit(main())
