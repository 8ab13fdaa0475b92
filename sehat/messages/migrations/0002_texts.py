from django.db import migrations

from sehat.messages.migrations._seed import create_rights, create_texts


class Migration(migrations.Migration):

    dependencies = [
        ('patient_messages', '0001_initial'),
        ('leads', '0009_page_tier_and_held'),
        ('auth', '0012_alter_user_first_name_max_length'),
        ('contenttypes', '0002_remove_content_type_name'),
    ]

    operations = [
        migrations.RunPython(create_texts, migrations.RunPython.noop),
        migrations.RunPython(create_rights, migrations.RunPython.noop),
    ]
