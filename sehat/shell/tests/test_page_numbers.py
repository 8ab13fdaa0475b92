"""Whatever stands after ?page= is a page or is not there, and never an error."""

from __future__ import annotations

import pytest
from django.test import Client

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
LISTS = ("/blog?", "/hi/blog?", "/reviews?", "/search?q=piles&", "/delhi-ncr/doctors/general-surgery?")
PAGES = ("0", "-1", "9999", "9" * 5000, "000000001" + "0" * 4500, "१", "²", "abc", "1e3", "%00")


@pytest.mark.parametrize("path", LISTS)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page[:12])
def test_no_page_number_is_an_error(client: Client, path: str, page: str) -> None:
    assert client.get(f"{path}page={page}").status_code in {200, 404}
