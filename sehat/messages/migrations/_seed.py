"""Texts and stop words that come with the site. A part of the initial migration: frozen as that is."""

import json
from pathlib import Path

DATA = Path(__file__).parent.parent / "data"
NAMES = {
    ("template", "view_template"): "Can view message template",
    ("template", "change_template"): "Can change message template",
    ("stopword", "view_stopword"): "Can view stop word",
    ("stopword", "add_stopword"): "Can add stop word",
    ("stopword", "change_stopword"): "Can change stop word",
    ("stopword", "delete_stopword"): "Can delete stop word",
    ("inboundmessage", "view_inboundmessage"): "Can view message received",
}
TEXTS = ("template", "stopword")
# What patients wrote is for who calls them; how texts are worded for who leads, and for administrators.
GROUPS = {
    "Agents": ("inboundmessage",),
    "Lead managers": ("inboundmessage", *TEXTS),
    "Administrators": TEXTS,
}


def create_texts(apps, schema_editor):
    Template = apps.get_model("patient_messages", "Template")
    StopWord = apps.get_model("patient_messages", "StopWord")
    texts = json.loads((DATA / "templates.json").read_text(encoding="utf-8"))
    Template.objects.bulk_create(
        Template(
            kind=kind, channel=channel, language=language, text=text,
            whatsapp_name=f"request_{kind.replace('-', '_')}" if channel == "whatsapp" else "",
        )
        for kind, spoken in texts.items()
        for language, text in spoken.items()
        for channel in ("whatsapp", "sms")
    )
    words = json.loads((DATA / "stop_words.json").read_text(encoding="utf-8"))
    StopWord.objects.bulk_create(
        [StopWord(word=word, is_stop=name == "stop") for name in ("stop", "resume") for word in words[name]]
    )


def create_rights(apps, schema_editor):
    Group = apps.get_model("auth", "Group")
    ContentType = apps.get_model("contenttypes", "ContentType")
    Permission = apps.get_model("auth", "Permission")
    for (model, codename), name in NAMES.items():
        kind, _ = ContentType.objects.get_or_create(app_label="patient_messages", model=model)
        allowed, _ = Permission.objects.get_or_create(
            content_type=kind, codename=codename, defaults={"name": name}
        )
        for group in Group.objects.filter(name__in=[one for one, models in GROUPS.items() if model in models]):
            group.permissions.add(allowed)
