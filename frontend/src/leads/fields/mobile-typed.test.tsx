import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { field, number, shown, wakeWith } from '@/testing/mobile-on-screen';

describe('a number that is typed digit by digit', () => {
  it.each([
    ['00971501234567', '+971', '501234567'],
    ['0014155550123', '+1', '4155550123'],
    ['00447911123456', '+44', '7911123456'],
    ['00919810000001', '+91', '9810000001'],
    ['919810000001', '+91', '9810000001'],
    ['09810000001', '+91', '9810000001'],
    ['009810000001', '+91', '9810000001'],
    ['98100000012', '+91', '9810000001'],
    ['9123456789', '+91', '9123456789'],
    ['91234567890', '+91', '9123456789'],
  ])('is read as if it was pasted whole: %s', async (typed, code, left) => {
    render(field);
    await userEvent.type(number(), typed);
    expect(shown()).toEqual([code, left]);
  });

  it.each([
    ['+971501234567', '+971', '501234567'],
    ['+919810000001', '+91', '9810000001'],
    ['+91 98100 00001', '+91', '9810000001'],
    ['98+10000001', '+91', '9810000001'],
  ])(
    'is of the country behind a plus, which the field does not take: %s',
    async (typed, code, left) => {
      render(field);
      await userEvent.type(number(), typed);
      expect(shown()).toEqual([code, left]);
    },
  );

  it('is one of India again where the plus was a slip that was wiped out', async () => {
    render(field);
    await userEvent.type(number(), '+{Backspace}9810000001');
    expect(shown()).toEqual(['+91', '9810000001']);
  });

  it.each([
    ['00971501234567', '+919810000001', '+91', '9810000001'],
    ['0014155550123', '+971501234567', '+971', '501234567'],
    ['00971501234567', '+447911123456', '+44', '7911123456'],
  ])(
    'is of the country behind a plus, whatever country stood there: %s, then %s',
    async (before, typed, code, left) => {
      render(field);
      await userEvent.type(number(), before);
      await userEvent.clear(number());
      await userEvent.type(number(), typed);
      expect(shown()).toEqual([code, left]);
    },
  );

  it('is read anew once the field was emptied', async () => {
    render(field);
    await userEvent.type(number(), '00971501234567');
    await userEvent.clear(number());
    await userEvent.type(number(), '501234567');
    expect(shown()).toEqual(['+971', '501234567']);
  });
});

describe('a number of another country that was entered while the form was asleep', () => {
  it('keeps all its digits, also more than a number of India has', () => {
    wakeWith('15123456789', '+49');
    expect(shown()).toEqual(['+49', '15123456789']);
  });
});
