import { describe, expect, it } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { brokenRules, renderPage, words } from '@/testing/render';
import DoctorPage from './doctor-page';
import { sparse, usual } from './doctor-page.example';

describe('a doctor', () => {
  const page = renderPage(DoctorPage, usual, shell);

  it.each(Object.entries({ usual, sparse }))('%s keeps the rules', (_, props) => {
    expect(brokenRules(renderPage(DoctorPage, props, shell))).toEqual([]);
  });

  it('has one form, after all there is to know', () => {
    const order = [...page.querySelectorAll('.layout > *')].map((part) => part.className);
    expect(order).toEqual(['prose', 'layout__side']);
    expect(page.querySelectorAll('.lead-card')).toHaveLength(1);
  });

  it('can be asked for at the head of the page', () => {
    const book = page.querySelector<HTMLElement>('.page-head a[data-book]');
    expect(book?.dataset.bookDoctorId).toBe(String(usual.doctor.id));
    expect(words(book)).toBe('Request appointment');
  });

  it('shows fee, years and a marked demo registration', () => {
    expect(words(page.querySelector('.keyfacts'))).toContain('18 years');
    expect(words(page.querySelector('.keyfacts'))).toContain('₹1,200 (demo)');
    expect(words(page.querySelector('.keyfacts'))).toContain('DMC 00000 (demo)');
  });

  it('does not mark a registration that says itself that it is one', () => {
    const own = renderPage(DoctorPage, { ...usual, registration: 'Demo 01080' }, shell);
    expect(words(own.querySelector('.keyfacts'))).not.toContain('01080 (demo)');
    const hindi = renderPage(
      DoctorPage,
      { ...usual, registration: 'Demo 01080' },
      shellWith({}, 'hi'),
    );
    expect(words(hindi.querySelector('.keyfacts'))).toMatch(/नमूना 01080(?! \()/);
    expect(words(hindi.querySelector('.keyfacts'))).not.toContain('Demo');
  });

  it('marks the price of what it treats where that is invented', () => {
    const treats = usual.treats.map((one) => ({ ...one, isDemo: true }));
    const own = renderPage(DoctorPage, { ...usual, treats }, shell);
    const rows = [...own.querySelectorAll('.symptoms li')].map(words);
    expect(rows[0]).toBe('Gallbladder removal₹55,000 – ₹1,45,000 (demo)');
    expect(rows[3]).toBe('Appendix removal');
  });

  it('shows a price only where both ends are known', () => {
    const treats = [...page.querySelectorAll('.symptoms li')].map(words);
    expect(treats[0]).toBe('Gallbladder removal₹55,000 – ₹1,45,000');
    expect(treats[3]).toBe('Appendix removal');
  });

  it('of whom only the name is known has no empty sections', () => {
    const bare = renderPage(DoctorPage, sparse, shell);
    expect(bare.querySelector('.subnav, .keyfacts, .badge, .layout__rest')).toBeNull();
    expect(bare.querySelectorAll('.lead-card')).toHaveLength(1);
  });
});
