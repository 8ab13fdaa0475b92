import { expect, it } from 'vitest';
import { server } from './text/server.hi';
import { translateMessage } from './translate-message';

it('is in Hindi, with the numbers of the English', () => {
  expect(translateMessage('Please wait 28 secs before you ask for another OTP.', server)).toBe(
    'दूसरा OTP माँगने से पहले कृपया 28 सेकंड रुकें।',
  );
  expect(translateMessage('Somthing went wrong', server)).toBe('कुछ गड़बड़ हो गई');
});

it('is as the server said it where there is no Hindi, and in English', () => {
  expect(translateMessage('Our 2 lines are busy.', server)).toBe('Our 2 lines are busy.');
  expect(translateMessage('Please enter valid OTP', {})).toBe('Please enter valid OTP');
});
