"""An agent rings a patient by the voice gateway: no number is shown, and the call logs itself."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.axe import violations_at_both_widths
from e2e.cms import at_cms
from e2e.stack import RENDERING, Site

SECRET = "report-" * 5
MOBILE = "9810009911"
RECORD = {
    "NameData": "Parvathi Iyer", "MobileNoData": MOBILE, "countryCode": "+91", "CityData": "Pune",
    "ProcedureNameData": "Other", "consentVersion": "2026-11",
}  # fmt: skip


@pytest.fixture(scope="module")
def ringing(tmp_path_factory: pytest.TempPathFactory, prepared: Site) -> Iterator[Site]:
    """A site of its own with the local voice gateway."""
    site = Site(tmp_path_factory.mktemp("ringing"))
    site.settings |= {
        "VOICE_GATEWAY": "sehat.gateways.voice.local.LocalVoice",
        "VOICE_REPORT_SECRET": SECRET,
    }
    site.copy(prepared)
    site.start(*RENDERING)
    yield site
    site.stop()


@pytest.fixture
def agent(browser: Browser, ringing: Site) -> Iterator[Page]:
    yield from at_cms(browser, ringing, "anita")


def test_both_are_rung_and_the_call_stands_in_the_line_of_time(
    agent: Page, ringing: Site, axe_source: str
) -> None:
    answer = ringing.post("/api/lead/submit", json=RECORD, headers={"Origin": ringing.url})
    lead_id = answer.json()["data"][0]["Id"]
    agent.goto(f"/cms/leads/work/{lead_id}/")
    agent.get_by_label("Say on which phone you are rung").fill("98100 08822")
    agent.get_by_role("button", name="Save", exact=True).first.click()
    expect(agent.get_by_text("You are rung on that phone.")).to_be_visible()
    assert violations_at_both_widths(agent, axe_source) == []

    agent.get_by_role("button", name="Call", exact=True).click()
    expect(agent.get_by_text("Your phone rings now")).to_be_visible()
    expect(agent.get_by_role("main")).not_to_contain_text(MOBILE)
    (call,) = map(json.loads, (ringing.place / "calls.jsonl").read_text().splitlines())
    assert (call["agent"], call["patient"]) == ("+919810008822", f"+91{MOBILE}")

    told = {"id": f"local-{call['reference']}", "reference": call["reference"]}
    report = told | {"state": "completed", "seconds": 200}
    for _ in range(2):  # vendors tell twice
        assert ringing.post(f"/voice/report/local/{SECRET}", json=report).status_code == 204
    assert ringing.post("/voice/report/local/guessed", json=report).status_code == 404
    agent.reload()
    expect(agent.get_by_text("Call: spoke, 3 min 20 s")).to_have_count(1)
