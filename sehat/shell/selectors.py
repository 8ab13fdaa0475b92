"""The props of the shell for one page."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest

from sehat.content.selectors import condition_links
from sehat.core.schemas import Contact, Link, PageContext
from sehat.directory.selectors import department_tiles, has_demo_records
from sehat.leads.selectors import form_for
from sehat.shell.layout import layout_for
from sehat.shell.schemas import Brand, FooterColumn, Menu, MenuGroup, MenuItem, Shell


def shell_for(request: HttpRequest, context: PageContext) -> Shell:
    """Everything around the page. Two queries for the menus; nothing of the visitor."""
    departments = department_tiles()
    conditions = condition_links()
    return Shell(
        brand=brand(),
        layout=layout_for(context.path),
        context=context,
        contact=contact(),
        menus=[
            Menu(
                label="Departments",
                groups=[
                    MenuGroup(
                        label="",
                        items=[
                            *(MenuItem(label=d.label, url=d.url, icon=d.icon) for d in departments),
                            MenuItem(label="All departments", url="/departments"),
                        ],
                    )
                ],
            ),
            Menu(
                label="Conditions",
                groups=[
                    MenuGroup(
                        label=group.label,
                        icon=group.icon,
                        items=[MenuItem(label=link.label, url=link.url or "") for link in group.links],
                    )
                    for group in conditions
                ],
            ),
        ],
        links=[Link(label="Doctors", url="/doctors"), Link(label="Hospitals", url="/hospitals")],
        footer=footer(),
        form=form_for(context),
    )


def brand() -> Brand:
    return Brand(
        name=settings.BRAND_NAME,
        emergency_number=settings.EMERGENCY_NUMBER,
        ambulance_number=settings.AMBULANCE_NUMBER,
        google_play_url=settings.GOOGLE_PLAY_URL or None,
        app_store_url=settings.APP_STORE_URL or None,
        shows_demo=has_demo_records(),
    )


def contact() -> Contact:
    """The site's numbers; with none configured no button is drawn (decisions 1.8)."""
    return Contact(tel=settings.CONTACT_TEL or None, whatsapp=settings.CONTACT_WHATSAPP or None)


def footer() -> list[FooterColumn]:
    """Links to pages that exist; each later page adds its own here."""
    return [
        FooterColumn(
            title="For patients",
            links=[
                Link(label="Find doctors", url="/doctors"),
                Link(label="Find hospitals", url="/hospitals"),
                Link(label="Insurance", url="/insurance"),
                Link(label="Ask for a call back", url="/request"),
            ],
        ),
        FooterColumn(
            title="Learn",
            links=[
                Link(label="Conditions", url="/condition"),
                Link(label="Departments", url="/departments"),
            ],
        ),
        FooterColumn(title="About", links=[Link(label="About us", url="/about-us")]),
        FooterColumn(
            title="Help and policies",
            links=[
                Link(label="Contact us", url="/contact-us"),
                Link(label="Privacy", url="/privacy"),
                Link(label="Terms and conditions", url="/terms-conditions"),
                Link(label="Editorial policy", url="/editorial-policy"),
            ],
        ),
    ]
