"""What staff may do with requests, one right a deed: groups are made of them (leads/migrations/_roles.py)."""

from __future__ import annotations

from typing import Any

VIEW = "leads.view_lead"  # lists and pages of requests, numbers masked
REVEAL = "leads.reveal_lead"  # whole numbers, e-mail addresses and photos, each look audited
WORK = "leads.call_lead"  # call, note, move on
ASSIGN = "leads.assign_lead"  # give requests to others
EXPORT = "leads.export_lead"
RELEASE = "leads.release_lead"  # out of Spam
REPLAY = "leads.replay_lead"  # to the CRM again


def masked(number: str) -> str:
    """98••••••10: enough to tell two numbers apart, not enough to call one."""
    return (
        f"{number[:2]}{'•' * max(0, len(number) - 4)}{number[-2:]}" if len(number) > 4 else "•" * len(number)
    )


def number_for(user: Any, number: str) -> str:
    return number if user.has_perm(REVEAL) else masked(number)
