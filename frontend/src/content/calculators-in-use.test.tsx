import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BmiForm, EmiForm } from '@/contract/types';
import { draftValues } from '@/leads/form/draft';
import { words } from '@/testing/render';
import { LanguageProvider } from '@/ui/language';
import BmiCalculator from './bmi-calculator.island';
import EmiCalculator from './emi-calculator.island';

const NO_BMI: BmiForm = {
  values: { unit: 'cm', height: '', feet: '', inches: '', weight: '' },
  wrong: [],
  result: null,
};
const NO_EMI: EmiForm = { values: { amount: '', rate: '', months: '' }, wrong: [], result: null };

const show = (page: React.ReactNode, language: 'en' | 'hi' = 'en') =>
  render(<LanguageProvider language={language}>{page}</LanguageProvider>);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const press = () => userEvent.click(screen.getByRole('button'));
const answer = () => words(screen.getByRole('status'));
const errorOf = (name: string) =>
  words(document.getElementById(field(name).getAttribute('aria-describedby') ?? ''));

beforeEach(() => sessionStorage.clear());

describe('the calculator of the body mass index', () => {
  it('takes feet and inches, by the keyboard alone', async () => {
    show(<BmiCalculator first={NO_BMI} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'feet, kg' }).checked).toBe(true);
    await type('Height feet', '5');
    await type('Height inches', '7');
    await type('Weight in kg', '65{Enter}');
    expect(answer()).toContain('22.4');
    expect(answer()).toContain('Within the healthy range');
    expect(draftValues()).toMatchObject({ height: '170', weight: '65' });
  });

  it('asks for its units as one group', () => {
    show(<BmiCalculator first={NO_BMI} />);
    const radios = screen.getByRole('group', { name: 'Units' }).querySelectorAll('input');
    expect([...radios].map((radio) => radio.labels?.[0]?.textContent)).toEqual([
      'cm, kg',
      'feet, kg',
    ]);
  });

  it('tells of each wrong field what is wrong, and forgets it when it is right', async () => {
    show(<BmiCalculator first={NO_BMI} />);
    await type('Height in cm', 'tall');
    await type('Weight in kg', '1');
    await press();
    expect([errorOf('Height in cm'), errorOf('Weight in kg')]).toEqual([
      'Enter valid height',
      'Enter valid weight',
    ]);
    expect(document.activeElement).toBe(field('Height in cm'));
    await type('Height in cm', '170');
    await press();
    expect(field('Height in cm').hasAttribute('aria-invalid')).toBe(false);
    expect(document.activeElement).toBe(field('Weight in kg'));
    await type('Weight in kg', '60');
    await press();
    expect(document.querySelector('.error')).toBeNull();
    expect(answer()).toContain('20.8');
  });

  it('leads to the height that is asked in feet, past the hidden one, in a browser that says nothing of what is shown', async () => {
    show(<BmiCalculator first={{ ...NO_BMI, values: { ...NO_BMI.values, unit: 'feet' } }} />);
    field('Height in cm').focus = () => undefined; // as a browser does with what is not rendered
    await type('Weight in kg', '60');
    await press();
    expect(document.activeElement).toBe(field('Height feet'));
  });

  it('says nothing of feet that nobody has worked out yet, once the unit is another', async () => {
    show(<BmiCalculator first={NO_BMI} />);
    await type('Height in cm', '17');
    await type('Weight in kg', '60');
    await press();
    expect(errorOf('Height in cm')).toBe('Enter valid height');
    await userEvent.click(screen.getByRole('radio', { name: 'feet, kg' }));
    expect(document.querySelectorAll('.unit-feet :is([aria-invalid], .error)')).toHaveLength(0);
    await press();
    expect(errorOf('Height feet')).toBe('Enter valid height: whole feet, then inches');
    expect(document.querySelectorAll('.unit-cm :is([aria-invalid], .error)')).toHaveLength(0);
  });

  it('takes its answer back when what follows is wrong', async () => {
    show(<BmiCalculator first={NO_BMI} />);
    await type('Height in cm', '170');
    await type('Weight in kg', '60');
    await press();
    await type('Weight in kg', '6000');
    await press();
    expect(answer()).not.toContain('20.8');
    expect(answer()).toContain('Fill in your height and weight');
  });

  it('shows the whole of a value outside its scale', async () => {
    show(<BmiCalculator first={NO_BMI} />);
    await type('Height in cm', '150');
    await type('Weight in kg', '200');
    await press();
    expect(words(document.querySelector('.bmi__value'))).toBe('88.9');
    const pin = document.querySelector('.bmi__scale text');
    expect(Number(pin?.getAttribute('x'))).toBeLessThanOrEqual(240);
  });

  it('marks the band in the table that its sentence names', async () => {
    show(<BmiCalculator first={NO_BMI} />);
    for (const [weight, band] of [
      ['50', 'Underweight'],
      ['60', 'Healthy'],
      ['68', 'Overweight'],
      ['90', 'Obese'],
    ] as const) {
      await type('Height in cm', '170');
      await type('Weight in kg', weight);
      await press();
      const [chosen, ...others] = document.querySelectorAll('tr.is-chosen');
      expect(others).toEqual([]);
      expect(words(chosen?.querySelector('th') ?? null)).toBe(`${band}You are here`);
    }
  });

  it('works where the browser stores nothing', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    show(<BmiCalculator first={NO_BMI} />);
    await type('Height in cm', '170');
    await type('Weight in kg', '60');
    await press();
    expect(answer()).toContain('20.8');
  });

  it('asks nothing of the network', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    show(<BmiCalculator first={NO_BMI} />);
    await type('Height in cm', '170');
    await type('Weight in kg', '60');
    await userEvent.dblClick(screen.getByRole('button'));
    expect(answer()).toContain('20.8');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('asks, answers and complains in Hindi', async () => {
    const { container } = show(<BmiCalculator first={NO_BMI} />, 'hi');
    await type('क़द सेमी में', '170');
    await press();
    expect(errorOf('वज़न किलो में')).toBe('सही वज़न लिखें');
    await type('वज़न किलो में', '60');
    await press();
    expect(answer()).toContain('20.8');
    expect(container.textContent?.replace(/BMI|WHO/g, '')).not.toMatch(/[a-z]/i);
  });
});

