"""What a search says of prices: the rows of the treatments that it names (sehat.costs.answers)."""

from __future__ import annotations

from collections.abc import Sequence

from sehat.core.folding import joined
from sehat.core.schemas import Language
from sehat.costs.answers import cost_rows
from sehat.costs.questions import own_names, read_cost_question
from sehat.costs.schemas import CostRow


def costs_of(
    query: str, language: Language = "en", *, city_id: int, treatment_ids: Sequence[int]
) -> list[CostRow]:
    """Rows for a query that asks a price, or that is the name of a treatment and nothing else. No query when
    cached.

    `treatment_ids`: what was found for it, the best first.
    """
    question = read_cost_question(query)
    if not question.asks_cost and joined(query) not in own_names():
        return []
    return cost_rows(question, language, city_id=city_id, treatment_ids=treatment_ids)
