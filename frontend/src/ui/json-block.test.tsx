import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html } from '@/testing/render';
import { AskedHere } from './accordion/asked';
import { JsonBlock } from './json-block';

/** The page as a browser reads it. */
const read = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');
const scripts = (page: Document) => [...page.querySelectorAll('script')];

describe('data in a page', () => {
  it('is read as it was written, whatever is in it', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.stringMatching(/^(<\/script>|<!--|<script|-->|[&"'\\\u2028]|a){0,6}$/),
    );
    fc.assert(
      fc.property(value, (written) => {
        const blocks = scripts(read(html(<JsonBlock id="data" value={written} />)));
        expect(blocks).toHaveLength(1);
        expect(JSON.stringify(JSON.parse(blocks[0]?.textContent ?? ''))).toBe(
          JSON.stringify(written),
        );
      }),
    );
  });

  it('is no script that runs', () => {
    expect(scripts(read(html(<JsonBlock value={1} />)))[0]?.type).toBe('application/json');
  });
});

describe('questions put together on a page', () => {
  const questions = [
    { question: 'Is it <safe>?', answer: 'Yes.</script><script>alert(1)</script>' },
    { question: 'क्या दर्द होगा?', answer: 'थोड़ा।' },
  ];
  const page = read(html(<AskedHere questions={questions} />));

  it('say the same to a search engine as to a reader', () => {
    const said = JSON.parse(scripts(page)[0]?.textContent ?? '');
    const asked = [...page.querySelectorAll('summary')].map((one) => one.textContent?.trim());
    expect(said.mainEntity.map((one: { name: string }) => one.name)).toEqual(asked);
    expect(said.mainEntity[0].acceptedAnswer.text).toBe(questions[0]?.answer);
  });

  it('bring no script of whoever wrote an answer', () => {
    expect(scripts(page).map(({ type }) => type)).toEqual(['application/ld+json']);
  });
});
