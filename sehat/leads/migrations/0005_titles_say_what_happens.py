from django.db import migrations, models

PROMISED, SHIPPED = "Book Free Appointment", "Request an appointment"


def say_what_happens(apps, schema_editor):
    """A form is answered by a call, not by an appointment (decisions 7.3). Titles of staff stay."""
    apps.get_model("leads", "FormVariant").objects.filter(title=PROMISED).update(title=SHIPPED)


class Migration(migrations.Migration):
    dependencies = [("leads", "0004_agents")]

    operations = [
        migrations.AlterField(
            "formvariant",
            "button",
            models.CharField(
                blank=True, help_text="Words of its button; empty: Get a free call back.", max_length=40
            ),
        ),
        migrations.RunPython(say_what_happens, migrations.RunPython.noop),
    ]
