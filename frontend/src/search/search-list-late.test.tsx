import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OTHER } from '@/cities/cities';
import { words } from '@/testing/render';
import SearchBox from './search-box.island';

const CITIES = [
  { id: 514, name: 'Delhi NCR', nameHi: '' },
  { id: 477, name: 'Mumbai', nameHi: '' },
];
const LIST = CITIES.map(({ id, name }) => ({
  ...OTHER,
  cityid: id,
  cityname: name,
  aliases: name === 'Mumbai' ? ['Bombay'] : [],
}));
it('old names of cities come once there is a network', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('x');
  });
  render(<SearchBox id="q" popular={[]} cities={CITIES} />);
  await waitFor(() => expect(document.querySelector('select')).toBeNull());
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'City' });
  const user = userEvent.setup();
  await user.click(field);
  await user.tab();
  vi.stubGlobal('fetch', async () => Response.json({ results: LIST }));
  await user.click(field);
  await user.clear(field);
  await user.keyboard('bomb');
  await waitFor(() => expect(screen.queryAllByRole('option').map(words)).toEqual(['Mumbai']), {
    timeout: 3000,
  });
});
