import django.db.models.deletion
from django.db import migrations, models
from django.db.models import Q

BIO = "demo person, invented for this site"


def mark_the_invented(apps, schema_editor):
    """Who came with the demo signed nothing: no page keeps their name or a day."""
    Person = apps.get_model("content", "Person")
    Person.objects.filter(bio__contains=BIO).update(is_demo=True)
    for name in ("ConditionPage", "TreatmentPage", "TestPage", "ArticlePage"):
        pages = apps.get_model("content", name).objects
        pages.filter(Q(reviewer__is_demo=True)).update(reviewer=None, reviewed_on=None, next_review_on=None)


def reviewer():
    return models.ForeignKey(
        blank=True,
        null=True,
        help_text="Who shall review it. The doctor who approves it signs.",
        limit_choices_to={"role": "reviewer", "is_demo": False},
        on_delete=django.db.models.deletion.PROTECT,
        related_name="+",
        to="content.person",
    )


class Migration(migrations.Migration):
    dependencies = [("content", "0001_initial"), ("directory", "0001_initial")]

    operations = [
        migrations.AddField(
            "person",
            "is_demo",
            models.BooleanField(default=False, help_text="Signs no medical review.", verbose_name="invented"),
        ),
        migrations.AddField(
            "person",
            "departments",
            models.ManyToManyField(
                blank=True,
                help_text="The fields of a reviewer: pages of other departments they cannot approve.",
                related_name="+",
                to="directory.department",
            ),
        ),
        *(
            migrations.AlterField(page, "reviewer", reviewer())
            for page in ("articlepage", "conditionpage", "testpage", "treatmentpage")
        ),
        migrations.RunPython(mark_the_invented, migrations.RunPython.noop),
    ]
