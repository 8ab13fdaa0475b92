"""Photos of patients: the rows; the files lie in a private folder."""

from __future__ import annotations

from django.db import models
from django.utils import timezone

from sehat.core.ids import random_letters
from sehat.leads.models.lead import Lead


def new_photo_id() -> str:
    """160 random bits."""
    return random_letters(32)


class Photo(models.Model):
    """A picture of a patient, re-encoded. Uploaded before its request is sent, which then claims it.

    `form_key` is the form's Idempotency-Key: only the form that took a picture can claim it.
    """

    id = models.CharField(primary_key=True, max_length=40, default=new_photo_id, editable=False)
    lead = models.OneToOneField(Lead, on_delete=models.CASCADE, null=True, related_name="photo")
    form_key = models.CharField(max_length=64, editable=False)
    file_name = models.CharField(max_length=60, editable=False)
    uploaded_at = models.DateTimeField(default=timezone.now, db_index=True)

    def __str__(self) -> str:
        return self.file_name
