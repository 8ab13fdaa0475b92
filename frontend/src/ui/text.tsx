import { createContext, type ReactNode, useContext } from 'react';
import { type Language, type Text, text } from '@/lib/text';

export type { Text };

const LanguageContext = createContext<Language>('en');

export function TextProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>;
}

/** The language of the page, or of the part of it that speaks another. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The strings of the page's language. */
export function useText(): Text {
  return text(useLanguage());
}
