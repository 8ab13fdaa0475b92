"""Files that staff bring, what was wrong in them, and what they changed, so that it can be undone."""

from __future__ import annotations

from django.db import models
from django.utils import timezone


class ImportRun(models.Model):
    """A file and how far it is: first it is checked, nothing written; then, when staff say so, applied."""

    class State(models.TextChoices):
        CHECKING = "checking", "being checked"
        CHECKED = "checked", "checked"
        REFUSED = "refused", "refused"
        APPLYING = "applying", "being applied"
        APPLIED = "applied", "applied"
        UNDOING = "undoing", "being undone"
        UNDONE = "undone", "undone"
        FAILED = "failed", "failed"

    table = models.CharField(max_length=40)  # no choices: a new table needs no migration
    file_name = models.CharField(max_length=120)
    by = models.CharField(max_length=120)
    created_at = models.DateTimeField(default=timezone.now)
    state = models.CharField(max_length=10, choices=State.choices, default=State.CHECKING, db_index=True)
    message = models.CharField(max_length=400, blank=True)  # why it was refused or failed as a whole
    columns = models.JSONField(default=list)  # of the file, in its order
    rows = models.PositiveIntegerField(default=0)  # without the header
    position = models.PositiveIntegerField(default=0)  # rows of the file done in this state
    new = models.PositiveIntegerField(default=0)
    changed = models.PositiveIntegerField(default=0)
    same = models.PositiveIntegerField(default=0)
    refused = models.PositiveIntegerField(default=0)
    undone = models.PositiveIntegerField(default=0)
    kept = models.PositiveIntegerField(default=0)  # not undone: changed or in use since
    lease_until = models.DateTimeField(null=True, blank=True)
    attempts = models.PositiveSmallIntegerField(default=0)  # claims since the last progress

    class Meta:
        ordering = ("-pk",)
        default_permissions = ()
        permissions = (("import_directory", "Can import and export the directory"),)

    def __str__(self) -> str:
        return f"import {self.pk}"


class FilePiece(models.Model):
    """A part of an uploaded file. In the database, so that the worker of any machine can read it."""

    run = models.ForeignKey(ImportRun, on_delete=models.CASCADE, related_name="pieces")
    data = models.BinaryField()

    class Meta:
        ordering = ("pk",)
        default_permissions = ()

    def __str__(self) -> str:
        return f"piece {self.pk}"


class RowFault(models.Model):
    """Why a row of the file was refused."""

    run = models.ForeignKey(ImportRun, on_delete=models.CASCADE, related_name="faults")
    line = models.PositiveIntegerField()
    column = models.CharField(max_length=40, blank=True)
    message = models.CharField(max_length=400)

    class Meta:
        ordering = ("pk",)
        default_permissions = ()

    def __str__(self) -> str:
        return f"row {self.line} {self.column}"


class RowPreview(models.Model):
    """What applying would do with a row: it is new, or these cells change. Of the first rows of a file."""

    run = models.ForeignKey(ImportRun, on_delete=models.CASCADE, related_name="previews")
    line = models.PositiveIntegerField()
    key = models.TextField()
    is_new = models.BooleanField()
    cells = models.JSONField()  # of each column that changes: its name, before and after

    class Meta:
        ordering = ("pk",)
        default_permissions = ()

    def __str__(self) -> str:
        return f"row {self.line}"


class RowChange(models.Model):
    """What an import did with a row: before (None: it was not there), and a digest of what it wrote."""

    class Outcome(models.TextChoices):
        APPLIED = "applied", "applied"
        UNDONE = "undone", "undone"
        KEPT = "kept", "not undone"

    run = models.ForeignKey(ImportRun, on_delete=models.CASCADE, related_name="changes")
    line = models.PositiveIntegerField()
    object_id = models.BigIntegerField()
    before = models.JSONField(null=True)
    after = models.CharField(max_length=32)
    outcome = models.CharField(max_length=7, choices=Outcome.choices, default=Outcome.APPLIED)
    why_kept = models.CharField(max_length=200, blank=True)

    class Meta:
        ordering = ("pk",)
        default_permissions = ()
        indexes = [models.Index(fields=("run", "outcome", "id"), name="import_changes_to_undo")]

    def __str__(self) -> str:
        return f"row {self.line}"
