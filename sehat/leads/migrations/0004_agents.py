from django.db import migrations

from sehat.leads.migrations._agents import create_agents


class Migration(migrations.Migration):

    dependencies = [
        ('leads', '0003_field_choices'),
        ('auth', '0012_alter_user_first_name_max_length'),
        ('contenttypes', '0002_remove_content_type_name'),
        ('wagtailadmin', '0001_create_admin_access_permissions'),
    ]

    operations = [
        migrations.RunPython(create_agents, migrations.RunPython.noop),
    ]
