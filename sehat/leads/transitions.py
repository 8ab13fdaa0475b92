"""The status transitions of a request (decisions 6): New, Contacting, Qualified, Proposed, Confirmed, Visited
or No-show, Closed. Spam and Withdrawn are set by actions of their own.
"""

from __future__ import annotations

from sehat.leads.models import Lead

S = Lead.Status
# Only what was confirmed can be visited or missed. A visit that was missed, or is moved, is proposed again.
NEXT: dict[str, tuple[str, ...]] = {
    S.NEW: (S.CONTACTING, S.CLOSED),
    S.CONTACTING: (S.QUALIFIED, S.CLOSED),
    S.QUALIFIED: (S.PROPOSED, S.CLOSED),
    S.PROPOSED: (S.CONFIRMED, S.QUALIFIED, S.CLOSED),
    S.CONFIRMED: (S.VISITED, S.NO_SHOW, S.PROPOSED, S.CLOSED),
    S.VISITED: (S.CLOSED,),
    S.NO_SHOW: (S.PROPOSED, S.CLOSED),
    S.CLOSED: (S.CONTACTING,),
}


def allowed_from(status: str) -> tuple[str, ...]:
    """The statuses that may follow; none after Spam and Withdrawn."""
    return NEXT.get(status, ())
