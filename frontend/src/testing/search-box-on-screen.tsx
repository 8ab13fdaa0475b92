import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Preset } from '@/contract/types';
import SearchBox from '@/search/search-box.island';
import { LanguageProvider } from '@/ui/language';

/** The field of the city in a search box that has woken. */
export async function cityCombo(cities: Preset[], language: 'en' | 'hi' = 'en') {
  render(
    <LanguageProvider language={language}>
      <SearchBox id="q" popular={[]} cities={cities} />
    </LanguageProvider>,
  );
  await waitFor(() => expect(document.querySelector('select')).toBeNull()); // until then a native choice
  const name = language === 'hi' ? 'शहर' : 'City';
  return screen.findByRole<HTMLInputElement>('combobox', { name });
}
