import type { Language } from '@/lib/text';
import { en } from '@/lib/text/lead-form.en';
import { hi } from '@/lib/text/lead-form.hi';

/** The words of the form in one language. */
export type FormText = typeof en;

export const formText = (language: Language): FormText => (language === 'hi' ? hi : en);
