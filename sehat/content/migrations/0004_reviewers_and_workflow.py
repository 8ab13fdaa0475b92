"""The group of medical reviewers, and the workflow through which every medical page goes live."""

from django.db import migrations

REVIEWERS, EDITORS, WORKFLOW = "Medical reviewers", "Editors", "Medical review"


def set_up(apps, schema_editor):
    Group = apps.get_model("auth", "Group")
    reviewers, _ = Group.objects.get_or_create(name=REVIEWERS)
    editors, _ = Group.objects.get_or_create(name=EDITORS)
    may_enter(apps, reviewers, editors)
    may_edit_pages(apps, reviewers, "change_page")
    for codename in ("add_page", "change_page"):
        may_edit_pages(apps, editors, codename)
    never_publishes(apps, editors)
    make_workflow(apps, reviewers)


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


def make_workflow(apps, reviewers):
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


class Migration(migrations.Migration):

    dependencies = [
        ("content", "0003_videos_reviews_and_medical_review"),
        ("wagtailadmin", "0001_create_admin_access_permissions"),
        ("wagtailcore", "0098_apitoken"),
    ]

    operations = [migrations.RunPython(set_up, migrations.RunPython.noop)]
