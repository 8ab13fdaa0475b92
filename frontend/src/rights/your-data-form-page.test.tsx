import { describe, expect, it } from 'vitest';
import type { StoredData, YourDataFormPageProps } from '@/contract/types';
import { held as nothing } from '@/testing/examples/patients';
import { shell } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import YourDataFormPage from './your-data-form-page';
import { usual, wrongCode } from './your-data-form-page.example';
import YourDataPage from './your-data-page';
import { usual as firstPage } from './your-data-page.example';

const held: StoredData = {
  ...nothing,
  profile: { name: 'Asha', email: 'asha@example.org', city: 'Mumbai', since: '2026-01-01' },
  hasOlder: true,
  hasWhatsapp: true,
};
const atHeld: YourDataFormPageProps = { ...usual, step: 'held', proof: 'secret-proof', held };
const hindi = { ...shell, context: { ...shell.context, language: 'hi' as const } };

const show = (props: Partial<YourDataFormPageProps>, page = shell) =>
  renderPage(YourDataFormPage, { ...usual, ...props }, page);
const showHeld = (more: Partial<StoredData> = {}, props: Partial<YourDataFormPageProps> = {}) =>
  show({ ...atHeld, held: { ...held, ...more }, ...props });

/** What a button sends: the fields of its form by name, and its own wish. */
function sentBy(page: HTMLElement, label: string) {
  const button = [...page.querySelectorAll('button')].find((each) => words(each) === label);
  const form = button?.closest('form');
  if (!button || !form) throw new Error(`no button ${label}`);
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select')];
  return {
    to: `${form.method} ${form.getAttribute('action')}`,
    ...Object.fromEntries(fields.map((field) => [field.name, field.value])),
    [button.name]: button.value,
  };
}
const wishes = (page: HTMLElement) =>
  [...page.querySelectorAll('button[name="wish"]')].map((button) => button.getAttribute('value'));
const TO = 'post /privacy/your-data/form';

describe('one’s own data without JavaScript', () => {
  it('begins on the page itself, with a form that posts the number', () => {
    const page = renderPage(YourDataPage, firstPage, shell);
    const plain = document.createElement('div');
    plain.innerHTML = page.querySelector('noscript')?.innerHTML ?? '';
    expect(sentBy(plain, 'Send OTP')).toEqual({ to: TO, mobileNo: '', wish: 'code' });
  });

  it('names the number that was refused, and why, and does not lose it', () => {
    const page = show({ mobile: '12345', error: 'Please enter valid mobile number' });
    expect(sentBy(page, 'Send OTP')).toEqual({ to: TO, mobileNo: '12345', wish: 'code' });
    const field = page.querySelector('[name="mobileNo"]');
    const told = page.querySelector(`[id="${field?.getAttribute('aria-describedby')}"]`);
    expect(words(told)).toBe('Please enter valid mobile number');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
  });

  it('sends the code with its number, or asks for another one', () => {
    const page = renderPage(YourDataFormPage, wrongCode, shell);
    const fields = { to: TO, mobileNo: '9810000001', otp: '' };
    expect(sentBy(page, 'Show my data')).toEqual({ ...fields, wish: 'proof' });
    expect(sentBy(page, 'Resend OTP')).toEqual({ ...fields, wish: 'code' });
    const told = page.querySelector('#plain-otp')?.getAttribute('aria-describedby');
    expect(words(page.querySelector(`[id="${told}"]`))).toBe('Please enter valid OTP');
  });

  it('sends the proof with each right, in the body', () => {
    const page = showHeld();
    const proof = { to: TO, proof: 'secret-proof' };
    expect(sentBy(page, 'Download everything (JSON)')).toEqual({ ...proof, wish: 'download' });
    expect(sentBy(page, 'Save the correction')).toEqual({
      ...proof,
      name: 'Asha',
      email: 'asha@example.org',
      city: '',
      wish: 'correct',
    });
    expect(sentBy(page, 'Withdraw Updates on WhatsApp')).toEqual({ ...proof, wish: 'whatsapp' });
    expect(sentBy(page, 'Do not contact me')).toEqual({ ...proof, wish: 'stop-contact' });
    expect(page.querySelector('[href*="secret-proof"], [action*="secret-proof"]')).toBeNull();
  });

  it('erases only for who ticks that they are sure', () => {
    const page = showHeld();
    const sure = page.querySelector<HTMLInputElement>('[name="sure"]');
    expect([sure?.type, sure?.required, sure?.checked]).toEqual(['checkbox', true, false]);
    expect(words(sure?.closest('label') ?? null)).toBe('Yes, erase it');
    expect(sentBy(page, 'Erase my data')).toMatchObject({ to: TO, wish: 'erase' });
    expect(sure?.form).toBe(page.querySelector('button[value="erase"]')?.closest('form'));
  });

  it.each<[string, Partial<StoredData>, string[]]>([
    [
      'everything agreed to',
      { hasSharing: true },
      ['download', 'correct', 'whatsapp', 'sharing', 'stop-contact', 'erase'],
    ],
    [
      'nothing agreed to, and contact stopped',
      { hasWhatsapp: false, isContacted: false },
      ['download', 'correct', 'erase'],
    ],
    [
      'an erasure that waits',
      { erasure: { askedAt: '2026-11-20T10:00:00Z', dueAt: '2026-11-27T10:00:00Z' } },
      ['download', 'correct', 'whatsapp', 'stop-contact', 'keep'],
    ],
    ['older requests alone', { profile: null }, ['download', 'whatsapp', 'stop-contact', 'erase']],
    ['an account alone', { hasOlder: false }, ['download', 'correct', 'whatsapp', 'erase']],
    ['nothing held', { profile: null, hasOlder: false }, []],
  ])('offers with %s what can be done, and nothing else', (_, more, offered) => {
    expect(wishes(showHeld(more))).toEqual(offered);
  });

  it.each([
    ['correct', 'Corrected'],
    ['whatsapp', 'Withdrawn. Our care team is told.'],
    ['sharing', 'Withdrawn. Our care team is told.'],
    ['stop-contact', 'We do not contact you.'],
    ['keep', 'Your data stays. We do not contact you.'],
  ])('says first that %s was done', (done, said) => {
    expect(words(showHeld({}, { done }).querySelector('.own [role="status"]'))).toBe(said);
  });

  it('says a refusal in place of what was done', () => {
    const page = showHeld({}, { done: 'correct', error: 'Please enter your email' });
    expect(words(page.querySelector('.own [role="alert"]'))).toBe('Please enter your email');
    expect(page.querySelector('.own [role="status"]')).toBeNull();
  });

  it('says why the number is asked for again', () => {
    const page = show({ done: 'again' });
    expect(words(page.querySelector('.own [role="status"]'))).toMatch(/prove your number again/);
    expect(wishes(page)).toEqual(['code']);
  });

  it('speaks Hindi, and leads to Hindi pages', () => {
    const page = show(atHeld, hindi);
    expect(sentBy(page, 'मुझसे संपर्क न करें')).toMatchObject({ wish: 'stop-contact' });
    const ways = [...page.querySelectorAll('aside a')].map((link) => link.getAttribute('href'));
    expect(ways).toEqual(expect.arrayContaining(['/hi/my-requests', '/hi/privacy']));
  });
});
