"""Kill the renderer, or the process that asks it: pages still come, without a wait.

The limit for a rendering is far beyond the patience of a journey here: who waited for it would be red.
"""

from __future__ import annotations

import contextlib
import os
import signal
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.pages import PAGES
from e2e.stack import Site, wait_until
from sehat.rendering.render_process import NICENESS

NOT_CACHED = ["/mumbai/doctors/cardiology?sort=name", "/thankyou?ref=SP-0000-0001", "/request?variant=2"]


def test_every_page_still_comes_and_the_renderer_comes_back(site: Site) -> None:
    with site.client() as client:
        cached = {path: client.get(path).text for path in PAGES}
        first = site.processes.running["renderer"].pid
        with site.unwatched():
            site.kill("renderer")
            for path in PAGES:
                answer = client.get(path)
                assert (answer.status_code, answer.text) == (200, cached[path]), path
            for path in NOT_CACHED:
                answer = client.get(path)
                assert answer.status_code == 200, path
                assert answer.headers["cache-control"] == "no-store", path
                assert 'id="root"' in answer.text, path
    wait_until(site.renders, "the renderer renders again")
    assert site.processes.running["renderer"].pid != first
    assert "<footer" in site.get(NOT_CACHED[0]).text


def test_without_it_the_browser_renders_pages_nobody_has_seen_yet(site: Site, page: Page) -> None:
    with site.unwatched():
        site.kill("web")
        site.start("web")  # with an empty cache
        site.kill("renderer")
        for path in ["/pune/doctors/urology?sort=name", "/doctor/dr-imran-qureshi", "/condition/cataract"]:
            answer = page.goto(path)
            assert answer is not None
            assert answer.headers["cache-control"] == "no-store", path
            expect(page.get_by_role("contentinfo")).to_be_visible()
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            expect(page.locator("a[data-book]").first).to_be_visible()
            page.get_by_role("link", name="Ask for a free call back").first.click()
            expect(page.get_by_role("dialog")).to_be_visible()
    wait_until(site.renders, "the renderer is back")


def test_the_web_server_does_the_work_of_its_copies_where_they_died(site: Site) -> None:
    renders, calls = copies(site.processes.running["web"].pid)
    assert site.get("/hyderabad/doctors/cardiology?sort=name").status_code == 200
    for copy in (renders, calls):
        os.kill(copy, signal.SIGTERM)  # as the web server is told to end: they work until that has
    assert site.get("/hyderabad/doctors/urology?sort=name").status_code == 200
    assert copies(site.processes.running["web"].pid) == [renders, calls]
    with site.unwatched():
        for copy in (renders, calls):
            os.kill(copy, signal.SIGKILL)
        for path in ["/hyderabad/doctors/urology?sort=fee", "/thankyou?ref=SP-0000-0001", "/cms/login/"]:
            answer = site.get(path)
            assert answer.status_code == 200, path
            assert 'id="root"' not in answer.text, path
        assert site.get("/api/cities").status_code == 200
        assert "the process of renders ended" in site.log()
        assert "the process of calls ended" in site.log()
        site.kill("web")
        site.start("web")


def copies(group: int) -> list[int]:
    """Of the web server: the one that renders, which has a lower priority, and the one that answers calls."""
    running: dict[int, list[int]] = {}
    for entry in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it ended while we looked
            after_name = (entry / "stat").read_text().rpartition(")")[2].split()
            if int(after_name[2]) == group:
                running.setdefault(int(after_name[1]), []).append(int(entry.name))
    (found,) = (children for children in running.values() if len(children) == 2)
    return sorted(found, key=lambda pid: os.getpriority(os.PRIO_PROCESS, pid) != NICENESS)
