"""What a form of /cms refuses of a page that is not there yet: its parent is known to the form alone."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.test import Client
from wagtail.fields import StreamField
from wagtail.models import Page

from sehat.content.models import ArticlePage, ConditionIndexPage, ConditionPage, HomePage, SectionPage
from sehat.content.selectors import page_models
from sehat.content.tests.rows import article_page, english

pytestmark = pytest.mark.django_db
COUNTS = {f"comments-{name}_FORMS": "0" for name in ("TOTAL", "INITIAL", "MIN_NUM", "MAX_NUM")}


def test_a_second_page_about_a_condition_is_refused_at_its_field(piles: ConditionPage) -> None:
    """The save refused it behind the form: who had written a whole page saw that the server had failed."""
    sent = {"title": "Piles again", "slug": "piles-again", "condition": piles.condition_id}
    streams = [field.name for field in ConditionPage._meta.fields if isinstance(field, StreamField)]
    form = ConditionPage.get_edit_handler().get_form_class()(
        sent | {f"{name}-count": "0" for name in streams},
        instance=ConditionPage(),
        parent_page=english(ConditionIndexPage),
    )
    assert form.errors["condition"] == ["There is a page about it in this language already."]


@pytest.mark.parametrize(("leads_to", "is_made"), [("/guides", False), ("/guides/", False), ("/tests", True)])
def test_a_new_section_that_would_lead_to_itself_is_refused_at_its_field(
    client: Client, admin_user: User, leads_to: str, is_made: bool
) -> None:
    client.force_login(admin_user)
    sent = {"title": "Guides", "slug": "guides", "intro": "", "leads_to": leads_to, "action-publish": "1"}
    home = HomePage.objects.get()
    answer = client.post(f"/cms/pages/add/content/sectionpage/{home.pk}/", sent | COUNTS)
    assert SectionPage.objects.filter(slug="guides").exists() == is_made
    if not is_made:
        assert set(answer.context["form"].errors) == {"leads_to"}


@pytest.mark.parametrize(("slug", "is_saved"), [("help", False), ("other", True)])
def test_a_section_may_not_be_renamed_to_what_it_leads_to(
    client: Client, admin_user: User, slug: str, is_saved: bool
) -> None:
    client.force_login(admin_user)
    page = SectionPage(title="Guides", slug="guides", leads_to="/help")
    HomePage.objects.get().add_child(instance=page)
    sent = {"title": "Guides", "slug": slug, "intro": "", "leads_to": "/help", "action-publish": "1"}
    client.post(f"/cms/pages/{page.pk}/edit/", sent | COUNTS)
    page.refresh_from_db()
    assert (page.slug == slug) == is_saved


@pytest.mark.parametrize("slug", ["chat", "search", "doctors", "pune", "mumbai"])
def test_no_page_takes_an_address_at_which_nobody_would_see_it(
    client: Client, admin_user: User, slug: str
) -> None:
    """It was published, and visitors got the chat; or no visitor the home page of a city any more."""
    client.force_login(admin_user)
    home = HomePage.objects.get()
    sent = {"title": "Ours", "slug": slug, "intro": "", "leads_to": "", "action-publish": "1"}
    answer = client.post(f"/cms/pages/add/content/sectionpage/{home.pk}/", sent | COUNTS)
    assert not SectionPage.objects.filter(slug=slug).exists()
    assert set(answer.context["form"].errors) == {"slug"}


def test_below_a_section_a_page_may_be_called_as_a_city_is() -> None:
    guides = SectionPage(title="Guides", slug="guides")
    HomePage.objects.get().add_child(instance=guides)
    guides.add_child(instance=SectionPage(title="Pune", slug="pune"))


def test_every_page_of_the_demo_may_be_saved_again() -> None:
    for model in page_models():
        for page in model.objects.all():
            page.clean()


@pytest.mark.parametrize(
    ("own", "other", "is_taken"),
    [
        ("hi/blog", "blog", True),
        ("hi/blog", "hi/blog", False),
        ("blog", "hi/blog", False),
        ("blog", "blog", False),
    ],
)
def test_a_hindi_article_tells_an_english_one_and_no_other(own: str, other: str, is_taken: bool) -> None:
    """“Read in Hindi” led from an English article to another English one."""
    told, article = article_page(other, slug="told"), article_page(own, slug="hindi-one")
    article.translation_of = told
    if is_taken:
        article.full_clean()
        return
    with pytest.raises(ValidationError) as refused:
        article.full_clean()
    assert set(refused.value.message_dict) == {"translation_of"}


def copied(client: Client, page: Page, **changes: str) -> None:
    sent = {"new_title": "A copy", "new_slug": "a-copy", "new_parent_page": str(page.get_parent().pk)}
    answer = client.post(f"/cms/pages/{page.pk}/copy/", sent | changes, follow=True)
    assert answer.status_code == 200


@pytest.mark.parametrize(
    ("slug", "leads_to", "is_made"),
    [("chat", "", False), ("pune", "", False), ("there", "/there", False), ("other", "/there", True)],
)
def test_a_copy_is_held_to_the_rules_of_a_page(
    client: Client, admin_user: User, slug: str, leads_to: str, is_made: bool
) -> None:
    """The server failed at the save of the copy, or the copy was never seen."""
    client.force_login(admin_user)
    page = SectionPage(title="Guides", slug="guides", leads_to=leads_to)
    HomePage.objects.get().add_child(instance=page)
    copied(client, page, new_slug=slug)
    assert SectionPage.objects.filter(slug=slug).exists() == is_made


def test_a_copy_of_a_hindi_article_tells_no_english_one_yet(client: Client, admin_user: User) -> None:
    """Only one may: the database refused the second, and the server failed."""
    client.force_login(admin_user)
    article = article_page("hi/blog", article_page(slug="told"), slug="hindi-one")
    copied(client, article)
    assert ArticlePage.objects.get(slug="a-copy").translation_of is None


def test_a_page_is_not_moved_to_an_address_that_is_taken(client: Client, admin_user: User) -> None:
    client.force_login(admin_user)
    home, guides = HomePage.objects.get(), SectionPage(title="Guides", slug="guides")
    home.add_child(instance=guides)
    for slug in ("pune", "food"):
        guides.add_child(instance=(page := SectionPage(title=slug, slug=slug)))
        answer = client.post(f"/cms/pages/{page.pk}/move/{home.pk}/confirm/", follow=True)
        assert answer.status_code == 200
        assert (SectionPage.objects.get(pk=page.pk).get_parent().pk == home.pk) == (slug == "food")


@pytest.mark.parametrize(
    ("model", "slug", "label"),
    [
        ("testpage", "test", "Submit to Medical review"),
        ("symptompage", "symptom", "Submit to Medical review"),
        ("conditionpage", "condition", "Submit to Medical review"),
        ("infopage", "services", "Submit to Moderators approval"),
    ],
)
def test_the_button_of_a_new_page_names_the_review_that_its_press_begins(
    client: Client, admin_user: User, model: str, slug: str, label: str
) -> None:
    """A new test or symptom was to be submitted to “Moderators approval”, and went to the medical review."""
    client.force_login(admin_user)
    form = client.get(f"/cms/pages/add/content/{model}/{english(Page, slug=slug).pk}/").content.decode()
    assert label in form
    assert form.count("Submit to ") == form.count(label)
