"""How many of the phrases are recognised: the target of docs/emergencies.md, on both halves."""

from __future__ import annotations

import pytest
from django.core.management import call_command

from sehat.emergencies.phrases import HALVES, NONE, Half, Phrase, measure, phrases
from sehat.emergencies.recogniser import emergencies_in
from sehat.emergencies.rules import categories

CRITICAL = [one for one in phrases("build") if one.reason.startswith("reading of the content")]


def test_there_are_phrases_enough_of_every_category() -> None:
    listed = [one for half in HALVES for one in phrases(half)]
    assert len(listed) >= 400
    assert len({one.text for one in listed}) == len(listed)
    assert {one.category for one in listed} == {*categories(), NONE}
    assert all(one.text and one.reason for one in listed)


@pytest.mark.parametrize("half", HALVES)
def test_at_least_97_of_100_are_found_with_at_most_3_false_alarms(half: Half) -> None:
    rates = measure(half)
    assert rates.found >= 0.97, rates.missed
    assert rates.false <= 0.03, rates.alarms
    assert rates.named >= 0.97


@pytest.mark.parametrize("one", CRITICAL, ids=[one.text for one in CRITICAL])
def test_a_phrase_of_the_content_review_is_found(one: Phrase) -> None:
    assert one.category in emergencies_in(one.text)


def test_the_command_prints_the_rates_and_the_misses(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("check_emergencies")
    said = capsys.readouterr().out
    assert said.count(": found ") == len(HALVES)
    assert all(one.text in said for half in HALVES for one in measure(half).missed)


def test_the_command_tells_which_rule_a_text_meets(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("check_emergencies", text="seene me dard")
    assert capsys.readouterr().out == "heart (sign): [chest] + [pain|tight]\n"
