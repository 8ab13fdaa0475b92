import type { ReactNode } from 'react';
import type { LeadForm } from '@/contract/types';
import { errorId, FieldError } from '@/leads/fields/field';
import type { FormText } from '@/leads/text';

interface ConsentProps {
  form: LeadForm;
  text: FormText;
  parentId: string;
  /** What is said to a child without the word of a parent. */
  parentError: string | undefined;
  /** Where the parent proves the number, once that is asked. */
  parentCode: ReactNode;
}

/** The notice, the two unticked boxes and the specified terms line (decisions 2.14). */
export function Consent({ form, text, parentId, parentError, parentCode }: ConsentProps) {
  return (
    <div className="full consent-block">
      {form.fields.some((field) => field.key === 'age') && (
        <div className="field" data-invalid={parentError ? '' : undefined}>
          <label className="choice choice--bare">
            <input
              type="checkbox"
              id={parentId}
              name="consentParent"
              aria-invalid={parentError ? true : undefined}
              aria-describedby={errorId(parentId, parentError)}
            />
            <span>{text.parent}</span>
          </label>
          <FieldError id={parentId} error={parentError} />
          {parentCode}
        </div>
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
