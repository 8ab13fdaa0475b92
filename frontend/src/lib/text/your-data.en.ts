/** A person's rights over their data (DPDP Act 2023), in English. */
export const en = {
  title: 'Your data',
  follow: 'See, download, correct or erase your data',
  intro:
    'See what we keep under your mobile number, download it, correct it, withdraw a consent, stop contact, or have it erased. It costs nothing, and you need no account.',

  proveTitle: 'Show that the number is yours',
  proveText: 'We send a one-time code (OTP) to your mobile. It does not log you in.',
  show: 'Show my data',
  codeTitle: 'Enter the 6-digit OTP',
  proveAgain: 'The time for this page is over. Please prove your number again.',
  loading: 'Loading your data...',
  failed: 'We could not load your data. Please try again.',
  again: 'Try again',
  wrong: 'We could not save this. Please try again.',

  noted: (day: string, text: string) => `Our note of ${day}: ${text}`,
  heldTitle: 'What we hold',
  number: 'Mobile number',
  name: 'Name',
  email: 'Email',
  city: 'City',
  nothing:
    'We hold nothing under this number. Only the codes we just sent you are kept, for two days, without the number.',
  noProfile: 'You have no account with us. These are the requests sent with your number.',
  hasOlder:
    'Older requests are not shown here: a number may change hands. Stopping contact and erasing hold for them as well. To see them, call us.',
  empty: 'not given',
  requests: (count: number) => (count === 1 ? '1 request' : `${count} requests`),
  receipts: (count: number) => (count === 1 ? '1 consent' : `${count} consents`),
  visits: (count: number) => (count === 1 ? '1 page visit' : `${count} page visits`),
  newestVisits: (shown: number) => `The newest ${shown} are listed here. The download has more.`,
  request: 'Request',
  consentOn: (day: string, version: string) => `${day}, notice ${version}`,
  agreedBasic: 'A call back about the request',
  agreedWhatsapp: 'WhatsApp updates',
  agreedSharing: 'sharing with several hospitals',
  download: 'Download everything (JSON)',

  correctTitle: 'Correct it',
  correctText: 'We correct it in your profile and in your requests, also with the care team.',
  keepCity: 'Leave as it is',
  save: 'Save the correction',
  corrected: 'Corrected',

  consentTitle: 'Consents',
  whatsapp: 'Updates on WhatsApp',
  sharing: 'Sharing my request with more than one hospital',
  given: 'You agreed to this.',
  notGiven: 'You have not agreed, or you withdrew it.',
  withdraw: 'Withdraw',
  withdrawn: 'Withdrawn. Our care team is told.',
  device: 'What this browser may count and measure is chosen on the device itself:',

  stopTitle: 'Stop contact',
  stopText: 'We do not call or write about any of your requests. The requests themselves stay.',
  stop: 'Do not contact me',
  stopped: 'We do not contact you.',

  eraseTitle: 'Erase everything',
  eraseText: (days: number) =>
    `Contact stops at once. ${days === 1 ? 'For 1 day' : `For ${days} days`} you can change your mind on this page. Then we erase your profile, your requests and the visits tied to you, here and with our care team.`,
  eraseKept:
    'What the law makes us keep for a year, without your name and number, is deleted after that year.',
  erase: 'Erase my data',
  eraseQuestion: 'Erase all your data?',
  eraseYes: 'Yes, erase it',
  cancel: 'Cancel',
  pendingTitle: (day: string) => `Your data will be erased on ${day}`,
  pendingText: 'You can still change your mind until then. Contact has stopped already.',
  keep: 'Keep my data',
  kept: 'Your data stays. We do not contact you.',
};
