from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("directory", "0001_initial")]

    operations = [
        migrations.AddField(
            "procedure",
            "emergency_note",
            models.CharField(
                blank=True,
                default="",
                help_text="Of an operation that cannot wait: what to do at once, in place of comparing.",
                max_length=200,
            ),
            preserve_default=False,
        ),
    ]
