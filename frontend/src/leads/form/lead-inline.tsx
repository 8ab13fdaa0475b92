import type { Shell } from '@/contract/types';
import LeadFormIsland from '@/leads/lead-form.island';
import { Island } from '@/ui/island';
import { JsonBlock } from '@/ui/json-block';

interface LeadInlineProps {
  shell: Shell;
  /** One of the page's further forms: 5 and 6 on /authors (spec section 2). */
  variant: string;
}

/** A further form in the flow of a page, on white. Nothing when the page has no such form. */
export function LeadInline({ shell, variant }: LeadInlineProps) {
  const form = shell.extraForms.find((extra) => extra.variant === variant);
  if (!form || !shell.context.contact.isFormEnabled) return null;
  const { context } = shell;
  const id = `form-${variant}`;
  const props = { form, context, prefix: `${id}-` };
  return (
    // Not a landmark: it is one of two on its page, and its title leads to it.
    <div className={`lead-card lead-card--flow${form.isWhite ? ' lead-card--white' : ''}`}>
      <div className="lead-card__head">
        <h2>{form.title}</h2>
        <p>{form.subtitle}</p>
      </div>
      <Island name="leads/lead-form" wake="near touch" data={id}>
        <LeadFormIsland {...props} />
      </Island>
      <JsonBlock id={id} value={props} />
    </div>
  );
}
