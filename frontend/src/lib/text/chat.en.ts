/** The chat pages in English. */
export const chat = {
  leave: 'Leave chat',
  call: 'Call a care expert',
  title: 'Talk to us',
  subtitle: 'A person answers.',
  lead: 'Choose what suits you. It is free for patients.',
  whatsapp: 'Chat on WhatsApp',
  callUs: (number: string) => `Call ${number}`,
  assistant: 'Ask the care assistant',
  assistantText: 'Automated answers from our own pages, at any hour.',
  hours: (promise: string) => `We call back ${promise}.`,
  callback: 'Ask for a call back',
  aiTitle: 'Care assistant',
  aiSubtitle: 'Automated. A person can take over.',
  notice: 'This chat does not diagnose and names no dose. In an emergency call',
  log: 'Messages',
  hello:
    'Hello. Ask about a condition, a test or a treatment. I answer from our own pages, and say of each whether a doctor has reviewed it.',
  message: 'Your message',
  placeholder: 'Write your message',
  send: 'Send',
  sending: 'Looking in our pages…',
  failed: 'Your message could not be sent. Please try again, or call us.',
  kept: 'We do not keep what you write here.',
  you: 'You',
  reviewed: (date: string) => `Reviewed ${date}`,
  notReviewed: 'Not yet reviewed by a doctor',
  nextReview: (date: string) => `next review ${date}`,
  from: (title: string) => `From “${title}”`,
  said: {
    answer: 'This is what our pages say:',
    nothing:
      'I found nothing about this in our pages. A care expert can help: ask for a call back.',
    'no-diagnosis':
      'I cannot tell what you have: only a doctor who examines you can. These doctors see such problems:',
    'no-dose':
      'I do not name medicines or doses. Please ask your doctor or pharmacist before you take, change or stop one.',
    emergency: 'This may be an emergency. Call now, do not wait for an answer here.',
    empty: 'Please write your question.',
    cost: 'This is what we know of the price. Your own bill depends on the room, the method and your health:',
    'english-only': 'We have no page about this in Hindi yet. This is the page in English:',
  },
};
