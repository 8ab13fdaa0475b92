from __future__ import annotations

from django.db import models
from wagtail.models import Page


class PageVotes(models.Model):
    """How many votes of a kind a page got on a day: “Was this page helpful?”. Nothing of who gave them."""

    class Vote(models.TextChoices):
        """A no, and then perhaps one of the reasons for it, which is counted beside it."""

        YES = "yes", "Yes"
        NO = "no", "No"
        UNCLEAR = "unclear", "Hard to understand"
        MISSING = "missing", "Something is missing"
        WRONG = "wrong", "Wrong or out of date"
        UNRELATED = "unrelated", "Not what they looked for"

    page = models.ForeignKey(Page, on_delete=models.CASCADE, related_name="+")
    day = models.DateField()
    vote = models.CharField(max_length=10, choices=Vote.choices)
    count = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=("page", "day", "vote"), name="votes_once_a_page_and_day")
        ]

    def __str__(self) -> str:
        return f"{self.count} × {self.vote} on {self.day}"
