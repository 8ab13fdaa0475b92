import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { kavita } from '@/testing/examples/doctors';
import { shell } from '@/testing/examples/shell';
import { renderPage } from '@/testing/render';
import DoctorsPage from './doctors-page';
import { usual } from './doctors-page.example';
import { toggle } from './shortlist';
import { start } from './shortlist.client';

it('a page where nothing was saved yet shows what another tab saves first', async () => {
  document.documentElement.lang = 'en';
  document.body.replaceChildren(renderPage(DoctorsPage, { ...usual, doctors: [kavita] }, shell));
  start(document);
  const heart = screen.getByRole('button', { name: `Save ${kavita.name}` });
  toggle('doctor', kavita.id); // in another tab: a browser tells only the others
  dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  expect(screen.getByRole('link', { name: '1 saved: show it' }).getAttribute('href')).toBe(
    '/shortlist',
  );
});
