"""The pictures that stand beside the demo content, on cards of home and of the blog."""

from __future__ import annotations

from pathlib import Path

import pytest

DEMO = sorted(Path(__file__).parents[2].glob("*/demo/**/*.json"))
# At the size of a card one is a drawing of buttocks, the other a dollar.
UNFIT = ('"icon": "anus"', '"icon": "coins"')


@pytest.mark.parametrize("icon", UNFIT)
def test_no_page_has_a_picture_that_embarrasses_or_misleads(icon: str) -> None:
    assert DEMO
    assert [path.name for path in DEMO if icon in path.read_text()] == []
