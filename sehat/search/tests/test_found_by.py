"""What editors write that a page is found by, however they part it."""

from __future__ import annotations

import pytest

from sehat.content.models import SymptomPage
from sehat.content.tests.rows import english
from sehat.rendering.cache_version import clear_cached_reads
from sehat.search.understanding import understand

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("typed", ["tez tapan", "badan tap raha", "tan jalta"])
def test_a_symptom_is_found_by_each_line_of_what_it_is_found_by(typed: str) -> None:
    page = english(SymptomPage, slug="fever")
    page.found_by = "tez tapan\r\nbadan tap raha; tan jalta"
    page.save()
    clear_cached_reads()
    assert [answer.url for answer in understand(typed).answers()][:1] == ["/symptom/fever"]
