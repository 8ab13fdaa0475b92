import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '@/lib/text';

const LanguageContext = createContext<Language>('en');

export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>;
}

/** The language of the page, or of the part of it that speaks another. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/**
 * The strings of one section, in the language of the page. What wakes in the browser asks for its section, and
 * no more of the catalogue is loaded with it.
 */
export function useStrings<T>(section: Record<Language, T>): T {
  return section[useLanguage()];
}
