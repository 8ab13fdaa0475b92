import type { common as en } from './common.en';

/** जो शब्द कई पन्नों पर हैं, हिंदी में। */
export const common: typeof en = {
  call: 'कॉल करें',
  callNumber: (number) => `${number} पर कॉल करें`,
  firstAid: 'प्राथमिक उपचार:',
  search: 'खोजें',
  city: 'शहर',
  demo: 'नमूना',
  book: 'अपॉइंटमेंट माँगें',
  getCallBack: 'हमसे कॉल पाएँ',
};