describe('the calculator of instalments', () => {
  const fill = async (amount: string, rate: string, months: string) => {
    await type('Amount in rupees', amount);
    await type('Interest percent a year', rate);
    await type('Months 3 to 84', months);
    await press();
  };
  const told = () => [...document.querySelectorAll('dd')].map(words);

  it('takes an amount with commas and says its own as India does', async () => {
    show(<EmiCalculator first={NO_EMI} />);
    await fill('2,00,000', '12', '12');
    expect(told()).toEqual(['₹17,770', '₹13,237', '₹2,13,237']);
    await fill('50,00,000', '0', '84');
    expect(told()).toEqual(['₹59,524', '₹0', '₹50,00,000']);
  });

  it.each([
    ['Amount in rupees', '9999', 'Enter an amount between ₹10,000 and ₹50,00,000'],
    ['Interest percent a year', '37', 'Enter an interest between 0 and 36'],
    ['Months 3 to 84', '12.5', 'Enter a whole number of months between 3 and 84'],
  ])('says what is wrong with “%s”, and leads there', async (name, text, error) => {
    show(<EmiCalculator first={NO_EMI} />);
    await fill('200000', '12', '12');
    await type(name, text);
    await press();
    expect(errorOf(name)).toBe(error);
    expect(document.activeElement).toBe(field(name));
    expect(document.querySelectorAll('.error')).toHaveLength(1);
    expect(told()).toEqual([]);
  });

  it('leaves the keyboard at its button when all is right', async () => {
    show(<EmiCalculator first={NO_EMI} />);
    await fill('200000', '12', '12');
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('keeps what was typed beside its answer', async () => {
    show(<EmiCalculator first={NO_EMI} />);
    await fill('2,00,000', '12', '12');
    expect(field('Amount in rupees').value).toBe('2,00,000');
  });

  it('asks, answers and complains in Hindi', async () => {
    const { container } = show(<EmiCalculator first={NO_EMI} />, 'hi');
    await type('रक़म रुपये में', '100');
    await press();
    expect(errorOf('रक़म रुपये में')).toContain('₹50,00,000 के बीच');
    expect(container.textContent).not.toMatch(/[a-z]/i);
  });
});

describe('a calculator that posts without JavaScript', () => {
  let first: HTMLElement;
  const comeBack = (unit: 'cm' | 'feet') => {
    const values = { ...NO_BMI.values, unit };
    const wrong: BmiForm = { values, wrong: ['height', 'weight'], result: null };
    first = show(<BmiCalculator first={wrong} />).container;
  };
  afterEach(() => expect(document.activeElement).toBe(document.body));

  it('comes back with what is wrong, and does not take the keyboard on its own', () => {
    comeBack('cm');
    expect(errorOf('Height in cm')).toBe('Enter valid height');
    expect(first.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2);
  });

  it('shows an error once beside the two fields of feet and inches', () => {
    comeBack('feet');
    expect(errorOf('Height inches')).toBe('Enter valid height: whole feet, then inches');
    expect(first.querySelectorAll('.unit-feet .error')).toHaveLength(1);
    expect(first.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3);
  });
});
