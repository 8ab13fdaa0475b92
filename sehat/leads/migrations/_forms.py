"""The forms a site starts with (decisions 2.1). A part of the initial migration: frozen as that is."""

REQUIRED, OPTIONAL = True, False
# A form is answered by a call, not by an appointment (decisions 7.3).
TITLE = "Request an appointment"
FORMS = [
    {
        "number": "0",
        "name": "Forms that belong to one type of page",
        "fields": [("city", REQUIRED), ("treatment", REQUIRED), ("query", OPTIONAL)],
    },
    {
        "number": "1",
        "name": "Conditions, treatments and costs",
        "fields": [
            ("city", REQUIRED),
            ("treatment", REQUIRED),
            ("insuranceField", REQUIRED),
            ("insuranceType", REQUIRED),
            ("query", OPTIONAL),
        ],
    },
    {
        "number": "2",
        "name": "Doctors",
        "fields": [
            ("city", REQUIRED),
            ("speciality", REQUIRED),
            ("priorConsultationField", REQUIRED),
            ("FormSimilarConsultation", REQUIRED),
            ("FormPreferredCityField", REQUIRED),
            ("callNowLaterField", REQUIRED),
        ],
    },
    {
        "number": "3",
        "name": "Every other page",
        "fields": [("city", REQUIRED), ("treatment", REQUIRED), ("query", OPTIONAL)],
    },
    {
        "number": "4",
        "name": "Hospitals and insurance",
        "fields": [
            ("city", REQUIRED),
            ("hospital", REQUIRED),
            ("treatment", REQUIRED),
            ("insuranceType", REQUIRED),
        ],
    },
    {
        "number": "5",
        "name": "Authors, first form",
        "title": "Get a call back",
        "button": "Get a call back",
        "is_white": True,
        "fields": [("query", OPTIONAL)],
    },
    {
        "number": "6",
        "name": "Authors, second form",
        "title": "Find a doctor by city and speciality",
        "is_white": True,
        "fields": [("email", REQUIRED), ("city", REQUIRED), ("speciality", REQUIRED), ("query", OPTIONAL)],
    },
    {
        # Behind “Talk to a weight-loss doctor”: what the body mass index needs (spec sections 2 and 3).
        "number": "7",
        "name": "Weight loss",
        "fields": [
            ("gender", REQUIRED),
            ("age", REQUIRED),
            ("height", REQUIRED),
            ("weight", REQUIRED),
            ("city", REQUIRED),
            ("query", OPTIONAL),
        ],
    },
]


def create_forms(apps, schema_editor):
    form_variants = apps.get_model("leads", "FormVariant").objects
    for form in FORMS:
        form_variants.create(**{"title": TITLE} | form | {"fields": [block(*field) for field in form["fields"]]})


def block(key, is_required):
    return ("field", {"key": key, "is_required": is_required, "is_hidden": False, "preset": ""})
