import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { formText } from '@/leads/text';
import { lateAnswer, noAnswer } from '@/testing/late-answer';
import { pictureIn, sendPhoto } from './photo';
import { useSelfie } from './use-selfie';

vi.mock('./photo');
const decoding = () => {
  const late = lateAnswer<HTMLCanvasElement>();
  vi.mocked(pictureIn).mockImplementationOnce(late.call);
  return late;
};
const picture = () => document.createElement('canvas');
const selfie = () =>
  renderHook(() =>
    useSelfie({ words: formText('en').selfie, formKey: () => 'key', onSent: vi.fn() }),
  ).result;

beforeEach(() => {
  vi.mocked(sendPhoto).mockImplementation(noAnswer);
});

it('of two files the one that was chosen last is shown, however long the first took to open', async () => {
  const own = selfie();
  const [large, small] = [decoding(), decoding()];
  act(() => void own.current.upload(new File([], 'large')));
  act(() => void own.current.upload(new File([], 'small')));
  const last = picture();
  await act(async () => small.come(last));
  await act(async () => large.come(picture()));
  expect(own.current.photo).toBe(last);
});

it('a file that opens late, or not at all, changes nothing about the photo that is being sent', async () => {
  const own = selfie();
  const [late, broken] = [decoding(), decoding()];
  act(() => void own.current.upload(new File([], 'late')));
  act(() => void own.current.upload(new File([], 'broken')));
  const taken = picture();
  act(() => own.current.show(taken));
  act(() => void own.current.send());
  await act(async () => {
    late.come(picture());
    broken.fail(new Error('no picture'));
  });
  expect([own.current.photo === taken, own.current.error]).toEqual([true, undefined]);
});
