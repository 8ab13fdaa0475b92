import type { Shell } from '@/contract/types';
import type { Errors } from '@/leads/fields/rules';
import LeadFormIsland from '@/leads/lead-form.island';
import { Island } from '@/ui/island';

interface LeadCardProps {
  shell: Shell;
  /** Beside the content, in its flow, or in the hero of a marketing page (decisions 2.1). */
  placement: 'side' | 'flow' | 'hero';
  /** The level of its title: 1 where the form is the page. */
  level?: 1 | 2;
  title?: string;
  values?: Record<string, string>;
  refused?: Errors;
  /** The JSON block with the island's props, when it is not the page's own. */
  data?: string;
}

/** The form as a card: beside the content or the promise from 1024 px, in the flow below that. Once a page. Not rendered where switched off. */
export function LeadCard({
  shell,
  placement,
  level = 2,
  title,
  values,
  refused,
  data = 'page-form',
}: LeadCardProps) {
  const { form, context } = shell;
  if (!context.contact.isFormEnabled) return null;
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section className={`lead-card lead-card--${placement}`} aria-labelledby="lead-card-title">
      <div className="lead-card__head">
        <Title id="lead-card-title">{title ?? form.title}</Title>
        <p>{form.subtitle}</p>
      </div>
      <Island name="leads/lead-form" wake="near touch" data={data}>
        <LeadFormIsland
          form={form}
          context={context}
          {...(values && { values })}
          {...(refused && { refused })}
        />
      </Island>
    </section>
  );
}
