import { expect, it } from 'vitest';
import { shell } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import DoctorPage from './doctor-page';
import { usual } from './doctor-page.example';

const pageOf = (isDemo: boolean) =>
  renderPage(DoctorPage, { ...usual, isDemo, insurance: ['CGHS and ECHS', 'Star Health'] }, shell);

/** What the section of the page says, and what its question and search engines are told. */
function paying(isDemo: boolean) {
  const page = pageOf(isDemo);
  const faq = JSON.parse(
    page.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  );
  const asked = faq.mainEntity.find(({ name }: { name: string }) => /insurance/i.test(name));
  return {
    listed: [...(page.querySelector('#insurance + ul')?.children ?? [])].map(words),
    told: asked.acceptedAnswer.text.split('. ')[0],
  };
}

it('who pays with an invented doctor is said to be invented, in the list and in the question', () => {
  expect(paying(true)).toEqual({
    listed: ['CGHS and ECHS (demo)', 'Star Health (demo)'],
    told: 'CGHS and ECHS, and Star Health (demo)',
  });
});

it('who pays with a real doctor stands alone', () => {
  expect(paying(false)).toEqual({
    listed: ['CGHS and ECHS', 'Star Health'],
    told: 'CGHS and ECHS, and Star Health',
  });
});
