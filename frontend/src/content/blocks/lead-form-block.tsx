import type { BodyLeadForm } from '@/contract/types';
import { BookLink } from '@/leads/form/book-link';
import { useHasForm } from '@/leads/form/form-switch';
import { Cited } from '@/ui/prose/cited';
import { useText } from '@/ui/text';

/** The form of the page, offered again in the middle of a text: a page has one form. */
export function LeadFormBlock({ block }: { block: BodyLeadForm }) {
  const t = useText();
  const hasForm = useHasForm();
  if (!hasForm) return null;
  return (
    <div className="sidecard">
      <p className="sidecard__title">
        <Cited text={block.title} />
      </p>
      {block.text !== '' && (
        <p>
          <Cited text={block.text} />
        </p>
      )}
      <BookLink purpose="callback">{t.getCallBack}</BookLink>
    </div>
  );
}
