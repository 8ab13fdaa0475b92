/** The question about measuring, in English. */
export const en = {
  title: 'Your privacy choices',
  open: 'Privacy choices',
  own: 'To make this site better we count visits to our pages. We keep no name, phone number or network address with them.',
  tags: 'With your consent we also use a tag manager of Google, which sees that a page was visited. What you type into a form never goes to it.',
  freely:
    'The whole site works the same whatever you choose, and you can change it at any time at the foot of each page.',
  more: 'Read the privacy policy',
  accept: 'Accept',
  refuse: 'Refuse',
  choose: 'Choose',
  save: 'Save my choice',
  which: 'What may we do?',
  measuring: 'Count visits and see which pages help',
  advertising: 'See which advertisement brought a visitor',
};
