import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '@/lib/storage';
import { draftValues, dropOld, endDraft, fillDraft, saveAnswer } from './draft';

const FORM = `<form data-draft>
  <input name="nameField"><input name="cityField" value="Mumbai"><input type="hidden" name="treatment">
  <input type="radio" name="gender" value="female"><input type="radio" name="gender" value="male">
  ${'<select name="pilesSeverity"><option value=""></option><option value="0"></option><option value="2"></option></select>'.repeat(3)}
  <input name="FormOTPField"><input name="image-capture" value="a-photo"><input type="checkbox" name="consentSharing" checked>
</form>`;
const form = () => document.querySelector('form') as HTMLFormElement;
const controls = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`),
];
const values = (name: string) => controls(name).map(({ value }) => value);
const left = (draft: Record<string, string>) =>
  session.set('lead_draft', JSON.stringify({ [location.pathname]: draft }));

beforeEach(() => {
  document.body.innerHTML = FORM;
});

describe('what was left of a form, when its page is loaded again', () => {
  it('takes the place of what the page had set, and not of what was typed since', () => {
    left({ nameField: 'Asha', cityField: 'Pune' });
    form().querySelector<HTMLInputElement>('input')?.setRangeText('Ravi');
    fillDraft(form());
    expect([...values('nameField'), ...values('cityField')]).toEqual(['Ravi', 'Pune']);
  });

  it('is chosen again among a few, and each part of several where it was', () => {
    left({ gender: 'male', pilesSeverity: '2,,0' });
    fillDraft(form());
    expect(controls('gender').map(({ checked }) => checked)).toEqual([false, true]);
    expect(values('pilesSeverity')).toEqual(['2', '', '0']);
  });

  it('is not chosen over what was chosen since, as the code of the draft was on its way', () => {
    left({ gender: 'male' });
    for (const female of controls('gender').slice(0, 1)) female.checked = true;
    fillDraft(form());
    expect(controls('gender').map(({ checked }) => checked)).toEqual([true, false]);
  });

  it('is chosen again over what the page itself had chosen', () => {
    left({ gender: 'male' });
    for (const female of controls('gender').slice(0, 1)) female.defaultChecked = true;
    fillDraft(form());
    expect(controls('gender').map(({ checked }) => checked)).toEqual([false, true]);
  });

  it('fills no hidden field, whatever an older form left', () => {
    left({ treatment: 'Piles' });
    fillDraft(form());
    expect(values('treatment')).toEqual(['']);
  });
});

describe('what is stored', () => {
  it('is no code, no photo, no consent and nothing of a form without drafts', () => {
    for (const control of controls('FormOTPField')) control.value = '123456';
    for (const name of ['FormOTPField', 'image-capture', 'consentSharing'])
      controls(name).forEach(saveAnswer);
    delete form().dataset.draft;
    controls('nameField').forEach(saveAnswer);
    expect(session.get('lead_draft')).toBeNull();
  });

  it('and is no answer of ours goes, when a page is loaded', () => {
    const asha = { nameField: 'Asha', at: String(Date.now()) };
    left({ ...asha, FormOTPField: '123456', consentSharing: 'on' });
    dropOld();
    expect(JSON.parse(session.get('lead_draft') ?? '')).toEqual({ [location.pathname]: asha });
  });

  it('of other pages stays when a form is sent', () => {
    const at = String(Date.now());
    const asha = { nameField: 'Asha', at };
    session.set('lead_draft', JSON.stringify({ '/other': asha, [location.pathname]: asha }));
    endDraft(form());
    expect(draftValues()).toEqual({});
    expect(JSON.parse(session.get('lead_draft') ?? '')).toEqual({ '/other': asha });
    controls('cityField').forEach(saveAnswer);
    expect(draftValues()).toEqual({});
  });
});
