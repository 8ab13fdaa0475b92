import { describe, expect, it } from 'vitest';
import type { DoctorPageProps } from '@/contract/types';
import { unknown } from '@/testing/examples/doctors';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import DoctorPage from './doctor-page';
import { usual } from './doctor-page.example';

/** All that a row of a directory must have, and no more. */
const bare: DoctorPageProps = {
  ...usual,
  doctor: unknown,
  isDemo: false,
  hasVideo: false,
  registration: '',
  about: '',
  treats: [],
  places: [],
  training: [],
  insurance: [],
};

describe('a doctor of whom nothing but the name and the speciality is known', () => {
  it('has no empty row of badges under the name', () => {
    expect(renderPage(DoctorPage, bare, shell).querySelector('.tags')).toBeNull();
  });

  it.each([{ hasVideo: true }, { doctor: { ...unknown, isVerified: true } }])(
    'has one as soon as one badge is there: %o',
    (known) => {
      const tags = renderPage(DoctorPage, { ...bare, ...known }, shell).querySelector('.tags');
      expect(tags?.children).toHaveLength(1);
    },
  );

  it.each(['en', 'hi'] as const)(
    'has a whole page in %s, of what can be asked alone',
    (language) => {
      const page = renderPage(DoctorPage, bare, shellWith({}, language));
      expect(brokenRules(page)).toEqual([]);
      expect([...page.querySelectorAll('.layout > .prose h2')].map(({ id }) => id)).toEqual([
        'questions',
      ]);
    },
  );

  it('is asked neither for a fee nor for hours, languages or insurance', () => {
    const page = renderPage(DoctorPage, bare, shell);
    const asked = [...page.querySelectorAll('.accordion summary')].map(words);
    expect(asked.length).toBeGreaterThan(0);
    expect(
      asked.filter((question) => /fee|charge|hours|languages|insurance/i.test(question)),
    ).toEqual([]);
  });
});
