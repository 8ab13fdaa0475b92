"""What every site of the journeys has beside the demo data: staff, forms of an owner, a search index."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.contrib.auth.models import User

PASSWORD = "a-long-staff-password"
ADMINISTRATORS = ("desk", "asha", "bina", "charu", "divya", "ela", "farah", "gita")
MEMBERS = {"esha": "Editors", "meera": "Editors", "dr-rao": "Medical reviewers"}
MEMBERS |= {"anita": "Agents", "lata": "Lead managers"}
# No form that comes with the site asks for a code or for a photo: those of this owner do.
FORMS: dict[str, tuple[str, list[tuple[str, bool]]]] = {
    "8": ("With a code", [("city", True), ("FormOTPField", True)]),
    "9": ("Skin", [("image-capture", False)]),
}


def make_staff() -> None:
    """All with one password, hashed once: a million rounds for each are seconds."""
    from django.contrib.auth.hashers import make_password
    from django.contrib.auth.models import Group, User

    password = make_password(PASSWORD)
    for name in ADMINISTRATORS:
        User.objects.create(username=name, password=password, is_staff=True, is_superuser=True)
    for name, group in MEMBERS.items():
        User.objects.create(username=name, password=password).groups.add(Group.objects.get(name=group))
    make_reviewer(User.objects.get(username="dr-rao"))


def make_reviewer(user: User) -> None:
    """A doctor of every field, who is not invented: nobody else approves a page."""
    from sehat.content.models import Person
    from sehat.directory.models import Department

    doctor = Person.objects.create(
        name="Dr Asha Rao",
        slug="dr-asha-rao",
        role="reviewer",
        degrees="MS (General Surgery)",
        registration="DMC-12345",
        user=user,
    )
    doctor.departments.set(Department.objects.all())


def make_forms() -> None:
    from sehat.leads.models import FormVariant

    for number, (name, fields) in FORMS.items():
        blocks = [
            ("field", {"key": key, "is_required": is_required, "is_hidden": False, "preset": ""})
            for key, is_required in fields
        ]
        FormVariant.objects.create(number=number, name=name, fields=blocks)


def main() -> None:
    """The index last: it holds what the demo brought, so that no journey meets one that is being built."""
    import django
    from django.core.management import call_command

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "sehat.config.settings")
    django.setup()
    call_command("collectstatic", interactive=False, verbosity=0)
    make_staff()
    make_forms()
    call_command("index_search", rebuild=True)


if __name__ == "__main__":
    main()
