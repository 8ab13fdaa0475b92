
import sehat.leads.blocks
import wagtail.fields
from django.db import migrations


class Migration(migrations.Migration):

    dependencies = [
        ('leads', '0002_answers_and_attribution'),
    ]

    operations = [
        migrations.AlterField(
            model_name='formvariant',
            name='fields',
            field=wagtail.fields.StreamField([('field', 4)], blank=True, block_lookup={0: ('wagtail.blocks.ChoiceBlock', [], {'choices': sehat.leads.blocks.field_choices, 'label': 'Field'}), 1: ('wagtail.blocks.BooleanBlock', (), {'label': 'Required', 'required': False}), 2: ('wagtail.blocks.BooleanBlock', (), {'label': 'Hidden', 'required': False}), 3: ('wagtail.blocks.CharBlock', (), {'help_text': 'What it starts from; city, treatment, speciality and hospital else start from the page.', 'max_length': 120, 'required': False}), 4: ('wagtail.blocks.StructBlock', [[('key', 0), ('is_required', 1), ('is_hidden', 2), ('preset', 3)]], {})}, help_text='Name and mobile number are in every form; list one of them only to change it.'),
        ),
    ]
