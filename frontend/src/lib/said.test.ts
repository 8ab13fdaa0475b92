import { expect, it } from 'vitest';
import { said } from './said';
import { server } from './text/server.hi';

it('is in Hindi, with the numbers of the English', () => {
  expect(said('Please wait 28 secs before you ask for another OTP.', server)).toBe(
    'दूसरा OTP माँगने से पहले कृपया 28 सेकंड रुकें।',
  );
  expect(said('Somthing went wrong', server)).toBe('कुछ गड़बड़ हो गई');
});

it('is as the server said it where there is no Hindi, and in English', () => {
  expect(said('Our 2 lines are busy.', server)).toBe('Our 2 lines are busy.');
  expect(said('Please enter valid OTP', {})).toBe('Please enter valid OTP');
});
