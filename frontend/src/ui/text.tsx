import { createContext, type ReactNode, useContext } from 'react';
import { type Language, type Text, text } from '@/lib/text';

const TextContext = createContext<Text>(text('en'));

export function TextProvider(props: { language: Language; children: ReactNode }) {
  return <TextContext value={text(props.language)}>{props.children}</TextContext>;
}

/** The strings of the page's language. */
export function useText(): Text {
  return useContext(TextContext);
}
