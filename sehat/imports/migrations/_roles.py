"""Who may import and export the directory: those who edit it, and administrators.

A part of the initial migration: frozen as that is.
"""

GROUPS = ("Editors", "Administrators")


def create_right(apps, schema_editor):
    kind, _ = apps.get_model("contenttypes", "ContentType").objects.get_or_create(
        app_label="imports", model="importrun"
    )
    allowed, _ = apps.get_model("auth", "Permission").objects.get_or_create(
        content_type=kind,
        codename="import_directory",
        defaults={"name": "Can import and export the directory"},
    )
    for group in apps.get_model("auth", "Group").objects.filter(name__in=GROUPS):
        group.permissions.add(allowed)
