import type { Language } from '@/lib/text';

/** The chat in a language. */
export const chatUrl = (language: Language): string => (language === 'hi' ? '/hi/chat' : '/chat');
export const assistantUrl = (language: Language): string => `${chatUrl(language)}/ai`;
