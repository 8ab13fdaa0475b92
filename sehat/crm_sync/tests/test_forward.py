"""Forward along our own transitions, or not at all: for every pair of stages."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sehat.crm_sync.forward import forward_path
from sehat.leads.callbacks.sync import progress_of
from sehat.leads.models import Lead
from sehat.leads.transitions import allowed_from

STATUSES = st.sampled_from(Lead.Status.values)


@given(STATUSES, STATUSES, st.booleans())
def test_each_step_is_a_transition_of_ours_and_none_leads_back(
    status: str, target: str, has_appointment: bool
) -> None:
    path = forward_path(status, target, has_appointment=has_appointment)
    last = status
    for step in path:
        assert step in allowed_from(last)
        assert progress_of(step) > progress_of(last) or step in {"closed", "no-show"}
        last = step
    assert not path or last == target != status
    assert has_appointment or "confirmed" not in path


@given(STATUSES, st.booleans())
def test_what_is_over_is_over(target: str, has_appointment: bool) -> None:
    for status in ("spam", "withdrawn", "closed", "no-show"):
        path = forward_path(status, target, has_appointment=has_appointment)
        assert path == (("closed",) if (status, target) == ("no-show", "closed") else ())
