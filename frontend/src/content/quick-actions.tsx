import type { QuickAction } from '@/contract/types';
import { BookLink } from '@/leads/form/book-link';
import { useHasForm } from '@/leads/form/form-switch';
import { Spot } from '@/ui/art/art';
import { useText } from '@/ui/text';

/** Four ways to begin. One that leads nowhere and opens nothing is left out. */
export function QuickActions({ actions }: { actions: QuickAction[] }) {
  const t = useText();
  const hasForm = useHasForm();
  const useful = actions.filter((action) => (action.opensForm ? hasForm : action.url !== null));
  if (useful.length === 0) return null;
  return (
    <nav className="container quick" aria-label={t.home.startHere}>
      {useful.map((action) => (
        <Action key={action.title} action={action} />
      ))}
    </nav>
  );
}

function Action({ action }: { action: QuickAction }) {
  const { art, title, text, url, opensForm } = action;
  const inside = (
    <>
      <Spot name={art} />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </>
  );
  if (!opensForm) return <a href={url ?? undefined}>{inside}</a>;
  const purpose = art.endsWith('second-opinion') ? { purpose: 'second-opinion' } : {};
  return (
    <BookLink className="quick__book" {...purpose} {...(url !== null && { href: url })}>
      {inside}
    </BookLink>
  );
}
