"""A copy of all that cannot be made again, while the site runs: `manage.py backup FOLDER`."""

from __future__ import annotations

from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sehat.config.backups import BadBackup, back_up


class Command(BaseCommand):
    help = (
        "Copies the database, uploads and photos into a new folder. Keys are not in it: keep them elsewhere."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("folder", type=Path)

    def handle(self, *args: object, folder: Path, **options: object) -> None:
        try:
            told = back_up(folder)
        except BadBackup as error:
            raise CommandError(str(error)) from error
        self.stdout.write(
            f"{len(told['files'])} files in {folder}. Keep with it, elsewhere: {', '.join(told['keys'])}."
        )
