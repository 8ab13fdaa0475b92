"""What care is about: departments, their conditions and their treatments."""

from __future__ import annotations

from django.db import models

from sehat.core.models import Named


class Department(Named):
    plain_name = models.CharField(max_length=60, help_text="What a patient would call it: Stomach and gut.")
    specialist = models.CharField(max_length=60, help_text="General surgeon")
    specialist_plural = models.CharField(max_length=60, help_text="General surgeons")
    intro = models.TextField(help_text="One paragraph at the top of the doctor lists.")
    icon = models.CharField(max_length=40)
    rank = models.PositiveSmallIntegerField(default=100)

    class Meta:
        ordering = ("rank", "name", "pk")


class Procedure(Named):  # type: ignore[django-manager-missing]  # of Wagtail's pages
    department = models.ForeignKey(Department, on_delete=models.PROTECT, related_name="procedures")
    plain_name = models.CharField(max_length=80, blank=True, help_text="Keyhole surgery")
    emergency_note = models.CharField(
        max_length=200,
        blank=True,
        help_text="Of an operation that cannot wait: what to do at once, in place of comparing.",
    )
    icon = models.CharField(max_length=40, blank=True)

    class Meta:
        ordering = ("name", "pk")


class Condition(Named):  # type: ignore[django-manager-missing]  # of Wagtail's pages
    department = models.ForeignKey(Department, on_delete=models.PROTECT, related_name="conditions")
    procedures = models.ManyToManyField(Procedure, related_name="conditions", blank=True)

    class Meta:
        ordering = ("name", "pk")
