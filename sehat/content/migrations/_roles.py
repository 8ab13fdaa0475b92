"""What editors and medical reviewers may do, and the workflow through which every medical page goes live.

A part of the initial migration: frozen as that is.
"""

REVIEWERS, EDITORS, WORKFLOW = "Medical reviewers", "Editors", "Medical review"
# Cities, departments and the people behind the pages stay with administrators.
EDITED = (
    ("directory", "condition", "condition"),
    ("directory", "procedure", "procedure"),
    ("directory", "doctor", "doctor"),
    ("directory", "hospital", "hospital"),
    ("directory", "insurer", "insurer"),
    ("directory", "pricerange", "price range"),
    ("content", "review", "review"),
)


def create_roles(apps, schema_editor):
    Group = apps.get_model("auth", "Group")
    reviewers, _ = Group.objects.get_or_create(name=REVIEWERS)
    editors, _ = Group.objects.get_or_create(name=EDITORS)
    may_enter(apps, reviewers, editors)
    may_edit_pages(apps, reviewers, "change_page")
    for codename in ("add_page", "change_page"):
        may_edit_pages(apps, editors, codename)
    never_publishes(apps, editors)
    may_unpublish(apps, reviewers)
    create_workflow(apps, reviewers)
    may_edit_directory(apps, editors)


def permission(apps, app_label, model, codename, name):
    ContentType = apps.get_model("contenttypes", "ContentType")
    kind, _ = ContentType.objects.get_or_create(app_label=app_label, model=model)
    found, _ = apps.get_model("auth", "Permission").objects.get_or_create(
        content_type=kind, codename=codename, defaults={"name": name}
    )
    return found


def may_enter(apps, *groups):
    enter = permission(apps, "wagtailadmin", "admin", "access_admin", "Can access Wagtail admin")
    for group in groups:
        group.permissions.add(enter)


def may_edit_pages(apps, group, codename):
    root = apps.get_model("wagtailcore", "Page").objects.get(depth=1)
    allowed = permission(apps, "wagtailcore", "page", codename, f"Can {codename.replace('_', ' ')}")
    apps.get_model("wagtailcore", "GroupPagePermission").objects.get_or_create(
        group=group, page=root, permission=allowed
    )


def never_publishes(apps, group):
    apps.get_model("wagtailcore", "GroupPagePermission").objects.filter(
        group=group, permission__codename="publish_page"
    ).delete()


def may_unpublish(apps, reviewers):
    """What is not medical is for administrators to take down: leads/migrations/_roles.py."""
    codename, name = "unpublish_reviewed", "Can unpublish medical pages"
    reviewers.permissions.add(permission(apps, "content", "medicalreviewtask", codename, name))


def create_workflow(apps, reviewers):
    ContentType = apps.get_model("contenttypes", "ContentType")
    kind, _ = ContentType.objects.get_or_create(app_label="content", model="medicalreviewtask")
    task, _ = apps.get_model("content", "MedicalReviewTask").objects.get_or_create(
        name=WORKFLOW, defaults={"content_type": kind, "active": True}
    )
    task.groups.add(reviewers)
    workflow, _ = apps.get_model("wagtailcore", "Workflow").objects.get_or_create(name=WORKFLOW)
    apps.get_model("wagtailcore", "WorkflowTask").objects.get_or_create(
        workflow=workflow, task_id=task.pk, defaults={"sort_order": 0}
    )


def may_edit_directory(apps, editors):
    for app_label, model, named in EDITED:
        for action in ("add", "change", "view"):
            allowed = permission(apps, app_label, model, f"{action}_{model}", f"Can {action} {named}")
            editors.permissions.add(allowed)
