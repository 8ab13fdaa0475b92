"""Of passages those that fit a question best: of the topics it names, else of any page."""

from __future__ import annotations

from sehat.chat.guards import asks_for_diagnosis
from sehat.chat.knowledge_base import KnowledgeBase, Topic, figures_in
from sehat.chat.passage_index import content_words
from sehat.chat.schemas import Passage
from sehat.core.folding import words
from sehat.core.schemas import Language
from sehat.search.ordinary import elsewhere_words

SHOWN = 2
STEM = 6  # letters
# The score of a section when a question names no other.
DEFAULT_SCORES = {"about": 2.0, "overview": 1.0}
# What a word asks for: the section of a page, specific ones first (of "recovery after LASIK", recovery).
SECTIONS = {
    "symptoms": "symptom symptoms sign signs feel lakshan लक्षण",
    "causes": "cause causes caused why reason reasons kyon kyun karan wajah क्यों कारण वजह",
    "tests": "test tests diagnosed scan checked jaanch janch जाँच जांच",
    "treatment": "treatment treatments treat treated cure options surgery ilaj ilaaj upchar इलाज उपचार ऑपरेशन",
    "recovery": "recovery recover heal rest weeks days work walk theek ठीक आराम",
    "risks": "risk risks side danger dangerous safe complications khatra ख़तरा खतरा जोखिम",
    "before": "prepare preparation before fasting tayari तैयारी पहले",
    "during": "during happens done kaise कैसे",
    "after": "after care home baad बाद घर",
    "help": "doctor when worry see kab कब",
    "who": "who need needs needed kise किसे",
    "ranges": "range ranges value values normal normally रेंज मान नॉर्मल सामान्य",
}
# What a report calls a value says more elsewhere: a normal delivery.
OF_ANY_PAGE = frozenset(words("normal normally value values मान नॉर्मल सामान्य"))
# Both are said of figures alone: “blood pressure normal range”.
RANGE = frozenset(words("range ranges value values रेंज मान"))
NORMAL = frozenset(words("normal नॉर्मल सामान्य"))
BESIDE_RANGES = {"ranges", "before", "tests"}  # "fasting sugar test range"
TREATING = frozenset(words("treat treated treats treatment treatments cure ilaj ilaaj upchar इलाज उपचार"))
# Of which "very rarely" may be said of one part of the body, and of another not.
CANCER = frozenset(words("cancer tumor tumour कैंसर ट्यूमर"))
SCREENING = frozenset(words("screening"))
SECTION_OF_WORD = {word: section for section, listed in SECTIONS.items() for word in words(listed)}


def best_passages(question: str, found: list[Topic], language: Language) -> list[Passage]:
    """The passages of these topics that fit the question best, best first; each has its page."""
    asked = set(words(question))
    terms = content_words(question)
    details = terms - set(SECTION_OF_WORD)

    def score(passage: Passage) -> float:
        name = set(words(passage.title))  # of “recovery after cataract surgery”, surgery asks for nothing
        sections = {SECTION_OF_WORD[word] for word in asked - name if word in SECTION_OF_WORD}
        own = details - name
        spoken = 11 * len(own & set(words(passage.text))) / len(own) if own else 0.0
        if passage.section in sections:
            return 10 - list(SECTIONS).index(passage.section) / 10 + spoken / 4
        asks = content_words(passage.heading)  # that it names the page says nothing of what it asks
        heading = 12 * overlap(terms, asks) if is_shared(terms - name, asks - name) else 0.0
        return max(heading, spoken / 2, DEFAULT_SCORES.get(passage.section, 0.0))

    every = [one for topic in found for one in topic.passages]
    own = [one for one in every if one.lang == language]
    passages = own or [one for one in every if is_read_in(one, language)]
    fitting = [one for one in passages if not is_of_other_figures(question, one)]
    return chosen([(score(passage), passage) for passage in fitting])


def range_passages(
    question: str, found: list[Topic], knowledge: KnowledgeBase, language: Language
) -> list[Passage]:
    """The values of a test by a word of its name, for who asks for nothing else: “thyroid normal range”, and
    “sugar normal range”, which is no part of a page on diabetes."""
    sections = {SECTION_OF_WORD[word] for word in words(question) if word in SECTION_OF_WORD}
    has_own = any(one.section == "ranges" for topic in found for one in topic.passages)
    if has_own or "ranges" not in sections or not sections <= BESIDE_RANGES:
        return []
    about = content_words(question) - set(SECTION_OF_WORD)
    ranked = knowledge.index.best(about) if about else []
    fitting = [(score, one) for score, one in ranked if one.section == "ranges" and one.lang == language]
    return chosen([(score, one) for score, one in fitting if not about.isdisjoint(words(one.title))])


def search_passages(question: str, knowledge: KnowledgeBase, language: Language) -> list[Passage]:
    """For a question that names no page: passages of any page with its words. Of what no page is about none:
    that some page says "cancer" is no answer to who asks whether we treat it, nor what one says of men to who
    asks about breast cancer, nor the values of one test to who asks for those of another."""
    asked = content_words(question)
    if asked & RANGE and asked & NORMAL:
        return []
    sections = {SECTION_OF_WORD[word] for word in asked if word in SECTION_OF_WORD}
    about = asked - (set(SECTION_OF_WORD) - OF_ANY_PAGE)  # "and how long rest?" is about nothing
    if asked - TREATING <= elsewhere_words() and not TREATING.isdisjoint(words(question)):
        return []

    def boost(passage: Passage) -> float:
        return (1.2 if passage.lang == language else 1) * (2 if passage.section in sections else 1)

    others = about - CANCER - SCREENING if about & CANCER else set()
    if about <= CANCER:  # of which kind nobody knows
        return []

    def fits(passage: Passage) -> bool:
        if passage.section == "ranges" and about.isdisjoint(words(passage.title)):
            return False
        heads = words(f"{passage.title} {passage.heading}")
        if is_of_other_figures(question, passage):
            return False
        return is_read_in(passage, language) and (not others or not others.isdisjoint(heads))

    found = knowledge.index.best(about) if about else []
    return chosen([(score * boost(one), one) for score, one in found if fits(one)])


def is_of_other_figures(question: str, passage: Passage) -> bool:
    """Whether it is said of another reading: "Most likely not" of a creatinine of 1.4 to who says 14."""
    asked, told = figures_in(question), figures_in(passage.heading)
    return bool(asked and told) and asked != told and asks_for_diagnosis(passage.heading)


def chosen(scored: list[tuple[float, Passage]]) -> list[Passage]:
    """At most two, of different parts of pages, the second not much worse than the first."""
    ranked = sorted((item for item in scored if item[0] > 0), key=lambda item: -item[0])
    first_of_part: dict[str, tuple[float, Passage]] = {}
    for score, passage in ranked:
        first_of_part.setdefault(passage.url, (score, passage))
    parts = list(first_of_part.values())[:SHOWN]
    return [passage for score, passage in parts if score > parts[0][0] / 2]


def overlap(asked: set[str], heading: set[str]) -> float:
    return len(asked & heading) / len(asked | heading) if asked and heading else 0


def is_shared(asked: set[str], heading: set[str]) -> bool:
    """Whether they have a word in common, or two that begin alike: pregnant, pregnancy."""
    begun = {word[:STEM] for word in heading if len(word) >= STEM}
    return not asked.isdisjoint(heading) or any(word[:STEM] in begun for word in asked)


def is_read_in(passage: Passage, language: Language) -> bool:
    return language == "en" or passage.lang == language
