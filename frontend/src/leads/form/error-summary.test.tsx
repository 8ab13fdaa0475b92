import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Errors } from '@/leads/fields/rules';
import { words } from '@/testing/render';
import { ErrorSummary } from './error-summary';

const CHOOSE = 'Please select any one';
const LABELS = {
  isConsultedField: 'Have you consulted a doctor?',
  callNowLaterField: 'Best time for a call',
};

function linksOf(errors: Errors): string[] {
  const { container } = render(
    <ErrorSummary
      errors={errors}
      labels={LABELS}
      title="Two answers are wrong"
      idOf={String}
      attempt={0}
    />,
  );
  return [...container.querySelectorAll('a')].map(words);
}

describe('the summary of errors', () => {
  it('names the question where two of them have the same message', () => {
    expect(
      linksOf({
        isConsultedField: CHOOSE,
        callNowLaterField: CHOOSE,
        name: 'Please enter your name',
      }),
    ).toEqual([
      `Have you consulted a doctor? ${CHOOSE}`,
      `Best time for a call: ${CHOOSE}`,
      'Please enter your name',
    ]);
  });

  it('needs no name where each message stands once', () => {
    expect(linksOf({ isConsultedField: CHOOSE, name: 'Please enter your name' })).toEqual([
      CHOOSE,
      'Please enter your name',
    ]);
  });
});
