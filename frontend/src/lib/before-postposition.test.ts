import { expect, it } from 'vitest';
import { en } from '@/lib/text/costs.en';
import { hi } from '@/lib/text/costs.hi';
import { beforePostposition } from './before-postposition';

// The cases of sehat/core/tests/test_india.py.
it.each([
  ['पित्ताशय का ऑपरेशन', 'पित्ताशय के ऑपरेशन'],
  ['घुटने का पूरा प्रत्यारोपण', 'घुटने के पूरे प्रत्यारोपण'],
  ['काले मोतिया का ऑपरेशन', 'काले मोतिया के ऑपरेशन'],
  ['गर्भाशय का खिसकना', 'गर्भाशय के खिसकने'],
  ['घुटने का गठिया', 'घुटने के गठिया'],
  ['काला मोतिया', 'काला मोतिया'],
  ['घुटना प्रत्यारोपण', 'घुटना प्रत्यारोपण'],
  ['खतना', 'खतने'],
  ['साँस फूलना', 'साँस फूलने'],
  ['दवा', 'दवा'],
  ['Lasik', 'Lasik'],
])('says %s as %s before का', (name, inflected) => {
  expect(beforePostposition(name)).toBe(inflected);
});

it('is what a cost in Hindi is told with', () => {
  expect(hi.forWhat('पित्ताशय का ऑपरेशन', 'पुणे', '')).toBe('पुणे में पित्ताशय के ऑपरेशन का ख़र्च।');
  expect(en.forWhat('cataract surgery', 'Pune', '')).toContain('cataract surgery');
});
