"""Words that say something together and nothing apart: "my appointment", "bachcha nahi ho raha"."""

from __future__ import annotations

from sehat.core.folding import words
from sehat.search.parser.wishes import words_of
from sehat.search.synonyms import shared_words

# "Bachcha nahi ho raha" is said of a couple, and of no child.
CHILD, CHILDLESS = "child", "childless"
NOT = frozenset(words("nahi nahin nhi nai na no not नहीं नही न ना"))
COMES = frozenset(words("ho hona hone hota hoti hote hua hue hui हो होना होने होता होते हुआ हुए"))
# Who wants no more children is not childless.
CONTRACEPTION = frozenset(
    words(
        "nasbandi nashbandi vasectomy tubectomy sterilisation sterilization contraception contraceptive "
        "contraceptives condom condoms nirodh garbhnirodhak नसबंदी गर्भनिरोधक निरोध कंडोम"
    )
)
# The old spelling of Thane, and a police station.
THANA, THANE = "thana", "thane"
DIRECTIONS = frozenset(words("west east"))
# What stands first says nothing by itself; "my" stands for all that is written like it.
OWN = frozenset(words("my meri mera mere मेरी मेरा मेरे"))
VISITS = frozenset(words("appointment appointments apointment booking bookings अपॉइंटमेंट बुकिंग"))
TALK = frozenset(words("baat बात"))
TALKING = frozenset(words("karao karwao karwa karni karna कराओ करवाओ करवा करनी करना"))
# Who books one has none yet.
BOOKS = frozenset(
    words(
        "book fix make get want need take chahiye leni lena lene karni karna karo karwa do lo with "
        "बुक चाहिए लेनी लेना करनी करना"
    )
)


def in_one_word(said: list[str]) -> list[str]:
    """As many words, of which one stands for what it says together with its neighbours."""
    return [whole(said, at) for at in range(len(said))]


def whole(said: list[str], at: int) -> str:
    word, before = said[at], said[at - 1] if at else ""
    if shared_words().get(word) == CHILD and is_denied(said[at + 1 : at + 3]):
        return CHILDLESS if CONTRACEPTION.isdisjoint(said) else word
    if word == THANA and not (DIRECTIONS | words_of("doctor", "hospital")).isdisjoint(said):
        return THANE
    if before in OWN and word in VISITS and BOOKS.isdisjoint(said):
        return f"my{word}"
    return f"baat{word}" if before in TALK and word in TALKING else word


def is_denied(behind: list[str]) -> bool:
    return len(behind) == 2 and behind[0] in NOT and behind[1] in COMES
