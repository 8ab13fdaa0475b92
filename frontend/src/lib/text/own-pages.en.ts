/** What the pages of a patient share, in English. */
export const en = {
  home: 'Home',
  privacy: 'Privacy',
  help: 'Help',
  questions: 'A question? A person answers:',
  requests: 'My requests',
  data: 'See, correct or erase your data',
  ask: 'Ask for a call back',
  policy: 'Read the privacy notice',
};
