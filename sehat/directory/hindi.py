"""Words of the directory in everyday Hindi, for pages under /hi: titles, degrees, languages, kinds of price.

A title or label that stands in no table is said in other words or left as it was written: never guessed.
"""

from __future__ import annotations

import re

from sehat.directory.models import Doctor, Language, PriceRange

TITLES = {
    "Bariatric and laparoscopic surgeon": "मोटापा और दूरबीन सर्जन",
    "Bariatric surgeon": "मोटापा सर्जन",
    "Cardiologist": "हृदय रोग विशेषज्ञ",
    "Cataract and cornea surgeon": "मोतियाबिंद और कॉर्निया सर्जन",
    "Colorectal surgeon": "बड़ी आँत और गुदा सर्जन",
    "Dermatologist": "त्वचा रोग विशेषज्ञ",
    "ENT surgeon": "कान, नाक, गला सर्जन",
    "Endocrine surgeon": "हार्मोन ग्रंथि सर्जन",
    "Endocrinologist": "हार्मोन रोग विशेषज्ञ",
    "Eye surgeon": "आँखों के सर्जन",
    "Fertility specialist": "निःसंतानता विशेषज्ञ",
    "Gastroenterologist": "पेट और आँत रोग विशेषज्ञ",
    "General and laparoscopic surgeon": "सामान्य और दूरबीन सर्जन",
    "General surgeon": "सामान्य सर्जन",
    "Glaucoma and cataract surgeon": "काला मोतिया और मोतियाबिंद सर्जन",
    "Gynaecologist": "स्त्री रोग विशेषज्ञ",
    "Gynaecologist and laparoscopic surgeon": "स्त्री रोग विशेषज्ञ और दूरबीन सर्जन",
    "Heart surgeon": "हृदय सर्जन",
    "Interventional cardiologist": "हृदय रोग विशेषज्ञ (एंजियोप्लास्टी)",
    "Knee and hip surgeon": "घुटने और कूल्हे के सर्जन",
    "Laser proctology surgeon": "गुदा रोग के लेज़र सर्जन",
    "Neurologist": "दिमाग़ और नस रोग विशेषज्ञ",
    "Orthopaedic surgeon": "हड्डी रोग सर्जन",
    "Plastic and cosmetic surgeon": "प्लास्टिक और कॉस्मेटिक सर्जन",
    "Plastic surgeon": "प्लास्टिक सर्जन",
    "Proctologist": "गुदा रोग विशेषज्ञ",
    "Spine surgeon": "रीढ़ के सर्जन",
    "Sports injury surgeon": "खेल की चोट के सर्जन",
    "Urologist": "मूत्र रोग विशेषज्ञ",
    "Vascular surgeon": "रक्त वाहिका सर्जन",
}
# As they are said aloud. Rare fellowships stay as they are written: their letters are what one looks up.
DEGREES = {
    "MBBS": "एमबीबीएस",
    "MD": "एमडी",
    "MS": "एमएस",
    "DM": "डीएम",
    "MCh": "एमसीएच",
    "DNB": "डीएनबी",
    "FNB": "एफ़एनबी",
    "MRCS": "एमआरसीएस",
    "MA": "एमए",
    "MSc": "एमएससी",
    "Bariatric": "मोटापा सर्जरी",
    "Cardiology": "हृदय रोग",
    "Cardiothoracic and Vascular Surgery": "हृदय, छाती और रक्त वाहिका सर्जरी",
    "Dermatology": "त्वचा रोग",
    "ENT": "कान, नाक, गला",
    "Endocrine Surgery": "हार्मोन ग्रंथि सर्जरी",
    "Endocrinology": "हार्मोन रोग",
    "Gastroenterology": "पेट और आँत रोग",
    "General Surgery": "सामान्य सर्जरी",
    "Journalism": "पत्रकारिता",
    "Neurology": "दिमाग़ और नस रोग",
    "Obstetrics and Gynaecology": "प्रसूति और स्त्री रोग",
    "Ophthalmology": "नेत्र रोग",
    "Orthopaedics": "हड्डी रोग",
    "Plastic Surgery": "प्लास्टिक सर्जरी",
    "Public Health": "जन स्वास्थ्य",
    "Reproductive Medicine": "निःसंतानता चिकित्सा",
    "Spine": "रीढ़",
    "Surgical Gastroenterology": "पेट और आँत की सर्जरी",
    "Urology": "मूत्र रोग",
    "Vascular Surgery": "रक्त वाहिका सर्जरी",
}
LANGUAGES = {
    "Assamese": "असमिया",
    "Bengali": "बांग्ला",
    "English": "अंग्रेज़ी",
    "Gujarati": "गुजराती",
    "Hindi": "हिंदी",
    "Kannada": "कन्नड़",
    "Konkani": "कोंकणी",
    "Malayalam": "मलयालम",
    "Marathi": "मराठी",
    "Odia": "ओड़िया",
    "Punjabi": "पंजाबी",
    "Tamil": "तमिल",
    "Telugu": "तेलुगु",
    "Urdu": "उर्दू",
}
PRICE_LABELS = {
    "both knees": "दोनों घुटने",
    "for fibroids": "रसौली के लिए",
    "for phimosis": "फ़ाइमोसिस के लिए",
    "keyhole": "दूरबीन से",
    "keyhole, one package": "दूरबीन से, एक पैकेज",
    "keyhole, one side": "दूरबीन से, एक तरफ़",
    "laser": "लेज़र से",
    "one cycle": "एक चक्र",
    "one knee": "एक घुटना",
    "per eye": "एक आँख",
    "phaco, by type of lens": "फ़ेको, लेंस के हिसाब से",
    "private room": "निजी कमरा",
    "shared room": "साझा कमरा",
}
PARTS = re.compile(r"[,()]|[^,()]+")


def doctor_name(doctor: Doctor) -> str:
    """The Hindi name an editor wrote; else the name as it is, under the Hindi title."""
    return doctor.name_hi or re.sub(r"^Dr\.? ", "डॉ. ", doctor.name)


def doctor_title(doctor: Doctor) -> str:
    """What a doctor does. A title in no table: a doctor of the department. Needs department loaded."""
    return TITLES.get(doctor.title) or f"{doctor.department.name_hi} के डॉक्टर"


def degrees(written: str) -> str:
    """MS (General Surgery), FMAS: each part that is known, the others as they are written."""
    return "".join(in_hindi(part) for part in PARTS.findall(written))


def in_hindi(part: str) -> str:
    word = part.strip()
    return part.replace(word, DEGREES[word]) if word in DEGREES else part


def language_name(language: Language) -> str:
    return LANGUAGES.get(language.name, language.name)


def price_label(price: PriceRange) -> str:
    return PRICE_LABELS.get(price.label, price.label)
