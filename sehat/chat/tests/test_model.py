"""A model beside the passages: what it is told, what it may say; and the example of one."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from django.conf import LazySettings
from hypothesis import given
from hypothesis import strategies as st

from sehat.chat.answers import answer
from sehat.chat.guards import may_be_said, names_a_dose
from sehat.chat.model import ChatModel, FirstSentences
from sehat.chat.schemas import Passage

pytestmark = pytest.mark.django_db


def passage(text: str) -> Passage:
    return Passage(
        text=text, title="", heading="", section="about", url="/", lang="en", reviewed="", next_review=""
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("One. Two.", "One."),
        ("One", "One."),
        ("Is it? It is.", "Is it?"),
        ("About 2.5 cm. More.", "About 2.5 cm."),
        ("यह एक है। यह दो है।", "यह एक है।"),
        ("एक है।", "एक है।"),
    ],
)
def test_it_says_the_first_sentence_as_it_stands(text: str, said: str) -> None:
    assert FirstSentences().summarise("", [passage(text)]) == said


def test_it_says_one_of_each_passage() -> None:
    assert FirstSentences().summarise("", [passage("A. B."), passage("C. D.")]) == "A. C."


class Careless(ChatModel):
    def summarise(self, question: str, passages: list[Passage]) -> str:
        return "You have gallstones. Take 500 mg twice."


class Broken(ChatModel):
    def summarise(self, question: str, passages: list[Passage]) -> str:
        raise ConnectionError("no model")


class Curious(ChatModel):
    """Writes down what it is asked: an error of its own would be dropped as that of any model."""

    asked: ClassVar[list[str]] = []

    def summarise(self, question: str, passages: list[Passage]) -> str:
        self.asked.append(question)
        return ""


HERE = "sehat.chat.tests.test_model"


@pytest.mark.parametrize("model", ["Careless", "Broken"])
def test_what_a_model_may_not_say_is_dropped_and_the_pages_stay(settings: LazySettings, model: str) -> None:
    settings.CHAT_MODEL = f"{HERE}.{model}"
    said = answer("symptoms of gallstones")
    assert said.summary == ""
    assert said.passages


@pytest.mark.parametrize(
    "asked", ["do I have gallstones?", "how many mg of paracetamol", "chest pain", "poem"]
)
def test_a_model_is_never_asked_what_is_refused(settings: LazySettings, asked: str) -> None:
    settings.CHAT_MODEL = f"{HERE}.Curious"
    Curious.asked.clear()
    answer(asked)
    assert Curious.asked == []
    answer("symptoms of gallstones")
    assert Curious.asked == ["symptoms of gallstones"]


def test_the_example_model_speaks_beside_the_passages(settings: LazySettings) -> None:
    settings.CHAT_MODEL = "sehat.chat.model.FirstSentences"
    said = answer("symptoms of gallstones")
    assert said.summary.endswith(".")
    assert said.passages


def test_a_setting_that_names_no_model_is_an_error(settings: LazySettings) -> None:
    settings.CHAT_MODEL = "sehat.chat.schemas.Passage"
    with pytest.raises(TypeError):
        answer("symptoms of gallstones")


@pytest.mark.parametrize(
    "text", ["Take 500 mg", "2 tablets a day", "You probably have piles", "You have gallstones"]
)
def test_a_dose_or_a_verdict_may_not_be_said(text: str) -> None:
    assert not may_be_said(text)


@pytest.mark.parametrize("length", [599, 600, 601, 5_000])
def test_a_model_that_says_too_much_is_cut(settings: LazySettings, length: int) -> None:
    settings.CHAT_MODEL = f"{HERE}.Talkative"
    assert answer("symptoms of gallstones " + "." * length).summary == "x" * min(length, 600)


class Talkative(ChatModel):
    def summarise(self, question: str, passages: list[Passage]) -> str:
        return "x" * question.count(".")


def test_a_model_gets_the_question_and_what_is_shown_and_nothing_else(
    settings: LazySettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.CHAT_MODEL = f"{HERE}.Talkative"
    told: list[Any] = []

    def summarise(self: ChatModel, *asked: Any) -> str:
        told.append(asked)
        return ""

    monkeypatch.setattr(Talkative, "summarise", summarise)
    said = answer("symptoms of gallstones")
    assert told == [("symptoms of gallstones", said.passages)]


def test_what_a_model_failed_at_is_in_no_log(
    settings: LazySettings, caplog: pytest.LogCaptureFixture
) -> None:
    settings.CHAT_MODEL = f"{HERE}.Broken"
    answer("symptoms of gallstones of Sunita Devi")
    assert "the chat model failed" in caplog.text
    assert "Sunita" not in caplog.text


@given(st.text(max_size=60), st.integers(0, 9_999), st.sampled_from(["mg", "ml", "IU", "tablets", "drops"]))
def test_whatever_stands_around_an_amount_it_may_not_be_said(text: str, amount: int, unit: str) -> None:
    said = f"{text} {amount} {unit}"
    assert names_a_dose(said)
    assert not may_be_said(said)
