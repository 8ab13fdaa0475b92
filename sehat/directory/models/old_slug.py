"""Addresses of before."""

from __future__ import annotations

from django.db import models


class OldSlug(models.Model):
    """A slug that a row had once: its address answers with the row's address of today (`slug_redirects`)."""

    kind = models.CharField(max_length=20, help_text="The model's name: doctor, city.")
    slug = models.SlugField(max_length=140)
    row = models.BigIntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=("kind", "slug"), name="one_row_an_old_slug")]

    def __str__(self) -> str:
        return f"{self.kind} {self.slug}"
