import type { LeadForm, PageContext } from '@/contract/types';
import type { Language } from './text';

/** What the lead form needs of the page: in the JSON block `page-form`. */
export interface PageForm {
  form: LeadForm;
  context: PageContext;
}

/** The value of a JSON block of this page. Throws when there is none. */
export function readBlock<T>(id: string): T {
  const block = document.getElementById(id);
  if (!block?.textContent) throw new Error(`no data block ${id}`);
  return JSON.parse(block.textContent) as T;
}

export function pageLanguage(): Language {
  return document.documentElement.lang === 'hi' ? 'hi' : 'en';
}
