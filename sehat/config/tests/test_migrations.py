"""Nothing is released, so a room makes its tables in one step: a fresh database is there sooner."""

from __future__ import annotations

from django.apps import apps
from django.db.migrations.loader import MigrationLoader


def test_each_room_has_one_initial_migration() -> None:
    ours = {app.label for app in apps.get_app_configs() if app.name.startswith("sehat.") and app.models}
    assert ours
    steps = sorted(MigrationLoader(None).disk_migrations)
    assert [step for step in steps if step[0] in ours] == [(room, "0001_initial") for room in sorted(ours)]
