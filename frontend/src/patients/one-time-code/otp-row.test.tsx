import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { filled, isWhole, OtpRow } from './otp-row';

const box = (number: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${number}`);
const boxes = () => [1, 2, 3, 4, 5, 6].map((number) => box(number).value).join('|');

function Row() {
  const [value, setValue] = useState('');
  return (
    <OtpRow
      id="otp"
      legend="OTP"
      digitLabel={(number) => `Digit ${number}`}
      value={value}
      onChange={setValue}
    />
  );
}

describe('the row of six boxes', () => {
  beforeEach(() => {
    render(<Row />);
    box(1).focus();
  });

  it('moves on with each digit and takes nothing else', async () => {
    await userEvent.keyboard('1a2-3');
    expect(boxes()).toBe('1|2|3|||');
    expect(document.activeElement).toBe(box(4));
  });

  it('keeps its digit where a letter is typed over it, and stays there', async () => {
    await userEvent.keyboard('12');
    box(1).focus(); // what stands in it is selected
    await userEvent.keyboard('o');
    expect(boxes()).toBe('1|2||||');
    expect(document.activeElement).toBe(box(1));
  });

  it('does not go on where a letter is typed behind its digit', async () => {
    await userEvent.keyboard('1');
    fireEvent.input(box(1), { target: { value: '1o' } });
    expect(boxes()).toBe('1|||||');
    expect(document.activeElement).toBe(box(2));
    box(1).focus();
    fireEvent.input(box(1), { target: { value: '1o' } });
    expect(document.activeElement).toBe(box(1));
  });

  it('is emptied by Delete, and by cutting what is in it', async () => {
    await userEvent.keyboard('12');
    box(1).focus();
    await userEvent.keyboard('{Delete}');
    expect(boxes()).toBe('|2||||');
  });

  it('moves back with Backspace', async () => {
    await userEvent.keyboard('123{Backspace}{Backspace}');
    expect(boxes()).toBe('1|||||');
    expect(document.activeElement).toBe(box(2));
  });

  it('takes a pasted code wherever it is pasted', () => {
    fireEvent.paste(box(4), { clipboardData: { getData: () => 'Your code: 48 29 13' } });
    expect(boxes()).toBe('4|8|2|9|1|3');
  });

  it('takes a code in the digits of Hindi, typed or pasted', async () => {
    await userEvent.keyboard('४८');
    expect(boxes()).toBe('4|8||||');
    fireEvent.paste(box(3), { clipboardData: { getData: () => 'आपका कोड: ४८२९१३' } });
    expect(boxes()).toBe('4|8|2|9|1|3');
  });

  it('ignores a paste without digits', () => {
    fireEvent.paste(box(1), { clipboardData: { getData: () => 'hello' } });
    expect(boxes()).toBe('|||||');
  });

  it('takes the whole code that a phone fills into its first box', () => {
    fireEvent.input(box(1), { target: { value: '482913' } });
    expect(boxes()).toBe('4|8|2|9|1|3');
  });

  it.each([1, 3, 6])(
    'takes the whole code that a phone fills into box %i, where one is',
    (number) => {
      fireEvent.input(box(1), { target: { value: '7' } });
      fireEvent.input(box(number), { target: { value: '482913' } });
      expect(boxes()).toBe('4|8|2|9|1|3');
      expect(document.activeElement).toBe(box(6));
    },
  );

  it.each([
    ['a message with a number before the code', 'Care24: 482913 is your OTP, valid for 5 minutes.'],
    ['one with a number behind it', '482913 is your OTP. It is valid for 5 minutes.'],
    ['the last line of ours', '@sehat24.example #482913'],
    ['a code in two parts', '482 913'],
    ['a code in two parts behind a number', 'Care24: 482 913 is your OTP, valid for 5 minutes.'],
    ['a code with a hyphen behind a number', 'Valid for 10 minutes: 482-913'],
    ['a code in two parts in Hindi, behind a number', '5 मिनट के लिए: ४८२ ९१३'],
  ])('finds the code in %s', (_, text) => {
    fireEvent.paste(box(2), { clipboardData: { getData: () => text } });
    expect(boxes()).toBe('4|8|2|9|1|3');
  });

  it('goes from box to box by arrows', async () => {
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}7');
    expect(boxes()).toBe('|7||||');
  });

  it('lets the first box alone take the code of the SMS', () => {
    const offers = [1, 2, 6].map((number) => box(number).autocomplete);
    expect(offers).toEqual(['one-time-code', 'off', 'off']);
  });
});

describe('a value', () => {
  it('is whole with six digits, and no less', () => {
    expect(['123456', '12345', '12 456', '1234567', ''].map(isWhole)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('loses what does not fit', () => {
    expect(filled('12', 4, '789')).toBe('12  78');
  });
});
