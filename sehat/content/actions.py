"""Writes of the editorial room."""

from __future__ import annotations

from datetime import date

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import F
from django.utils import timezone
from wagtail.models import Revision

from sehat.content.models import MedicalPage, PageVotes, Person
from sehat.content.schemas import Vote
from sehat.core.audit import record


def sign_approved(*, user: User, signer: Person, revision: Revision, **_: object) -> None:
    """For the signal of an approval, inside its transaction."""
    sign_review(by=user, signer=signer, revision=revision)


@transaction.atomic
def sign_review(*, by: User, signer: Person, revision: Revision) -> None:
    """Puts doctor and day of a review, and of the next, into what is about to go live (decisions 5.2)."""
    today = timezone.localdate()
    revision.content = revision.content | {
        "reviewer": signer.pk,
        "reviewed_on": today.isoformat(),
        "next_review_on": a_year_after(today).isoformat(),
    }
    revision.save(update_fields=["content"])
    record(by=by.get_username(), action="medical review approved", subject=f"page {revision.object_id}")


def a_year_after(day: date) -> date:
    """The same day of the next year; 28 February for 29 February."""
    try:
        return day.replace(year=day.year + 1)
    except ValueError:
        return day.replace(year=day.year + 1, day=28)


@transaction.atomic
def count_vote(*, by: str, page: MedicalPage, vote: Vote) -> None:
    """One more vote of this kind on a page today. `by` stands nowhere: there is nobody to name.

    Both writes are of many rows to Django, so no signal invalidates the page cache.
    """
    today = timezone.localdate()
    PageVotes.objects.bulk_create([PageVotes(page=page, day=today, vote=vote)], ignore_conflicts=True)
    PageVotes.objects.filter(page=page, day=today, vote=vote).update(count=F("count") + 1)
