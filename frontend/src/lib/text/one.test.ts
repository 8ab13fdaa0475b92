import { describe, expect, it } from 'vitest';
import { en } from './en';
import { hi } from './hi';
import { hi as leadForm } from './lead-form.hi';

describe('one of something', () => {
  it.each([
    [hi.costs.quotes(1, 1), '1 अस्पताल की बताई 1 क़ीमत के आधार पर।'],
    [hi.costs.quotes(3, 2), '2 अस्पतालों की बताई 3 क़ीमतों के आधार पर।'],
    [hi.costs.quotes(1, null), '1 क़ीमत के आधार पर।'],
    [hi.costs.hospitalsHere(1, 'पुणे'), 'पुणे के 1 अस्पताल में यह विभाग है'],
    [hi.costs.hospitalsHere(4, 'पुणे'), 'पुणे के 4 अस्पतालों में यह विभाग है'],
    [hi.costs.cashlessHere(1, ''), '1 अस्पताल में कैशलेस बीमा चलता है'],
    [hi.costs.cashlessHere(3, 'पुणे'), 'पुणे के 3 अस्पतालों में कैशलेस बीमा चलता है'],
    [hi.content.pagesReviewed(1), '1 पन्ने की समीक्षा'],
    [hi.content.pagesWritten(1), '1 पन्ना लिखा'],
    [hi.places.doctors(1), '1 विशेषज्ञता'],
    [hi.reviews.average('5', 1), '1 व्यक्ति की राय में 5 में से 5 तारे'],
    [leadForm.more(1), 'इसके बाद एक छोटा सवाल है।'],
    [hi.shortlist.gone(1), 'आपकी सूची का एक नाम अब इस साइट पर नहीं है।'],
    [hi.yourData.receipts(1), '1 सहमति'],
    [hi.yourData.visits(1), '1 बार पन्ना देखा'],
    [en.reviews.average('5', 1), '5 of 5 stars from 1 review'],
    [en.videos.length(1), '1 second'],
  ])('is said as one: %s', (said, expected) => {
    expect(said).toBe(expected);
  });

  it.each([
    [en, 'Can it wait?', 'Can it wait?'],
    [en, 'Room, food and medicines…', 'Room, food and medicines…'],
    [en, 'Act now! ', 'Act now!'],
    [en, 'Tests etc.', 'Tests etc.'],
    [hi, 'क्या रुका जा सकता है?', 'क्या रुका जा सकता है?'],
    [hi, 'कमरा और दवाएँ', 'कमरा और दवाएँ।'],
  ])('and ends with one sign alone: %#', (text, written, said) => {
    expect(text.sentence(written)).toBe(said);
  });

  it.each([
    ['doctors', en.footer.demo('x'), 'डॉक्टर', hi.footer.demo('x')],
    ['reviewers', en.footer.demo('x'), 'समीक्षक', hi.footer.demo('x')],
    ['phone numbers', en.ribbon.demo, 'फ़ोन नंबर', hi.ribbon.demo],
  ])('and what is invented is said in both languages: %s', (english, said, hindi, saidInHindi) => {
    expect([said.includes(english), saidInHindi.includes(hindi)]).toEqual([true, true]);
  });

  it('stands for one city in a span of prices', () => {
    expect(hi.costExplorer.span('घुटना', 1, '')).toContain('1 शहर की');
    expect(hi.costExplorer.span('घुटना', 5, '')).toContain('5 शहरों की');
  });

  it('and a thousand kilometres have their comma', () => {
    expect(en.costExplorer.nearestText('Pune', 1170, 'Delhi')).toContain('1,170 km');
    expect(hi.costExplorer.nearestText('पुणे', 1170, 'दिल्ली')).toContain('1,170');
  });
});
