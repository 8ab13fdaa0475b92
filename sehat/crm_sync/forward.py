"""Which steps a change of the CRM means here: forward along our own transitions, or none (ADR 19, ADR 28)."""

from __future__ import annotations

from sehat.leads.models import Lead
from sehat.leads.transitions import allowed_from, funnel_path

S = Lead.Status
ENDS = {S.CLOSED, S.NO_SHOW}


def forward_path(status: str, target: str, *, has_appointment: bool) -> tuple[str, ...]:
    """The statuses from one to the other, each allowed after the one before; () where no way leads forward.

    Only what has a day and a place is confirmed (decisions 6): without one no path leads through it.
    """
    if target in ENDS:
        return (target,) if target in allowed_from(status) else ()
    path = funnel_path(status, target)
    before = (status, *path)
    is_allowed = all(step in allowed_from(last) for last, step in zip(before, path, strict=False))
    is_dated = has_appointment or S.CONFIRMED not in path
    return path if is_allowed and is_dated else ()
