"""kill -9 of the web process in mid-load, twenty times: no acknowledged lead is lost, none is doubled."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from e2e.stack import Site, wait_until

KILLS = 20
VISITORS = 4
RECORD = {"NameData": "Load Test", "CityData": "Pune", "ProcedureNameData": "Other"}


@pytest.fixture
def fragile(tmp_path_factory: pytest.TempPathFactory, prepared: Site) -> Iterator[Site]:
    """A site of its own, whose web process dies: nobody restarts it but the test."""
    site = Site(tmp_path_factory.mktemp("fragile"))
    site.copy(prepared)
    site.start("web")
    yield site
    site.stop()


class Load:
    """Visitors who send one request after another and remember what was acknowledged."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._numbers = itertools.count(9_000_000_000)
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=self._send) for _ in range(VISITORS)]
        self.acknowledged: list[tuple[str, str]] = []
        for thread in self._threads:
            thread.start()

    def _send(self) -> None:
        with self._site.client() as client:
            while not self._stop.is_set():
                mobile = str(next(self._numbers))
                try:
                    answer = client.post("/api/lead/submit", json=RECORD | {"MobileNoData": mobile})
                except httpx.HTTPError:
                    self._stop.wait(0.02)  # the server is dead just now
                    continue
                if answer.status_code == 200:
                    self.acknowledged.append((mobile, answer.json()["data"][0]["Id"]))

    def wait_for(self, more: int) -> None:
        enough = len(self.acknowledged) + more
        wait_until(lambda: len(self.acknowledged) >= enough, f"{more} more leads are acknowledged")

    def stop(self) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()


@pytest.mark.slow
def test_no_acknowledged_lead_is_lost(fragile: Site) -> None:
    load = Load(fragile)
    try:
        for _ in range(KILLS):
            load.wait_for(15)
            fragile.kill("web")
            fragile.start("web")
    finally:
        load.stop()

    stored = fragile.rows(
        "SELECT lead.mobile, lead.id, outbox.state, consent.notice_version FROM leads_lead lead"
        " LEFT JOIN leads_outboxrow outbox ON outbox.lead_id = lead.id"
        " LEFT JOIN leads_consentreceipt consent ON consent.lead_id = lead.id"
    )
    assert len(load.acknowledged) >= KILLS * 15
    assert set(load.acknowledged) - {(mobile, lead_id) for mobile, lead_id, *_ in stored} == set()
    assert all(state == "waiting" and version for _, _, state, version in stored)
    assert len({mobile for mobile, *_ in stored}) == len(stored)

    wait_until(lambda: delivered(fragile) >= {lead_id for _, lead_id in load.acknowledged}, "all delivered")
    sent = [row["Web_Lead_Id"] for row in fragile.crm()]
    assert len(sent) == len(set(sent))


def delivered(site: Site) -> set[object]:
    """What the CRM has, after one more run of the worker."""
    site.manage("deliver_leads", "--once")
    return {row["Web_Lead_Id"] for row in site.crm()}


def test_a_thousand_posts_with_one_key_at_once_are_one_lead(fragile: Site) -> None:
    record = RECORD | {"MobileNoData": "9000000001"}

    with fragile.client() as client, ThreadPoolExecutor(100) as visitors:

        def post(_: int) -> str:
            answer = client.post("/api/lead/submit", json=record, headers={"Idempotency-Key": "one-key"})
            return f"{answer.status_code} {answer.text}"

        answers = list(visitors.map(post, range(1000)))

    assert len(answers) == 1000
    assert len(set(answers)) == 1
    assert answers[0].startswith("200 ")
    assert fragile.rows("SELECT count(*) FROM leads_lead") == [(1,)]
    assert fragile.rows("SELECT count(*) FROM leads_outboxrow") == [(1,)]
