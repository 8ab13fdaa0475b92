"""The group of those who call patients back: the queue of requests and nothing else (decisions 6).

A part of migration 0004: frozen as that is.
"""

AGENTS = "Agents"
ALLOWED = (
    ("wagtailadmin", "admin", "access_admin", "Can access Wagtail admin"),
    ("leads", "lead", "view_lead", "Can view request"),
    ("leads", "lead", "change_lead", "Can change request"),
)


def create_agents(apps, schema_editor):
    ContentType = apps.get_model("contenttypes", "ContentType")
    Permission = apps.get_model("auth", "Permission")
    agents, _ = apps.get_model("auth", "Group").objects.get_or_create(name=AGENTS)
    for app_label, model, codename, name in ALLOWED:
        kind, _ = ContentType.objects.get_or_create(app_label=app_label, model=model)
        allowed, _ = Permission.objects.get_or_create(
            content_type=kind, codename=codename, defaults={"name": name}
        )
        agents.permissions.add(allowed)
