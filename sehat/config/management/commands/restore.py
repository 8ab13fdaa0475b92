"""Puts a backup in its place, while the site does not run: `manage.py restore FOLDER`."""

from __future__ import annotations

from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sehat.config.backups import BadBackup, restore


class Command(BaseCommand):
    help = "Restores a backup, after it was checked whole. Stop the site first."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("folder", type=Path)
        parser.add_argument("--over", action="store_true", help="lose what is in the database now")

    def handle(self, *args: object, folder: Path, over: bool = False, **options: object) -> None:
        try:
            told = restore(folder, is_over=over)
        except BadBackup as error:
            raise CommandError(str(error)) from error
        self.stdout.write(
            f"The backup of {told['made_at']} is in place. Now: manage.py prepare, then start the site."
        )
