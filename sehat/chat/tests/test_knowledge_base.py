"""How a question names a page, and what may be asked of it next."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.chat.answers import DEVANAGARI
from sehat.chat.best_passages import best_passages, chosen, overlap
from sehat.chat.follow_ups import QUESTIONS, SHOWN, follow_ups
from sehat.chat.knowledge_base import KnowledgeBase, Topic, knowledge_base, page_of
from sehat.chat.schemas import Passage
from sehat.chat.topics import topics
from sehat.core.languages import LANGUAGES, language_of, translate
from sehat.core.schemas import Language
from sehat.emergencies.answers import emergency_answer


def passage(section: str, text: str = "Words.", *, lang: Language = "en", title: str = "Piles") -> Passage:
    prefix = "/hi" if lang == "hi" else ""
    return Passage(
        text=text, title=title, heading="", section=section, lang=lang, reviewed="", next_review="",
        url=f"{prefix}/condition/{title.lower()}#{section}",
    )  # fmt: skip


SYMPTOMS = passage("symptoms", "Bright red blood, itching, a lump.")
CAUSES = passage("causes", "Straining, little fibre, pregnancy.")
RECOVERY = passage("recovery", "Walk the next day, work after a week.")
HINDI = passage("symptoms", "खून, खुजली, गांठ।", lang="hi")
PILES = Topic([SYMPTOMS, CAUSES, RECOVERY, HINDI], [])
FISTULA = Topic([passage("about", "A small tunnel.", title="Fistula")], [])


@pytest.fixture
def known() -> KnowledgeBase:
    found = KnowledgeBase()
    found.add(["Piles", "Haemorrhoids", "बवासीर", "bawaseer"], PILES, ("condition", "piles"))
    found.add(["Anal fistula", "Bhagandar"], FISTULA, ("condition", "anal-fistula"))
    found.add(["Laser surgery for piles"], FISTULA)
    return found


@pytest.mark.django_db
class TestAName:
    @pytest.mark.parametrize("question", ["piles", "what are PILES?", "haemorrhoids", "बवासीर क्या है"])
    def test_is_found_inside_a_question(self, known: KnowledgeBase, question: str) -> None:
        assert topics(question, known) == [[PILES]]

    def test_of_two_words_is_found_as_one(self, known: KnowledgeBase) -> None:
        assert topics("anal fistula kya hai", known) == [[FISTULA]]
        assert topics("analfistula", known) == [[FISTULA]]

    def test_that_is_longer_comes_before_one_within_it(self, known: KnowledgeBase) -> None:
        assert topics("is laser surgery for piles safe", known) == [[FISTULA]]

    @pytest.mark.parametrize("question", ["hemorroids", "piels symptoms", "bavaseer", "bhagander"])
    def test_that_is_misspelled_or_sounds_the_same_is_found(
        self, known: KnowledgeBase, question: str
    ) -> None:
        assert len(topics(question, known)) == 1

    @pytest.mark.parametrize("question", ["", "?", "of the", "pi", "gallstones"])
    def test_that_nobody_said_is_not_found(self, known: KnowledgeBase, question: str) -> None:
        assert topics(question, known) == []

    def test_of_two_letters_is_none(self) -> None:
        found = KnowledgeBase()
        found.add(["TB", ""], PILES)
        assert found.by_name == {}

    def test_leads_to_its_page_in_each_language(self, known: KnowledgeBase) -> None:
        assert known.by_page["/condition/piles"] is known.by_page["/hi/condition/piles"] is PILES
        assert page_of(HINDI) == "/hi/condition/piles"


class TestThePartThatAnswers:
    @pytest.mark.parametrize(
        ("question", "part"),
        [
            ("symptoms of piles", SYMPTOMS),
            ("piles ke lakshan", SYMPTOMS),
            ("why do people get piles", CAUSES),
            ("how many weeks to recover from piles", RECOVERY),
        ],
    )
    def test_is_the_one_that_was_asked_for(self, question: str, part: Passage) -> None:
        assert best_passages(question, [PILES], "en")[0] == part

    def test_is_in_the_language_that_was_asked_for(self) -> None:
        assert best_passages("बवासीर के लक्षण", [PILES], "hi") == [HINDI]

    def test_is_none_in_a_language_that_nobody_wrote(self) -> None:
        assert best_passages("भगन्दर के लक्षण", [FISTULA], "hi") == []


class TestWhatIsChosen:
    def test_are_two_parts_at_most(self) -> None:
        assert len(chosen([(3.0, SYMPTOMS), (2.5, CAUSES), (2.0, RECOVERY)])) == 2

    def test_has_nothing_much_worse_than_the_first(self) -> None:
        assert chosen([(3.0, SYMPTOMS), (1.5, CAUSES)]) == [SYMPTOMS]

    def test_has_each_part_once(self) -> None:
        twin = SYMPTOMS.model_copy(update={"text": "More of the same part."})
        assert chosen([(3.0, SYMPTOMS), (2.9, twin), (2.8, CAUSES)]) == [SYMPTOMS, CAUSES]

    @given(st.lists(st.tuples(st.floats(-1, 20), st.sampled_from([SYMPTOMS, CAUSES, RECOVERY, HINDI]))))
    def test_is_among_the_best_whatever_the_scores(self, scored: list[tuple[float, Passage]]) -> None:
        found = chosen(scored)
        best = {one.url: max(score for score, of in scored if of == one) for _, one in scored}
        ranked = sorted((score for score in best.values() if score > 0), reverse=True)
        assert [best[one.url] for one in found] == [score for score in ranked[:2] if score > ranked[0] / 2]
        assert len({one.url for one in found}) == len(found)

    def test_is_nothing_where_nothing_fits(self) -> None:
        assert chosen([(0.0, SYMPTOMS)]) == chosen([]) == []


def test_headings_overlap_by_their_share_of_all_words() -> None:
    assert overlap({"piles", "food"}, {"food"}) == 0.5
    assert overlap(set(), {"food"}) == overlap({"food"}, set()) == 0


class TestWhatMayBeAskedNext:
    def test_is_of_parts_that_are_there_and_were_not_shown(self) -> None:
        assert follow_ups(PILES, [SYMPTOMS], "en") == [
            "Piles: how long is the recovery?", "Piles: what are the causes?",
        ]  # fmt: skip

    def test_is_nothing_once_all_was_shown(self) -> None:
        assert follow_ups(PILES, [SYMPTOMS, CAUSES, RECOVERY], "en") == []

    def test_is_of_the_parts_in_the_language_of_the_answer(self) -> None:
        assert follow_ups(PILES, [HINDI], "hi") == []

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("section", QUESTIONS)
    def test_leads_to_the_part_it_asks_for(self, section: str, language: Language) -> None:
        whole = Topic([passage(one, lang=language) for one in QUESTIONS], [])
        asked = translate(QUESTIONS[section], language).format(topic="Piles")
        assert best_passages(asked, [whole], language)[0].section == section

    def test_asks_of_an_operation_how_it_is_done_and_of_an_illness_how_it_is_treated(self) -> None:
        illness, operation = (
            Topic([passage(one) for one in sections], [])
            for sections in (["about", "treatment"], ["about", "treatment", "during"])
        )
        assert follow_ups(illness, [passage("about")], "en") == ["Piles: how is it treated?"]
        assert follow_ups(operation, [passage("about")], "en") == ["Piles: how is it done?"]

    def test_is_short(self) -> None:
        whole = Topic([passage(section) for section in QUESTIONS], [])
        assert len(follow_ups(whole, [passage("about")], "en")) == SHOWN

    def test_is_never_what_reads_as_an_emergency(self) -> None:
        parts = [passage(section, title="Heart attack") for section in QUESTIONS]
        asked = follow_ups(Topic(parts, []), [passage("about", title="Heart attack")], "en")
        assert "Heart attack: how is it treated?" not in asked  # the first to be asked of any other topic
        assert [emergency_answer(question, "en") for question in asked] == [None] * len(asked)


@pytest.mark.django_db
def test_from_each_page_links_lead_on_in_its_language() -> None:
    """In Hindi to a page in Hindi, by a label in Hindi."""
    every = [link for topic in knowledge_base().by_page.values() for link in topic.links]
    assert len(every) > 50
    for language in LANGUAGES:
        for link in (one[language] for one in every):
            assert link.url
            assert language_of(link.url.partition("?")[0]) == language
            assert bool(DEVANAGARI.search(link.label)) == (language == "hi")
