"""Editors keep the directory up to date. Cities, departments and people behind the pages stay with administrators."""

from django.db import migrations

KEPT = (
    ("directory", "condition", "condition"),
    ("directory", "procedure", "procedure"),
    ("directory", "doctor", "doctor"),
    ("directory", "hospital", "hospital"),
    ("directory", "insurer", "insurer"),
    ("directory", "pricerange", "price range"),
    ("content", "review", "review"),
)


def let_editors_keep(apps, schema_editor):
    ContentType = apps.get_model("contenttypes", "ContentType")
    Permission = apps.get_model("auth", "Permission")
    editors, _ = apps.get_model("auth", "Group").objects.get_or_create(name="Editors")
    for app_label, model, named in KEPT:
        kind, _ = ContentType.objects.get_or_create(app_label=app_label, model=model)
        for action in ("add", "change", "view"):
            allowed, _ = Permission.objects.get_or_create(
                content_type=kind, codename=f"{action}_{model}", defaults={"name": f"Can {action} {named}"}
            )
            editors.permissions.add(allowed)


class Migration(migrations.Migration):

    dependencies = [
        ("content", "0006_buttons_block"),
        ("directory", "0005_photos"),
    ]

    operations = [migrations.RunPython(let_editors_keep, migrations.RunPython.noop)]
