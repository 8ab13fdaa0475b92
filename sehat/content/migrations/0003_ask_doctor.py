import wagtail.fields
from django.db import migrations


def ask_doctor():
    return wagtail.fields.StreamField(
        [("ask", 0)],
        blank=True,
        block_lookup={0: ("wagtail.blocks.CharBlock", (), {"max_length": 200})},
        verbose_name="questions to ask the doctor",
    )


class Migration(migrations.Migration):
    dependencies = [("content", "0002_demo_reviewers")]

    operations = [
        migrations.AddField("conditionpage", "ask_doctor", ask_doctor()),
        migrations.AddField("treatmentpage", "ask_doctor", ask_doctor()),
    ]
