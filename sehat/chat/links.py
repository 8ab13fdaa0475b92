"""The pages that an answer leads to: of the city that is named, of what one wants of the site."""

from __future__ import annotations

import re

from sehat.chat.knowledge_base import Topic
from sehat.content.page_parts.translation import in_language
from sehat.core.schemas import Language, Link
from sehat.directory.models import City
from sehat.search.parser.parts import PartKind
from sehat.search.parser.wishes import wishes
from sehat.search.understanding import Understood

PAGES_SHOWN = 3
# Asked of us: "are you a hospital", "kya tum robot ho", "क्या आप अस्पताल हैं".
WE_MAY_BE = "hospital|clinic|doctor|dr|nurse|robot|bot|chatbot|human|person|insaan|machine|ai|company|agent"
WE_MAY_BE_HI = "अस्पताल|हॉस्पिटल|क्लिनिक|डॉक्टर|नर्स|रोबोट|बॉट|इंसान|मशीन|एआई|कंपनी|एजेंट"
ASKS_WHO_WE_ARE = re.compile(
    "|".join(
        (
            rf"^(are|r) (you|u) ((a|an|the|real|really|just|any) )*({WE_MAY_BE})s?\b(?! (for|in|near|who)\b)",
            rf"^(kya )?(aap|app|ap|tum) (log )?((koi|ek|kya) )*({WE_MAY_BE}) (ho|hai|hain|h)( kya)?$",
            rf"^(क्या )?(आप|तुम) (लोग )?((कोई|एक|क्या) )*({WE_MAY_BE_HI}) (हैं|है|हो)( क्या)?$",
            r"^(who|what) (are|r) (you|u)$|^(aap|app|ap|tum) kaun (ho|hai|hain)$|^(आप|तुम) कौन (हैं|हो)$",
        )
    ),
    re.IGNORECASE,
)
# In which language we are to answer: "hindi me baat karo", "please speak English". Nothing else is said.
HINDI, ENGLISH = "hindi|हिंदी|हिन्दी", "english|angrezi|अंग्रेजी|अंग्रेज़ी|इंग्लिश"
TO_SPEAK = (
    "baat|bat|bolo|boliye|batao|bataiye|likho|likhiye|jawab|reply|answer|chat|"
    "बात|बोलो|बोलिए|बताओ|बताइए|लिखो|लिखिए|जवाब"
)
IN_LANGUAGE = re.compile(
    rf"^(?:(?:kya|please|plz|pls|can|do|you|u|i|aap|app|tum|mujhse|मुझसे|क्या|आप) )*"
    rf"(?:(?:speak|talk|chat|reply|answer|write|ask)(?: (?:to|with) me)?(?: in)? (?:({HINDI})|({ENGLISH}))"
    rf"|(?:({HINDI})|({ENGLISH})) (?:me|mein|mai|में) (?:{TO_SPEAK}))"
    r"(?: (?:please|karo|kariye|karna|karen|kare|kijiye|do|dijiye|na|kar|sakte|ho|hai|hain|"
    r"करो|करें|कीजिए|दो|दीजिए|कर|सकते|हैं|हो))*$",
    re.IGNORECASE,
)
# What makes a question one about this site: beside a city alone, "hotel in Delhi" asks for something else.
SOUGHT: tuple[PartKind, ...] = ("department", "condition", "treatment", "test", "symptom", "insurer")
SOUGHT_BY_WISH = {"doctor", "hospital"}
# What is asked of us and not of medicine: pages say it, and a passage with a word of it says something else.
ABOUT_SITE = {
    "privacy", "your-data", "about", "requests", "contact", "careers", "refund", "terms", "faq", "call",
}  # fmt: skip
ASKS_FOR_PEOPLE = {"doctor", "hospital", "woman", "man", "best", "cheap", "near"}
# Who wants the best doctor for piles wants a list, and not to read when piles want a doctor.
CHOOSING = re.compile(
    r"\b(?:best|top|famous|good|acc?h+[aei]|badhiya) (?:\w+ ){0,2}"
    r"(?:do[ck]tor|dr|hospital|surgeon|specialist|clinic|aspatal|\w+ologist)s?\b"
    r"|(?:अच्छ|बढ़िया|बेहतरीन|मशहूर)\S* (?:\S+ ){0,2}(?:डॉक्टर|डाक्टर|अस्पताल|हॉस्पिटल|सर्जन|विशेषज्ञ)",
    re.IGNORECASE,
)
# What else is asked of one: "what tests does a good doctor do".
ASKED_OF_THEM = re.compile(
    r"\b(?:when|kab|what|how|why|kitne|kitna|does|did|said|says|is it)\b|कब|कितने|कितना|ने कहा", re.IGNORECASE
)


