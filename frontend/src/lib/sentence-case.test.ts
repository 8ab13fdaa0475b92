import { expect, it } from 'vitest';
import { sentenceCase } from './sentence-case';

it.each([
  ['Knee Osteoarthritis', 'Knee osteoarthritis'],
  ['ACL Tear', 'ACL tear'],
  ['IVF', 'IVF'],
  ['Shock Wave Lithotripsy', 'Shock wave lithotripsy'],
  ['Crohn’s Disease', 'Crohn’s disease'],
  ['Women’s Health', 'Women’s health'],
  ['HbA1c Test', 'HbA1c test'],
  ['Laser (EVLA)', 'Laser (EVLA)'],
  ['MRI-Guided Biopsy', 'MRI-guided biopsy'],
  ['A Stone in the Bile Duct', 'A stone in the bile duct'],
  ['X Ray of the Chest', 'X ray of the chest'],
  ["Doctors of Children's Bones", "Doctors of children's bones"],
  ['(Kidney Stones)', '(kidney stones)'],
  ['  Kidney   Stones ', 'Kidney stones'],
  ['Self-Care At Home', 'Self-care at home'],
  ['पित्त की पथरी', 'पित्त की पथरी'],
  ['', ''],
])('%s is written %s, as on its page', (name, written) => {
  expect(sentenceCase(name)).toBe(written);
});
