import { expect, it } from 'vitest';
import LeadFormIsland from '@/leads/lead-form.island';
import { shell } from '@/testing/examples/shell';
import { html } from '@/testing/render';

const form = () => {
  const box = document.createElement('div');
  box.innerHTML = html(<LeadFormIsland form={shell.form} context={shell.context} />);
  return box;
};

it('the notice leads to how data is kept, and the line at the button to the terms', () => {
  const { privacyUrl, termsUrl } = shell.form.notice;
  const links = [...form().querySelectorAll('.consent a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([privacyUrl, termsUrl]);
  expect(privacyUrl).not.toBe(termsUrl);
});

it('nothing is agreed to before somebody ticks it', () => {
  const boxes = [...form().querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  expect(boxes.map(({ name }) => name)).toEqual(['consentWhatsapp', 'consentSharing']);
  expect(boxes.some(({ checked }) => checked)).toBe(false);
});
