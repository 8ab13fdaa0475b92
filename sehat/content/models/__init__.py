"""What editors write: pages in Wagtail, and the people behind them."""

from sehat.content.models.article import ArticlePage, BlogIndexPage
from sehat.content.models.condition import ConditionIndexPage, ConditionPage
from sehat.content.models.diagnostic import TestIndexPage, TestKind, TestPage
from sehat.content.models.home import HomePage
from sehat.content.models.info import InfoPage
from sehat.content.models.medical import MedicalPage
from sehat.content.models.medical_review import MedicalReviewTask
from sehat.content.models.page_votes import PageVotes
from sehat.content.models.person import Person
from sehat.content.models.review import Review
from sehat.content.models.section import SectionPage
from sehat.content.models.site_page import SitePage
from sehat.content.models.symptom import SymptomPage
from sehat.content.models.treatment import TreatmentIndexPage, TreatmentPage
from sehat.content.models.video import VideoIndexPage, VideoPage

__all__ = [
    "ArticlePage",
    "BlogIndexPage",
    "ConditionIndexPage",
    "ConditionPage",
    "HomePage",
    "InfoPage",
    "MedicalPage",
    "MedicalReviewTask",
    "PageVotes",
    "Person",
    "Review",
    "SectionPage",
    "SitePage",
    "SymptomPage",
    "TestIndexPage",
    "TestKind",
    "TestPage",
    "TreatmentIndexPage",
    "TreatmentPage",
    "VideoIndexPage",
    "VideoPage",
]
