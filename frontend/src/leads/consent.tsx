import type { LeadForm } from '@/contract/types';
import type { FormText } from './text';

/** The notice, the two unticked boxes and the specified terms line (decisions 2.14). */
export function Consent({ form, text }: { form: LeadForm; text: FormText }) {
  return (
    <div className="full consent-block">
      {form.fields.some((field) => field.key === 'age') && (
        <label className="choice choice--bare">
          <input type="checkbox" name="consentParent" />
          <span>{text.parent}</span>
        </label>
      )}
      <label className="choice choice--bare">
        <input type="checkbox" name="consentWhatsapp" />
        <span>{text.whatsapp}</span>
      </label>
      <label className="choice choice--bare">
        <input type="checkbox" name="consentSharing" />
        <span>{text.sharing}</span>
      </label>
      <details className="consent">
        <summary>{text.notice}</summary>
        <p>
          {form.notice.text} <a href={form.notice.privacyUrl}>{text.privacy}</a>
        </p>
      </details>
    </div>
  );
}

export function Terms({ form, text }: { form: LeadForm; text: FormText }) {
  return (
    <p className="consent">
      {text.terms}
      <a href={form.notice.termsUrl}>{text.termsLink}</a>
    </p>
  );
}
