import { expect, it } from 'vitest';
import { shell } from '@/testing/examples/shell';
import { renderPage } from '@/testing/render';
import DoctorPage from './doctor-page';
import { usual as doctor } from './doctor-page.example';
import DoctorsPage from './doctors-page';
import { usual as doctors } from './doctors-page.example';

it('ends no line between a number and the part of the day it is of, where a doctor’s hours stand', () => {
  const hours = renderPage(DoctorPage, doctor, shell).querySelector('.hours')?.textContent ?? '';
  expect(hours).toMatch(/\d\u00a0(am|pm)/);
  const clinic = renderPage(DoctorsPage, doctors, shell).querySelector<HTMLElement>(
    '[data-clinics]',
  );
  for (const told of [hours, clinic?.textContent, clinic?.dataset.clinics]) {
    expect(told).not.toMatch(/\d (am|pm|noon)/);
  }
});
