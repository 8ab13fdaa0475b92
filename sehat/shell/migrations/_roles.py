"""Who sets what every page shows: administrators. A part of the initial migration: frozen as that is."""

SETTINGS = ("contactnumber", "pagetier", "storeaddress")


def administrators_set_them(apps, schema_editor):
    """Django's own signal names the permissions alike."""
    ContentType = apps.get_model("contenttypes", "ContentType")
    Permission = apps.get_model("auth", "Permission")
    administrators, _ = apps.get_model("auth", "Group").objects.get_or_create(name="Administrators")
    for model in SETTINGS:
        kind, _ = ContentType.objects.get_or_create(app_label="shell", model=model)
        plain = apps.get_model("shell", model)._meta.verbose_name_raw
        for action in ("add", "change", "delete", "view"):
            allowed, _ = Permission.objects.get_or_create(
                content_type=kind, codename=f"{action}_{model}", defaults={"name": f"Can {action} {plain}"}
            )
            administrators.permissions.add(allowed)
