from django.db import migrations

REQUIRED, OPTIONAL = True, False
# decisions 2.1: number -> (name, white, [(field, required)])
FORMS = {
    "0": (
        "Forms that belong to one type of page",
        False,
        [("city", REQUIRED), ("treatment", REQUIRED), ("query", OPTIONAL)],
    ),
    "1": (
        "Conditions, treatments and costs",
        False,
        [
            ("city", REQUIRED),
            ("treatment", REQUIRED),
            ("insuranceField", REQUIRED),
            ("insuranceType", REQUIRED),
            ("query", OPTIONAL),
        ],
    ),
    "2": (
        "Doctors",
        False,
        [
            ("city", REQUIRED),
            ("speciality", REQUIRED),
            ("priorConsultationField", REQUIRED),
            ("FormSimilarConsultation", REQUIRED),
            ("FormPreferredCityField", REQUIRED),
            ("callNowLaterField", REQUIRED),
        ],
    ),
    "3": (
        "Every other page",
        False,
        [("city", REQUIRED), ("treatment", REQUIRED), ("query", OPTIONAL)],
    ),
    "4": (
        "Hospitals and insurance",
        False,
        [("city", REQUIRED), ("hospital", REQUIRED), ("treatment", REQUIRED), ("insuranceType", REQUIRED)],
    ),
    "5": ("Authors, first form", True, [("query", OPTIONAL)]),
    "6": (
        "Authors, second form",
        True,
        [("email", REQUIRED), ("city", REQUIRED), ("speciality", REQUIRED), ("query", OPTIONAL)],
    ),
}


def seed(apps, schema_editor):
    FormVariant = apps.get_model("leads", "FormVariant")
    for number, (name, is_white, fields) in FORMS.items():
        blocks = [
            ("field", {"key": key, "is_required": is_required, "is_hidden": False, "preset": ""})
            for key, is_required in fields
        ]
        FormVariant.objects.get_or_create(
            number=number, defaults={"name": name, "is_white": is_white, "fields": blocks}
        )


class Migration(migrations.Migration):
    dependencies = [("leads", "0002_form_variants")]
    operations = [migrations.RunPython(seed, migrations.RunPython.noop)]
