import { describe, expect, it } from 'vitest';
import { text } from '.';

const SOON = { en: 'within 2 hours', hi: '2 घंटे के अंदर' };

/** Every sentence that says when we call back. */
const sentences = (language: 'en' | 'hi', promise: string) => {
  const t = text(language);
  return [
    t.chat.hours(promise),
    t.profileQuestions.bookForm(promise),
    t.requestStatus.by(t.requestStatus.next.new, promise),
    `${t.thanks.willCall}${t.thanks.by(promise)}`,
  ];
};

describe.each(['en', 'hi'] as const)('when we call back, in %s', (language) => {
  it('is said where the site promises it', () => {
    for (const said of sentences(language, SOON[language])) expect(said).toContain(SOON[language]);
  });

  it('is left out, and no gap with it, of a site that promises nothing', () => {
    for (const said of sentences(language, '')) {
      expect(said).toBe(said.trim());
      expect(said).not.toMatch(/ {2}| [.।,:]|: ?$|,[.।]/);
    }
  });
});