def asks_for_people(understood: Understood, found: list[Topic]) -> bool:
    """Whether somebody is asked for, which no passage tells: in a city, or, where no topic is named, of a
    speciality; or the best of them; or nothing else is said than what it is for: "normal delivery", "mouth
    ulcer"."""
    parsed = understood.parsed
    if named_city(understood) and parsed.wishes & ASKS_FOR_PEOPLE:
        return True
    if parsed.wishes & SOUGHT_BY_WISH and is_choosing(" ".join(parsed.pieces)):
        return parsed.part(*SOUGHT) is not None
    if found or parsed.part("department") is None:
        return False
    is_alone = not parsed.rest and all(match.part.kind == "department" for match in parsed.matches)
    return is_alone or bool(parsed.wishes & SOUGHT_BY_WISH)


def is_choosing(text: str) -> bool:
    return CHOOSING.search(text) is not None and ASKED_OF_THEM.search(text) is None


def asks_who_we_are(text: str) -> bool:
    return ASKS_WHO_WE_ARE.search(text.strip(" ?.!।")) is not None


def asked_language(text: str) -> Language | None:
    """The language of the site in which somebody wants to be answered; None where anything else is said."""
    found = IN_LANGUAGE.search(" ".join(text.split()).strip(" ?.!।"))
    return None if found is None else "hi" if found[1] or found[3] else "en"


def asks_of_site(understood: Understood, found: list[Topic]) -> bool:
    return not found and (understood.is_title or bool(understood.parsed.wishes & ABOUT_SITE))


def named_city(understood: Understood) -> City | None:
    """Not that of a locality: of a sentence many a word looks like the name of one."""
    return understood.place.city if understood.parsed.part("city") else None


def once(links: list[Link]) -> list[Link]:
    """One of each address: who asks for a call is led to the form that every answer offers."""
    return list({link.url: link for link in links}.values())


def ways_on(topic: Topic, understood: Understood, language: Language) -> list[Link]:
    """Where a topic leads on: in the city that the question names, else in the usual one."""
    return in_named_city(understood, language) or [link[language] for link in topic.links]


def in_named_city(understood: Understood, language: Language) -> list[Link]:
    """The pages of that city that answer, as the search finds them; none where no city is named."""
    city = named_city(understood)
    links = pages_for(understood, language) if city else []
    return [link for link in links if city and f"/{city.slug}/" in (link.url or "")]


def pages_for(understood: Understood, language: Language) -> list[Link]:
    """Pages that answer what no passage tells, as the search finds them: a list of hospitals."""
    wished = understood.parsed.wishes
    is_of_site = understood.is_title or any(map(has_page, wished))
    if not understood.parsed.part(*SOUGHT) and not wished & SOUGHT_BY_WISH and not is_of_site:
        return []
    return [
        Link(label=hit.name, url=hit.url, lang=hit.lang) for hit in understood.answers(language)[:PAGES_SHOWN]
    ]


def people_first(topic: Topic, pages: list[Link], understood: Understood, language: Language) -> list[Link]:
    """The pages that answer; before them the list of doctors to which the topic leads, or the department
    that has its hospitals."""
    sought = "/department/" if "hospital" in understood.parsed.wishes else "/doctors/"
    links = [*(link[language] for link in topic.links), *pages]
    return once([*(link for link in links if sought in (link.url or "")), *pages])


def wished_pages(understood: Understood, language: Language) -> list[Link]:
    """Of these pages those that are called by what one wants: a second opinion, a loan."""
    pages = {wishes()[wish]["page"] for wish in understood.parsed.wishes if has_page(wish)}
    known = pages | {in_language(page, language) for page in pages}
    return [link for link in pages_for(understood, language) if link.url in known]


def insurer_pages(understood: Understood, language: Language) -> list[Link]:
    """Whether a scheme or an insurer pays is told on the page of those who take it."""
    links = pages_for(understood, language) if understood.parsed.part("insurer") else []
    return [link for link in links if "/hospitals/insurance/" in (link.url or "")]


def is_service(link: Link) -> bool:
    """A second opinion or a loan, which belongs beside what is told of an illness."""
    return "/services/" in (link.url or "")


def has_page(wish: str) -> bool:
    """A refund, one's data, an appointment to cancel: pages that are called by what one wants."""
    return bool(wishes()[wish].get("page"))
