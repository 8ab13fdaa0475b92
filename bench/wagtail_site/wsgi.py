"""python -m wagtail_site.wsgi fills an empty database; granian serves `application`."""

from __future__ import annotations

import json
import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "wagtail_site.settings")

from django.core.wsgi import get_wsgi_application

application = get_wsgi_application()


def prepare() -> None:
    """All tables, and one page of ours under Wagtail's first."""
    from django.conf import settings
    from django.core.management import call_command
    from wagtail.models import Page
    from wagtail_site.models import ConditionPage

    call_command("migrate", verbosity=0)
    content = json.loads((settings.PLACE / "content.json").read_text("utf-8"))
    home = Page.objects.get(depth=2)
    home.add_child(instance=ConditionPage(title=content["page"]["name"], slug="condition", content=content))


if __name__ == "__main__":
    prepare()
