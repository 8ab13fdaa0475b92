"""An article as a card."""

from __future__ import annotations

from sehat.content import schemas
from sehat.content.models import ArticlePage
from sehat.content.page_parts.medical_meta import person_link
from sehat.content.page_parts.reading_time import minutes
from sehat.core.india import long_date


def article_card(article: ArticlePage) -> schemas.ArticleCard:
    """Needs reviewer loaded."""
    language, reviewer = article.language, article.reviewed_by
    return schemas.ArticleCard(
        title=article.title,
        url=article.address,
        icon=article.icon,
        language=language,
        reviewed_by=person_link(reviewer, language).label if reviewer else "",
        updated=long_date((reviewer and article.reviewed_on) or article.published_on, language),
        minutes=minutes(article),
    )
