"""Who may do what with requests: agents, those who lead them, administrators (decisions 6).

A part of the initial migration: frozen as that is.
"""

NAMES = {
    "view_lead": "Can view request",
    "change_lead": "Can change request",
    "reveal_lead": "Can see whole numbers of requests",
    "call_lead": "Can call and move on requests",
    "assign_lead": "Can give requests to others",
    "export_lead": "Can export requests",
    "release_lead": "Can release requests from spam",
    "replay_lead": "Can send requests to the CRM again",
    "unpublish_others": "Can unpublish pages that need no medical review",
}
AGENTS, MANAGERS, ADMINISTRATORS = "Agents", "Lead managers", "Administrators"
CALLS = ("view_lead", "reveal_lead", "call_lead", "release_lead")
SPENDS = tuple(f"{deed}_spend" for deed in ("add", "change", "delete", "view"))
TEAMS = tuple(f"{deed}_team" for deed in ("add", "change", "delete", "view"))
LEADS = tuple(name for name in NAMES if name != "change_lead")
# Accounts and what the site is made of, not what patients wrote: an administrator calls nobody.
ADMINISTERS = (
    ("auth", "user", ("add_user", "change_user", "delete_user")),
    ("core", "auditevent", ("view_auditevent",)),
    ("directory", "city", ("add_city", "change_city", "view_city")),
    ("directory", "department", ("add_department", "change_department", "view_department")),
    ("directory", "locality", ("add_locality", "change_locality", "view_locality")),
    ("content", "person", ("add_person", "change_person", "view_person")),
    ("content", "medicalreviewtask", ("unpublish_others",)),
    ("leads", "target", ("add_target", "change_target", "view_target")),
    ("leads", "formvariant", ("add_formvariant", "change_formvariant", "view_formvariant")),
    ("leads", "lead", ("view_lead", "replay_lead")),
)


def create_roles(apps, schema_editor):
    Group = apps.get_model("auth", "Group")
    for name, allowed in ((AGENTS, CALLS), (MANAGERS, LEADS)):
        group, _ = Group.objects.get_or_create(name=name)
        give(apps, group, ("wagtailadmin", "admin", ("access_admin",)), ("leads", "lead", allowed))
    give(apps, Group.objects.get(name=MANAGERS), ("leads", "spend", SPENDS), ("leads", "team", TEAMS))
    administrators, _ = Group.objects.get_or_create(name=ADMINISTRATORS)
    give(apps, administrators, ("wagtailadmin", "admin", ("access_admin",)), *ADMINISTERS)
    may_look_through_pages(apps, administrators)
    Target = apps.get_model("leads", "Target")
    for tier, minutes in ((0, 10), (1, 30), (2, 60), (3, 120)):
        Target.objects.get_or_create(tier=tier, defaults={"minutes": minutes})


def may_look_through_pages(apps, group):
    """To find what they take down. To Wagtail who has any right on pages sees their tree; this one alone,
    without that to add or change, allows nothing."""
    Permission = apps.get_model("auth", "Permission")
    apps.get_model("wagtailcore", "GroupPagePermission").objects.get_or_create(
        group=group,
        page=apps.get_model("wagtailcore", "Page").objects.get(depth=1),
        permission=Permission.objects.get(content_type__app_label="wagtailcore", codename="bulk_delete_page"),
    )


def give(apps, group, *rights):
    ContentType = apps.get_model("contenttypes", "ContentType")
    Permission = apps.get_model("auth", "Permission")
    for app_label, model, codenames in rights:
        kind, _ = ContentType.objects.get_or_create(app_label=app_label, model=model)
        for codename in codenames:
            named = NAMES.get(codename, f"Can {codename.replace('_', ' ')}")
            allowed, _ = Permission.objects.get_or_create(
                content_type=kind, codename=codename, defaults={"name": named}
            )
            group.permissions.add(allowed)
