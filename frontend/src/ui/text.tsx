import { type Text, text } from '@/lib/text';
import { useLanguage } from './language';

export type { Text };

/** All strings of the page's language: for what the server renders. What wakes asks for its section: `useStrings`. */
export function useText(): Text {
  return text(useLanguage());
}
