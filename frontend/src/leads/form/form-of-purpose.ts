import type { LeadForm } from '@/contract/types';
import { getJson } from '@/lib/get-json';
import { endAfter, PATIENCE_MS } from '@/lib/patience';
import { hasOwnForm } from './purposes';

/**
 * The form a link opens: the page's, or with the fields of the link's own form where its purpose has one.
 * What the page is about stays. Throws when that form cannot be had, or not in time.
 */
export async function formOfPurpose(
  form: LeadForm,
  purpose: string | undefined,
): Promise<LeadForm> {
  if (!hasOwnForm(purpose)) return form;
  const path = `/api/lead/form?purpose=${encodeURIComponent(purpose)}`;
  const own = await getJson<LeadForm>(path, { signal: endAfter(PATIENCE_MS) });
  if (!own) throw new Error(`no form for ${purpose}`);
  const { variant, fields } = own;
  const presets = new Map(form.fields.map(({ key, preset }) => [key, preset]));
  return {
    ...form,
    variant,
    fields: fields.map((field) => ({
      ...field,
      preset: field.preset || presets.get(field.key) || '',
    })),
  };
}
