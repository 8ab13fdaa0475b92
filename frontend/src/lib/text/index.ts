import { en, type Text } from './en';
import { hi } from './hi';

export type { Text };
export type Language = 'en' | 'hi';

export function text(language: Language): Text {
  return language === 'hi' ? hi : en;
}
