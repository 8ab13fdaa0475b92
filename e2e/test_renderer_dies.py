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


def test_pages_are_rendered_after_hits_and_by_the_web_server_where_nobody_else_does(site: Site) -> None:
    (renders,) = rendering_processes(site.processes.running["web"].pid)
    assert site.get("/hyderabad/doctors/cardiology?sort=name").status_code == 200
    os.kill(renders, signal.SIGTERM)  # as the web server is told to end: it renders until that has
    assert site.get("/hyderabad/doctors/urology?sort=name").status_code == 200
    assert rendering_processes(site.processes.running["web"].pid) == [renders]
    with site.unwatched():
        os.kill(renders, signal.SIGKILL)
        for path in ["/hyderabad/doctors/urology?sort=fee", "/thankyou?ref=SP-0000-0001"]:
            answer = site.get(path)
            assert answer.status_code == 200, path
            assert 'id="root"' not in answer.text, path
        assert "the process of renders is gone" in site.log()
        site.kill("web")
        site.start("web")


def rendering_processes(group: int) -> list[int]:
    """Those of the web server that have a lower priority."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        pid = int(entry.name)
        with contextlib.suppress(ProcessLookupError):  # it ended while we looked
            if os.getpgid(pid) == group and os.getpriority(os.PRIO_PROCESS, pid) == NICENESS:
                found.append(pid)
    return found
