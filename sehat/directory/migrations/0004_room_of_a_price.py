"""The kind of room gets a column of its own; until now it stood in the label."""

from django.db import migrations, models

ROOMS = {"shared room": "shared", "private room": "private"}


def from_label(apps, schema_editor):
    prices = apps.get_model("directory", "PriceRange").objects
    for label, room in ROOMS.items():
        prices.filter(label=label).update(label="", room=room)


def to_label(apps, schema_editor):
    prices = apps.get_model("directory", "PriceRange").objects
    for label, room in ROOMS.items():
        prices.filter(label="", room=room).update(label=label)


class Migration(migrations.Migration):
    dependencies = [("directory", "0003_desk")]

    operations = [
        migrations.AddField(
            model_name="pricerange",
            name="room",
            field=models.CharField(
                blank=True,
                choices=[("shared", "shared room"), ("private", "private room")],
                default="",
                help_text="Empty when it holds for any room.",
                max_length=8,
            ),
            preserve_default=False,
        ),
        migrations.AlterField(
            model_name="pricerange",
            name="label",
            field=models.CharField(blank=True, help_text="keyhole; one knee", max_length=60),
        ),
        migrations.RunPython(from_label, to_label),
    ]
