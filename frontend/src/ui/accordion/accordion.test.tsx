import { describe, expect, it } from 'vitest';
import { html } from '@/testing/render';
import { Accordion } from './accordion';

describe('questions', () => {
  it('open one by one, the first at once', () => {
    const markup = html(
      <Accordion
        questions={[
          { question: 'A?', answer: 'Yes.' },
          { question: 'B?', answer: 'No.' },
        ]}
      />,
    );
    expect(markup.match(/<details open=""/g)).toHaveLength(1);
    expect(markup.match(/<details/g)).toHaveLength(2);
  });
});
