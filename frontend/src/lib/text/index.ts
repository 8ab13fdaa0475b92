import { en } from './en';
import { hi } from './hi';

export type Text = typeof en;
export type Language = 'en' | 'hi';

export function text(language: Language): Text {
  return language === 'hi' ? hi : en;
}
