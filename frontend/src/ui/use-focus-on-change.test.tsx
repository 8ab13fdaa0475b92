import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusOnChange } from './use-focus-on-change';

function Heading({ step }: { step: string }) {
  const heading = useFocusOnChange<HTMLHeadingElement>(step);
  return (
    <>
      <input aria-label="Search" />
      <h2 ref={heading} tabIndex={-1}>
        {step}
      </h2>
    </>
  );
}
const heading = () => screen.getByRole('heading');

it('a heading takes no focus as the page comes', () => {
  render(<Heading step="Your number" />);
  expect(document.activeElement).toBe(document.body);
});

it('a heading has the focus once it says something else: what was pressed may be gone', () => {
  const { rerender } = render(<Heading step="Your number" />);
  rerender(<Heading step="What we hold" />);
  expect(document.activeElement).toBe(heading());
});

it('a heading that says the same leaves the focus where it is', () => {
  const { rerender } = render(<Heading step="Your number" />);
  screen.getByLabelText('Search').focus();
  rerender(<Heading step="Your number" />);
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
