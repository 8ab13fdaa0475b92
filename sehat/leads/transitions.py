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


# What one conversation may lead through: who is spoken with may agree to a visit at once.
CONVERSATION = (S.NEW, S.CONTACTING, S.QUALIFIED, S.PROPOSED, S.CONFIRMED)


def allowed_from(status: str) -> tuple[str, ...]:
    """The statuses that may follow; none after Spam and Withdrawn."""
    return NEXT.get(status, ())


def ahead_of(status: str) -> tuple[str, ...]:
    """What a conversation may lead to beyond the next status; each between is passed through."""
    known = [str(one) for one in CONVERSATION]
    return tuple(known[known.index(status) + 2 :]) if status in known else ()


def steps_to(before: str, after: str, *, is_spoken: bool) -> tuple[str, ...]:
    """The statuses from one to the other, `after` the last; () where nothing leads there. More than one only
    where somebody spoke with the patient."""
    if after in allowed_from(before):
        return (after,)
    if not is_spoken or after not in ahead_of(before):
        return ()
    known = [str(one) for one in CONVERSATION]
    return tuple(known[known.index(before) + 1 : known.index(after) + 1])
