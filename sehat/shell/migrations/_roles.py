"""Who sets what every page shows: administrators; editors its ribbon, notice and menu.

A part of the initial migration: frozen as that is.
"""

SETTINGS = ("contactnumber", "pagetier", "sitesettings", "storeaddress")
OF_EDITORS = ("change_sitesettings", "view_sitesettings")


def staff_set_them(apps, schema_editor):
    """Django's own signal names the permissions alike."""
    ContentType = apps.get_model("contenttypes", "ContentType")
    Permission = apps.get_model("auth", "Permission")
    Group = apps.get_model("auth", "Group")
    administrators, _ = Group.objects.get_or_create(name="Administrators")
    for model in SETTINGS:
        kind, _ = ContentType.objects.get_or_create(app_label="shell", model=model)
        plain = apps.get_model("shell", model)._meta.verbose_name_raw
        for action in ("add", "change", "delete", "view"):
            allowed, _ = Permission.objects.get_or_create(
                content_type=kind, codename=f"{action}_{model}", defaults={"name": f"Can {action} {plain}"}
            )
            administrators.permissions.add(allowed)
    editors = Group.objects.get(name="Editors")
    editors.permissions.add(*Permission.objects.filter(codename__in=OF_EDITORS))
