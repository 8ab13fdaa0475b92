/** What patients ask about a doctor or a hospital, in English. Answers are put together from the profile's own facts. */
export const en = {
  fee: (name: string) => `What is the consultation fee of ${name}?`,
  feeIs: (fee: string) => `${fee}, paid at the clinic. Sending a request on this page is free.`,
  hours: (name: string) => `Where and when can I see ${name}?`,
  languages: (name: string) => `Which languages does ${name} speak?`,
  video: (name: string) => `Can I talk to ${name} on a video call?`,
  videoYes: 'Yes, as a video consultation. Write it in your question when you send the form.',
  takes: (name: string) => `Which insurance does ${name} accept?`,
  takesAt: (name: string) => `Which insurance does ${name} accept?`,
  askDesk: 'Networks change, so ask the insurance desk of the hospital before you go.',
  cashless: (names: string) => `Cashless insurance: ${names}`,
  schemes: (names: string) => `Government schemes: ${names}`,
  told: 'This is what the hospital told us, with the dates given above.',
  departments: (name: string) => `Which departments does ${name} have?`,
  accredited: (name: string) => `Is ${name} accredited?`,
  accreditedYes: (level: string) => `Yes: ${level}`,
  where: (name: string) => `Where is ${name}?`,
  book: (name: string) => `How do I book an appointment at ${name}?`,
  bookWith: (name: string) => `How do I book an appointment with ${name}?`,
  bookForm: (promise: string) =>
    `Send the form on this page. A care expert calls you back${promise && ` ${promise}`}.`,
  bookCall: 'You can also call us with the call button on this page.',
  bookConfirmed: 'A request becomes an appointment when the hospital has confirmed it.',
  cancel: 'Can I change or cancel my request?',
  cancelYes:
    'Yes. After you send it you get a link to its status page, where you can change the time of the call or withdraw the request. We take no payment here, so there is nothing to be refunded by us. For money paid to a hospital, its own rules hold.',
};
