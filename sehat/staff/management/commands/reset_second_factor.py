"""For the only administrator of a site, whose phone and recovery codes are both lost."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError, CommandParser

from sehat.staff.actions import reset


class Command(BaseCommand):
    help = "Takes a member's second factor away: the next login sets up another."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("username")

    def handle(self, *args: object, username: str, **options: object) -> None:
        member = User.objects.filter(username=username).first()
        if member is None:
            raise CommandError(f"There is no account {username!r}.")
        reset(by="reset_second_factor", member=member)
        self.stdout.write(f"{username} sets up a new second factor at the next login.")
