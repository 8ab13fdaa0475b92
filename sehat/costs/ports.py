"""What costs need of rooms above them."""

from __future__ import annotations

from sehat.core.ports import Port
from sehat.core.schemas import Language
from sehat.rendering.schemas import Byline

# Author and reviewer of the live page about a treatment in a language, by the treatment's id; None without
# one.
byline_of_treatment: Port[[int, Language], Byline | None] = Port("byline_of_treatment")
# The address of the live page about a treatment, by the treatment's id: in the language, else in English.
treatment_page_url: Port[[int, Language], str | None] = Port("treatment_page_url")
# Whether a view of ours or a live page answers at an address.
is_there: Port[[str], bool] = Port("is_there")
