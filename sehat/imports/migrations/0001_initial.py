import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models

from sehat.imports.migrations._roles import create_right


class Migration(migrations.Migration):

    initial = True

    dependencies = [
        ('auth', '0012_alter_user_first_name_max_length'),
        ('content', '0001_initial'),
        ('contenttypes', '0002_remove_content_type_name'),
        ('leads', '0001_initial'),
    ]

    operations = [
        migrations.CreateModel(
            name='ImportRun',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('table', models.CharField(max_length=40)),
                ('file_name', models.CharField(max_length=120)),
                ('by', models.CharField(max_length=120)),
                ('created_at', models.DateTimeField(default=django.utils.timezone.now)),
                ('state', models.CharField(choices=[('checking', 'being checked'), ('checked', 'checked'), ('refused', 'refused'), ('applying', 'being applied'), ('applied', 'applied'), ('undoing', 'being undone'), ('undone', 'undone'), ('failed', 'failed')], db_index=True, default='checking', max_length=10)),
                ('message', models.CharField(blank=True, max_length=400)),
                ('columns', models.JSONField(default=list)),
                ('rows', models.PositiveIntegerField(default=0)),
                ('position', models.PositiveIntegerField(default=0)),
                ('new', models.PositiveIntegerField(default=0)),
                ('changed', models.PositiveIntegerField(default=0)),
                ('same', models.PositiveIntegerField(default=0)),
                ('refused', models.PositiveIntegerField(default=0)),
                ('undone', models.PositiveIntegerField(default=0)),
                ('kept', models.PositiveIntegerField(default=0)),
                ('lease_until', models.DateTimeField(blank=True, null=True)),
                ('attempts', models.PositiveSmallIntegerField(default=0)),
            ],
            options={
                'ordering': ('-pk',),
                'permissions': (('import_directory', 'Can import and export the directory'),),
                'default_permissions': (),
            },
        ),
        migrations.CreateModel(
            name='FilePiece',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('data', models.BinaryField()),
                ('run', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='pieces', to='imports.importrun')),
            ],
            options={
                'ordering': ('pk',),
                'default_permissions': (),
            },
        ),
        migrations.CreateModel(
            name='RowFault',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('line', models.PositiveIntegerField()),
                ('column', models.CharField(blank=True, max_length=40)),
                ('message', models.CharField(max_length=400)),
                ('run', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='faults', to='imports.importrun')),
            ],
            options={
                'ordering': ('pk',),
                'default_permissions': (),
            },
        ),
        migrations.CreateModel(
            name='RowPreview',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('line', models.PositiveIntegerField()),
                ('key', models.TextField()),
                ('is_new', models.BooleanField()),
                ('cells', models.JSONField()),
                ('run', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='previews', to='imports.importrun')),
            ],
            options={
                'ordering': ('pk',),
                'default_permissions': (),
            },
        ),
        migrations.CreateModel(
            name='RowChange',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('line', models.PositiveIntegerField()),
                ('object_id', models.BigIntegerField()),
                ('before', models.JSONField(null=True)),
                ('after', models.CharField(max_length=32)),
                ('outcome', models.CharField(choices=[('applied', 'applied'), ('undone', 'undone'), ('kept', 'not undone')], default='applied', max_length=7)),
                ('why_kept', models.CharField(blank=True, max_length=200)),
                ('run', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='changes', to='imports.importrun')),
            ],
            options={
                'ordering': ('pk',),
                'default_permissions': (),
                'indexes': [models.Index(fields=['run', 'outcome', 'id'], name='import_changes_to_undo')],
            },
        ),
        migrations.RunPython(create_right, migrations.RunPython.noop),
    ]
