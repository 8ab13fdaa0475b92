import { expect, it, vi } from 'vitest';
import { saveFile } from './save-file';

const ASKING_MS = 20_000;

it('a file is still there while a phone asks whether it may be downloaded, and then goes from memory', () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  saveFile('my-data.json', {});
  vi.advanceTimersByTime(ASKING_MS);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:data');
});
