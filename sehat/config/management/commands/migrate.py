"""Django's migrate, quicker where the database is empty: a first run, and the databases of tests."""

from __future__ import annotations

from django.core.management.commands import migrate

from sehat.config.fresh_state import FreshExecutor

migrate.MigrationExecutor = FreshExecutor  # type: ignore[attr-defined]  # the command has no other way in


class Command(migrate.Command):
    pass
