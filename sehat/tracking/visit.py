"""From what a browser sent to a visit, or to nothing: every value is checked, cut, and never trusted."""

from __future__ import annotations

import json
import re
from urllib.parse import parse_qsl

from sehat.core.folding import without_invisible_signs
from sehat.core.page_types import PAGE_TYPES
from sehat.tracking.models import VisitEvent

VISITOR = re.compile(r"[0-9]{10,24}")
OBJECT_ID = re.compile(r"[A-Za-z0-9_.-]{1,40}")
VARIANT = re.compile(r"[a-z]")
# The campaign facts a visit keeps; the rest of the address stays with the visitor.
FACTS = {"city": 80, "source": 80, "medium": 80, "campaign": 80}
MAX_QUERY_LENGTH = 2000


def visit_of(query: str, body: bytes, visitor: str) -> VisitEvent | None:
    """The visit of one call, unsaved. None: no page of ours is called like that, so it is not counted."""
    asked = dict(parse_qsl(query[:MAX_QUERY_LENGTH], errors="replace"))
    page_type = asked.get("objectType", "")
    if page_type not in PAGE_TYPES:
        return None
    facts = facts_in(body)
    return VisitEvent(
        visitor=matching(VISITOR, visitor),
        event=asked["eventType"] if asked.get("eventType") in VisitEvent.Event.values else "GET",
        tracking_id=truncate(facts.get("tracking_id"), 60),
        page_type=page_type,
        object_id=matching(OBJECT_ID, asked.get("objectId", "")),
        path=path_of(facts.get("path")),
        variant=matching(VARIANT, facts.get("variant")),
        **{name: truncate(facts.get(name), length) for name, length in FACTS.items()},
    )


def facts_in(body: bytes) -> dict[str, object]:
    """The small JSON object beside the query; {} for an empty or broken one."""
    try:
        found = json.loads(body) if body else {}
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def matching(pattern: re.Pattern[str], value: object) -> str:
    return value if isinstance(value, str) and pattern.fullmatch(value) else ""


def truncate(value: object, length: int) -> str:
    """One line of at most `length` letters, as requests have it (leads.touch): a joiner parts no word."""
    if not isinstance(value, str):
        return ""
    seen = without_invisible_signs(value[: 2 * length])
    return "".join(letter if letter.isprintable() else " " for letter in seen).strip()[:length]


def path_of(value: object) -> str:
    """A path of this site without its query."""
    path = truncate(value, 200).split("?")[0].split("#")[0]
    return path if path.startswith("/") else ""
