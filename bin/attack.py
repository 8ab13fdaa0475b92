"""A crawler of attacks (Wapiti) against the whole site, with bounds of time: bin/attack.py [SECONDS]

Ends with 1 for a finding of medium or more, for a page that answers 5xx, or where little was found to attack.
No module that wants a server of somebody else to be called back by is run.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nightly_tools
import steps

sys.path.append(str(steps.ROOT))
from e2e.stack import Site

# Without those that guess by the difference of two refusals, and are wrong here: csrf looks for tokens and
# knows no Fetch Metadata (core/tests/test_public_calls.py); ldap and spring4shell have nothing to find.
MODULES = (
    "backup,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,"
    "timesql,upload,xss"
)
# Where a visitor may write something: the crawl begins there, and the pages of lists do not crowd them out.
BEGIN = (
    "/request", "/search?q=piles&city=pune", "/chat/ai", "/insurance?q=star", "/cost?treatment=lasik",
    "/delhi-ncr/doctors/urology?fee=low&sort=fee", "/doctors?city=pune", "/menus?city=pune",
    "/thankyou?mob=1", "/my-requests", "/privacy/your-data", "/shortlist", "/blog?department=urology",
    "/api/search/entities?query=piles&type=R&city=1", "/api/shortlist?doctors=1&hospitals=1",
    "/cms/login/?next=/cms/",
)  # fmt: skip
SECONDS = 90  # for the crawl, and for each module
LEAST_PAGES = 100
MEDIUM = 2  # of Wapiti: 0 info, 1 low, 2 medium, 3 high, 4 critical


def faults(told: dict[str, Any]) -> Iterator[str]:
    """What fails the run, from Wapiti's report as JSON."""
    pages = told["infos"]["crawled_pages_nbr"]
    if pages < LEAST_PAGES:
        yield f"Only {pages} addresses were found to attack."
    for name, found in told["vulnerabilities"].items():
        for each in found:
            if each["level"] >= MEDIUM:
                yield f"{name}: {each['method']} {each['path']} {each.get('parameter') or ''} {each['info']}"
    for each in told["anomalies"].get("Internal Server Error", ()):
        yield f"5xx: {each['method']} {each['path']} {each.get('parameter') or ''}"


@contextlib.contextmanager
def running_site() -> Iterator[Site]:
    with tempfile.TemporaryDirectory(prefix="sehat-attack-") as place:
        site = Site(Path(place))
        site.prepare()
        site.start()
        try:
            yield site
        finally:
            site.stop()


def attacked(url: str, place: Path, seconds: int) -> dict[str, Any]:
    """Wapiti's report of the site at `url`."""
    report = place / "report.json"
    words: list[str | Path] = [nightly_tools.installed() / "wapiti", "--url", f"{url}/", "--module", MODULES]
    for path in BEGIN:
        words += ["--start", url + path]
    words += ["--max-scan-time", str(seconds), "--max-attack-time", str(seconds), "--depth", "4"]
    words += ["--max-files-per-dir", "20", "--max-links-per-page", "60", "--scan-force", "normal"]
    words += ["--flush-session", "--store-session", place, "--no-bugreport"]
    words += ["--format", "json", "--output", report]
    own = dict(os.environ, HOME=str(place))  # it writes what it stores into the home of whoever runs it
    subprocess.run([str(word) for word in words], env=own, check=True, stdin=subprocess.DEVNULL)
    told: dict[str, Any] = json.loads(report.read_text())
    return told


def main() -> int:
    seconds = int(sys.argv[1]) if sys.argv[1:] else SECONDS
    with running_site() as site, tempfile.TemporaryDirectory(prefix="sehat-wapiti-") as place:
        told = attacked(site.url, Path(place), seconds)
    found = list(faults(told))
    steps.say(
        "\n".join(found) or f"{told['infos']['crawled_pages_nbr']} addresses, nothing of medium or more."
    )
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
