import type { Language } from './text';

/** The address of an English page in a language. */
export const localizedPath = (path: string, language: Language): string =>
  language === 'hi' ? `/hi${path}` : path;
