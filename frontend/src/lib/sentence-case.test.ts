import { expect, it } from 'vitest';
import cases from '../../../sehat/core/tests/sentence_cases.json';
import { sentenceCase } from './sentence-case';

it.each(cases)('%s is written in a sentence as %s, at its head as %s', (name, _within, written) => {
  expect(sentenceCase(name as string)).toBe(written);
});
