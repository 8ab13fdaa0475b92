from django.db import migrations, models
from django.db.models import Q


def mark_offered(apps, schema_editor):
    rows = apps.get_model("leads", "OutboxRow").objects
    rows.filter(~Q(crm_id="") | Q(attempts__gt=0) | ~Q(leased_until=None)).update(is_offered=True)


class Migration(migrations.Migration):

    dependencies = [
        ('leads', '0005_photo'),
    ]

    operations = [
        migrations.AddField(
            model_name='lead',
            name='erased_at',
            field=models.DateTimeField(db_index=True, editable=False, null=True),
        ),
        migrations.AddField(
            model_name='outboxrow',
            name='is_offered',
            field=models.BooleanField(default=False, verbose_name='handed to the CRM at least once'),
        ),
        migrations.RunPython(mark_offered, migrations.RunPython.noop),
    ]
