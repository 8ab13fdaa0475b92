import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { Combo } from './combo';

const CITIES = [{ key: 'c', names: ['Delhi NCR', 'Mumbai'] }];

/** As it wakes, its visitor has just gone from it to the next field. */
function LeftWhileWaking() {
  const [value, setValue] = useState('');
  const [changes, setChanges] = useState(0);
  const next = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (changes === 1) next.current?.focus();
  }, [changes]);
  const onChange = (typed: string) => {
    setValue(typed);
    setChanges((count) => count + 1);
  };
  return (
    <>
      <Combo
        label="City"
        groups={CITIES}
        value={value}
        onChange={onChange}
        input={{ id: 'city', 'aria-label': 'City', autoFocus: true }}
      />
      <input ref={next} aria-label="Your name" />
    </>
  );
}

interface TypedProps {
  names: string[];
  also: Record<string, string[]>;
  start?: string;
}

function Typed({ names, also, start = '' }: TypedProps) {
  const [value, setValue] = useState(start);
  return (
    <Combo
      label="Condition"
      groups={[{ key: 'c', names }]}
      alsoCalled={(name) => also[name] ?? []}
      value={value}
      onChange={setValue}
      input={{ id: 'condition', 'aria-label': 'Condition' }}
    />
  );
}

it('leaves no list open over the next field when the visitor goes on as it wakes', () => {
  render(<LeftWhileWaking />);
  expect(screen.getByLabelText('Your name')).toBe(document.activeElement);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('opens its list for a visitor who was already in it', () => {
  render(
    <Combo
      label="City"
      groups={CITIES}
      value=""
      onChange={() => {}}
      input={{ id: 'city', 'aria-label': 'City', autoFocus: true }}
    />,
  );
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Delhi NCR',
    'Mumbai',
  ]);
});

it('shows what is named so before what is only called so', async () => {
  const names = ['Piles', 'Slipped Disc', 'Hernia', 'Umbilical Hernia'];
  render(<Typed names={names} also={{ 'Slipped Disc': ['Herniated disc'] }} />);
  await userEvent.type(screen.getByLabelText('Condition'), 'hern');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Hernia',
    'Umbilical Hernia',
    'Slipped Disc',
  ]);
});

it('opens the whole list in its own order when one of it was chosen', async () => {
  render(<Typed names={['All India', 'Delhi NCR', 'Mumbai']} also={{}} start="Mumbai" />);
  await userEvent.click(screen.getByLabelText('Condition'));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All India',
    'Delhi NCR',
    'Mumbai',
  ]);
});
