"""What is invented here: counted for /cms, and while any is left each page says so (decisions 7.1)."""

from __future__ import annotations

from django.db.models import Model

from sehat.content.models import Person, Review
from sehat.costs.models import ReferenceRate
from sehat.directory.models import Doctor, Hospital, PriceRange
from sehat.rendering.cache_version import cached_until_change
from sehat.shell.models import ContactNumber, StoreAddress

# Each has a column `is_demo`. The largest first: the question for the ribbon ends at the first row found.
KINDS: dict[str, type[Model]] = {
    "doctors": Doctor,
    "hospitals": Hospital,
    "prices": PriceRange,
    "government rates": ReferenceRate,
    "reviews of patients": Review,
    "authors and reviewers": Person,
    "contact numbers": ContactNumber,
    "addresses of stores": StoreAddress,
}


@cached_until_change
def has_demo_data() -> bool:
    """Whether any row is invented. One query on a demo, one a kind on a real site; cached."""
    return any(model._default_manager.filter(is_demo=True).exists() for model in KINDS.values())


def demo_counts() -> dict[str, int]:
    """How many rows of each kind are invented, those without any left out. A query a kind."""
    counts = {name: model._default_manager.filter(is_demo=True).count() for name, model in KINDS.items()}
    return {name: count for name, count in counts.items() if count}
