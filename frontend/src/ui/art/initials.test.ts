import { describe, expect, it } from 'vitest';
import { withoutTitles } from '@/lib/person-name';
import { avatarArcs, initials, tone } from './initials';

const SEEDS = ['a', 'Asha Devi', ...Array.from({ length: 60 }, (_, id) => id)];

describe('initials', () => {
  it.each([
    ['Dr Kavita Raghunathan', 'KR'],
    ['Dr. Imran Qureshi', 'IQ'],
    ['Prof. Dr. A. B. Rao', 'AR'],
    ['Mr Sunil', 'S'],
    ['Mrs. Asha Devi', 'AD'],
    ['Ms Neha Kulkarni', 'NK'],
    ['Smt Lata Bai', 'LB'],
    ['Shri Ram Das', 'RD'],
    ['Drishti Sen', 'DS'],
    ['डॉ. फ़रीदा सिद्दीक़ी', 'फ़ सि'],
    ['डॉ. सुधा रंगनायकी', 'सु रं'],
    ['डॉ. नेहा', 'ने'],
    ['Dr.Kavita Rao', 'KR'],
    ['Dr. (Mrs) Asha Rao', 'AR'],
    ['Dr.(Smt.)Asha Rao', 'AR'],
    ['Dr “Bobby” Singh', 'BS'],
    ['डॉ॰ सुधा राव', 'सु रा'],
    ['Prof.Dr.Imran Qureshi', 'IQ'],
    ['Dr Asha Rao (PT)', 'AR'],
    ['Dr Asha Rao, MBBS, MD', 'AR'],
    ['Dr Asha Rao(Retd.)', 'AR'],
    ['डॉ. सुधा राव (एमबीबीएस)', 'सु रा'],
    ['(Asha) Rao', 'AR'],
    ['Msizi Dlamini', 'MD'],
    ['Dr', 'G'],
    ['Dr.', 'G'],
    ['---', 'G'],
    ['  ', 'G'],
    ['', 'G'],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('a person has one colour, however they are addressed', () => {
    for (const title of ['Dr ', 'Dr. ', 'Dr.', 'Prof. (Dr) ', 'Miss '])
      expect(withoutTitles(`${title}Charlotte Fernandes`)).toBe('Charlotte Fernandes');
  });

  it('tone is 1 to 6 and the arcs turn by quarters', () => {
    for (const seed of SEEDS) {
      expect([1, 2, 3, 4, 5, 6]).toContain(tone(seed));
      expect([0, 90, 180, 270]).toContain(avatarArcs(seed));
    }
  });
});
