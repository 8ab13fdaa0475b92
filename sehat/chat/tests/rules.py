"""What is so of every answer, whatever was asked (decisions 5.5)."""

from __future__ import annotations

from sehat.chat.guards import names_a_dose
from sehat.chat.schemas import ChatAnswer


def holds_for_every_answer(said: ChatAnswer) -> None:
    assert (said.said == "answer") == bool(said.passages)
    assert all(passage.url.startswith("/") for passage in said.passages)
    assert not any(passage.reviewed for passage in said.passages)  # no doctor has approved the demo
    assert all(not names_a_dose(passage.text) for passage in said.passages)
    assert (said.said == "emergency") == bool(said.emergency)
    assert bool(said.links) == (said.said not in {"empty", "emergency"})
    assert all(link.label for link in said.links)
    assert not said.summary or said.passages
