import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormSwitchProvider } from '@/leads/form/form-switch';
import { farida, kavita } from '@/testing/examples/doctors';
import { json, serve } from '@/testing/fake-server';
import { words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import ShortlistIsland from './shortlist.island';

async function show(isOn: boolean, language: 'en' | 'hi' = 'en') {
  localStorage.setItem('shortlist', JSON.stringify({ doctor: [kavita.id, farida.id] }));
  serve({ '/api/shortlist': json({ doctors: [kavita, farida], hospitals: [] }) });
  render(
    <LanguageProvider language={language}>
      <FormSwitchProvider isOn={isOn}>
        <ShortlistIsland />
      </FormSwitchProvider>
    </LanguageProvider>,
  );
  await screen.findByRole('table');
}
const asking = () => [...document.querySelectorAll('[data-book]')].map(words);

describe('asking for a time from the comparison', () => {
  it('says with whom, so that the links are told apart without the table around them', async () => {
    await show(true);
    expect(asking()).toEqual([
      `Request appointment with ${kavita.name}`,
      `Request appointment with ${farida.name}`,
    ]);
  });

  it('says so in Hindi, behind the words that are seen', async () => {
    await show(true, 'hi');
    expect(new Set(asking()).size).toBe(2);
    for (const said of asking()) expect(said).toMatch(/, .+ के साथ$/);
  });

  it('has no row where the form is switched off', async () => {
    await show(false);
    expect(asking()).toEqual([]);
    expect(screen.queryByRole('rowheader', { name: 'Ask for a time' })).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Treats' })).toBeTruthy();
  });
});
