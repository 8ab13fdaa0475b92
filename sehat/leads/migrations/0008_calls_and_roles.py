from django.db import migrations

from sehat.leads.migrations._callbacks import create_callbacks
from sehat.leads.migrations._roles import create_roles


class Migration(migrations.Migration):

    dependencies = [
        ('leads', '0007_desk'),
        ('auth', '0012_alter_user_first_name_max_length'),
        ('contenttypes', '0002_remove_content_type_name'),
        ('core', '0002_audit_chain'),
        ('content', '0003_ask_doctor'),
        ('wagtailadmin', '0001_create_admin_access_permissions'),
        # They give their right to choose to every group that is there: ours edit nothing, and come after.
        ('wagtaildocs', '0011_add_choose_permissions'),
        ('wagtailimages', '0023_add_choose_permissions'),
    ]

    operations = [
        migrations.RunPython(create_callbacks, migrations.RunPython.noop),
        migrations.RunPython(create_roles, migrations.RunPython.noop),
    ]
