"""What the site is made of, as CycloneDX: every locked package with its hashes. No network."""

from __future__ import annotations

import base64
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PYTHON_LOCK = ROOT / "requirements" / "runtime.txt"
NODE_LOCK = ROOT / "frontend" / "package-lock.json"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
ALGORITHMS = {"sha512": "SHA-512", "sha384": "SHA-384", "sha256": "SHA-256", "sha1": "SHA-1"}


def component(kind: str, name: str, version: str, hashes: list[dict[str, str]]) -> dict[str, Any]:
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    return {"type": "library", "name": name, "version": version, "purl": purl, "hashes": hashes}


def python_packages(lock: str) -> Iterator[dict[str, Any]]:
    """Of the lock's text: each package and the hashes it may have."""
    found = list(PINNED.finditer(lock))
    ends = [match.start() for match in found[1:]] + [len(lock)]
    for match, end in zip(found, ends, strict=True):
        hashes = [{"alg": "SHA-256", "content": value} for value in HASH.findall(lock[match.start() : end])]
        yield component("pypi", match[1].lower(), match[2], hashes)


def node_packages(lock: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What reaches the server or the browser: without the packages of development alone."""
    for place, package in lock["packages"].items():
        if not place or package.get("dev") or "version" not in package:
            continue
        algorithm, _, value = package.get("integrity", "").partition("-")
        content = base64.b64decode(value).hex()
        hashes = [{"alg": ALGORITHMS[algorithm], "content": content}] if value else []
        yield component("npm", place.rpartition("node_modules/")[2], package["version"], hashes)


def bill() -> dict[str, Any]:
    packages = [
        *python_packages(PYTHON_LOCK.read_text()),
        *node_packages(json.loads(NODE_LOCK.read_text())),
    ]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "sehat-path"}},
        "components": sorted(packages, key=lambda package: str(package["purl"])),
    }


if __name__ == "__main__":
    json.dump(bill(), sys.stdout, indent=1)
