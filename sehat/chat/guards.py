"""What the assistant never does: name a person's illness, or give a dose (decisions 5.5)."""

from __future__ import annotations

import re

from sehat.search.queries import readable

LIQUIDS = "मिलीलीटर|एमएल|मिली(?!मीटर|ग्राम)"
SOLIDS = "मिलीग्राम|माइक्रोग्राम|मि\\.? ?ग्रा|एमजी|एमसीजी"
DECILITRE = "d(?:l|ec?ilit(?:er|re))|डे[सश][िी]ल[िी]टर|डीएल"
# So much of a thing in so much blood is a value of a report, and no dose: 126 mg/dL. Of a liquid it is one.
NOT_IN_BLOOD = rf"(?!म?\.? ?(?:(?:/|per|प्रति) ?(?:{DECILITRE}|l|lit(?:er|re)|ल[िी]टर)|{DECILITRE}|%)(?!\w))"
MCG = r"mcg(?! ?/ ?ml\b)"
# What a report or a device says of one person.
READING = (
    rf"\d ?([mµμ]?iu|mg|mcg|mmol|[np]?g ?/ ?[dm]?l\b|mm ?hg|{SOLIDS})|\b\d{{3}} ?/ ?\d{{2,3}}\b"
    r"|\b(hba1c|hb|tsh|creatinine|psa|ha?emoglobin|platelets?|ldl|cholesterol|sugar|शुगर|हीमोग्लोबिन)"
    r"( (count|level|is|was|came))* [.,]?\d[\d.,]*"
    r"(?![\d.,]| ?(year|saal|sal\b|month|day|din|week|साल|दिन|महीन))"
)
# English, Hinglish, Hindi: asked for a judgement on one person, not what an illness is.
DIAGNOSIS = (
    # What one must do, or asks of us, is no illness.
    r"\b(do|did|have|could|might|may) i (have|got|be having)\b(?! (to|an? (appointment|call))\b)",
    r"\bi (might|may|could) have\b",
    r"\b(is|could|can) (it|this|that) (be )?(a |an )?(cancer|tumou?r|stroke|serious|malignant|infection)",
    r"\bdiagnos(e|is of) (me|my|him|her)\b",
    r"\bdiagnose\b",
    r"\bwhat('s| is) wrong with (me|my|him|her)\b",
    r"\b(what|which) (disease|illness|condition|problem) (do|does|is|have|has)\b",
    r"\b(my|this) (report|scan|x-?ray|mri|ct|ultrasound) (mean|show|say|normal|bad)",
    r"\b(read|check|see|look at|interpret) my (report|scan|x-?ray|mri|ct|ultrasound)\b",
    r"\bam i (sick|ill|dying|pregnant)\b",
    r"\bmujhe (kya|kaun ?si?|kaunsi) (hua|bimari|beemari|rog|dikkat)",
    r"\bkya mujhe\b(?!.* pad(ega|egi|enge|ta|ti)\b)",
    r"\bmujhe .*(hai|ho gaya|ho gayi) kya\b",
    r"मुझे (क्या|कौन ?सी|कौनसी) (हुआ|बीमारी|रोग|समस्या)",
    r"क्या मुझे(?!.* पड(\N{DEVANAGARI SIGN NUKTA})?(ेगा|ेगी|ेंगे|ता|ती))",
    r"मेरी रिपोर्ट",
    r"meri report",
    rf"^(?=.*(\b(my|meri|mera|mere)\b|मेर[ीाे] ))(?=.*({READING}))",
)  # fmt: skip
HINDI_PIECES = "गोली|गोलियाँ|गोलियां|टैबलेट|कैप्सूल|बूँद|बूंद"
# What one takes and is no medicine: rest, leave, time.
NOT_TAKEN_LATIN = (
    "aaram|aram|rest|chutti|chhutti|din|hafte|mahine|time|samay|paise|paisa|loan|bima|khana|"
    "leave|bath|flight|food|blood|appointment|room|policy|train|admission"
)
NOT_TAKEN = "आराम|छुट्टी|दिन|हफ़्ते|हफ्ते|महीने|समय|टाइम|पैसे|पैसा|लोन|बीमा|खाना"
MEDICINES = (
    r"paracetamol|crocin|dolo|calpol|combiflam|disprin|ibuprofen|insulin|metformin|antibiotics?|aspirin|\w*statins?|medicines?|"
    "dawa|dawai|goli|tablets?|pills?|painkillers?|thinners?|drops"
)
HINDI_MEDICINES = "पैरासिटामोल|क्रोसिन|डोलो|कैलपोल|कॉम्बिफ्लैम|कॉम्बिफ़्लैम|इंसुलिन|इन्सुलिन|दवा|दवाई|गोली|टैबलेट|स्टैटिन"
# Who takes it: "can I", "can my 5 year old child".
TAKER = (
    r"(i|we|he|she|(\S+ ){0,4}"
    r"(mother|father|mom|dad|son|daughter|wife|husband|child|children|kids?|baby|babies))"
)
# The strength of a medicine, "Dolo 650", and no time or sum: "10 days", "15 lakh".
STRENGTH = (
    r"\d{2,4}\b(?![:/.]\d| ?(h(ou)?rs?|days?|weeks?|months?|years?|min(ute)?s?|am|pm|baje|ghant[ae]|din"
    r"|haft[ae]|mahin[ae]|saal|lakhs?|lacs?|hazaa?r|hajaa?r|thousand|crores?|rs|rupees?|rupaye)\b)"
)
DOSE = (
    r"\b(dose|doses|dosage|dosing|overdose)\b",
    r"\bhow (many|much) .{0,40}\b(mg|ml|tablets?|pills?|drops|units|capsules?)\b",
    rf"\bhow (much|many) ({MEDICINES})\b",
    r"\b(which|what) (medicines?|tablets?|pills?|antibiotics?|drugs?|painkillers?) (should|can|do|to)\b",
    rf"\b(can|should|may|shall) {TAKER} (take|give|stop|start|double|skip|increase|reduce) .{{0,40}}"
    rf"(\b({MEDICINES})|mg)\b",
    # Of any that is called by its strength: "can I take Dolo 650", "pan 40 le sakte hain".
    rf"\b(can|should|may|shall) {TAKER} (take|give) (?!({NOT_TAKEN_LATIN})\b)[a-z]+ {STRENGTH}",
    rf"\b(?!({NOT_TAKEN_LATIN})\b)[a-z]+ \d{{2,4}} (le|kha|de) (sakt|len|lu|loon)",
    rf"\b({MEDICINES})( \d{{2,4}})? (le|kha|de|khila) (sakt|len|lu|loon|du|doon|den)",
    rf"\b({MEDICINES})( \d{{2,4}})? (khau|khaun|khaye|khaen|khilau|khilaun|khilaye|khilaen)\b",
    rf"\b({MEDICINES})( \d{{2,4}})? (din (me|mein|main) )?kitni (baar|bar|dafa)\b",
    rf"({HINDI_MEDICINES})( \d{{2,4}})? (ले|खा|दे|खिला) (सकत|(लूँ|लूं|लें|दूँ|दूं|दें)(?![\u0900-\u0963]))",
    rf"({HINDI_MEDICINES})( \d{{2,4}})? (खा|खिला)(ऊँ|ऊं|एँ|एं)",
    rf"({HINDI_MEDICINES})( \d{{2,4}})? (दिन में )?कितनी बार",
    # Of anything that is taken, whatever it is called: "how much pantoprazole should I take".
    r"\bhow (much|many|often) (?!(time|rest|leave|sleep|days?|weeks?|months?)\b)(\S+ ){0,3}"
    r"(should|can|do|may) (i|we|he|she) (take|give)\b",
    r"\bprescri(be|ption for)\b",
    rf"\b\d+ ?((mg|{MCG}|iu)\b{NOT_IN_BLOOD}|ml\b)",
    rf"\d ?(({SOLIDS}){NOT_IN_BLOOD}|{LIQUIDS})",
    # A value of a report, and how much of what: a dose, whatever it is called.
    rf"^(?=.*\d ?(mg|mcg|iu|{SOLIDS}))"
    rf"(?=.*(\bhow (much|many) (?!(is|are)\b)|\bkitn[aei]\b|कितन[ाीे]|\b({MEDICINES})\b|{HINDI_MEDICINES}))",
    rf"\b({MEDICINES}) kitn[aei] (?!({NOT_TAKEN_LATIN})\b)(\S+ ){{0,2}}(le|len[aei]|de|den[aei]|khan[aei])\b",
    rf"\b(?!({NOT_TAKEN_LATIN})\b)\w+ kitn[aei] (lu|lun|loo|loon|khau|khaun|du|dun|doon)\b",
    rf"({HINDI_MEDICINES}) कितन[ाीे] (?!{NOT_TAKEN})(\S+ ){{0,2}}((ले|दे)(ं|ना|नी|ने)|खान[ाीे])",
    rf"(?<!\S)(?!{NOT_TAKEN})\S+ कितन[ाीे] (लूँ|लूं|खाऊँ|खाऊं|दूँ|दूं)",
    r"\b(kitni|kitna|kitne) (goli|goliyan|tablet|dawa|dawai|dose|mg|insulin|khurak)",
    rf"\b(kitni|kitna|kitne) (?!({NOT_TAKEN_LATIN})\b)\S+ (lu|lun|loo|loon|khau|khaun|du|dun|doon)\b",
    rf"(कितनी|कितना|कितने) (?!{NOT_TAKEN})\S+ (लूँ|लूं|खाऊँ|खाऊं|दूँ|दूं)",
    r"\b(kaun ?si|konsi|kaunsi) (dawa|dawai|goli|tablet|medicine)",
    r"\bkhurak\b",
    r"\bdawa (batao|bataiye|de do)\b",
    r"(कितनी|कितना|कितने) (गोली|गोलियाँ|गोलियां|दवा|दवाई|टैबलेट|इंसुलिन|ख़ुराक|खुराक)",
    r"(कौन ?सी|कौनसी) (दवा|दवाई|गोली)",
    r"ख़ुराक|खुराक",
    r"(दवा|दवाई|दवाइयाँ) (बताओ|बताइए|बताएँ|बताएं|लिख(?![\u093e-\u094d]))",
    r"\b(dawa|dawai|medicine) likh\b",
)  # fmt: skip
ASKS_DIAGNOSIS, ASKS_DOSE = (re.compile("|".join(parts), re.IGNORECASE) for parts in (DIAGNOSIS, DOSE))
# What no answer may hold, whoever wrote it: an amount of a medicine, a verdict on the reader.
GIVES_DOSE = re.compile(
    rf"\b\d+([.,]\d+)?[ -]?((mg|{MCG}|iu|milligrams?|micrograms?)\b{NOT_IN_BLOOD}|(ml|millilit(er|re)s?)\b)"
    r"|\b\d+([.,]\d+)?[ -]?(tablets?|pills?|capsules?|drops)\b"
    r"|\b(one|two|three|four|half an?|half) (tablets?|pills?|capsules?|drops)\b"
    rf"|\d ?(({SOLIDS}){NOT_IN_BLOOD}|{LIQUIDS}|{HINDI_PIECES})|(एक|दो|तीन|चार|आधी) ({HINDI_PIECES})",
    re.IGNORECASE,
)
GIVES_DIAGNOSIS = re.compile(
    r"\byou (have|probably have|likely have|are suffering|seem to have)\b|आपको .*(है|हो गया है)", re.IGNORECASE
)


def asks_for_dose(question: str) -> bool:
    return bool(ASKS_DOSE.search(plain(question)))


def asks_for_diagnosis(question: str) -> bool:
    return bool(ASKS_DIAGNOSIS.search(plain(question)))


def names_a_dose(text: str) -> bool:
    return bool(GIVES_DOSE.search(text))


def may_be_said(text: str) -> bool:
    """Whether a model's words hold neither a dose nor a diagnosis."""
    return not GIVES_DOSE.search(text) and not GIVES_DIAGNOSIS.search(text)


def plain(text: str) -> str:
    return readable(text).replace("’", "'")
