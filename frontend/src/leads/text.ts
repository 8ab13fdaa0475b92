import { en } from '@/lib/text/lead-form.en';
import { hi } from '@/lib/text/lead-form.hi';

/** The words of the form in one language. */
export type FormText = typeof en;

export const formText = (language: 'en' | 'hi'): FormText => (language === 'hi' ? hi : en);
