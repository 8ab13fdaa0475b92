import { expect, it } from 'vitest';
import { isSeen } from './is-seen';

type Known = Partial<Pick<HTMLElement, 'checkVisibility'>>;
const element = (boxes: number, known: Known = {}) =>
  ({ getClientRects: () => Array(boxes), ...known }) as unknown as HTMLElement;

it('what a browser says is seen is seen', () => {
  expect(isSeen(element(0, { checkVisibility: () => true }))).toBe(true);
  expect(isSeen(element(1, { checkVisibility: () => false }))).toBe(false);
});

it('a browser that cannot say goes by the box of an element', () => {
  expect(isSeen(element(1))).toBe(true);
  expect(isSeen(element(0))).toBe(false);
});
