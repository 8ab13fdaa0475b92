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


# How far a request has come on its way to a visit; the rest is no progress.
FUNNEL = (S.NEW, S.CONTACTING, S.QUALIFIED, S.PROPOSED, S.CONFIRMED, S.VISITED)


def allowed_from(status: str) -> tuple[str, ...]:
    """The statuses that may follow; none after Spam and Withdrawn."""
    return NEXT.get(status, ())


def funnel_path(before: str, after: str) -> tuple[str, ...]:
    """The statuses of the funnel behind one, up to the other; () where that does not lead forward."""
    if before not in FUNNEL or after not in FUNNEL:
        return ()
    return tuple(str(step) for step in FUNNEL[FUNNEL.index(S(before)) + 1 : FUNNEL.index(S(after)) + 1])


def ahead_of(status: str) -> tuple[str, ...]:
    """What a conversation may lead to beyond the next: who is spoken with may agree to a visit at once."""
    return funnel_path(status, S.CONFIRMED)[1:]


def steps_to(before: str, after: str, *, is_spoken: bool) -> tuple[str, ...]:
    """The statuses from one to the other, `after` the last; () where nothing leads there. More than one only
    where somebody spoke with the patient."""
    if after in allowed_from(before):
        return (after,)
    return funnel_path(before, after) if is_spoken and after in ahead_of(before) else ()
