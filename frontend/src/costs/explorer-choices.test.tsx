import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { shell, shellWith } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import ExplorerPage from './explorer-page';
import { all, elsewhere, usual } from './explorer-page.example';
import { start } from './share-estimate.client';

const hindi = shellWith({}, 'hi');
const onScreen = (props = usual, of = shell) => {
  const page = renderPage(ExplorerPage, props, of);
  document.body.replaceChildren(page);
  return page;
};

describe('the choices of the cost explorer', () => {
  it('have names, and stand as they were asked for', () => {
    onScreen();
    const form = screen.getByRole('form', { name: 'Choose what the price is for' });
    const fields = within(form).getAllByRole<HTMLSelectElement>('combobox');
    expect(fields.map((field) => field.labels[0]?.textContent)).toEqual([
      'Treatment',
      'City',
      'Room',
      'Insurance or scheme',
    ]);
    expect(fields.map((field) => field.value)).toEqual([
      'gallbladder-removal',
      'delhi-ncr',
      '',
      '',
    ]);
  });

  it('can each be taken back', () => {
    const page = onScreen();
    const first = [...page.querySelectorAll('.choose select > option:first-child')];
    expect(first.map((option) => option.getAttribute('value'))).toEqual(['', '', '', '']);
    expect(first.map(words)).toEqual(['All treatments', 'All cities', 'Any room', 'Any, or none']);
  });

  it('come with their groups', () => {
    const groups = [...onScreen().querySelectorAll('.choose optgroup')];
    expect(groups.map((group) => group.getAttribute('label'))).toEqual([
      'General surgery',
      'Government scheme',
    ]);
  });

  it('lead to the page of their own language', () => {
    const action = (of: typeof shell) =>
      renderPage(ExplorerPage, usual, of).querySelector('.choose')?.getAttribute('action');
    expect([action(shell), action(hindi)]).toEqual(['/cost', '/hi/cost']);
  });

  it('that were not understood are said at once', () => {
    onScreen(elsewhere);
    expect(words(screen.getByRole('status'))).toContain('“suite” is no kind of room we know.');
  });
});

describe('an estimate', () => {
  it('in Hindi has no word of ours in English', () => {
    const page = onScreen({ ...usual, title: 'ख़र्च' }, hindi);
    const own = [
      ...page.querySelectorAll('.choose label, .choose button, .share button, .prose h2'),
    ];
    expect(own.length).toBeGreaterThan(8);
    expect(own.map(words).filter((label) => /[a-z]{3}/i.test(label))).toEqual([]);
  });

  it('without hospitals says so under its heading', () => {
    const page = onScreen(elsewhere);
    const heading = page.querySelector('#hospitals');
    expect(words(heading?.nextElementSibling ?? null)).toBe(
      'No hospital told us a price for these choices.',
    );
    expect(page.querySelector('.bars')).toBeNull();
  });

  it('with an insurer names it over what its scheme pays', () => {
    const page = onScreen(elsewhere);
    expect(words(page.querySelector('#insurance'))).toBe('With Ayushman Bharat PM-JAY');
    expect(words(page.querySelector('.rates .range__money'))).toBe('₹32,000');
  });

  it('is no part of the list of all treatments', () => {
    const page = onScreen(all);
    expect(page.querySelector('.share, .bars')).toBeNull();
    expect(page.querySelectorAll('.cost-index__rows a').length).toBeGreaterThan(0);
  });
});

describe('the ways to keep an estimate', () => {
  it('without JavaScript are a link and WhatsApp, and no button that does nothing', () => {
    const page = onScreen();
    expect(page.querySelector('.asleep button')).not.toBeNull();
    const links = [...page.querySelectorAll('.share a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([usual.estimate?.whatsappUrl, usual.estimate?.shareUrl]);
  });

  it('print at a press, also by the keyboard', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const page = onScreen();
    start(document);
    expect(page.querySelector('.asleep')).toBeNull();
    screen.getByRole('button', { name: 'Print on one page' }).focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it('copy the link of the estimate, and say so in the language of the page', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    onScreen(usual, hindi);
    start(document);
    screen.getByRole('button', { name: 'भेजें' }).click();
    await vi.waitFor(() =>
      expect(words(document.querySelector('.toast'))).toBe('लिंक कॉपी हो गया।'),
    );
    expect(writeText).toHaveBeenCalledWith(usual.estimate?.shareUrl);
  });
});
