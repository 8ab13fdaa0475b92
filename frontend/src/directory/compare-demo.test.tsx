import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { kavita } from '@/testing/examples/doctors';
import { nirmal } from '@/testing/examples/hospitals';
import { json, serve } from '@/testing/fake-server';
import { words } from '@/testing/render';
import ShortlistIsland from './shortlist.island';

async function paying(isDemo: boolean): Promise<string[]> {
  localStorage.setItem('shortlist', JSON.stringify({ doctor: [kavita.id], hospital: [nirmal.id] }));
  const doctors = [{ ...kavita, isDemo }];
  const hospitals = [{ ...nirmal, isDemo }];
  serve({ '/api/shortlist': json({ doctors, hospitals }) });
  render(<ShortlistIsland />);
  await screen.findByRole('region', { name: 'Hospitals' });
  const rows = [/^Insurance accepted/, /^Accreditation and cover/].map((name) =>
    screen.getByRole('row', { name }),
  );
  return rows.map((row) => words(within(row).getByRole('cell')));
}

it('who accredits and pays an invented doctor or hospital is said to be invented in the comparison as well', async () => {
  expect(await paying(true)).toEqual([
    'Cashless private insurance, CGHS and ECHS (demo)',
    'NABH accredited, Cashless insurance, Ayushman (demo)',
  ]);
});

it('what is told of real ones stands alone', async () => {
  expect(await paying(false)).toEqual([
    'Cashless private insurance, CGHS and ECHS',
    'NABH accredited, Cashless insurance, Ayushman',
  ]);
});
