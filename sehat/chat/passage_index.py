"""Passages that answer a question, when no page is named by it: a tantivy index in memory."""

from __future__ import annotations

from collections.abc import Iterable
from math import log

import tantivy
from tantivy import Occur, Query

from sehat.chat.schemas import Passage
from sehat.core.folding import STOP_WORDS, words

# The score of a word of a question by where it occurs, times its idf.
FIELD_BOOST = {"text": 1.0, "heading": 2.0, "title": 3.0}
# Of a question's words, this share must occur in a passage or its headings for an answer.
MIN_COVERAGE = 0.7
HEADINGS = ("heading", "title")
MAX_HITS = 200  # of which two are shown, of other parts of pages and in the language of the question
HEAP_BYTES = 15_000_000  # the least tantivy takes
# Stop words of questions, beside those of every search.
QUESTION_STOP_WORDS = frozenset(
    words(
        "about after all also am any are as be been before but can could did do does get give go "
        "had has have he help her his how i if it its just know long make many may more most much must "
        "need no not one only or other our out people please say she should so some take tell "
        "than that their them then there these they thing this time up us use used using want was "
        "we well were what when where which while who whom whose why will would you your hota "
        "hote hoti hain kaise kab kyun kyon kaisa kitna kitne kitni mera meri mere mujhe kare "
        "karen karein batao bataiye chahiye hone baare कैसे कब क्यों कैसा कितना कितने कितनी मेरा "
        "मेरी मेरे मुझे करें करे करना बताओ बताइए चाहिए होता होती होते हैं हो कौन कौनसा किस किसे "
        "बारे पर तो भी ही यह वह जो ये वे क्या या "
        # Whom it is about: that a page tells of a mother, who is 85, makes it none about every mother.
        "mother mom mummy father dad papa wife husband son daughter brother sister parents "
        "patni pati beti bhai behen माँ मां पिता पापा पत्नी पति बेटा बेटी भाई बहन"
    )
)


def content_words(question: str) -> set[str]:
    """The words of a question that say what it is about."""
    return {word for word in words(question) if word not in QUESTION_STOP_WORDS and word not in STOP_WORDS}


class PassageIndex:
    """The passages of all pages by their words: those of the search's engine, folded as it folds them."""

    def __init__(self, passages: Iterable[Passage]) -> None:
        self._passages = list(passages)
        self._schema = schema()
        index = tantivy.Index(self._schema)
        with index.writer(HEAP_BYTES, 1) as writer:
            for number, passage in enumerate(self._passages):
                writer.add_document(document(number, passage))
            writer.commit()
            writer.wait_merging_threads()
        index.reload()
        self._searcher = index.searcher()

    def best(self, query: set[str]) -> list[tuple[float, Passage]]:
        """Passages that hold enough of the words of a query, with a score, best first."""
        idf = {word: self._idf(word) for word in query}
        about = (Occur.Must, self._is_about(query))
        held = [(Occur.Should, self._const("anywhere", *one)) for one in idf.items()]
        boosted = [(Occur.Should, self._where_it_counts_most(*one)) for one in idf.items()]
        enough = MIN_COVERAGE * sum(idf.values())
        covered = {number for score, number in self._hits([about, *held]) if score >= enough}
        found = [(score, number) for score, number in self._hits([about, *boosted]) if number in covered]
        return [(score, self._passages[number]) for score, number in found]

    def _hits(self, clauses: list[tuple[Occur, Query]]) -> list[tuple[float, int]]:
        hits = self._searcher.search(Query.boolean_query(clauses), MAX_HITS, count=False).hits
        return [(score, self._searcher.doc(address)["number"][0]) for score, address in hits]

    def _is_about(self, query: set[str]) -> Query:
        """Two words, or one of a heading: one in passing answers nothing. Adds nothing to a score."""
        anywhere = [(Occur.Should, self._const("anywhere", word, 0.0)) for word in query]
        headings = [self._const(field, word, 0.0) for field in HEADINGS for word in query]
        two = Query.boolean_query(anywhere, minimum_number_should_match=2)
        return Query.disjunction_max_query([two, *headings])

    def _idf(self, word: str) -> float:
        """Inverse document frequency, over all fields: tantivy's own counts each by itself."""
        return log(1 + len(self._passages) / (1 + self._searcher.doc_freq("anywhere", word)))

    def _where_it_counts_most(self, word: str, idf: float) -> Query:
        fields = [self._const(field, word, idf * boost) for field, boost in FIELD_BOOST.items()]
        return Query.disjunction_max_query(fields)

    def _const(self, field: str, word: str, score: float) -> Query:
        query = Query.term_query(self._schema, field, word, index_option="basic")
        return Query.const_score_query(query, score)


def schema() -> tantivy.Schema:
    """Words come split and folded, so white space is enough here. `anywhere` holds those of all fields."""
    builder = tantivy.SchemaBuilder()
    for name in (*FIELD_BOOST, "anywhere"):
        builder.add_text_field(name, tokenizer_name="whitespace", index_option="basic")
    builder.add_integer_field("number", stored=True)
    return builder.build()


def document(number: int, passage: Passage) -> tantivy.Document:
    folded = {
        "text": words(passage.text),
        "heading": words(passage.heading),
        "title": words(passage.title),
    }
    fields = {name: " ".join(set(found)) for name, found in folded.items()}
    return tantivy.Document(number=number, anywhere=" ".join(fields.values()), **fields)
