"""The form behind “Talk to a weight-loss doctor”: what the body mass index needs (spec sections 2 and 3)."""

from django.db import migrations, models

FIELDS = [
    ("gender", True),
    ("age", True),
    ("height", True),
    ("weight", True),
    ("city", True),
    ("query", False),
]


def seed(apps, schema_editor):
    FormVariant = apps.get_model("leads", "FormVariant")
    blocks = [
        ("field", {"key": key, "is_required": is_required, "is_hidden": False, "preset": ""})
        for key, is_required in FIELDS
    ]
    FormVariant.objects.get_or_create(number="7", defaults={"name": "Weight loss", "fields": blocks})


class Migration(migrations.Migration):
    dependencies = [("leads", "0006_erasure")]
    operations = [
        migrations.AlterField(
            "formvariant",
            "number",
            models.CharField(
                help_text="0 to 7 have their places on the site.", max_length=4, unique=True
            ),
        ),
        migrations.RunPython(seed, migrations.RunPython.noop),
    ]
