import type { EmergencyAnswer } from '@/contract/types';

export const heart: EmergencyAnswer = {
  language: 'en',
  title: 'This may be a heart attack',
  now: ['Call 112 or 108 now. Do not wait to see if the pain passes.', 'Sit or half lie down.'],
  firstAid: 'Not breathing normally: press hard and fast in the middle of the chest.',
  numbers: [
    { number: '112', label: 'Emergency' },
    { number: '108', label: 'Ambulance' },
  ],
  isGentle: false,
};

export const inHindi: EmergencyAnswer = {
  ...heart,
  language: 'hi',
  title: 'यह दिल का दौरा हो सकता है',
  now: ['अभी 112 या 108 पर कॉल करें।', 'बैठ जाएँ या टेक लगाकर लेटें।'],
  firstAid: 'ठीक से साँस न ले: छाती के बीच में ज़ोर से और तेज़ी से दबाते रहें।',
};

export const gentle: EmergencyAnswer = {
  ...heart,
  title: 'You are not alone',
  now: ['Call Tele-MANAS on 14416: free, day and night.'],
  firstAid: 'Is it someone else? Stay with them and listen.',
  numbers: [
    { number: '14416', label: 'Tele-MANAS, someone to talk to' },
    { number: '112', label: 'Emergency' },
  ],
  isGentle: true,
};
