/** Words that many pages and what wakes on them share, in English. */
export const common = {
  call: 'Call',
  callNumber: (number: string) => `Call ${number}`,
  firstAid: 'First aid:',
  search: 'Search',
  city: 'City',
  demo: 'demo',
  book: 'Request appointment',
  getCallBack: 'Get a call back',
};
