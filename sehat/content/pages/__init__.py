"""Builders: what each page of this room shows. Importing the package registers those of Wagtail’s pages."""

from sehat.content.pages import (
    article,
    blog_index,
    condition,
    condition_index,
    home,
    info,
    section,
    symptom,
    test,
    test_index,
    treatment,
    treatment_index,
    video,
    video_index,
)

__all__ = [
    "article",
    "blog_index",
    "condition",
    "condition_index",
    "home",
    "info",
    "section",
    "symptom",
    "test",
    "test_index",
    "treatment",
    "treatment_index",
    "video",
    "video_index",
]
