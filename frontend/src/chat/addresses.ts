import type { Language } from '@/lib/text';

/** The chat in a language. */
export const chatUrl = (language: Language): string => (language === 'hi' ? '/hi/chat' : '/chat');
/** The last question and what was said to it, in the page that a form has posted for. */
export const ANSWER = 'answer';
export const assistantUrl = (language: Language): string => `${chatUrl(language)}/ai`;
